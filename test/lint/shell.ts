import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { fences } from "../support/fences.js";
import type { Finding } from "../support/workflow/finding.js";
import type { Workflow } from "../support/workflow/read.js";
import type { Page } from "./sources.js";

export interface Script {
  readonly file: string;
  /** Line of the file where the script starts. */
  readonly firstLine: number;
  readonly text: string;
}

/** Returns the `run` blocks of a workflow for a POSIX shell. A word replaces each expression. */
export function scriptsOf({ source, jobs }: Workflow): readonly Script[] {
  return jobs
    .flatMap(({ steps }) => steps)
    .filter(({ shell }) => shell === undefined || /^(bash|sh)\b/.test(shell))
    .flatMap(({ run }) => run ?? [])
    .map(({ text, line }) => ({
      file: source.file,
      firstLine: line,
      // The number of lines stays the same, so that the lines of findings are right.
      text: text.replaceAll(/\$\{\{.*?\}\}/gs, (expression) => `word${"\n".repeat(breaksIn(expression))}`),
    }));
}

function breaksIn(text: string): number {
  return text.split("\n").length - 1;
}

export function shellBlocks({ file, text }: Page): readonly Script[] {
  return fences(text)
    .filter(({ language }) => ["sh", "bash", "shell"].includes(language))
    .map(({ firstLine, code }) => ({ file, firstLine, text: code }));
}

export function hasShellcheck(): boolean {
  return spawnSync("shellcheck", ["--version"]).status === 0;
}

const Report = z.object({
  comments: z.array(z.object({ file: z.string(), line: z.number(), code: z.number(), message: z.string() })),
});

/** Returns the findings of one run of shellcheck over all scripts. */
export function findShellProblems(scripts: readonly Script[]): readonly Finding[] {
  if (scripts.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), "scripts-"));
  try {
    const byPath = new Map(scripts.map((script, index) => [join(folder, `${index}`), script]));
    for (const [path, { text }] of byPath) writeFileSync(path, text);
    const { stdout } = spawnSync("shellcheck", ["--norc", "-s", "bash", "-f", "json1", ...byPath.keys()], {
      encoding: "utf8",
    });
    const { comments } = Report.parse(JSON.parse(stdout));
    return [...byPath].flatMap(([path, { file, firstLine }]) =>
      comments
        .filter((comment) => comment.file === path)
        .map(({ line, code, message }) => ({ file, line: firstLine + line - 1, message: `SC${code}: ${message}` })),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
