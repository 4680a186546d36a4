const SPACE = "[ \\t\\r\\n]";
const VALUE =
  '[^"<&\\x00-\\x1f\\ufffe\\uffff]*(?:&(?:lt|gt|amp|quot|apos);[^"<&\\x00-\\x1f\\ufffe\\uffff]*)*';
// An id can make a test out of another name, and a time of its own can cancel a failure.
const OTHER = `(?:${SPACE}+(?!(?:name|id|timestamp)=)[A-Za-z_][\\w.:-]*="${VALUE}")*`;

/**
 * A test case with nothing inside, from the end of the tag before it: it has passed, and well-formed XML cannot mean
 * anything else by these characters. Reports consist of them for the most part, and a regular expression finds their
 * ends far sooner than a parser. Anything out of the ordinary does not match, and is left to the parser.
 */
const PLAIN_CASE = new RegExp(
  `${SPACE}*<testcase${OTHER}${SPACE}+name="(${VALUE})"${OTHER}${SPACE}*(?:/>|>${SPACE}*</testcase>)`,
  "y",
);

/** Where a plain test case that begins at this place ends; undefined when there is none, or its name is wanted. */
export function endOfPlainCase(text: string, at: number, wanted: ReadonlySet<string>): number | undefined {
  PLAIN_CASE.lastIndex = at;
  if (wanted.size === 0) return PLAIN_CASE.test(text) ? PLAIN_CASE.lastIndex : undefined;
  const name = PLAIN_CASE.exec(text)?.[1];
  return name === undefined || wanted.has(decoded(name)) ? undefined : PLAIN_CASE.lastIndex;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&amp;", "&"],
  ["&quot;", '"'],
  ["&apos;", "'"],
]);

function decoded(value: string): string {
  return value.includes("&") ? value.replace(/&\w+;/g, (entity) => ENTITIES.get(entity) ?? entity) : value;
}
