import { type CommandWord, type FlagWord, SHELLS } from "./vocabulary.js";

/** A file `_merge-queue` in a folder of `$fpath`, or read by `eval "$(merge-queue completion zsh)"`. */
export function zshScript(words: readonly CommandWord[]): string {
  const branches = words
    .filter(({ name, flags }) => flags.length > 0 && name !== "completion")
    .map(
      ({ name, flags }) => `    ${name})\n      _arguments \\\n${flags.map(specOf).join(" \\\n")}\n      ;;`,
    );
  return `#compdef merge-queue
# Completion of merge-queue for zsh: eval "$(merge-queue completion zsh)"
_merge_queue() {
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
      _arguments '--help[Show the help]' '1:shell:(${SHELLS.join(" ")})'
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

function specOf({ name, description, values, takes }: FlagWord): string {
  const text = description.replaceAll(":", "");
  if (takes === "nothing") return `        '--${name}[${text}]'`;
  const action = takes === "word" ? `(${values.join(" ")})` : takes === "path" ? "_files" : " ";
  return `        '*--${name}=[${text}]:${name}:${action}'`;
}
