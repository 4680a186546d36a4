import type { Picomatch } from "../globs/glob.js";
import { inputName, type Problem, problemOf, type Text, words } from "../problem.js";
import { readYaml, type YamlEntry } from "../queue/yaml-tree.js";
import type { PathPattern } from "./path-pattern.js";
import { isBroken, LOOK_AT_BRACKETS, readPattern } from "./path-pattern.js";

export type TargetPaths = ReadonlyMap<string, readonly PathPattern[]>;

/** What `target-paths` says, or all that is wrong with it. */
export type TargetPathsRead =
  | { readonly ok: true; readonly paths: TargetPaths }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const INPUT = "target-paths";

/** Reads a YAML mapping of targets to patterns. Problems name line and target. */
export async function readTargetPaths(text: string, picomatch: Picomatch): Promise<TargetPathsRead> {
  const reading = await readYaml(text);
  if (!reading.ok) {
    return {
      ok: false,
      problems: reading.problems.map((problem) => problemOf(INPUT, `line ${problem.line}: ${problem.text}.`)),
    };
  }
  const entries = reading.root.entries();
  if (entries.length === 0) {
    return {
      ok: false,
      problems: [problemOf(INPUT, "must be YAML such as `docs: [docs/**]`, with one target at least.")],
    };
  }
  const problems: Problem[] = [];
  const paths = new Map<string, readonly PathPattern[]>();
  for (const entry of entries) {
    const patterns = patternsOf(entry);
    const problem = patternsProblem(entry.key, patterns, picomatch);
    if (problem !== undefined)
      problems.push(problemOf(INPUT, words`line ${entry.line}, ${JSON.stringify(entry.key)}: ${problem}.`));
    paths.set(
      entry.key,
      patterns.map((pattern) => readPattern(pattern, picomatch)),
    );
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, paths };
}

/** One pattern or a list of them; nothing for what is neither. */
function patternsOf({ value }: YamlEntry): readonly string[] {
  const plain = value.plain();
  const items: readonly unknown[] = Array.isArray(plain) ? plain : [plain];
  const texts = items.filter((item): item is string => typeof item === "string" && item.trim() !== "");
  return texts.length === items.length ? texts : [];
}

function patternsProblem(
  target: string,
  patterns: readonly string[],
  picomatch: Picomatch,
): Text | undefined {
  if (target.trim() === "" || /[^\P{Cc}\t]/u.test(target))
    return "must have a name, on one line and without control characters";
  if (target === "ALL" || target === "NONE")
    return words`is a word that no target can be called; for what impacts everything there is ${inputName("impact-all-paths")}`;
  if (patterns.length === 0) return "must have a pattern or a list of patterns, as texts";
  if (patterns.every((pattern) => pattern.startsWith("!")))
    return 'has exclusions only; write a pattern without ! first, such as "**"';
  const broken = patterns.find((pattern) => isBroken(pattern, picomatch));
  if (broken !== undefined) return `${JSON.stringify(broken)} is no pattern; ${LOOK_AT_BRACKETS}`;
  return undefined;
}
