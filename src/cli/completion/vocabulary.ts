import type { Input } from "../../inputs/input.js";
import { operations } from "../../operations/registry.js";
import { flagsOf } from "../flags.js";
import { COMMANDS } from "../help.js";
import { plain } from "../text.js";

export interface FlagWord {
  readonly name: string;
  readonly description: string;
  /** What it can be followed by, where that is known. */
  readonly values: readonly string[];
  /** True where it is followed by nothing, or by true or false. */
  readonly bare: boolean;
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
  const help: FlagWord = { name: "help", description: "Show the help.", values: [], bare: true };
  const others = Object.entries(COMMANDS).map(([name, description]) => ({ name, description, flags: [] }));
  return [
    ...operations.map((operation) => {
      const { own, common, command } = flagsOf(operation);
      const flags = [...[...own, ...common, ...command].map(wordOf), help];
      return { name: operation.name, description: firstSentence(operation.title), flags };
    }),
    ...others.map((other) => ({ ...other, description: firstSentence(other.description) })),
  ];
}

/** The values of every flag that has some; a name means the same in every operation. */
export function valuesByFlag(words: readonly CommandWord[]): ReadonlyMap<string, readonly string[]> {
  const flags = words.flatMap((word) => word.flags).filter(({ values }) => values.length > 0);
  return new Map(flags.map(({ name, values }) => [name, values]));
}

function wordOf({ name, description, commandLine, parse }: Input<unknown>): FlagWord {
  const text = firstSentence(commandLine ?? description);
  return { name, description: text, values: parse.words ?? [], bare: parse.bare === true };
}

/** Short, on one line and without a mark that a shell reads. */
function firstSentence(text: string): string {
  const [sentence = ""] = plain(text).split(/(?<=\.) |[:;] /);
  return sentence.replace(/\.$/, "").replaceAll(/["'$\\[\]]/g, "");
}
