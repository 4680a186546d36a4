import type { Input } from "../inputs/input.js";
import { DEMO_FLAGS, SERVE_FLAGS, SIMULATE_FLAGS } from "../local-queue/command-flags.js";
import { operations } from "../operations/registry.js";
import { closestName } from "../text/suggest.js";
import { flagsOf } from "./arguments.js";
import { EXIT_CODES } from "./exit-codes.js";
import { COMMANDS, plain } from "./help.js";
import type { CommandProcess } from "./run.js";

export interface FlagWord {
  readonly name: string;
  readonly description: string;
  /** What it can be followed by, where that is known. */
  readonly values: readonly string[];
  /** What follows it: nothing (or `true` or `false`), one of `values`, a path, or a text that nobody can guess. */
  readonly takes: "nothing" | "word" | "path" | "text";
}

export interface CommandWord extends Pick<FlagWord, "name" | "description"> {
  readonly flags: readonly FlagWord[];
}

const NAMES = ["bash", "zsh", "fish"] as const;

type Shell = (typeof NAMES)[number];

/** The command that loads the completion, and what makes it. */
const SHELLS: Readonly<Record<Shell, { load: string; script: (words: readonly CommandWord[]) => string }>> = {
  bash: { load: 'eval "$(merge-queue completion bash)"', script: bashScript },
  zsh: { load: 'eval "$(merge-queue completion zsh)"', script: zshScript },
  fish: { load: "merge-queue completion fish | source", script: fishScript },
};

export function printCompletion(
  [shell]: readonly string[],
  { stdout, stderr }: Pick<CommandProcess, "stdout" | "stderr">,
): number {
  const lines = NAMES.map((name) => `  ${name.padEnd(7)}${SHELLS[name].load}\n`);
  const usage = `Usage: merge-queue completion ${NAMES.join("|")}

Prints a script that completes operations, flags and their values.

${lines.join("")}`;
  if (shell === "--help" || shell === "-h") {
    stdout.write(usage);
    return 0;
  }
  const known = NAMES.find((name) => name === shell);
  if (known === undefined) {
    const meant = closestName(shell ?? "", NAMES);
    const hint = meant === undefined ? "" : ` (did you mean ${meant}?)`;
    stderr.write(`error: completion: must be one of ${NAMES.join(", ")}${hint}.\n\n${usage}`);
    return EXIT_CODES.input.code;
  }
  stdout.write(completionScript(known));
  return 0;
}

export function completionScript(shell: Shell): string {
  const { load, script } = SHELLS[shell];
  const first = shell === "zsh" ? "#compdef merge-queue\n" : "";
  return `${first}# Completion of merge-queue for ${shell}: ${load}\n${script(vocabulary())}`;
}

export function vocabulary(): readonly CommandWord[] {
  const own = operations.map((operation): CommandWord => {
    const flags = flagsOf(operation);
    const words = [...flags.own, ...flags.common, ...flags.command].map(wordOf);
    return { name: operation.name, description: operation.title, flags: [...words, HELP] };
  });
  const others = Object.entries(COMMANDS).map(([name, description]) => {
    return { name, description, flags: OTHER_FLAGS[name] ?? [] };
  });
  return [...own, ...others].map((word) => ({ ...word, description: firstSentence(word.description) }));
}

const HELP: FlagWord = { name: "help", description: "Show the help", values: [], takes: "nothing" };

const OTHER_FLAGS: Readonly<Record<string, readonly FlagWord[]>> = {
  serve: Object.entries(SERVE_FLAGS).map(serviceWord),
  simulate: Object.entries(SIMULATE_FLAGS).map(serviceWord),
  demo: Object.entries(DEMO_FLAGS).map(serviceWord),
  completion: [HELP],
};

function serviceWord([name, { value, meaning }]: [string, { value?: string; meaning: string }]): FlagWord {
  const takes = value === undefined ? "nothing" : value === "FILE" ? "path" : "text";
  return { name, description: firstSentence(meaning), values: [], takes };
}

function wordOf({ name, description, commandLine, parse }: Input<unknown>): FlagWord {
  const text = firstSentence(commandLine ?? description);
  return { name, description: text, values: parse.choices ?? [], takes: takenBy(name, parse) };
}

function takenBy(name: string, { boolean, choices = [] }: Input<unknown>["parse"]): FlagWord["takes"] {
  if (boolean === true) return "nothing";
  if (choices.length > 0) return "word";
  return /-(file|directory)$|^junit-paths$/.test(name) ? "path" : "text";
}

