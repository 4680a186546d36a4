import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { withoutFences } from "../support/fences.js";
import type { Finding } from "../support/workflow/finding.js";
import { anchors } from "./anchors.js";
import type { Page } from "./sources.js";

export interface Link {
  readonly target: string;
  readonly line: number;
}

/**
 * Patterns of links outside of code: inline links, reference definitions, plain addresses, addresses in brackets, and
 * links in HTML.
 */
const LINKS = [
  /\]\(<?([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)>?(?:\s+"[^"]*")?\)/g,
  /^ {0,3}\[[^\]^]+\]:\s*<?(\S+?)>?(?:\s|$)/g,
  /<(https?:[^\s>]+)>/g,
  /\b(?:href|src)="([^"]*)"/g,
] as const;

export function links({ text }: Page): readonly Link[] {
  return withoutFences(text)
    .split("\n")
    .flatMap((line, index) => {
      const prose = line.replaceAll(/(`+).*?\1/g, "code");
      return LINKS.flatMap((pattern) => [...prose.matchAll(pattern)]).map(([, target = ""]) => ({
        target,
        line: index + 1,
      }));
    });
}

/** Function that returns the text of a file, "" for a folder, and undefined for a missing path. */
export type ReadPath = (path: string) => string | undefined;

const fromDisk: ReadPath = (path) => {
  if (!existsSync(path)) return undefined;
  return statSync(path).isDirectory() ? "" : readFileSync(path, "utf8");
};

/** Finds links to missing files of the repository, and other addresses that do not start with `https:`. */
export function findLinkProblems(page: Page, readPath: ReadPath = fromDisk): readonly Finding[] {
  return links(page).flatMap(({ target, line }) => {
    const problem = isAddress(target) ? addressProblem(target) : pathProblem(page, target, readPath);
    return problem === undefined ? [] : [{ file: page.file, line, message: `${target}: ${problem}` }];
  });
}

export function isAddress(target: string): boolean {
  return /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(target);
}

function addressProblem(target: string): string | undefined {
  if (!target.startsWith("https://") || !URL.canParse(target)) return "an address begins with https:.";
  const names = [...new URL(target).searchParams.keys()];
  return names.some((name) => /^(utm_.*|fbclid|gclid|ref|source)$/.test(name))
    ? "the address tracks its readers."
    : undefined;
}

function pathProblem(page: Page, target: string, readPath: ReadPath): string | undefined {
  const [path = "", anchor] = target.split("#").map(decodeURIComponent);
  const full = path.startsWith("/") ? path.slice(1) : join(dirname(page.file), path);
  if (full.startsWith("..")) return "it leads out of the repository.";
  const text = path === "" ? page.text : readPath(full);
  if (text === undefined) return `there is no ${full}.`;
  if (anchor === undefined || !(path === "" || path.endsWith(".md"))) return undefined;
  return anchorsOf(text).has(anchor) ? undefined : `there is no heading for #${anchor}.`;
}

const found = new Map<string, ReadonlySet<string>>();

/** Most links lead to the same few pages, so their anchors are stored. */
function anchorsOf(text: string): ReadonlySet<string> {
  const known = found.get(text) ?? anchors(text);
  found.set(text, known);
  return known;
}
