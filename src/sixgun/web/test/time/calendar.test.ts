/** The next time as a calendar file (RFC 5545). */
import { expect, test } from "vitest";
import { calendarFile, forField } from "../../src/table/days/times";

const EVENING = {
  id: "mT3vVxZ1yQk8rR5uNw2sPg-1767294000",
  at: Date.UTC(2026, 0, 1, 19, 0),
  written: Date.UTC(2025, 11, 24, 8, 30, 5, 250),
  minutes: 120,
  summary: "¡BANG! con Íñigo, Lucía; y «la banda del río» de los que siempre llegan tarde\na jugar",
  address: "https://saloon.example/table/mT3vVxZ1yQk8rR5uNw2sPg",
};

test("times are in UTC, lines end with CRLF and are folded by bytes", () => {
  const file = calendarFile(EVENING);
  const lines = file.split("\r\n");
  expect(lines.pop()).toBe("");
  expect(lines).toContain("DTSTART:20260101T190000Z");
  expect(lines).toContain("DTEND:20260101T210000Z");
  expect(lines).toContain("DTSTAMP:20251224T083005Z");
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toContain("\n");
  const whole = file.replaceAll("\r\n ", "").split("\r\n");
  expect(whole).toContain(
    "SUMMARY:¡BANG! con Íñigo\\, Lucía\\; y «la banda del río» de los que siempre llegan tarde\\na jugar",
  );
  expect(whole).toContain(`URL:${EVENING.address}`);
});

test("a field of date and time shows the own zone", () => {
  const field = forField(EVENING.at);
  expect(new Date(field).getTime()).toBe(EVENING.at);
});
