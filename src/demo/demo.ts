import { once } from "node:events";
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  flagLines,
  type LocalService,
  type LocalServiceOptions,
  loadService,
  type PullRequest,
  readFlags,
  type ServeIo,
} from "../../local-queue/src/index.js";
import { InputError } from "../errors.js";
import { DEMO_FLAGS } from "./flags.js";
import { createDemoRepository, listDemoBranches, readCommitGraph, TEST_COMMAND } from "./repository.js";
import { runStep } from "./runner.js";

const REPOSITORY = "local/playground";
const QUEUE = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };

const HELP = `Usage: merge-queue demo [--fail] [--keep]

Creates a small Git repository and a local merge queue, and runs the action like a workflow.

Options:
${flagLines(DEMO_FLAGS, 11)}`;

interface Stage extends ServeIo {
  readonly service: LocalService;
  readonly action: string;
  readonly folder: string;
  readonly fail: boolean;
  readonly keep: boolean;
}

const POLL_MS = 100;
const EXIT_BAD_FLAGS = 2;
const EXIT_STOPPED = 130;

function ownAction(): string {
  return join(dirname(realpathSync(process.argv[1] ?? ".")), "../../action.yml");
}

/** Runs the demo. Returns exit code 0 if the pull request has the expected outcome. */
export async function runDemo(argv: readonly string[], io: ServeIo, action: string = ownAction()): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), "merge-queue-demo-"));
  try {
    const { help = false, fail = false, keep = false } = readFlags("demo", DEMO_FLAGS, argv).values;
    if (!help) return await runIn(scratch, { ...io, action, fail, keep });
    io.write(HELP);
    return 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    io.write(`error: ${error.message}\n`);
    return EXIT_BAD_FLAGS;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const PARALLEL = { mode: "parallel", concurrency: 3, mergeMethod: "merge_commit" } as const;
/** Settings for batches of four pull requests. The queue waits up to one minute for a full batch. */
const BATCHES = {
  mode: "single",
  concurrency: 2,
  bisectionConcurrency: 2,
  batch: true,
  batchingMinSize: 4,
  batchingMaxWaitTimeMinutes: 1,
  mergeMethod: "merge_commit",
} as const;

async function runIn(scratch: string, stage: Omit<Stage, "service" | "folder">): Promise<number> {
  const { write, signal, environment, fail, keep } = stage;
  const folder = join(scratch, "repository");
  mkdirSync(folder);
  createDemoRepository(folder, listDemoBranches(fail), environment);
  const { connectRepository, startLocalService } = await loadService();
  const repository = await connectRepository({
    repository: folder,
    target: QUEUE.targetBranch,
    dataFolder: join(scratch, "data"),
    testCommand: TEST_COMMAND,
    environment,
    report: (sentence) => write(`${sentence}\n`),
  });
  const service = await startLocalService({
    repository: REPOSITORY,
    requiredStatuses: ["test"],
    queue: fail ? BATCHES : PARALLEL,
    timings: { readySeconds: 0 },
    makeHost: repository.makeHost,
    logFolder: repository.logFolder,
  } satisfies LocalServiceOptions);
  try {
    await repository.begin(service.engine);
    const exitCode = await play({ ...stage, service, folder });
    if (keep && !signal.aborted) {
      write(`\nThe queue is running: ${service.url}\nThe repository is in ${folder}\nPress Ctrl-C to stop.\n`);
      await once(signal, "abort");
    }
    return exitCode;
  } finally {
    await Promise.all([service.close(), repository.close()]);
  }
}

async function play(stage: Stage): Promise<number> {
  const { service, write, signal, fail, keep, folder, environment } = stage;
  const pullRequest = submitOthers(service);
  write(`The merge queue of the Git repository ${REPOSITORY} is running: ${service.url}\n`);
  if (!keep) write("The queue stops after the demo. To keep the queue running, add --keep.\n");
  write(`The demo submits pull request #${pullRequest.number}: "${pullRequest.title}".\n`);
  if (fail)
    write(
      "The tests of this pull request pass alone. But a pull request ahead in the queue renames a function that this pull request uses.\n",
    );
  let result = "nothing";
  for (const step of STEPS) {
    const outputs = await playStep(stage, pullRequest, step);
    if (signal.aborted) {
      write("\nThe demo stopped.\n");
      return EXIT_STOPPED;
    }
    // After the failure, fewer than four pull requests remain, and the queue would wait a minute for a full batch.
    if (step.inputs.operation === "submit") service.engine.updateQueue(QUEUE, { batchingMaxWaitTimeMinutes: 0 });
    if (step.inputs.operation === "wait-for-merge") result = outputs.result ?? result;
  }
  if (fail) {
    await waitUntilEmpty(service, signal);
    write(`\nTest runs of the queue:\n${testedLines(service)}\n${describeFailure(service, pullRequest.number)}\n`);
  }
  const graph = readCommitGraph(folder, environment).replace(/^(?=.)/gm, "  ");
  write(`\nThe branch main (git log --graph --oneline):\n${graph}`);
  write(`\nresult: ${result}\n`);
  return result === (fail ? "failed" : "merged") ? 0 : 1;
}

async function waitUntilEmpty({ engine }: LocalService, signal: AbortSignal): Promise<void> {
  const isEmpty = (): boolean =>
    engine.queues().every(({ queue }) => [queue.engine.order, queue.engine.pending].every((part) => part === null));
  while (!isEmpty() && !signal.aborted) await setTimeout(POLL_MS);
}

function testedLines({ engine }: LocalService): string {
  const runs = engine.queues().flatMap(({ queue }) => [...queue.runs.values()]);
  const lines = runs.map(({ kind, members, ahead, status }) => {
    const why = kind === "bisection" ? "to find the cause: " : "";
    const together = members.length > 1 ? " together" : "";
    const onTop = ahead.length === 0 ? "" : ` on top of ${listed(ahead)}`;
    return `  ${why}${listed(members)}${together}${onTop}: ${status}\n`;
  });
  return lines.join("");
}

function listed(numbers: readonly number[]): string {
  return new Intl.ListFormat("en-GB").format(numbers.map((number) => `#${number}`));
}

function describeFailure({ engine }: LocalService, number: number): string {
  const runId = engine.getSubmittedPullRequest(QUEUE, { number }).verifiedByTestRun;
  if (runId === null) return `The queue ran no tests for #${number}.`;
  const { statusChecks, testBranch } = engine.getMergeQueueTestingDetails(QUEUE, runId);
  const failed = statusChecks.filter(({ state }) => state === "FAILURE").map(({ context }) => context);
  return `Cause: ${failed.join(" and ")} failed on the test branch ${testBranch} of #${number}.`;
}

/** Submits all pull requests except the last one, and returns the last one. */
function submitOthers({ engine }: LocalService): PullRequest {
  const all = (engine.snapshots()[0]?.pullRequests ?? []).toSorted((one, other) => one.number - other.number);
  const ours = all.at(-1);
  if (ours === undefined) throw new Error("The repository of the demo has no branches.");
  for (const { number, headSha } of all.slice(0, -1)) {
    engine.setImpactedTargets(QUEUE, { number, sha: headSha, targets: ["//parser:lib"] });
    engine.submitPullRequest(QUEUE, { number });
  }
  return ours;
}

const STEPS: readonly { readonly title: string; readonly inputs: Readonly<Record<string, string>> }[] = [
  {
    title: "Upload the impacted targets of the pull request",
    inputs: { operation: "set-impacted-targets", "impacted-targets": "//parser:lib\n//parser:test\n//app:bin" },
  },
  { title: "Submit the pull request to the merge queue", inputs: { operation: "submit" } },
  { title: "Wait for the merge", inputs: { operation: "wait-for-merge", timeout: "1m" } },
  { title: "Read the status of the pull request", inputs: { operation: "status" } },
];

async function playStep(
  { service, action, write, signal }: Stage,
  pullRequest: PullRequest,
  { title, inputs }: (typeof STEPS)[number],
): Promise<Readonly<Record<string, string>>> {
  write(`\n▶ ${title}\n`);
  const end = await runStep({
    action,
    signal,
    inputs: { ...inputs, token: service.token, "api-url": service.apiUrl },
    repository: REPOSITORY,
    githubApiUrl: service.githubApiUrl,
    event: { name: "pull_request", ref: `refs/pull/${pullRequest.number}/merge`, payload: eventOf(pullRequest) },
    onLine: (line) => {
      // GitHub's runner hides these lines too.
      if (!line.startsWith("::add-mask::")) write(`  ${line}\n`);
    },
  });
  end.clean();
  // The demo deletes the folder of the result file, so it does not show the file's path.
  const shown = Object.entries(end.outputs).filter(([name, value]) => value !== "" && name !== "result-file");
  write(`  Outputs:\n${shown.map(([name, value]) => `    ${name}: ${value}\n`).join("")}`);
  return end.outputs;
}

function eventOf({ number, headBranch, headSha, baseBranch }: PullRequest): unknown {
  const repo = { full_name: REPOSITORY };
  const head = { ref: headBranch, sha: headSha, repo };
  return {
    pull_request: { number, head, base: { ref: baseBranch, repo } },
    repository: { ...repo, default_branch: "main" },
  };
}
