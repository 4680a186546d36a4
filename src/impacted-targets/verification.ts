import type { SubmittedPullRequest } from "../api/schemas.js";
import { ApiError, messageOf } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { Context } from "../operation.js";
import { readRecordOnly } from "../pull-request/record.js";
import { sameCommit } from "../pull-request/states.js";
import { nameInWords } from "../words.js";

/** Whether the service counts what was sent, and what a person should know where that is not so or not known. */
export interface Verification {
  readonly verified: "true" | "false" | "unknown";
  readonly warning: string | undefined;
}

/** Nothing was looked at, or there is nothing to look at. */
export const NOT_VERIFIED: Verification = { verified: "unknown", warning: undefined };

/** The record may show an upload some moments later. */
const READS = 3;
const PAUSE_MS = 1000;

/** Reads back whether the service counts the upload for the head commit. */
export async function verifyUpload(
  headSha: string,
  place: PullRequestPlace,
  context: Context,
): Promise<Verification> {
  const { client, clock, signal } = context;
  try {
    for (let read = 1; ; read += 1) {
      const reading = await readRecordOnly(client, place);
      // Not submitted yet: there is no record to look at, and nothing is wrong.
      if (reading.kind === "absent") return NOT_VERIFIED;
      const doubt = doubtOf(reading.record, headSha, place);
      if (doubt === undefined) {
        const shows = reading.record.readiness?.hasImpactedTargets === true;
        return shows ? { verified: "true", warning: undefined } : NOT_VERIFIED;
      }
      if (read === READS) return { verified: "false", warning: doubt };
      await clock.sleep(PAUSE_MS, signal);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      verified: "unknown",
      warning: `The upload succeeded, but could not be read back: ${messageOf(error)}`,
    };
  }
}

/** What does not fit, as a sentence with the way out. */
function doubtOf(
  record: SubmittedPullRequest,
  headSha: string,
  { number }: PullRequestPlace,
): string | undefined {
  if (!sameCommit(record.prSha, headSha)) {
    return `The targets are for commit ${headSha}, but the head of #${number} is ${nameInWords(record.prSha)}: they do not count. Run this again for the new head. If nobody pushed in between, head-sha was wrong: it must be the pull request's head, not github.sha.`;
  }
  if (record.readiness?.hasImpactedTargets === false) {
    return `The service took the targets of #${number}, but its record does not show them for ${headSha}. Check target-branch and head-sha, and run this again.`;
  }
  return undefined;
}
