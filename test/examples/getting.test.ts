import { afterAll, beforeAll, expect, test } from "vitest";
import { version } from "../../src/text/version.js";
import { fences } from "../support/fences.js";
import { RELEASED } from "../support/our-references.js";
import { type Agent, createAgent } from "./agent.js";

const PAGE = "docs/ci-systems.md";

let agent: Agent | undefined;
beforeAll(async () => {
  agent = await createAgent();
  agent.tidy();
});
afterAll(() => agent?.clean());

/**
 * Runs the lines of the page that contain a text, as a user would run them. The lines end with the version of the
 * program.
 */
async function run(text: string, change: (script: string) => string = (script) => script) {
  if (agent === undefined) throw new Error("There is no machine.");
  const blocks = fences(agent.template(PAGE)).map(({ code }) => code);
  const lines = blocks.find((code) => code.includes(text) && code.includes("merge_queue()"));
  if (lines === undefined) throw new Error(`${PAGE} has no block with ${text}.`);
  return agent.run(change(lines), { environment: {}, flags: ["-eu"], isBuilt: true });
}

const WAYS = [
  ["npm", "npm pack"],
  ["Git", "git init"],
] as const;

test.each(WAYS)("installation instructions: install the program by %s", async (_, text) => {
  expect(await run(text)).toEqual({ code: 0, log: `${version}\n` });
});

test.each([
  ["npm", "npm pack", /(?<=SHA256=")./, "FAILED"],
  ["Git", "git init", /(?<=COMMIT=")./, "not our ref"],
])(
  "installation instructions: reject a program that is not the pinned one when %s installs it",
  async (_, text, digit, message) => {
    const { code, log } = await run(text, (script) => script.replace(digit, (found) => (found === "0" ? "1" : "0")));
    expect(code).not.toBe(0);
    expect(log).toContain(message);
    expect(log).not.toContain(`${version}\n`);
  },
);

const zeros = (script: string) => script.replaceAll(/[0-9a-f]{40,64}/g, (digits) => "0".repeat(digits.length));

test("installation instructions: exit with an error when the pinned release does not exist", async () => {
  for (const [, text] of WAYS) expect((await run(text, zeros)).code).not.toBe(0);
});

test("installation instructions: exit with an error when npm does not have the version", async () => {
  const { code, log } = await run("npm pack", (script) => script.replace(RELEASED.version, "99.0.0"));
  expect(code).not.toBe(0);
  expect(log).toContain("npm error 404");
});
