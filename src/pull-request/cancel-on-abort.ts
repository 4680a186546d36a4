import { AbortedError, messageOf } from "../errors.js";
import type { Context } from "../operation.js";
import { ApiError, isAmbiguous, isNotFound, isTransient } from "../service/errors.js";
import type { CallOptions, PullRequestRecord, QueueService } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { isBefore } from "../text/format.js";
import {
  type EarlierAttempts,
  type FoundRecord,
  findRecord,
  hasEnded,
  isFromBefore,
  sameCommit,
  terminalState,
} from "./record.js";

/** The attempt that a step takes out of the queue when it is told to stop. */
export interface AbandonedAttempt extends EarlierAttempts {
  /**
   * Whether this step submitted it: `sent` when it is not known what the service made of that, `by-another` when the
   * service said that somebody else had. A record is shown some time after its submission, so that none, or an old one,
   * says nothing where there was one.
   */
  readonly submitted: "accepted" | "sent" | "by-another" | "no";
  readonly seen?: FoundRecord;
}

/** The runner sends the next signal after 7.5 seconds and ends the step after ten. */
const ABORT_MS = 5000;
/** The last look comes so long before the end that an answer to it still counts. */
const LAST_LOOK_MS = 500;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 1000;

type Look =
  /** `other`: somebody else's attempt, or another head, is in the queue. `not-shown`: no record, or one from before. */
  | { readonly kind: "merged" | "failed" | "ended" | "other" | "not-shown" }
  | { readonly kind: "ours"; readonly record: PullRequestRecord }
  | { readonly kind: "unreadable"; readonly error: unknown };

/**
 * What may have come of the cancels that were sent; the later in this list, the more it says of all of them together.
 * `not-taken`: the service cannot have taken it. `unknown`: the service does not know it in the queue.
 */
const CANCELS = ["none", "not-taken", "unknown", "unclear", "accepted"] as const;

interface Cancels {
  readonly kind: (typeof CANCELS)[number];
  readonly error?: ApiError;
}

/**
 * After a signal: takes the attempt out of the queue, and says in a sentence what was seen of that. It reads first, and
 * leaves what is not the attempt. Reading and cancelling go on until the record shows the end, for five seconds at most.
 */
export async function cancelAbandoned(
  attempt: AbandonedAttempt,
  target: PullRequestTarget,
  { service, clock }: Pick<Context, "service" | "clock">,
): Promise<string> {
  const deadline = clock.now() + ABORT_MS;
  const leftMs = (): number => Math.max(1, deadline - clock.now());
  // The run's own signal has come by now.
  const signal = AbortSignal.timeout(ABORT_MS);
  /** No call may take all the time from those that follow. */
  const half = (): CallOptions => ({ signal, withinMs: leftMs() / 2 });
  let cancels: Cancels = { kind: "none" };
  /** What is ours, once a look has shown it: another one that follows is not. */
  let shown = attempt;
  const look = async (options: CallOptions): Promise<Look> => {
    try {
      const found = lookOf(await findRecord(service, target, options), shown, target);
      if (found.kind === "ours") shown = { ...attempt, seen: found.record };
      return found;
    } catch (error) {
      return { kind: "unreadable", error };
    }
  };
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)) {
    const blind = isOwn(attempt.submitted) && cancels.kind !== "accepted";
    let latest = await look(blind ? half() : { signal, withinMs: leftMs() });
    const end = endAt(latest, attempt, cancels);
    if (end !== undefined) return end;
    if (latest.kind === "ours" || (blind && mayBeIn(latest, attempt))) {
      const sent = await sendCancel(target, service, half());
      if (sent.kind !== "refused") cancels = strongest(cancels, sent);
      else if (cancels.kind !== "accepted") return `It could not be taken out of the queue: ${messageOf(sent.error)}`;
      if (sent.kind === "accepted") {
        latest = await look({ signal, withinMs: leftMs() });
        const after = endAt(latest, attempt, cancels);
        if (after !== undefined) return after;
      }
    }
    const roomMs = deadline - LAST_LOOK_MS - clock.now();
    if (roomMs <= 0) return whenTimeIsOver(latest, attempt, cancels);
    try {
      await clock.sleep(Math.min(pauseMs, roomMs), signal);
    } catch {
      // Only the end of the five seconds ends a pause.
      return whenTimeIsOver(latest, attempt, cancels);
    }
  }
}

function lookOf(record: FoundRecord, attempt: AbandonedAttempt, target: PullRequestTarget): Look {
  if (record === undefined) return { kind: "not-shown" };
  const terminal = terminalState(record);
  if (terminal === "merged") return { kind: "merged" };
  if (hasEnded(record)) {
    if (isOlder(record, attempt)) return { kind: "not-shown" };
    return { kind: terminal === "failed" ? "failed" : "ended" };
  }
  return isOurs(record, attempt, target) ? { kind: "ours", record } : { kind: "other" };
}

