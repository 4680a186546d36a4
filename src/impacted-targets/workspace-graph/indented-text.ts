import { quoteName } from "../safety-net.js";
import { UnknownImpactError } from "../workspace-change.js";

/** Mapping in a lock file. A value is a mapping, or a text without quotation marks. */
export type LockFileTree = Map<string, LockFileTree | string>;

const DEPTH_LIMIT = 20;

/**
 * Reads the mappings of `pnpm-lock.yaml` and `yarn.lock`, which have one key on each line and two spaces for each
 * level. A full YAML parser needs seconds for a large lock file. @throws UnknownImpactError for any other syntax
 */
export function parseIndentedText(text: string, path: string): LockFileTree {
  const root: LockFileTree = new Map();
  const open: LockFileTree[] = [root];
  /** Indentation level of a list or a long text. Lines at deeper levels are skipped. */
  let skipped = Number.POSITIVE_INFINITY;
  let longKey: string | undefined;
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trimEnd();
    const bare = line.trimStart();
    if (bare === "" || bare.startsWith("#") || line === "---") continue;
    const level = (line.length - bare.length) / 2;
    if (level >= skipped && (level > skipped || bare.startsWith("- "))) continue;
    skipped = Number.POSITIVE_INFINITY;
    const parent = open[level];
    if (parent === undefined || level > DEPTH_LIMIT) throw badLine(path, index);
    if (open.length > level + 1) open.length = level + 1;
    if (bare.startsWith("- ")) {
      // Items of a list can have the same indentation as the key of the list.
      skipped = level;
    } else if (bare.startsWith("? ")) {
      longKey = unquote(bare.slice(2));
    } else if (bare === ":" && longKey !== undefined) {
      open.push(addMapping(parent, longKey));
      longKey = undefined;
    } else if (bare.endsWith(":")) {
      open.push(addMapping(parent, unquote(bare.slice(0, -1))));
      skipped = Number.POSITIVE_INFINITY;
    } else {
      const [key, value] = splitEntry(bare) ?? [];
      if (key === undefined || value === undefined) throw badLine(path, index);
      // After `|` or `>`, a text of several lines follows.
      if (value.startsWith("|") || value.startsWith(">")) skipped = level + 0.5;
      parent.set(unquote(key), unquote(value));
    }
  }
  return root;
}

/** Matches a line such as `key: value`, or `key value` of Yarn 1. */
const ENTRY = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'](?:(?!: )[^\s])*):? +(.*)$/;

function splitEntry(bare: string): readonly (string | undefined)[] | undefined {
  // Most lines need no regular expression. This saves time, because a lock file may have 100,000 lines.
  const end = bare.startsWith('"') || bare.startsWith("'") ? -1 : bare.indexOf(": ");
  if (end > 0 && bare.indexOf(" ") > end) return [bare.slice(0, end), bare.slice(end + 2).trimStart()];
  return ENTRY.exec(bare)?.slice(1);
}

function addMapping(parent: LockFileTree, key: string): LockFileTree {
  const mapping: LockFileTree = new Map();
  parent.set(key, mapping);
  return mapping;
}

function unquote(text: string): string {
  if (!text.startsWith('"') && !text.startsWith("'")) return text;
  if (/^'(?:[^']|'')*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  return /^"[^"]*"$/.test(text) ? text.slice(1, -1) : text;
}

function badLine(path: string, index: number): UnknownImpactError {
  return new UnknownImpactError(`line ${index + 1} of ${quoteName(path)} has an unknown syntax at one of the commits`);
}

export function getLockFileSubtree(mapping: LockFileTree | undefined, key: string): LockFileTree {
  const found = mapping?.get(key);
  return found === undefined || typeof found === "string" ? new Map() : found;
}

export function getLockFileTextAtKey(mapping: LockFileTree | undefined, key: string): string | undefined {
  const found = mapping?.get(key);
  return typeof found === "string" ? found : undefined;
}
