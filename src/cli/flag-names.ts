/**
 * Writes inputs in a problem as flags: `pr-number: is needed` becomes `--pr-number: is needed`. What is quoted stays.
 * A name of one word is also a word of English, so it counts at the start of a problem only.
 */
export function inFlags(
  problem: string,
  names: readonly string[],
  writtenAs: ReadonlyMap<string, string>,
): string {
  const known = new Set(names);
  const flag = (name: string): string => writtenAs.get(name) ?? `--${name}`;
  const named = (text: string): string =>
    text.replace(/(?<![\w./-])[a-z]+(-[a-z]+)+(?![\w/-])/g, (name) => (known.has(name) ? flag(name) : name));
  return problem
    .split("\n")
    .map((line) => {
      const [, mark = "", name = "", rest = line] = /^(- )?([a-z]+(?:-[a-z]+)*)(:.*)$/.exec(line) ?? [];
      const leads = known.has(name);
      const quoted = (leads ? rest : line).split(/("(?:[^"\\]|\\.)*")/);
      const text = quoted.map((part, index) => (index % 2 === 0 ? named(part) : part)).join("");
      return leads ? `${mark}${flag(name)}${text}` : text;
    })
    .join("\n");
}
