/** The command `merge-queue demo`: the real action and a real repository, shown as a workflow log shows it. */
import { once } from "node:events";
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { InputError } from "../errors.js";
import { DEMO_FLAGS, flagLines, readFlags } from "../local-queue/command-flags.js";
import { connectRepository } from "../local-queue/git/connect.js";
import type { ServeIo } from "../local-queue/serve.js";
import { type LocalService, type LocalServiceOptions, startLocalService } from "../local-queue/service.js";
import type { PullRequest } from "../local-queue/world/pull-request.js";
import type { TestRun } from "../local-queue/world/world.js";
import { branchesOf, graphOf, makeRepository, TEST_COMMAND } from "./repository.js";
import { runStep } from "./runner.js";

const REPOSITORY = "local/playground";
const QUEUE = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };

const HELP = `Usage: merge-queue demo [--fail] [--keep]

Makes a small Git repository and a local merge queue for it, and runs the action against that as a workflow would.

Options:
${flagLines(DEMO_FLAGS, 11)}`;

interface DemoStep {
  readonly title: string;
  readonly inputs: Readonly<Record<string, string>>;
}

type Outputs = Readonly<Record<string, string>>;

/** Where the steps of a demo happen. */
interface Stage extends ServeIo {
  readonly service: LocalService;
  /** The action's `action.yml`. */
  readonly action: string;
  /** Folder of the repository. */
  readonly folder: string;
  readonly fail: boolean;
}

/** So often it is looked whether the queue is empty. */
const LOOK_MS = 100;
const EXIT_BAD_FLAGS = 2;
const EXIT_STOPPED = 130;

/** The action that this program ships with. */
function ownAction(): string {
  return join(dirname(realpathSync(process.argv[1] ?? ".")), "../../action.yml");
}

/** Gives the exit code: 0 when everything went as the demo means to show. */
export async function runDemo(argv: readonly string[], io: ServeIo, action: string = ownAction()): Promise<number> {
  const { write } = io;
  try {
    const { help = false, fail = false, keep = false } = readFlags("demo", DEMO_FLAGS, argv).values;
    if (!help) return await runInScratch({ ...io, action, fail }, keep);
    write(HELP);
    return 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    write(`${error.message}\n`);
    return EXIT_BAD_FLAGS;
  }
}

async function runInScratch(run: Parameters<typeof runIn>[1], keep: boolean): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), "merge-queue-demo-"));
  try {
    return await runIn(scratch, run, keep);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const PARALLEL = { mode: "parallel", concurrency: 3, mergeMethod: "merge_commit" } as const;
/** Four pull requests are tested as one; who waits for the fourth waits a minute. */
const BATCHES = {
  mode: "single",
  concurrency: 2,
  bisectionConcurrency: 2,
  batch: true,
  batchingMinSize: 4,
  batchingMaxWaitTimeMinutes: 1,
  mergeMethod: "merge_commit",
} as const;

async function runIn(scratch: string, stage: Omit<Stage, "service" | "folder">, keep: boolean): Promise<number> {
  const { write, signal, environment, fail } = stage;
  const folder = join(scratch, "repository");
  mkdirSync(folder);
  makeRepository(folder, branchesOf(fail), environment);
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
  } satisfies LocalServiceOptions);
  try {
    await repository.begin(service.engine);
    const exitCode = await play({ ...stage, service, folder });
    if (keep && !signal.aborted) {
      write(
        `\nThe queue goes on: look at it at ${service.url}\nThe repository is in ${folder}\nStop it with Ctrl-C.\n`,
      );
      await once(signal, "abort");
    }
    return exitCode;
  } finally {
    await service.close();
    await repository.close();
  }
}

async function play(stage: Stage): Promise<number> {
  const { service, write, signal, fail, folder, environment } = stage;
  const pullRequest = furnish(service);
  write(`A merge queue drives a Git repository with a test, called ${REPOSITORY}. Look at it at ${service.url}\n`);
  write(`Pull request #${pullRequest.number} goes through it now: "${pullRequest.title}".\n`);
  if (fail) write("It passes its tests alone, but another one ahead of it renames a function that it uses.\n");
  let result = "nothing";
  for (const step of STEPS) {
    const outputs = await playStep(stage, pullRequest, step);
    if (signal.aborted) {
      write("\nThe demo was stopped.\n");
      return EXIT_STOPPED;
    }
    // The batch has begun; those of it that are cleared need not wait until they are four again.
    if (step.inputs.operation === "submit") service.engine.updateQueue(QUEUE, { batchingMaxWaitTimeMinutes: 0 });
    if (step.inputs.operation === "wait-for-merge") result = outputs.result ?? result;
  }
  if (fail) {
    await emptied(service, signal);
    write(`\nWhat the queue tested:\n${testedLines(service)}\n${whyItFailed(service, pullRequest.number)}\n`);
  }
  write(`\nThe branch main now (git log --graph --oneline):\n${indented(graphOf(folder, environment))}`);
  write(`\nresult: ${result}\n`);
  return result === (fail ? "failed" : "merged") ? 0 : 1;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}

