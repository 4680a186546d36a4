import type { Input } from "../../inputs/input.js";
import { DEMO_FLAGS, SERVE_FLAGS } from "../../local-service/command-flags.js";
import { operations } from "../../operations/registry.js";
import { flagsOf } from "../flags.js";
import { COMMANDS } from "../help.js";
import { plain } from "../text.js";

export interface FlagWord {
  readonly name: string;
  readonly description: string;
  /** What it can be followed by, where that is known. */
  readonly values: readonly string[];
  /** What follows it: nothing (or `true` or `false`), one of `values`, a path, or a text that nobody can guess. */
  readonly takes: "nothing" | "word" | "path" | "text";
}

export interface CommandWord {
  readonly name: string;
  readonly description: string;
  readonly flags: readonly FlagWord[];
}

/** Shells whose scripts can be printed; words of `merge-queue completion`. */
export const SHELLS = ["bash", "zsh", "fish"] as const;

/** Everything that can be completed. */
export function vocabulary(): readonly CommandWord[] {
  const others = Object.entries(COMMANDS).map(([name, description]) => ({
    name,
    description,
    flags: OTHER_FLAGS[name] ?? [],
  }));
  return [
    ...operations.map((operation) => {
      const { own, common, command } = flagsOf(operation);
      const flags = [...[...own, ...common, ...command].map(wordOf), HELP];
      return { name: operation.name, description: firstSentence(operation.title), flags };
    }),
    ...others.map((other) => ({ ...other, description: firstSentence(other.description) })),
  ];
}

/** Every flag once; a name means the same in every command. */
export function flagsByName(words: readonly CommandWord[]): ReadonlyMap<string, FlagWord> {
  return new Map(words.flatMap((word) => word.flags).map((flag) => [flag.name, flag]));
}

const HELP: FlagWord = { name: "help", description: "Show the help", values: [], takes: "nothing" };

const OTHER_FLAGS: Readonly<Record<string, readonly FlagWord[]>> = {
  serve: Object.entries(SERVE_FLAGS).map(serviceWord),
  demo: Object.entries(DEMO_FLAGS).map(serviceWord),
  completion: [HELP],
};

function serviceWord([name, flag]: [string, ServiceFlag]): FlagWord {
  const takes = flag.value === undefined ? "nothing" : flag.value === "FILE" ? "path" : "text";
  return { name, description: firstSentence(flag.meaning), values: [], takes };
}

interface ServiceFlag {
  readonly value?: string;
  readonly meaning: string;
}

function wordOf({ name, description, commandLine, parse }: Input<unknown>): FlagWord {
  const text = firstSentence(commandLine ?? description);
  return { name, description: text, values: parse.words ?? [], takes: takenBy(name, parse) };
}

function takenBy(name: string, { bare, words = [] }: Input<unknown>["parse"]): FlagWord["takes"] {
  if (bare === true) return "nothing";
  if (words.length > 0) return "word";
  return /-(file|directory)$|^junit-paths$/.test(name) ? "path" : "text";
}

/** Short, on one line and without a mark that a shell reads. */
function firstSentence(text: string): string {
  const [sentence = ""] = plain(text).split(/(?<=\.) |[:;] /);
  return sentence.replace(/\.$/, "").replaceAll(/["'$\\[\]]/g, "");
}
