/**
 * The queue tests on branches of the repository itself, `trunk-merge/pr-<number>/<test run id>`, while it looks for a
 * culprit with `-bisection` and a number behind. `trunk-temp/...` branches are scaffolding and mean nothing.
 */
const TEST_BRANCH =
  /^(?:refs\/heads\/)?(trunk-merge\/pr-([1-9]\d{0,9})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-bisection[\w-]*)?)$/i;

export interface TestBranch {
  readonly kind: "test-branch";
  /** The pull request that the branch is named for; a batch tests others with it. */
  readonly number: number;
  readonly branch: string;
  readonly testRunId: string;
}

/** Reads a branch name; undefined when it is not one of the queue's test branches. */
export function parseTestBranch(ref: string | null | undefined): TestBranch | undefined {
  const match = TEST_BRANCH.exec(ref ?? "");
  if (match?.[1] === undefined || match[3] === undefined) return undefined;
  return {
    kind: "test-branch",
    number: Number(match[2]),
    branch: match[1],
    testRunId: match[3].toLowerCase(),
  };
}
