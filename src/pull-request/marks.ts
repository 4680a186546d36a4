import type { HostComment } from "../ci/host.js";
import { isoTime, UNIT_MS } from "../text/format.js";
import { END_RESULTS, type EndResult } from "./end-inputs.js";

/**
 * What a comment holds, unseen, of an end that was told in it. Its seal shows that it was made with the service's token
 * and for this pull request, so that nobody can write "told already".
 */
export interface Mark {
  readonly key: string;
  readonly result: EndResult;
  /** When the end was, in ISO 8601. */
  readonly at: string;
  /** Of the run that told it: each run knows its own. */
  readonly nonce: string;
}

/** Seals what is said of one pull request. */
export type Seal = (text: string) => string;

/** Half of an HMAC-SHA256: no shorter name of a commit is trusted either. */
const SEAL_DIGITS = 32;
const MARK = /<!-- merge-queue-action end ([\w%@.+~!*'()-]+) ([a-z-]+) ([\d:TZ.-]+) ([\w-]+) ([0-9a-f]{32}) -->/g;

export function writeMark(mark: Mark, seal: Seal): string {
  return `<!-- merge-queue-action end ${wordsOf(mark)} ${sealOf(mark, seal)} -->`;
}

function wordsOf({ key, result, at, nonce }: Mark): string {
  return [key, result, at, nonce].join(" ");
}

function sealOf(mark: Mark, seal: Seal): string {
  return seal(wordsOf(mark)).slice(0, SEAL_DIGITS);
}

/** The marks of a text that were made with this seal. */
export function readMarks(text: string, seal: Seal): readonly Mark[] {
  return [...text.matchAll(MARK)].flatMap(([, key = "", word, at = "", nonce = "", given]) => {
    const result = END_RESULTS.find((each) => each === word);
    const mark = result === undefined ? undefined : { key, result, at, nonce };
    return mark === undefined || given !== sealOf(mark, seal) ? [] : [mark];
  });
}

/** A comment that ends were told in, with its marks in the order in which they were told. */
export interface ToldIn {
  readonly comment: HostComment;
  readonly marks: readonly Mark[];
}

/** How far the clocks of the service, of GitHub and of a runner may be apart. */
export const CLOCKS_APART_MS = 10 * UNIT_MS.m;

/**
 * The comments that ends were told in, the oldest first. A mark can be copied, and it stays true; but a comment that was
 * there before the end of its first mark is somebody else's, and must not be taken for the first one. Nor must a copy by
 * a person where an app has written one: the token of a job is an app's.
 */
export function toldIn(comments: readonly HostComment[], seal: Seal): readonly ToldIn[] {
  const valid = comments
    .map((comment) => ({ comment, marks: readMarks(comment.body, seal) }))
    .filter(({ comment, marks }) => {
      const [first] = marks;
      const [ended, created] = [isoTime(first?.at ?? "")?.ms, isoTime(comment.createdAt)?.ms];
      return ended !== undefined && created !== undefined && created >= ended - CLOCKS_APART_MS;
    })
    .toSorted((one, other) => one.comment.id - other.comment.id);
  const byApps = valid.filter(({ comment }) => comment.author.endsWith("[bot]"));
  return byApps.length > 0 ? byApps : valid;
}
