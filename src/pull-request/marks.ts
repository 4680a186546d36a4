import { randomUUID } from "node:crypto";
import type { HostComment } from "../ci/host.js";
import type { Context } from "../operation.js";
import { isoTime, UNIT_MS } from "../text/format.js";
import { END_RESULTS, type EndResult } from "./end-inputs.js";

/**
 * The end that a comment reports, hidden in it. The seal shows that the comment was made with the service's token and for
 * this pull request, so that nobody can forge "reported already".
 */
export interface Mark {
  readonly key: string;
  readonly result: EndResult;
  /** Time of the end, in ISO 8601. */
  readonly at: string;
  /** Written by the run that reported it. */
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

/** Reads the first mark of a text that was made with this seal. */
export function readMark(text: string, seal: Seal): Mark | undefined {
  for (const [, key = "", word, at = "", nonce = "", given] of text.matchAll(MARK)) {
    const result = END_RESULTS.find((each) => each === word);
    const mark = result === undefined ? undefined : { key, result, at, nonce };
    if (mark !== undefined && given === sealOf(mark, seal)) return mark;
  }
  return undefined;
}

/** Signs what this run reports. */
export interface Reporter {
  readonly nonce: string;
  /** True when this run wrote a nonce, or the same step in an earlier attempt of this run. */
  isOwn(nonce: string): boolean;
}

/** Characters of a nonce that name the step, and characters that name the process. */
const STEP_DIGITS = 8;
const PROCESS_DIGITS = 4;

/**
 * Names this run for the reports of one pull request. Steps that cannot be distinguished, such as the jobs of a matrix,
 * differ by the part for the process, so that one of them reports.
 */
export function reporterFor({ step }: Pick<Context, "step">, seal: Seal): Reporter {
  const unique = randomUUID().slice(0, PROCESS_DIGITS);
  if (step === undefined) {
    const nonce = randomUUID().slice(0, STEP_DIGITS);
    return { nonce, isOwn: (given) => given === nonce };
  }
  const name = seal(`step ${step.id}`).slice(0, STEP_DIGITS);
  const nonce = `${name}-${step.attempt}-${unique}`;
  return {
    nonce,
    isOwn(given) {
      const [of, attempt] = given.split("-");
      return given === nonce || (of === name && Number(attempt) < step.attempt);
    },
  };
}

/** A comment that reports an end. */
export interface ToldIn {
  readonly comment: HostComment;
  readonly mark: Mark;
}

/** The greatest difference between the clocks of the service, of GitHub and of a runner. */
export const CLOCKS_APART_MS = 10 * UNIT_MS.m;

/**
 * Finds the comments that report ends, the oldest first. A copied mark stays true; but a comment that is older than the
 * end in its mark is somebody else's, and must not count as the first one. A copy by a person does not count either when
 * an app has reported the same end: the token of a job is an app's.
 */
export function toldIn(comments: readonly HostComment[], seal: Seal): readonly ToldIn[] {
  const valid = comments
    .flatMap((comment) => {
      const mark = readMark(comment.body, seal);
      const [ended, created] = [isoTime(mark?.at ?? "")?.ms, isoTime(comment.createdAt)?.ms];
      if (mark === undefined || ended === undefined || created === undefined) return [];
      return created >= ended - CLOCKS_APART_MS ? [{ comment, mark }] : [];
    })
    .toSorted((one, other) => one.comment.id - other.comment.id);
  const ofApps = new Set(valid.filter(isByApp).map(({ mark }) => mark.key));
  return valid.filter((each) => isByApp(each) || !ofApps.has(each.mark.key));
}

function isByApp({ comment }: ToldIn): boolean {
  return comment.author.endsWith("[bot]");
}
