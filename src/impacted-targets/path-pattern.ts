import { globMatcher, type Picomatch } from "../globs/glob.js";

/** One pattern of a list; names are matched, never the disk, so a deleted file counts like any other. */
export interface PathPattern {
  /** As the user wrote it. */
  readonly text: string;
  /** True for `!...`: what it matches is taken out again. */
  readonly excludes: boolean;
  /** Folder that every match lies in, or the one path that can match; empty for the whole repository. */
  readonly base: string;
  /** The last part of every match: a whole name, an ending such as `.md`, or neither. */
  readonly last: LastPart;
  /** Number of slashes in every match; undefined where it may be any. */
  readonly slashes: number | undefined;
  readonly matches: (path: string) => boolean;
}

export type LastPart =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "ending"; readonly ending: string }
  | { readonly kind: "any" };

/** A name that starts with a dot is a name like any other, and a pattern stands for a path as Git writes it. */
const OPTIONS = { dot: true, nonegate: true, windows: false } as const;
const LINE_BREAK = /[\n\r\u2028\u2029]/;
const LINE_BREAKS = /[\n\r\u2028\u2029]/g;
const GLOB = /[*?[\]{}()!+@\\|]/;

/** Reads one pattern; `!` in front takes out, and `folder/` means everything below the folder. */
export function readPattern(text: string, picomatch: Picomatch): PathPattern {
  const excludes = text.startsWith("!") && !text.startsWith("!(");
  const bare = (excludes ? text.slice(1) : text).trim().replace(/^(?:\.?\/)+/, "");
  const glob = bare === "" || bare.endsWith("/") ? `${bare}**` : bare;
  const base = literalBase(glob);
  return {
    text,
    excludes,
    base,
    last: lastPart(glob),
    slashes: slashesIn(glob),
    matches: matcher(glob, base, picomatch),
  };
}

/** What to do about a broken pattern, for the end of a message. */
export const LOOK_AT_BRACKETS = "look at its brackets and braces";

/** True for what the matcher makes nothing of: it would fit no path, and nobody would know. */
export function isBroken(text: string, picomatch: Picomatch): boolean {
  if (!/[[{(\\]/.test(text)) return false;
  const glob = text.replace(/^!(?!\()/, "").trim();
  return globMatcher(glob, OPTIONS, picomatch) === undefined;
}

/** Nothing but a folder and all below it needs no regular expression. */
function matcher(glob: string, base: string, picomatch: Picomatch): (path: string) => boolean {
  if (glob === "**") return () => true;
  if (base !== "" && glob === `${base}/**`) return (path) => path === base || path.startsWith(`${base}/`);
  // What picomatch itself does with a path, but for what its options may ask for.
  let fits: ((path: string) => boolean) | undefined;
  return (path) => {
    if (path === glob) return true;
    fits ??= globMatcher(glob, OPTIONS, picomatch) ?? (() => false);
    // In a regular expression a dot stands for anything but these.
    return fits(LINE_BREAK.test(path) ? path.replaceAll(LINE_BREAKS, "\u0001") : path);
  };
}

/** The leading parts without any sign of a pattern. */
function literalBase(glob: string): string {
  const parts = glob.split("/");
  const first = parts.findIndex((part) => GLOB.test(part));
  return parts.slice(0, first < 0 ? parts.length : first).join("/");
}

/** A star alone, or a question mark, stays within a folder. */
function slashesIn(glob: string): number | undefined {
  return glob.includes("**") || /[{}()[\]\\|!+@]/.test(glob) ? undefined : glob.split("/").length - 1;
}

function lastPart(glob: string): LastPart {
  const last = glob.slice(glob.lastIndexOf("/") + 1);
  // A slash inside braces or brackets separates nothing.
  if (/[{}()[\]\\|]/.test(glob)) return { kind: "any" };
  if (!GLOB.test(last)) return { kind: "name", name: last };
  const ending = /^\*+(\.[\w-]+)$/.exec(last)?.[1];
  return ending === undefined ? { kind: "any" } : { kind: "ending", ending };
}
