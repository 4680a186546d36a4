import { type CommandWord, SHELLS } from "./vocabulary.js";

/** To be read by `merge-queue completion fish | source`. */
export function fishScript(words: readonly CommandWord[]): string {
  const names = words.map(({ name }) => name).join(" ");
  const commands = words.map(
    ({ name, description }) =>
      `complete -c merge-queue -n __fish_use_subcommand -f -a ${name} -d '${description}'`,
  );
  const flags = words.flatMap((word) =>
    word.flags.map(({ name, description, values, bare }) => {
      const value = bare ? "" : values.length > 0 ? ` -x -a '${values.join(" ")}'` : " -r";
      const where = `'__fish_seen_subcommand_from ${word.name}'`;
      return `complete -c merge-queue -n ${where} -l ${name}${value} -d '${description}'`;
    }),
  );
  return `# Completion of merge-queue for fish: merge-queue completion fish | source
${commands.join("\n")}
complete -c merge-queue -n '__fish_seen_subcommand_from completion' -f -a '${SHELLS.join(" ")}'
complete -c merge-queue -n '__fish_seen_subcommand_from help' -f -a '${names}'
${flags.join("\n")}
`;
}