/** Short, on one line and without a mark that a shell reads. */
function firstSentence(text: string): string {
  const [sentence = ""] = plain(text).split(/(?<=\.) |[:;] /);
  return sentence.replace(/\.$/, "").replaceAll(/["'$\\[\]]/g, "");
}

const namesOf = (words: readonly CommandWord[]): string => words.map(({ name }) => name).join(" ");

function bashScript(words: readonly CommandWord[]): string {
  // A flag takes the same in every command. Operations come first, and only theirs may be followed by `true`.
  const flags = [
    ...new Map(
      words
        .flatMap((word) => word.flags)
        .toReversed()
        .map((flag) => [flag.name, flag]),
    ).values(),
  ];
  const switches = flags.filter(({ takes, values }) => takes === "nothing" && values.length > 0);
  const unvalued = words.flatMap((word) =>
    word.flags
      .filter(({ name, values }) => values.length === 0 && switches.some((each) => each.name === name))
      .map(({ name }) => `      "${word.name} --${name}") takes= ;;\n`),
  );
  const choices = flags
    .filter(({ takes }) => takes === "word")
    .map(({ name, values }) => `      --${name}) takes=word words="${values.join(" ")}" ;;`);
  const all = (takes: string, taking: (flag: FlagWord) => boolean): string => {
    const names = flags.filter(taking).map(({ name }) => `--${name}`);
    return `      ${names.join(" | ")}) takes=${takes} ;;`;
  };
  const branches = [
    ...choices,
    // May be followed by `true` or `false`.
    all("switch", (flag) => switches.includes(flag)),
    all("path", ({ takes }) => takes === "path"),
    all("text", ({ takes }) => takes === "text"),
  ];
  const commands = words
    .filter((word) => word.flags.length > 0)
    .map((word) => `      ${word.name}) flags="${word.flags.map(({ name }) => `--${name}`).join(" ")}" ;;`);
  return `_merge_queue() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]}
  local words= flags= takes= equals=
  COMPREPLY=()
  # Bash splits --flag=value into three words.
  if [ "$current" = "=" ]; then
    current= equals=1
  elif [ "$previous" = "=" ]; then
    previous=\${COMP_WORDS[COMP_CWORD - 2]} equals=1
  fi
  if [ "$COMP_CWORD" -eq 1 ]; then
    takes=word words="${namesOf(words)} --help --version"
  elif [ "$COMP_CWORD" -eq 2 ] && [ "\${current#-}" = "$current" ]; then
    case $previous in
      completion) takes=word words="${NAMES.join(" ")}" ;;
      help) takes=word words="${namesOf(words)}" ;;
    esac
  fi
  if [ -z "$takes" ]; then
    case $previous in
${branches.join("\n")}
    esac
    case "\${COMP_WORDS[1]} $previous" in
${unvalued.join("")}    esac
    case \${COMP_WORDS[1]} in
${commands.join("\n")}
    esac
  fi
  case $takes in
    word) ;;
    # Nothing can be said of it; names of files would be wrong.
    text) compopt +o default 2> /dev/null; return ;;
    # The shell's own completion knows files.
    path) return ;;
    # A flag may follow too.
    switch) words="true false"; [ -n "$equals" ] || words="$words $flags" ;;
    *) words=$flags ;;
  esac
  # shellcheck disable=SC2207 # The words have no white space.
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _merge_queue merge-queue
`;
}

/** May also be a file `_merge-queue` in a folder of `$fpath`. */
function zshScript(words: readonly CommandWord[]): string {
  const branches = words
    .filter(({ name, flags }) => flags.length > 0 && name !== "completion")
    .map(({ name, flags }) => `    ${name})\n      _arguments \\\n${flags.map(inZsh).join(" \\\n")}\n      ;;`);
  return `_merge_queue() {
  local -a commands
  commands=(
${words.map(({ name, description }) => `    '${name}:${description}'`).join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local operation=$words[2]
  # What follows is completed as if the operation were the command.
  shift words
  (( CURRENT-- ))
  case $operation in
${branches.join("\n")}
    completion)
      _arguments '--help[Show the help]' '1:shell:(${NAMES.join(" ")})'
      ;;
    help)
      _describe command commands
      ;;
  esac
}
if [ "$funcstack[1]" = "_merge-queue" ]; then
  _merge_queue
else
  compdef _merge_queue merge-queue
fi
`;
}

function inZsh({ name, description, values, takes }: FlagWord): string {
  const text = description.replaceAll(":", "");
  if (takes === "nothing") return `        '--${name}[${text}]'`;
  const action = { word: `(${values.join(" ")})`, path: "_files", text: " " }[takes];
  return `        '*--${name}=[${text}]:${name}:${action}'`;
}

function fishScript(words: readonly CommandWord[]): string {
  const commands = words.map(
    ({ name, description }) => `complete -c merge-queue -n __fish_use_subcommand -f -a ${name} -d '${description}'`,
  );
  const flags = words.flatMap((word) => word.flags.map((flag) => inFish(word.name, flag)));
  return `complete -c merge-queue -f
${commands.join("\n")}
complete -c merge-queue -n '__fish_seen_subcommand_from completion' -f -a '${NAMES.join(" ")}'
complete -c merge-queue -n '__fish_seen_subcommand_from help' -f -a '${namesOf(words)}'
${flags.join("\n")}
`;
}

/** Fish offers files by itself wherever it is not told not to. */
function inFish(command: string, { name, description, values, takes }: FlagWord): string {
  const value = { nothing: "", word: ` -x -a '${values.join(" ")}'`, path: " -r -F", text: " -x" }[takes];
  return `complete -c merge-queue -n '__fish_seen_subcommand_from ${command}' -l ${name}${value} -d '${description}'`;
}