/** The others are tested again without the culprit, until nothing is left in the queue. */
async function emptied({ engine }: LocalService, signal: AbortSignal): Promise<void> {
  const isEmpty = (): boolean =>
    engine.places().every(({ queue }) => [queue.engine.line, queue.engine.pool].every((part) => part === null));
  while (!isEmpty() && !signal.aborted) await setTimeout(LOOK_MS);
}

/** Each test run in its order: what it contained, and how it ended. */
function testedLines({ engine }: LocalService): string {
  const runs = engine.places().flatMap(({ queue }) => [...queue.runs.values()]);
  return runs.map((run) => `  ${described(run)}\n`).join("");
}

function described({ kind, members, ahead, status }: TestRun): string {
  const together = members.length > 1 ? " together" : "";
  const onTop = ahead.length === 0 ? "" : ` on top of ${listed(ahead)}`;
  return `${kind === "bisection" ? "to find the culprit: " : ""}${listed(members)}${together}${onTop}: ${status}`;
}

function listed(numbers: readonly number[]): string {
  const names = numbers.map((number) => `#${number}`);
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
}

/** What the queue's test run of the pull request says. */
function whyItFailed({ engine }: LocalService, number: number): string {
  const runId = engine.getSubmittedPullRequest(QUEUE, { number }).verifiedByTestRun;
  if (runId === null) return `The queue ran no tests for #${number}.`;
  const { statusChecks, testBranch } = engine.getMergeQueueTestingDetails(QUEUE, runId);
  const failed = statusChecks.filter(({ state }) => state === "FAILURE").map(({ context }) => context);
  return `Why: the queue tested #${number} on its branch ${testBranch}, and there ${failed.join(" and ")} failed.`;
}

/** All are in the queue before ours, on a target that ours impacts too. Gives ours. */
function furnish({ engine }: LocalService): PullRequest {
  const all = (engine.snapshots()[0]?.pullRequests ?? []).toSorted((one, other) => one.number - other.number);
  const ours = all.at(-1);
  if (ours === undefined) throw new Error("The repository of the demo has no branches.");
  for (const { number, headSha } of all.slice(0, -1)) {
    engine.setImpactedTargets(QUEUE, { number, sha: headSha, targets: ["//parser:lib"] });
    engine.submitPullRequest(QUEUE, { number });
  }
  return ours;
}

const STEPS: readonly DemoStep[] = [
  {
    title: "Declare what the pull request impacts",
    inputs: { operation: "set-impacted-targets", "impacted-targets": "//parser:lib\n//parser:test\n//app:bin" },
  },
  { title: "Submit it to the merge queue", inputs: { operation: "submit" } },
  { title: "Wait for the merge", inputs: { operation: "wait-for-merge", timeout: "1m" } },
  { title: "Read where it stands", inputs: { operation: "status" } },
];

async function playStep(
  { service, action, write, signal }: Stage,
  pullRequest: PullRequest,
  { title, inputs }: DemoStep,
): Promise<Outputs> {
  write(`\n▶ ${title}\n`);
  const end = await runStep({
    action,
    signal,
    inputs: { ...inputs, token: service.token, "api-url": service.apiUrl },
    repository: REPOSITORY,
    githubApiUrl: service.githubApiUrl,
    event: { name: "pull_request", ref: `refs/pull/${pullRequest.number}/merge`, payload: eventOf(pullRequest) },
    onLine: (line) => {
      // The runner takes these for itself.
      if (!line.startsWith("::add-mask::")) write(`  ${line}\n`);
    },
  });
  end.clean();
  // The step's files are gone with its folder, as on a hosted runner, so nobody is sent to one.
  const shown = Object.entries(end.outputs).filter(([name, value]) => value !== "" && name !== "result-file");
  write(`  Outputs:\n${shown.map(([name, value]) => `    ${name}: ${value}\n`).join("")}`);
  return end.outputs;
}

function eventOf(pullRequest: PullRequest): unknown {
  const [owner, name] = REPOSITORY.split("/");
  const repo = { full_name: REPOSITORY, name, owner: { login: owner }, fork: false };
  return {
    action: "synchronize",
    number: pullRequest.number,
    pull_request: {
      number: pullRequest.number,
      title: pullRequest.title,
      head: { ref: pullRequest.headBranch, sha: pullRequest.headSha, repo },
      base: { ref: pullRequest.baseBranch, repo },
    },
    repository: { ...repo, default_branch: "main" },
  };
}
