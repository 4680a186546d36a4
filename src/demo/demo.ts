/** The command `merge-queue demo`: the real action against a local service, shown as a workflow log shows it. */
import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { DEMO_FLAGS, flagLines } from "../local-queue/command-flags.js";
import type { PullRequest } from "../local-queue/engine/pull-request.js";
import type { ServeIo } from "../local-queue/serve.js";
import { type LocalService, startLocalService } from "../local-queue/service.js";
import { runStep } from "./runner.js";

const REPOSITORY = "local/playground";
const QUEUE = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };
/** So many seconds of the service pass in one of ours. */
const SPEED = 6;

const HELP = `Usage: merge-queue demo [--fail]

Starts a local merge queue service with a made-up repository, and runs the action against it as a workflow would.

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
}

const EXIT_BAD_FLAGS = 2;
const EXIT_STOPPED = 130;

/** The action that this program ships with. */
function ownAction(): string {
  return join(dirname(realpathSync(process.argv[1] ?? ".")), "../../action.yml");
}

/** Gives the exit code: 0 when everything went as the demo means to show. */
export async function runDemo(
  argv: readonly string[],
  { write, signal }: ServeIo,
  action: string = ownAction(),
): Promise<number> {
  const unknown = argv.find((argument) => !["--fail", "--help"].includes(argument));
  if (unknown !== undefined || argv.includes("--help")) {
    write(unknown === undefined ? HELP : `merge-queue demo: there is no option ${JSON.stringify(unknown)}.\n\n${HELP}`);
    return unknown === undefined ? 0 : EXIT_BAD_FLAGS;
  }
  const service = await startLocalService({
    repository: REPOSITORY,
    speed: SPEED,
    queue: { mode: "parallel", concurrency: 2 },
  });
  try {
    return await play({ service, action, write, signal }, argv.includes("--fail"));
  } finally {
    await service.close();
  }
}

async function play(stage: Stage, fail: boolean): Promise<number> {
  const { service, write, signal } = stage;
  const pullRequest = furnish(service, fail);
  write(`A local merge queue service runs at ${service.url}, with the made-up repository ${REPOSITORY}.\n`);
  write(`Its time passes ${SPEED} times as fast as ours.\n`);
  write(`Pull request #${pullRequest.number} goes through it now: "${pullRequest.title}".\n`);
  let result = "nothing";
  for (const step of STEPS) {
    const outputs = await playStep(stage, pullRequest, step);
    if (signal.aborted) {
      write("\nThe demo was stopped.\n");
      return EXIT_STOPPED;
    }
    if (step.inputs.operation === "wait-for-merge") result = outputs.result ?? result;
  }
  if (fail) write(`\n${whyItFailed(service, pullRequest.number)}\n`);
  write(`\nresult: ${result}\n`);
  return result === (fail ? "failed" : "merged") ? 0 : 1;
}

/** What the queue's test run of the pull request says. */
function whyItFailed({ engine }: LocalService, number: number): string {
  const runId = engine.getSubmittedPullRequest(QUEUE, { number }).verifiedByTestRun;
  if (runId === null) return `The queue ran no tests for #${number}.`;
  const { statusChecks, testBranch } = engine.getMergeQueueTestingDetails(QUEUE, runId);
  const failed = statusChecks.filter(({ state }) => state === "FAILURE").map(({ context }) => context);
  return `Why: the queue tested #${number} on its branch ${testBranch}, and there ${failed.join(" and ")} failed.`;
}

/** Two pull requests are in the queue before ours, both on a target that ours impacts too. */
function furnish({ control, engine }: LocalService, fail: boolean): PullRequest {
  const common = { author: "developer-1" };
  const ahead = [
    { title: "Speed up the parser", testSeconds: 12 },
    { title: "Mend a link in the guide", testSeconds: 8 },
  ].map(({ title, testSeconds }) => control.addPullRequest({ ...common, title, testPlan: { testSeconds } }));
  for (const { number, headSha } of ahead) {
    engine.setImpactedTargets(QUEUE, { number, sha: headSha, targets: ["//parser:lib"] });
    engine.submitPullRequest(QUEUE, { number });
  }
  return control.addPullRequest({
    author: "developer-2",
    title: fail ? "Remove a function that is still used" : "Add a flag to the parser",
    testPlan: { testSeconds: 10, result: fail ? "fail" : "pass" },
  });
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
