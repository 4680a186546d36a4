import { type CommandWord, type FlagWord, SHELLS } from "./vocabulary.js";

/** To be read by `merge-queue completion fish | source`. */
export function fishScript(words: readonly CommandWord[]): string {
  const names = words.map(({ name }) => name).join(" ");
  const commands = words.map(
    ({ name, description }) =>
      `complete -c merge-queue -n __fish_use_subcommand -f -a ${name} -d '${description}'`,
  );
  const flags = words.flatMap((word) =>
    word.flags.map(({ name, description, values, takes }) => {
      const value = VALUES[takes](values);
      const where = `'__fish_seen_subcommand_from ${word.name}'`;
      return `complete -c merge-queue -n ${where} -l ${name}${value} -d '${description}'`;
    }),
  );
  return `# Completion of merge-queue for fish: merge-queue completion fish | source
complete -c merge-queue -f
${commands.join("\n")}
complete -c merge-queue -n '__fish_seen_subcommand_from completion' -f -a '${SHELLS.join(" ")}'
complete -c merge-queue -n '__fish_seen_subcommand_from help' -f -a '${names}'
${flags.join("\n")}
`;
}

/** What fish is told of a flag's value; it offers files by itself wherever it is not told not to. */
const VALUES: Readonly<Record<FlagWord["takes"], (values: readonly string[]) => string>> = {
  nothing: () => "",
  word: (values) => ` -x -a '${values.join(" ")}'`,
  path: () => " -r -F",
  text: () => " -x",
};
