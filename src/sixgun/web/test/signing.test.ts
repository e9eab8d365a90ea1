/** What is signed: the page spells it as Python does (tests/tournament/log/test_signing.py). */

import { describe, expect, it } from "vitest";
import { canonical, signedText } from "../src/desk/signing/text";

const ODD = 'Così è: “più” ☕ \u{1f920}\n\t"\\ \u0001\u007f\u2028';

describe("what is signed", () => {
  it("is spelt as Python spells it", () => {
    const args = { text: ODD, b: -1, a: [true, null, {}], ä: "x", "\u{1f920}": 1, "\uffee": 2, ab: 0 };
    const text = new TextDecoder().decode(
      signedText({ tournament: "0000", act: "announce", args, head: "ff", counter: 7 }),
    );
    expect(text).toBe(
      '["sixgun tournament act","0000","announce",{"a":[true,null,{}],"ab":0,"b":-1,"text":' +
        '"Così è: “più” ☕ \u{1f920}\\n\\t\\"\\\\ \\u0001\u007f\u2028","ä":"x","\uffee":2,"\u{1f920}":1},"ff",7]',
    );
  });

  it("holds no names, and nothing that was not sent", () => {
    const args = { name: "Zelda", contact: "zelda@example.org", role: "judge", more: undefined };
    const text = new TextDecoder().decode(
      signedText({ tournament: "0", act: "name_officer", args, head: "f", counter: 1 }),
    );
    expect(text).toBe('["sixgun tournament act","0","name_officer",{"role":"judge"},"f",1]');
    expect(canonical({ b: undefined, a: [] })).toBe('{"a":[]}');
  });
});
