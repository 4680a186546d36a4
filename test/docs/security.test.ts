import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What is promised in SECURITY.md, with the files that the line names. */
const PROMISES = readFileSync("SECURITY.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (Threat|---) \|/.test(line))
  .map((line) => {
    const [threat = "", , holders = ""] = line.slice(2, -2).split(" | ");
    return {
      threat,
      files: [...holders.matchAll(/\]\(((?:local-queue\/)?test\/[^)]+)\)/g)].map(([, file = ""]) => file),
    };
  });

/** What stands in a test of each promise: a line may name a file that is about something else. */
const SAID_IN_TESTS: readonly (readonly [threat: RegExp, tested: RegExp])[] = [
  [/^The token leaks/, /is nowhere when the service repeats it/],
  [/^The token goes to another host/, /a redirect is refused, of reads and of writes/],
  [/becomes a workflow command/, /stay texts in log, summary and outputs/],
  [/reaches a shell/, /stands inside a script/],
  [/runs beside the token/, /holds a secret and checks out code of a pull request/],
  [/named like a test branch/, /a fork's branch that is named like a test branch/],
  [/of a fork or of Dependabot/, /names the place of the secrets when Dependabot started the run/],
  [/without a say/, /fails, and sends nothing, when GitHub meets/],
  [/not about/, /submit cancels its own new submission/],
  [/told already/, /is invalid with another token or after a change/],
  [/^The shipped bundle/, /--check/],
  [/brings a changed bundle/, /the job that holds the key checks nothing out/],
  [/^A release holds something else/, /are never beside code of the repository/],
  [/fetched at run time/, /the bundle needs nothing beside its folder/],
  [/^Somebody on the network/, /refuses to listen on/],
];

test("there is a test that says it of every promise of SECURITY.md, in a file that the promise names", () => {
  const unsaid = PROMISES.filter(({ threat, files }) => {
    const tested = SAID_IN_TESTS.find(([about]) => about.test(threat))?.[1];
    const texts = files.filter((file) => file.endsWith(".ts")).map((file) => readFileSync(file, "utf8"));
    return tested === undefined || !texts.some((text) => tested.test(text));
  });

  expect(PROMISES).toHaveLength(SAID_IN_TESTS.length);
  expect(unsaid.map(({ threat }) => threat)).toEqual([]);
});
