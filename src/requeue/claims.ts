import { type PullRequestThread, postUnlessAlreadyPosted } from "../outcome/report-once.js";

/**
 * Claims of requeues. A run that submits a pull request again first claims the requeue in a commit status of its head
 * commit. Only commit statuses meet all requirements of a counter that concurrent runs share:
 *
 * - A status belongs to one head commit. The timeline of the service does not show the head of an earlier attempt.
 * - GitHub has no request to edit or delete a status. A person with write access can delete the comment that reports an
 *   outcome.
 * - GitHub assigns growing ids, so all runs agree on the order of the claims. The service rejects a second submission
 *   only while the first attempt is in the queue, and API v1 does not reject it at all.
 * - A run writes its claim before the submission, so a run that stops in between cannot lead to a second submission.
 */
const CONTEXT = "merge-queue/requeue";

const SUBJECT_DIGITS = 12;
const SEAL_DIGITS = 16;
const CLAIM = /\[([0-9a-f]{12})\.([0-9a-f]{16})\.([\w-]+)(!?)\]$/;

interface Claim {
  readonly subject: string;
  readonly nonce: string;
}

export interface RequeueClaimRequest {
  readonly sha: string;
  /** Text that identifies the failure: an outcome, or a failed test run. A failure has at most one claim. */
  readonly subject: string;
  /** Maximum number of claims for the head commit. */
  readonly most: number;
  readonly thread: PullRequestThread;
}

/**
 * `own`: this run may submit. `claimed`: another run has claimed the failure. `limit`: the head commit already has the
 * maximum number of claims.
 */
type ClaimResult =
  | {
      readonly kind: "own";
      /** Number of the claim for the head commit, from 1. */
      readonly attempt: number;
      /** Text in the claim that identifies this step. An earlier attempt of the step may have written the claim. */
      readonly nonce: string;
    }
  | { readonly kind: "claimed" | "limit" };

/** Claims a requeue, and compares the order of all claims afterwards. @throws GitHostError */
export async function claimRequeue(request: RequeueClaimRequest, why: string): Promise<ClaimResult> {
  const found = await postUnlessAlreadyPosted(
    () => findClaim(request),
    async () => {
      const attempt = (await readClaims(request)).length + 1;
      const text = `Requeue ${attempt} of ${request.most} for this commit: ${why}`;
      return writeClaim(request, text, request.thread.reporter.nonce);
    },
    request.thread,
  );
  // If GitHub does not show the claim of this run yet, an older claim of another run is possible.
  return found ?? { kind: "claimed" };
}

/** Cancels the claim that contains `nonce`. The claim must not count, because the service has rejected the request. */
export function cancelClaim(request: RequeueClaimRequest, nonce: string): Promise<unknown> {
  return writeClaim(request, "The service did not accept the pull request again", nonce, "!");
}

/** Finds the claim of a failure. Returns undefined if this run can claim it. */
export async function findClaim(request: RequeueClaimRequest): Promise<ClaimResult | undefined> {
  const { subject, most, thread } = request;
  const claims = await readClaims(request);
  const index = claims.findIndex((claim) => claim.subject === shortSubject(subject, thread));
  if (index >= most || (index < 0 && claims.length >= most)) return { kind: "limit" };
  const nonce = claims[index]?.nonce;
  if (nonce === undefined) return undefined;
  return thread.reporter.isOwn(nonce) ? { kind: "own", attempt: index + 1, nonce } : { kind: "claimed" };
}

/** Lists the claims of a head commit, the oldest first. The oldest claim of each failure counts. */
async function readClaims({ sha, thread }: RequeueClaimRequest): Promise<readonly Claim[]> {
  const statuses = await thread.posts.statuses(thread.repository, sha);
  const claims = new Map<string, Claim>();
  for (const { description } of statuses.toSorted((one, other) => one.id - other.id)) {
    const [, subject = "", given, nonce = "", release = ""] = CLAIM.exec(description) ?? [];
    if (given !== sealOf(sha, `${subject} ${nonce}${release}`, thread)) continue;
    const known = claims.get(subject);
    if (release === "") claims.set(subject, known ?? { subject, nonce });
    else if (known?.nonce === nonce) claims.delete(subject);
  }
  return [...claims.values()];
}

const DESCRIPTION_CHARACTERS = 140;

function writeClaim(request: RequeueClaimRequest, text: string, nonce: string, release = ""): Promise<unknown> {
  const { sha, subject, thread } = request;
  const { posts, repository } = thread;
  const short = shortSubject(subject, thread);
  const words = `${short} ${nonce}${release}`;
  const signature = ` [${short}.${sealOf(sha, words, thread)}.${nonce}${release}]`;
  const description = `${text.slice(0, DESCRIPTION_CHARACTERS - signature.length).toWellFormed()}${signature}`;
  // Any other state could block a merge if a rule requires all statuses.
  return posts.createStatus(repository, sha, { state: "success", context: CONTEXT, description });
}

function shortSubject(subject: string, { seal }: PullRequestThread): string {
  return seal(`requeue ${subject}`).slice(0, SUBJECT_DIGITS);
}

function sealOf(sha: string, words: string, { seal }: PullRequestThread): string {
  return seal(`requeue ${sha} ${words}`).slice(0, SEAL_DIGITS);
}
