// Asks now and then how far the house is, says it in place, and loads the page that somebody wanted
// once it is there: a page that loads itself again would throw a reader back to its beginning.

const PAUSE = 2000;

async function look() {
  try {
    const answer = await fetch(window.location.href, { cache: "no-store", headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!page.querySelector("[data-waits]")) {
      window.location.reload();
      return;
    }
    document.querySelector("[data-waits]").replaceChildren(...page.querySelector("[data-waits]").childNodes);
  } catch {
    // away for a moment
  }
  window.setTimeout(look, PAUSE);
}

window.setTimeout(look, PAUSE);
