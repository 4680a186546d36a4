import type { PathPattern, Picomatch } from "./path-pattern.js";
import { readPattern } from "./path-pattern.js";

export type TargetPaths = ReadonlyMap<string, readonly PathPattern[]>;

/** What `target-paths` says, or all that is wrong with it. */
export type TargetPathsRead =
  | { readonly ok: true; readonly paths: TargetPaths }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads a YAML mapping of targets to patterns. Problems name line and target. */
export async function readTargetPaths(text: string, picomatch: Picomatch): Promise<TargetPathsRead> {
  // Heavy, and needed by few.
  const { parseDocument, LineCounter, isMap, isScalar, isSeq } = await import("yaml");
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true, stringKeys: true });
  const at = (offset: number | undefined): string =>
    `target-paths: line ${lineCounter.linePos(offset ?? 0).line}`;
  if (document.errors.length > 0) {
    return {
      ok: false,
      problems: document.errors.map(({ pos, message }) => `${at(pos[0])}: ${message.split("\n")[0]}`),
    };
  }
  const problems: string[] = [];
  const paths = new Map<string, readonly PathPattern[]>();
  const { contents } = document;
  if (!isMap(contents) || contents.items.length === 0) {
    return {
      ok: false,
      problems: ["target-paths: must be YAML such as `docs: [docs/**]`, with one target at least."],
    };
  }
  for (const { key, value } of contents.items) {
    const target = isScalar(key) ? String(key.value) : "";
    const offset = isScalar(key) ? key.range?.[0] : undefined;
    const items = isSeq(value) ? value.items : [value];
    const texts = items.flatMap((item) =>
      isScalar(item) && typeof item.value === "string" ? [item.value] : [],
    );
    if (target.trim() === "" || texts.length === 0 || texts.length !== items.length) {
      problems.push(
        `${at(offset)}, ${target || "the target"}: must have a pattern or a list of patterns, as texts.`,
      );
    } else if (texts.every((pattern) => pattern.startsWith("!"))) {
      problems.push(
        `${at(offset)}, ${target}: has exclusions only; write a pattern without ! first, such as "**".`,
      );
    } else {
      paths.set(
        target,
        texts.map((pattern) => readPattern(pattern, picomatch)),
      );
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, paths };
}