/** True for an ended record of an earlier attempt, or from before what was seen: it shows nothing of ours. */
function isOlder(record: PullRequestRecord, attempt: AbandonedAttempt): boolean {
  return isFromBefore(record, attempt) || isBefore(record.stateChangedAt, attempt.seen?.stateChangedAt ?? "");
}

function isOurs(record: PullRequestRecord, { seen, submitted }: AbandonedAttempt, { guardedHead }: PullRequestTarget) {
  if (seen !== undefined) return seen.id === record.id && sameCommit(seen.prSha, record.prSha);
  // Before the submission nothing was in the queue, so that what is in it since is this step's own, whatever its head.
  if (submitted === "accepted") return true;
  return guardedHead === undefined ? submitted !== "no" : sameCommit(guardedHead, record.prSha);
}

function isOwn(submitted: AbandonedAttempt["submitted"]): boolean {
  return submitted === "accepted" || submitted === "sent";
}

/** Whether the attempt may be in the queue although a look does not show it there. */
function mayBeIn({ kind }: Look, { seen }: AbandonedAttempt): boolean {
  // What was seen some time ago may be somebody else's by now, of which a failed read would not tell.
  return kind === "not-shown" || (kind === "unreadable" && seen === undefined);
}

/** What a look says when nothing is left to be done; undefined when it has to go on. */
function endAt(look: Look, { submitted, seen, since, stale }: AbandonedAttempt, cancels: Cancels): string | undefined {
  const sent = cancels.kind === "accepted" || cancels.kind === "unclear";
  switch (look.kind) {
    case "merged":
      return sent
        ? "It was merged before it could be taken out."
        : "It was merged in the meantime, so nothing was cancelled.";
    case "failed":
      return "It failed in the queue, and is out of it.";
    case "ended":
      return sent
        ? "It was taken out of the queue, as cancel-on-abort says."
        : "It was not in the queue any more, so nothing was cancelled.";
    case "other":
      return sent
        ? "A cancel was sent. What is in the queue now is another attempt or head, and was left there."
        : "What is in the queue now is not the attempt and head that was waited for, so it was left there.";
    case "not-shown":
      // Nobody says that it was ever submitted, so there is nothing that could show later.
      return submitted === "no" && (seen ?? since ?? stale) === undefined
        ? "The service does not show it in the queue, so nothing was cancelled."
        : undefined;
    case "unreadable":
      return !isOwn(submitted) && look.error instanceof ApiError && !look.error.facts.transient
        ? `It could not be taken out of the queue: ${messageOf(look.error)}`
        : undefined;
    case "ours":
      return undefined;
  }
}

async function sendCancel(
  target: PullRequestTarget,
  service: QueueService,
  options: CallOptions,
): Promise<Cancels | { readonly kind: "refused"; readonly error: unknown }> {
  try {
    await service.cancel(target).send(options);
    return { kind: "accepted" };
  } catch (error) {
    if (isNotFound(error)) return { kind: "unknown" };
    if (error instanceof AbortedError) return { kind: "none" };
    if (isAmbiguous(error)) return { kind: "unclear", error };
    if (isTransient(error)) return { kind: "not-taken", error };
    return { kind: "refused", error };
  }
}

function strongest(one: Cancels, other: Cancels): Cancels {
  return CANCELS.indexOf(one.kind) > CANCELS.indexOf(other.kind) ? one : other;
}

const ADVICE = "It may still be in the queue. Look with status, or take it out with cancel.";

/** What was seen by the end of the five seconds, when that decides nothing. */
function whenTimeIsOver(look: Look, { submitted }: AbandonedAttempt, cancels: Cancels): string {
  const unseen = look.kind === "unreadable" ? "could not be read afterwards" : "does not show that it is out of it yet";
  const messages: Readonly<Record<Cancels["kind"], string>> = {
    accepted: `A cancel was sent and accepted, but the record ${unseen}. ${ADVICE}`,
    unclear: `A cancel was sent without a clear answer (${messageOf(cancels.error)}), and the record ${unseen}. ${ADVICE}`,
    unknown:
      look.kind === "ours"
        ? `A cancel was answered with "not in the queue", but the record still shows it there. ${ADVICE}`
        : `${SUBMITTED[submitted]}A cancel was answered with "not in the queue", but a submission may show only later. ${ADVICE}`,
    "not-taken": `A cancel did not get through: ${messageOf(cancels.error)} ${ADVICE}`,
    none:
      look.kind === "not-shown"
        ? `The service did not show it in the queue within five seconds, so nothing was cancelled. ${ADVICE}`
        : "It may still be in the queue: the service did not answer within five seconds.",
  };
  return messages[cancels.kind];
}

const SUBMITTED = {
  accepted: "The service had accepted the submission. ",
  sent: "Whether the submission arrived is not known. ",
  "by-another": "",
  no: "",
} as const;
