import type { SetUp } from "../../src/set-up/set-up.js";
import { type FileProblem, readWorkflow, type Workflow } from "../../src/set-up/workflows.js";
import { REPOSITORY, VERSION } from "../support/our-references.js";
import { documentedBlocks } from "../support/readme-blocks.js";

/** Workflow files by name, without the folder. */
export type Files = Readonly<Record<string, string>>;

/** Returns a documented workflow by file and heading. */
export function exampleOf(place: string): string {
  const found = documentedBlocks().find((block) => block.place === place);
  if (found === undefined) throw new Error(`The documentation has no example at ${place}.`);
  return found.text;
}

export const CI = `name: CI
on:
  pull_request:
  push: { branches: ["trunk-merge/**"] }
concurrency:
  group: ci-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  build:
    runs-on: ubuntu-latest
    steps: [{ run: make }]
  test:
    strategy: { matrix: { node: [22, 24] } }
    runs-on: ubuntu-latest
    steps: [{ run: make test }]
`;

export const COMPUTE = `on: pull_request
jobs:
  compute:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
        with: { fetch-depth: 0, persist-credentials: false }
      - uses: ${REPOSITORY}@${VERSION}
        with: { operation: compute-impacted-targets, producer: nx }
`;

/** Workflows of a repository that follows the pages. */
export const FILES: Files = {
  "ci.yml": CI,
  "merge.yml": exampleOf("docs/getting-started.md: 5. Commit the workflow to the default branch"),
  "report.yml": exampleOf("docs/workflows/report-outcome.md: Report outcomes"),
  "failure.yml": exampleOf("docs/workflows/failure-report.md: Explain a failure in the queue"),
  "compute.yml": COMPUTE,
};

export const SETTINGS: Readonly<Record<string, unknown>> = {
  mode: "single",
  concurrency: 5,
  batch: true,
  batchingMinSize: 4,
  canOptimisticallyMerge: true,
  pendingFailureDepth: 2,
  optimizationMode: "bisection_skip_redundant_tests",
  createPrsForTestingBranches: false,
  mergeMethod: "squash",
  labelCommandsEnabled: false,
  enqueueingLabel: "merge",
  requiredStatuses: ["build", "test (22)", "test (24)"],
};

export function requires(...names: readonly string[]) {
  return names.map((name) => ({ name, app: "actions" as const, source: "the branch protection of main" }));
}

export interface Changes extends Partial<Omit<SetUp, "workflows" | "settings">> {
  /** Workflows to add or to replace; undefined removes a workflow. */
  readonly files?: Readonly<Record<string, string | undefined>>;
  readonly settings?: Readonly<Record<string, unknown>>;
}

type ReadWorkflow = ReturnType<typeof readWorkflow>;
const alreadyRead = new Map<string, ReadWorkflow>();

/** Reads each workflow only once, because most set-ups have the same workflows. */
function readOnce(file: string, text: string): ReadWorkflow {
  const key = `${file}\n${text}`;
  const workflow = alreadyRead.get(key) ?? readWorkflow(file, text);
  alreadyRead.set(key, workflow);
  return workflow;
}

/** Creates the facts of a set-up that follows the pages, with changes. */
export async function givenSetUp({ files = {}, settings = {}, ...facts }: Changes = {}): Promise<SetUp> {
  const workflows: Workflow[] = [];
  const workflowProblems: FileProblem[] = [];
  for (const [name, text] of Object.entries<string | undefined>({ ...FILES, ...files })) {
    if (text === undefined) continue;
    const workflow = await readOnce(`.github/workflows/${name}`, text);
    if (typeof workflow === "string") throw new Error(`${name}: ${workflow}`);
    if ("jobs" in workflow) workflows.push(workflow);
    else workflowProblems.push(workflow);
  }
  const required = requires("build", "test (22)", "test (24)");
  return {
    repository: { host: "github.com", owner: "octo-org", name: "app" },
    targetBranch: "main",
    defaultBranch: "main",
    workflows,
    workflowProblems,
    hasUnreadWorkflows: workflowProblems.length > 0,
    otherCi: [],
    token: "v2",
    queue: "found",
    settings: new Map(Object.entries({ ...SETTINGS, ...settings })),
    queueFile: undefined,
    queueFileProblems: [],
    requiredOnTestBranches: required,
    requiredOnPullRequests: required,
    rules: { types: ["pull_request"], mergeMethods: ["squash"], requiredChecks: [] },
    testBranchRules: [],
    environments: [
      { name: "merge-queue", branches: ["main"] },
      { name: "merge-queue-admin", branches: ["main"] },
      { name: "quarantine", branches: ["main"] },
      { name: "merge-queue-read", branches: ["main", "trunk-merge/**"] },
      { name: "impacted-targets", branches: ["refs/pull/*/merge"] },
      { name: "test-results", branches: ["refs/pull/*/merge", "main", "trunk-merge/**"] },
    ],
    labels: new Set(["merge", "merge and deploy"]),
    ...facts,
  };
}
