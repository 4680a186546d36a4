import { randomUUID } from "node:crypto";
import type { HostComment } from "../ci/host.js";
import type { RunFacts } from "../operation.js";
import { parseTimeMs, TIME_UNIT_MS } from "../text/format.js";
import { OUTCOMES, type OutcomeName } from "./inputs.js";

/** Hidden text in a comment that identifies the reported outcome. Only a run with the token can sign it. */
export interface ReportMarker {
  readonly key: string;
  readonly result: OutcomeName;
  readonly at: string;
  readonly nonce: string;
}

export type TextSigner = (text: string) => string;

const SEAL_DIGITS = 32;
const MARKER = /<!-- merge-queue-action outcome ([\w%@.+~!*'()-]+) ([a-z-]+) ([\d:TZ.-]+) ([\w-]+) ([0-9a-f]{32}) -->/g;

export function formatReportMarker(marker: ReportMarker, seal: TextSigner): string {
  return `<!-- merge-queue-action outcome ${wordsOf(marker)} ${sealOf(marker, seal)} -->`;
}

function wordsOf({ key, result, at, nonce }: ReportMarker): string {
  return [key, result, at, nonce].join(" ");
}

function sealOf(marker: ReportMarker, seal: TextSigner): string {
  return seal(wordsOf(marker)).slice(0, SEAL_DIGITS);
}

export function parseReportMarker(text: string, seal: TextSigner): ReportMarker | undefined {
  for (const [, key = "", word, at = "", nonce = "", given] of text.matchAll(MARKER)) {
    const result = OUTCOMES.find((each) => each === word);
    const marker = result === undefined ? undefined : { key, result, at, nonce };
    if (marker !== undefined && given === sealOf(marker, seal)) return marker;
  }
  return undefined;
}

/** Identity of this run, which is a part of each marker. */
export interface ReporterIdentity {
  readonly nonce: string;
  /** True for the nonce of this run, or of an earlier attempt of the same step. */
  isOwn(nonce: string): boolean;
}

/** Number of characters in a nonce for the step, and for the process. */
const STEP_DIGITS = 8;
const PROCESS_DIGITS = 4;

/**
 * Creates the identity of this run for the reports of one pull request. The identity has a part for the step and a
 * random part for the process, because all jobs of a matrix have the same step.
 */
export function createReporterIdentity({ step }: Pick<RunFacts, "step">, seal: TextSigner): ReporterIdentity {
  if (step === undefined) {
    const nonce = randomUUID().slice(0, STEP_DIGITS);
    return { nonce, isOwn: (given) => given === nonce };
  }
  const name = seal(`step ${step.id}`).slice(0, STEP_DIGITS);
  const nonce = `${name}-${step.attempt}-${randomUUID().slice(0, PROCESS_DIGITS)}`;
  return {
    nonce,
    isOwn(given) {
      const [of, attempt] = given.split("-");
      return given === nonce || (of === name && Number(attempt) < step.attempt);
    },
  };
}

export interface ReportComment {
  readonly comment: HostComment;
  readonly marker: ReportMarker;
}

/** Maximum milliseconds of difference between the clocks of the service, of GitHub and of a runner. */
export const MAX_CLOCK_SKEW_MS = 10 * TIME_UNIT_MS.m;

/**
 * Lists comments that report outcomes, the oldest first. A person can copy a marker, so comments older than the outcome
 * do not count. A person's comment counts only if no app (such as the job's token) has reported the same outcome.
 */
export function listReportComments(comments: readonly HostComment[], seal: TextSigner): readonly ReportComment[] {
  const valid = comments
    .flatMap((comment) => {
      const marker = parseReportMarker(comment.body, seal);
      const isLater = parseTimeMs(comment.createdAt) >= parseTimeMs(marker?.at) - MAX_CLOCK_SKEW_MS;
      return marker !== undefined && isLater ? [{ comment, marker }] : [];
    })
    .toSorted((one, other) => one.comment.id - other.comment.id);
  const ofApps = new Set(valid.filter(isByApp).map(({ marker }) => marker.key));
  return valid.filter((each) => isByApp(each) || !ofApps.has(each.marker.key));
}

function isByApp({ comment }: ReportComment): boolean {
  return comment.author.endsWith("[bot]");
}
