import type { SubmittedPullRequest } from "../api/schemas.js";
import { testRunId } from "../inputs/test-run.js";
import { wordInWords } from "../words.js";

/** States that an attempt ends in (the service's document, "States and transitions"); any other one goes on. */
const TERMINAL_STATES = ["merged", "failed", "cancelled"] as const;
export type TerminalState = (typeof TERMINAL_STATES)[number];

/** The terminal state of a record, or undefined while its attempt may go on. */
export function terminalState({ state }: SubmittedPullRequest): TerminalState | undefined {
  return TERMINAL_STATES.find((terminal) => terminal === state);
}

/** An attempt has ended when its state is terminal or the pull request is no longer submitted to the queue. */
export function hasEnded(record: SubmittedPullRequest): boolean {
  return terminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}

/** What tells two attempts apart: the id alone stays the same when a pull request is submitted again. */
export interface AttemptMark {
  readonly id: string | null | undefined;
  readonly stateChangedAt: string;
}

export function markOf({ id, stateChangedAt }: SubmittedPullRequest): AttemptMark {
  return { id, stateChangedAt };
}

export function sameMark(one: AttemptMark, other: AttemptMark): boolean {
  return one.id === other.id && one.stateChangedAt === other.stateChangedAt;
}

/** The test run that a record's verdict comes from; undefined where it names none, or in a form that is no id. */
export function testRunOfRecord({ verifiedByTestRun }: SubmittedPullRequest): string | undefined {
  const parsed = testRunId(verifiedByTestRun ?? "");
  return parsed.ok ? parsed.value : undefined;
}

/** A state as a person reads it. */
export function stateInWords(state: string | null | undefined): string {
  return state === null || state === undefined || state === "" ? "in an unknown state" : wordInWords(state);
}

/** Commits are compared without regard to the case of their digits. */
export function sameCommit(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
