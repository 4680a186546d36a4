import type { Input } from "../inputs/input.js";
import { findOperation, operations } from "../operations/registry.js";
import { listFlags } from "./arguments.js";
import { removeBackticks } from "./columns.js";
import { EXIT_CODES } from "./exit-codes.js";
import type { CommandContext } from "./run.js";
import { COMMANDS, type CommandFlag } from "./surface.js";

const SHELLS = ["bash", "zsh", "fish"] as const;

type Shell = (typeof SHELLS)[number];

const LOAD: Readonly<Record<Shell, string>> = {
  bash: 'eval "$(merge-queue completion bash)"',
  zsh: 'eval "$(merge-queue completion zsh)"',
  fish: "merge-queue completion fish | source",
};

export function printCompletion(
  [shell, ...words]: readonly string[],
  { stdout, stderr }: Pick<CommandContext, "stdout" | "stderr">,
): number {
  const usage = `Usage: merge-queue completion ${SHELLS.join("|")}

Prints a script that completes operations, flags and values.

${SHELLS.map((name) => `  ${name.padEnd(7)}${LOAD[name]}\n`).join("")}`;
  if (shell === "--help" || shell === "-h") {
    stdout.write(usage);
    return 0;
  }
  // The completion script of each shell runs `merge-queue completion words`.
  if (shell === "words") {
    for (const line of findCompletions(words)) stdout.write(`${line}\n`);
    return 0;
  }
  const known = SHELLS.find((name) => name === shell);
  if (known === undefined) {
    stderr.write(`error: completion: must be one of ${SHELLS.join(", ")}.\n\n${usage}`);
    return EXIT_CODES.input.code;
  }
  stdout.write(createCompletionScript(known));
  return 0;
}

export function createCompletionScript(shell: Shell): string {
  const first = shell === "zsh" ? "#compdef merge-queue\n" : "";
  return `${first}# Completion of merge-queue for ${shell}: ${LOAD[shell]}\n${SCRIPTS[shell]}`;
}

const SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: `_merge_queue() {
  local word
  COMPREPLY=()
  while IFS=$'\\t' read -r word _; do
    COMPREPLY+=("$word")
  done < <(merge-queue completion words "\${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
  if [ "\${COMPREPLY[0]-}" = :path ]; then
    # The shell completes paths.
    COMPREPLY=()
  else
    compopt +o default 2> /dev/null
  fi
}
complete -o default -F _merge_queue merge-queue
`,
  zsh: `_merge_queue() {
  local -a answers
  answers=(\${(f)"$(merge-queue completion words "\${(@)words[2,CURRENT]}" 2> /dev/null)"})
  if [[ \${answers[1]-} == :path ]]; then
    compset -P '--*='
    _files
  elif (( $#answers > 0 )); then
    answers=("\${(@)answers/$'\\t'/:}")
    _describe merge-queue answers
  fi
}
if [ "$funcstack[1]" = "_merge-queue" ]; then
  _merge_queue
else
  compdef _merge_queue merge-queue
fi
`,
  fish: `function __merge_queue_words
  set -l word (commandline -ct)
  set -l answers (merge-queue completion words (commandline -opc)[2..] "$word" 2> /dev/null)
  if test "$answers[1]" = :path
    set -l flag (string match -r -- '^--[^=]*=' "$word")
    set answers "$flag"(__fish_complete_path (string replace -- "$flag" "" "$word"))
  end
  string join \\n -- $answers
end
complete -c merge-queue -f -a '(__merge_queue_words)'
`,
};

interface Flag {
  readonly name: string;
  readonly meaning: string;
  /** Values that the flag accepts; empty for any text. */
  readonly values: readonly string[] | "path";
  readonly isSwitch: boolean;
}

/** Returns completions as name, tab and meaning, or `:path` for file names. The last word may be incomplete. */
export function findCompletions([command = "", ...words]: readonly string[]): readonly string[] {
  const commands = [
    ...operations.map(({ name, title }) => [name, title] as const),
    ...Object.entries(COMMANDS).map(([name, { meaning }]) => [name, meaning] as const),
  ];
  const commandLines = commands.map(([name, meaning]) => `${name}\t${firstSentence(meaning)}`);
  const begun = words.at(-1);
  if (begun === undefined) return [...commandLines, "--help", "--version"].filter((line) => line.startsWith(command));
  const flags = flagsAfter(command);
  // Bash splits --flag=value into three words.
  const line = ` ${words.join(" ")}`.replace(/ = ?/g, "=");
  const [, name, sign, text = ""] = /(?: --([\w-]+)([= ]))?(\S*)$/.exec(line) ?? [];
  const flag = flags.find((each) => each.name === name);
  if (flag?.values === "path") return [":path"];
  const flagLines = flags.map((each) => `--${each.name}\t${firstSentence(each.meaning)}`);
  const first = { help: commandLines, completion: SHELLS }[words.length === 1 ? command : ""] ?? [];
  const lines = flag === undefined ? [...first, ...flagLines] : flag.values;
  const more = flag?.isSwitch === true && sign === " " ? flagLines : [];
  const start = begun.startsWith(`--${name}=`) ? `--${name}=` : "";
  return [...lines, ...more].filter((each) => each.startsWith(text)).map((each) => `${start}${each}`);
}

function flagsAfter(command: string): readonly Flag[] {
  const operation = findOperation(command);
  const inputs = operation === undefined ? [] : Object.values(listFlags(operation)).flat();
  // COMMANDS contains no operations. The only further flag of an operation is --help, as for `completion`.
  const flags = COMMANDS[operation === undefined ? command : "completion"]?.flags ?? {};
  return [...inputs.map(flagOfInput), ...Object.entries(flags).map(flagOfCommand)];
}

function flagOfInput({ name, description, commandLine, parse }: Input<unknown>): Flag {
  const { boolean, choices = [] } = parse;
  const isPath = /-(file|directory)$|^junit-paths$/.test(name) && choices.length === 0;
  const meaning = commandLine ?? description;
  return { name, meaning, values: isPath ? "path" : choices, isSwitch: boolean === true };
}

function flagOfCommand([name, { value, meaning }]: [string, CommandFlag]): Flag {
  return { name, meaning, values: value === "FILE" ? "path" : [], isSwitch: value === undefined };
}

function firstSentence(text: string): string {
  const [sentence = ""] = removeBackticks(text).split(/(?<=\.) |[:;] /);
  return sentence.replace(/\.$/, "");
}
