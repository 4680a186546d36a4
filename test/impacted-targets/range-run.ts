import { expect } from "vitest";
import { type CheckoutOptions, checkOut } from "../../local-queue/test/support/repositories.js";
import { listChangedFiles } from "../../src/git/changed-files.js";
import { findCommitRange } from "../../src/impacted-targets/range.js";
import { type CommitRangeInputs, resolveCommitRange } from "../../src/target/range.js";
import { cutOff, open, snapshot } from "../support/checkouts.js";
import { NOTHING_GIVEN } from "../support/git-host.js";
import { REPOSITORY, repository } from "../support/payloads.js";
import { gitHubTrigger, triggerWith } from "../support/trigger.js";

export interface RangeRun extends Partial<CommitRangeInputs> {
  readonly event: string;
  readonly payload?: unknown;
  readonly checkout: CheckoutOptions;
  readonly worktreeMatters?: boolean;
  readonly host?: Parameters<typeof findCommitRange>[0]["host"];
  /** True when the remote is unreachable. */
  readonly offline?: boolean;
  /** Function to call after the checkout and before the step. */
  readonly meanwhile?: (folder: string) => void;
}

const DISPATCH = { repository: repository(REPOSITORY) };
export const QUIET = { info() {}, debug() {}, warning() {}, notice() {}, group() {} };

/** Finds the range of a run, and fails if the checkout changes. */
export async function findRangeIn(
  origin: string,
  { event: name, payload = DISPATCH, checkout, host, worktreeMatters, offline, meanwhile, ...inputs }: RangeRun,
) {
  const { pullRequest, range: source } = gitHubTrigger(name, payload, { GITHUB_REF: "" });
  const target = resolveCommitRange(
    { ...NOTHING_GIVEN, baseSha: undefined, ...inputs },
    triggerWith({ pullRequest, range: source }),
  );
  const folder = checkOut(origin, checkout);
  meanwhile?.(folder);
  if (offline === true) cutOff(folder);
  const opened = open(folder);
  const before = snapshot(folder);
  const matters = worktreeMatters === undefined ? {} : { worktreeMatters };
  try {
    const range = await findCommitRange({ git: opened, target, host, log: QUIET, ...matters });
    const files = await listChangedFiles(opened, range.from, range.to);
    return { ...range, folder, files: files.map(({ path }) => path) };
  } finally {
    expect(snapshot(folder)).toEqual(before);
  }
}
