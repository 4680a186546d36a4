import { globSync, readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { fences } from "../support/fences.js";
import type { Finding } from "../support/workflow/finding.js";
import { type WorkflowSource, workflowOfExample } from "../support/workflow/source.js";

/** A Markdown document of the repository. */
export interface Page {
  readonly file: string;
  readonly text: string;
}

function read(patterns: readonly string[]): readonly Page[] {
  const files = globSync(patterns).map((file) => file.replaceAll("\\", "/"));
  return files.toSorted().map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** Returns all documents for people. */
export function pages(): readonly Page[] {
  return read(["*.md", "{.github,docs,examples,local-queue}/**/*.md"]);
}

/** The workflows of this repository: those that test it, and those that others call. */
export function ownWorkflows(): readonly WorkflowSource[] {
  return read([".github/workflows/*.{yml,yaml}"]).map(({ file, text }) => ({
    file,
    firstLine: 1,
    text,
    shows: "workflow",
    shownFrom: 1,
  }));
}

/** Returns the workflows, jobs and steps in documents and example files. */
export function exampleWorkflows(): readonly WorkflowSource[] {
  const inPages = pages().flatMap(({ file, text }) =>
    fences(text)
      .filter(isYaml)
      .flatMap((fence) => workflowOfExample(file, fence) ?? []),
  );
  const files = read(["examples/**/*.{yml,yaml}"]).flatMap(
    ({ file, text }) => workflowOfExample(file, { language: "yaml", firstLine: 1, code: text }) ?? [],
  );
  return [...inPages, ...files];
}

/** YAML examples that nothing else here would look at: broken ones, and workflows that are not recognised as such. */
export function findLostExamples({ file, text }: Page): readonly Finding[] {
  return fences(text)
    .filter(isYaml)
    .flatMap((fence) => {
      const broken = parseDocument(fence.code).errors.map(({ message, linePos }) => ({
        file,
        line: fence.firstLine + (linePos?.[0].line ?? 1) - 1,
        message: message.split("\n")[0] ?? "",
      }));
      const looksLikeOne = /^\s*(- )?(runs-on|uses):/m.test(fence.code);
      return broken.length > 0 || !looksLikeOne || workflowOfExample(file, fence) !== undefined
        ? broken
        : [{ file, line: fence.firstLine, message: "It is neither a workflow nor jobs nor steps." }];
    });
}

function isYaml({ language }: { readonly language: string }): boolean {
  return ["yaml", "yml"].includes(language);
}
