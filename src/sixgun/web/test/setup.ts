/** Before the tests: what the house itself says, to compare with. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { delimiter, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { SAMPLES, SCREENPLAY_COUNT, SCREENPLAYS } from "./samples";

const CHECKOUT = fileURLToPath(new URL("../../../../", import.meta.url));

export default function setup(): void {
  mkdirSync(dirname(SAMPLES), { recursive: true });
  const path = [`${CHECKOUT}src`, `${CHECKOUT}tools`, CHECKOUT, process.env.PYTHONPATH ?? ""].join(delimiter);
  const env = { ...process.env, PYTHONPATH: path };
  const options = { cwd: CHECKOUT, env, stdio: "inherit" as const };
  execFileSync(python(), ["-m", "tests.web.speech_samples", SAMPLES], options);
  rmSync(SCREENPLAYS, { recursive: true, force: true });
  const plays = ["-m", "sixgun_tools.timeline.screenplays", SCREENPLAYS, String(SCREENPLAY_COUNT)];
  execFileSync(python(), plays, { ...options, stdio: ["inherit", "ignore", "inherit"] });
}

/** The Python that runs these tests, or that of the launcher. */
function python(): string {
  const own = `${CHECKOUT}.venv/bin/python`;
  return process.env.SIXGUN_PYTHON ?? (existsSync(own) ? own : "python3");
}
