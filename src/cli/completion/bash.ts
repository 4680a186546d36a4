import { type CommandWord, type FlagWord, flagsByName, SHELLS } from "./vocabulary.js";

/** To be read by `eval "$(merge-queue completion bash)"`. */
export function bashScript(words: readonly CommandWord[]): string {
  const names = words.map(({ name }) => name).join(" ");
  const flags = [...flagsByName(words).values()];
  const commands = words
    .filter((word) => word.flags.length > 0)
    .map((word) => `      ${word.name}) flags="${word.flags.map(({ name }) => `--${name}`).join(" ")}" ;;`);
  return `# Completion of merge-queue for bash: eval "$(merge-queue completion bash)"
_merge_queue() {
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
    takes=word words="${names} --help --version"
  elif [ "$COMP_CWORD" -eq 2 ] && [ "\${current#-}" = "$current" ]; then
    case $previous in
      completion) takes=word words="${SHELLS.join(" ")}" ;;
      help) takes=word words="${names}" ;;
    esac
  fi
  if [ -z "$takes" ]; then
    case $previous in
${flags
  .filter(({ takes }) => takes === "word")
  .map(wordBranch)
  .join("\n")}
${branch("switch", flags.filter(isSwitch))}
${branch(
  "path",
  flags.filter(({ takes }) => takes === "path"),
)}
${branch(
  "text",
  flags.filter(({ takes }) => takes === "text"),
)}
    esac
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

/** May be followed by `true` or `false`. */
function isSwitch({ takes, values }: FlagWord): boolean {
  return takes === "nothing" && values.length > 0;
}

function wordBranch({ name, values }: FlagWord): string {
  return `      --${name}) takes=word words="${values.join(" ")}" ;;`;
}

/** All flags that take the same kind of thing. */
function branch(takes: string, flags: readonly FlagWord[]): string {
  return `      ${flags.map(({ name }) => `--${name}`).join(" | ")}) takes=${takes} ;;`;
}
