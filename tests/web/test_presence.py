"""Day and night, ways back, and what is at addresses where nothing is, in a real browser."""

from __future__ import annotations

from pathlib import Path

import httpx

from sixgun.locales import speech
from tests.skipping import skip
from tests.web.browser import PHONE, Saloon, expect, visit
from tests.web.players import open_scenario, open_table

say = speech("en").say
#: What the first frame is painted with, noted before any script of the page has run.
FIRST_FRAME = """requestAnimationFrame(() => {
  window.sixgunFirst = document.documentElement.dataset.theme;
});"""
#: Does the machine have a font that is set to their width and height until they come?
STAND_IN = """async () => {
  await document.fonts.load('16px "Before Text"').catch(() => []);
  const faces = [...document.fonts].filter((it) => /^"?Before Text"?$/.test(it.family));
  return faces.some((it) => it.status === 'loaded');
}"""
#: How wide and high a text is in a family.
MEASURE = """([family, weight, text]) => {
  const it = document.createElement('p');
  it.textContent = text;
  it.style.cssText = `position:absolute;width:30rem;font:${weight} 16px/normal ${family};`;
  const line = it.cloneNode(true);
  line.style.cssText += 'width:auto;white-space:nowrap;';
  document.body.append(it, line);
  const found = [line.offsetWidth, line.offsetHeight, it.offsetHeight];
  it.remove();
  line.remove();
  return found;
}"""


def test_day_and_night_are_chosen_kept_and_there_with_the_first_frame(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(color_scheme="dark")
        page, root = anna.page, anna.page.locator("html")
        await anna.context.add_init_script(FIRST_FRAME)
        await expect(root).to_have_attribute("data-theme", "dark")
        await page.get_by_role("button", name=say("page-settings")).click()
        await page.get_by_label(say("settings-theme-light"), exact=True).check()
        await expect(root).to_have_attribute("data-theme", "light")
        await page.get_by_label(say("settings-back-horseshoe")).check()
        await anna.reloads()
        await expect(page.get_by_role("button", name=say("lobby-play-now"))).to_be_enabled()
        assert await page.evaluate("window.sixgunFirst") == "light"
        await anna.goes(await open_scenario(house, anna, "bang-and-missed"))
        await expect(page.locator(".plate .back.horseshoe").first).to_be_visible()
        assert anna.complaints == []

    visit(tmp_path, test)


def test_nothing_moves_when_the_letters_of_the_house_arrive(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        page = anna.page
        await page.get_by_role("heading", name=say("lobby-heading")).wait_for()
        families = await page.evaluate(
            "async () => (await document.fonts.ready, [...document.fonts]"
            ".filter((face) => face.status === 'loaded').map((face) => face.family))"
        )
        loaded = {family.strip('"') for family in families}
        assert {"Sixgun Text", "Sixgun Display"} <= loaded
        if not await page.evaluate(STAND_IN):
            skip("neither Arial nor Liberation Sans stands in for the letters of the house")
        text = " ".join(say(key) for key in ("lobby-lead", "setup-public.about", "page-offline"))
        for name, weight in (("Text", 400), ("Text", 700), ("Display", 700)):
            ours = await page.evaluate(MEASURE, [f'"Sixgun {name}"', weight, text])
            before = await page.evaluate(MEASURE, [f'"Before {name}"', weight, text])
            assert abs(ours[0] - before[0]) <= ours[0] * 0.03, (name, weight, ours, before)
            assert ours[1:] == before[1:], (name, weight, ours, before)
        assert anna.complaints == []

    visit(tmp_path, test)


def test_an_address_where_nothing_is_has_a_way_back(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(locale="it-IT")
        page, italian = anna.page, speech("it").say
        await anna.goes("/non-esiste")
        await expect(page.locator("main h1")).to_have_text(italian("page-nowhere"))
        await page.get_by_role("link", name=italian("page-to-lobby")).click()
        await expect(page.locator("main h1")).to_have_text(italian("lobby-heading"))
        # Chromium itself notes that the address answered 404, and nothing else is wrong.
        assert [text for text in anna.complaints if "404" not in text] == []

    visit(tmp_path, test)


def test_every_page_leads_back_to_the_game_with_who_sits_there(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=PHONE)
        page = anna.page
        table = await open_scenario(house, anna, "bang-and-missed")
        await anna.goes(table)
        await page.locator(".ask.mine").wait_for()
        names = [chair["name"] for chair in anna.of("table")[-1]["chairs"] if chair.get("name")]
        way = page.get_by_role("link", name=say("page-back-to-game"))
        await expect(way).to_have_count(0)
        for path in ("/", "/rules", "/gallery", "/me", "/not/there"):
            await anna.goes(path)
            await expect(way).to_be_visible()
            await expect(way).to_contain_text(names[-1])
        await way.click()
        await page.locator(".ask.mine").wait_for()
        await expect(way).to_have_count(0)

    visit(tmp_path, test)


def test_the_link_of_a_private_table_tells_nothing_of_it(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        table = await open_table(house, anna, public=False)
        name = next(iter(house.house.tables.values())).state.places[0].name
        async with httpx.AsyncClient(base_url=house.address, timeout=None) as client:
            shown = (await client.get(table, headers={"Accept": "text/html"})).text
            lobby = (await client.get("/", headers={"Accept": "text/html"})).text
            picture = await client.get("/preview.png")
            robots = await client.get("/robots.txt")
            icon = await client.get("/favicon.ico")
        assert shown == lobby
        assert say("preview-about") in shown
        assert table.rpartition("/")[2] not in shown
        assert not name or name not in shown
        assert picture.content.startswith(b"\x89PNG")
        assert robots.text.startswith("#")
        assert icon.status_code == 200

    visit(tmp_path, test)


def test_who_comes_while_the_house_is_away_is_led_to_his_table_when_it_is_back(
    tmp_path: Path,
) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        page = anna.page
        table = await open_scenario(house, anna, "bang-and-missed")
        await page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        await page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        await anna.context.set_offline(True)
        await page.goto(f"{house.address}{table}")
        await expect(page.get_by_text(say("page-trying"))).to_be_visible()
        await anna.context.set_offline(False)
        await page.locator(".ask.mine").wait_for()  # nobody has touched anything

    visit(tmp_path, test)
