/** Moments in the reader's own zone, and as a file for his calendar. */

import { languages } from "../../speech/languages";

/** A moment, in milliseconds since 1970, with its date and the name of the zone. */
export function dateAndTime(at: number): string {
  const style = {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  } as const;
  return new Intl.DateTimeFormat(languages.value.page ?? "en", style).format(at);
}

/** A moment as a field of date and time wants it: in the own zone, to the minute. */
export function forField(at: number): string {
  const zone = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - zone).toISOString().slice(0, 16);
}

/** What stands in a calendar. */
export interface Appointment {
  /** What tells it from others. */
  id: string;
  /** In milliseconds since 1970. */
  at: number;
  written: number;
  minutes: number;
  summary: string;
  address: string;
}

/** A calendar file (RFC 5545): times in UTC, lines of at most 75 bytes that end with CRLF. */
export function calendarFile({ id, at, written, minutes, summary, address }: Appointment): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sixgun//Tables//EN",
    "BEGIN:VEVENT",
    `UID:${escaped(id)}@sixgun`,
    `DTSTAMP:${utc(written)}`,
    `DTSTART:${utc(at)}`,
    `DTEND:${utc(at + minutes * 60_000)}`,
    `SUMMARY:${escaped(summary)}`,
    `URL:${address}`,
    `DESCRIPTION:${escaped(address)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function utc(at: number): string {
  return new Date(at).toISOString().replace(/[-:]/g, "").replace(/\.\d+/, "");
}

/** Commas, semicolons, backslashes and line breaks mean something in a calendar file. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

const MOST_BYTES = 75;

/** A long line goes on after a line break and a space; no letter is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = "";
  for (const letter of line) {
    const more = encoder.encode(letter).length;
    if (bytes + more > MOST_BYTES) {
      text += "\r\n ";
      bytes = 1;
    }
    text += letter;
    bytes += more;
  }
  return text;
}
