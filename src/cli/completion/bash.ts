import { type CommandWord, SHELLS, valuesByFlag } from "./vocabulary.js";

/** To be read by `eval "$(merge-queue completion bash)"`. */
export function bashScript(words: readonly CommandWord[]): string {
  const names = words.map(({ name }) => name).join(" ");
  const values = [...valuesByFlag(words)].map(([name, known]) => branch(`--${name}`, known));
  const flags = words
    .filter((word) => word.flags.length > 0)
    .map((word) =>
      branch(
        word.name,
        word.flags.map(({ name }) => `--${name}`),
      ),
    );
  return `# Completion of merge-queue for bash: eval "$(merge-queue completion bash)"
_merge_queue() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} words=
  COMPREPLY=()
  # Bash splits --flag=value into three words.
  if [ "$current" = "=" ]; then
    current=
  elif [ "$previous" = "=" ]; then
    previous=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${names} --help --version"
  elif [ "\${current#-}" = "$current" ]; then
    case $previous in
${values.join("\n")}
${branch("completion", SHELLS)}
      help) words="${names}" ;;
    esac
  fi
  # A flag may also follow one that needs no value.
  if [ -z "$words" ] && { [ -z "$current" ] || [ "\${current#-}" != "$current" ]; }; then
    case \${COMP_WORDS[1]} in
${flags.join("\n")}
    esac
  fi
  case $previous in
    --*-file) words= ;;
  esac
  # shellcheck disable=SC2207 # The words have no white space.
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _merge_queue merge-queue
`;
}

function branch(pattern: string, words: readonly string[]): string {
  return `      ${pattern}) words="${words.join(" ")}" ;;`;
}
