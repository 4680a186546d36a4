import { TELLING } from "./told-outcome.js";
import type { WantedNames } from "./wanted-tests.js";

const SPACE = "[ \\t\\r\\n]";
const VALUE =
  '[^"<&\\x00-\\x1f\\ufffe\\uffff]*(?:&(?:lt|gt|amp|quot|apos);[^"<&\\x00-\\x1f\\ufffe\\uffff]*)*';
/** Words that tell of no failure; any other one is left to the parser. */
const WELL =
  "run notrun completed skipped disabled suppressed pending ignored passed pass success successful succeeded ok true"
    .split(" ")
    .flatMap((word) => [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]);
const TELLS_MORE = `(?:${TELLING.join("|")})="(?!(?:${WELL.join("|")})")`;
// An id can make a test out of another name, and a time of its own can cancel a failure.
const OTHER = `(?:${SPACE}+(?!(?:name|id|timestamp)=|${TELLS_MORE})[A-Za-z_][\\w.:-]*="${VALUE}")*`;
const UP_TO_NAME = `${SPACE}*<testcase${OTHER}${SPACE}+name="`;

/**
 * A test case with nothing inside, from the end of the tag before it: it has passed, and well-formed XML cannot mean
 * anything else by these characters. Reports consist of them for the most part, and a regular expression finds their
 * ends far sooner than a parser. Anything out of the ordinary does not match, and is left to the parser.
 */
const PLAIN_CASE = new RegExp(`${UP_TO_NAME}${VALUE}"${OTHER}${SPACE}*(?:/>|>${SPACE}*</testcase>)`, "y");
const NAME_BEGINS = new RegExp(UP_TO_NAME, "y");

/** Where a plain test case that begins at this place ends; undefined when there is none, or its name is wanted. */
export function endOfPlainCase(text: string, at: number, wanted: WantedNames): number | undefined {
  PLAIN_CASE.lastIndex = at;
  if (!PLAIN_CASE.test(text)) return undefined;
  return !wanted.isEmpty() && wanted.isSpelt(nameAt(text, at)) ? undefined : PLAIN_CASE.lastIndex;
}

/** The name as it is written. It is looked for a second time, since that is cheaper than a match with its groups. */
function nameAt(text: string, at: number): string {
  NAME_BEGINS.lastIndex = at;
  NAME_BEGINS.test(text);
  const begin = NAME_BEGINS.lastIndex;
  return text.slice(begin, text.indexOf('"', begin));
}
