/** YAML blocks of the documentation, as workflows that can run. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { REPOSITORY_PATTERN } from "./our-references.js";

export interface Block {
  /**
   * File and heading, with a number for a further block under the same heading: `README.md: submit`, `README.md: submit
   * (2)`.
   */
  readonly place: string;
  readonly text: string;
}

/** Returns every YAML block in README.md and docs/. */
export function documentedBlocks(): readonly Block[] {
  const docs = existsSync("docs") ? readdirSync("docs", { recursive: true, encoding: "utf8" }) : [];
  const files = ["README.md", ...docs.filter((name) => name.endsWith(".md")).map((name) => join("docs", name))];
  return files.flatMap((file) => blocksOf(file, readFileSync(file, "utf8")));
}

const HEADING_OR_BLOCK = /^#+ (.+)$|^( *)```ya?ml\b.*\n((?:.*\n)*?) *```$/gm;

export function blocksOf(file: string, markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let [heading, count] = ["", 0];
  for (const [, title, , text] of markdown.matchAll(HEADING_OR_BLOCK)) {
    if (title !== undefined) [heading, count] = [title, 0];
    if (text === undefined) continue;
    count += 1;
    blocks.push({ place: `${file}: ${heading}${count === 1 ? "" : ` (${count})`}`, text: dedent(text) });
  }
  return blocks;
}

function dedent(text: string): string {
  const indents = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.search(/\S/));
  return text.replaceAll(new RegExp(`^ {${Math.min(...indents)}}`, "gm"), "");
}

const OUR_STEP = new RegExp(`^[^#]*\\buses: *["']?${REPOSITORY_PATTERN}@`, "m");
const OUR_WORKFLOWS = new RegExp(
  `^[^#]*\\buses: *["']?${REPOSITORY_PATTERN}/\\.github/workflows/([\\w-]+)\\.yml@`,
  "gm",
);

export function usesUs({ text }: Block): boolean {
  return OUR_STEP.test(text);
}

export function workflowsCalledBy({ text }: Block): readonly string[] {
  const calls = text.matchAll(OUR_WORKFLOWS);
  return [...calls].map(([, name = ""]) => name);
}

/**
 * Returns the block as a workflow file. Adds a start by `on` to jobs and steps; a complete workflow stays unchanged.
 */
export function asWorkflow({ place, text }: Block, on: string): string {
  const content: unknown = parse(text);
  const keys = Object.keys(Object(content));
  if (Array.isArray(content)) return `on: ${on}\njobs:\n${indent(`example:\n${indent(job(text))}`)}`;
  if (keys.includes("jobs") && keys.includes("on")) return text;
  if (keys.includes("jobs")) return `on: ${on}\n${text}`;
  const isJobs = Object.values(Object(content)).every((each) => "steps" in Object(each) || "uses" in Object(each));
  if (isJobs) return `on: ${on}\njobs:\n${indent(text)}`;
  throw new Error(`${place} calls us but has neither jobs nor steps.`);
}

function job(steps: string): string {
  const checkout = "- uses: actions/checkout@v7";
  const permissions = "permissions: { contents: read, pull-requests: read }";
  return `runs-on: ubuntu-latest\nenvironment: { name: example, deployment: false }\n${permissions}\nsteps:\n${indent(`${checkout}\n${steps}`)}`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}
