import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { simulateCommand } from "../../local-queue/src/scenario/command/command.js";
import { readScenario } from "../../local-queue/src/scenario/file/read.js";
import { BUILT_IN_SCENARIOS } from "../../local-queue/src/scenario/file/ready-made.js";
import { limitsText } from "../../local-queue/src/scenario/what-if/command.js";
import { replaceGeneratedPageSections } from "../../src/generate/tables.js";

const PAGE = "docs/scenarios.md";

async function simulated(...argv: readonly string[]): Promise<string> {
  const texts: string[] = [];
  const write = (text: string) => void texts.push(text);
  const exitCode = await simulateCommand(argv, { write, writeError: write, signal: new AbortController().signal });
  expect(exitCode, texts.join("")).toBe(0);
  return texts.join("");
}

/** Returns a scenario as the page shows it: its subject, its file, and the output of the command. */
async function shown(word: string, text: string): Promise<string> {
  const [first = "", ...file] = text.trimEnd().split("\n");
  const [, about = ""] = /^about: (.*)$/.exec(first) ?? [];
  const [, timeline = "", figures = ""] = (await simulated("--scenario", word)).split("\n\n");
  // The page shows the numbers instead of a long timeline.
  const outcome = timeline.includes("more lines") ? figures : timeline;
  return `### ${word}\n\n${about}\n\n\`\`\`yaml\n${file.join("\n")}\n\`\`\`\n\n\`\`\`text\n${outcome.trimEnd()}\n\`\`\`\n`;
}

describe("the page on scenarios", () => {
  test("shows every built-in scenario with its current outcome (update with vitest run -u)", async () => {
    const sections: string[] = [];
    for (const [word, text] of BUILT_IN_SCENARIOS) sections.push(await shown(word, text));
    const page = replaceGeneratedPageSections(
      PAGE,
      readFileSync(PAGE, "utf8"),
      new Map([["ready-made", sections.join("\n").trimEnd()]]),
    );

    await expect(page).toMatchFileSnapshot(resolve(PAGE));
  });

  test("shows only scenario files that are valid", async () => {
    const files = [...readFileSync(PAGE, "utf8").matchAll(/```yaml\n(.*?)```/gs)].map(([, text = ""]) => text);

    expect(files.length).toBe(BUILT_IN_SCENARIOS.size + 1);
    for (const text of files) await expect(readScenario(text, PAGE)).resolves.toBeDefined();
  });

  test.each([
    ["at the top", "unheard-of: 1"],
    ["in a pull request", "pull-requests: [{ unheard-of: 1 }]"],
    ["in a generator", "generate: [{ count: 1, unheard-of: 1 }]"],
    ["in an event", "events: [{ at: 0, unheard-of: 1 }]"],
  ])("describes every key that is possible %s", async (_place, text) => {
    const refused: unknown = await readScenario(text, PAGE).catch((error: unknown) => error);
    const keys =
      /the keys here are (.*)$/.exec(refused instanceof Error ? refused.message : "")?.[1]?.split(", ") ?? [];

    expect(keys.length).toBeGreaterThan(5);
    const page = readFileSync(PAGE, "utf8");
    expect(keys.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });
});

describe("the page on what-if", () => {
  test("shows the current output of the command and the limits of the model (update with vitest run -u)", async () => {
    const argv = ["--scenario", "saturated-day", "--what-if", "batch=1,4", "--what-if", "bisection-concurrency=1,4"];
    const [text = ""] = (await simulated(...argv)).split("\n\nLimits of the model:");
    const table = text.slice(text.indexOf("Compared with"));
    const example = `\`\`\`sh\nmerge-queue simulate ${argv.join(" ")}\n\`\`\`\n\n\`\`\`text\n${table}\n\`\`\``;
    const limits = limitsText("results").split("\n").slice(1).join("\n").trimEnd();
    const page = replaceGeneratedPageSections(
      "docs/what-if.md",
      readFileSync("docs/what-if.md", "utf8"),
      new Map([
        ["what-if", example],
        ["limits", limits],
      ]),
    );

    await expect(page).toMatchFileSnapshot(resolve("docs/what-if.md"));
  });
});
