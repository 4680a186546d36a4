/**
 * Replaces what stands between `<!-- NAME:start -->` and `<!-- NAME:end -->` for every region; `path` is for the message of an error.
 * @throws Error when a marker is missing, out of order or there twice: nothing is left out in silence.
 */
export function replaceRegions(path: string, page: string, contents: ReadonlyMap<string, string>): string {
  let text = page;
  for (const [name, content] of contents) {
    const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    const once = from === text.lastIndexOf(start) && to === text.lastIndexOf(end);
    if (from < 0 || to < from || !once)
      throw new Error(`${path} needs ${start} and ${end}, in this order and once.`);
    text = `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
  }
  return text;
}
