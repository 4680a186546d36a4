/**
 * Runs the examples of the reusable workflows in `act` (github.com/nektos/act, without containers) and in our
 * interpreter, and compares the results of the jobs. Runs only if MERGE_QUEUE_ACT contains the path of act. When the two
 * differ, GitHub's documentation decides. The limits of act 0.2.89, and how this test avoids them:
 * - act rejects `environment.deployment` and does not know `$/`. The test rewrites both in a copy.
 * - act has no environments, no permissions of tokens and no `concurrency` of jobs. Tests of the interpreter check these.
 * - act fetches actions of other publishers from GitHub. `actions/checkout` does nothing here, and workflows that need
 *   the files of a checkout are left out.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { temporaryFolder } from "../../local-queue/test/support/repositories.js";
import { givenService } from "../support/action.js";
import { REPOSITORY as PLAYGROUND } from "../support/action-events.js";
import { listCallers, NAME } from "../support/call-workflow.js";
import {
  onCheckRun,
  onClosed,
  onComment,
  onDeleted,
  onDispatch,
  onLabel,
  onRepositoryDispatch,
  onSchedule,
  onWorkflowRun,
  type WorkflowEvent,
} from "../support/interpreter/events.js";
import { runWorkflow } from "../support/interpreter/run-workflow.js";
import { REPOSITORY, VERSION } from "../support/our-references.js";
import { listed } from "../support/payloads.js";
import { givenQueued, givenTesting, runOf } from "../support/queue.js";

interface Scenario {
  readonly workflow: string;
  readonly what: string;
  readonly given: (service: LocalService) => WorkflowEvent;
}

const MAINTAINER = "maintainer-1";
const TOKEN = "token-of-the-queue";
const CHECKOUT = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1";

function labelled(service: LocalService, label: string, actor = MAINTAINER): WorkflowEvent {
  service.control.setCollaborator({ login: MAINTAINER, permission: "write" });
  return onLabel(service.control.addPullRequest(), label, { name: "pull_request_target", actor });
}

/** Returns a pull request that failed in the queue, and its test branch. */
function failed(service: LocalService) {
  const { number } = givenTesting(service, { testPlan: { result: "fail", testSeconds: 1 } });
  const { branch, sha } = runOf(service, number);
  service.control.advance(600);
  return { number, branch, sha };
}

function failing(service: LocalService): WorkflowEvent {
  const { branch, sha } = failed(service);
  return onWorkflowRun({ conclusion: "failure", branch, sha });
}

const SCENARIOS: readonly Scenario[] = [
  { workflow: "submit", what: "a maintainer's label", given: (service) => labelled(service, "merge") },
  { workflow: "submit", what: "a stranger's label", given: (service) => labelled(service, "merge", "stranger-1") },
  { workflow: "submit", what: "another label", given: (service) => labelled(service, "later") },
  {
    workflow: "submit",
    what: "a maintainer's comment",
    given(service) {
      service.control.setCollaborator({ login: MAINTAINER, permission: "write" });
      return onComment(service.control.addPullRequest().number, "/merge please", { author: MAINTAINER });
    },
  },
  { workflow: "wait-for-merge", what: "a merge", given: (service) => labelled(service, "merge and deploy") },
  {
    workflow: "report-outcome",
    what: "a merged pull request",
    given(service) {
      const pullRequest = givenQueued(service);
      service.control.advance(3600);
      return onClosed(pullRequest, true, { name: "pull_request_target" });
    },
  },
  {
    workflow: "report-outcome",
    what: "the closing of the queue's draft pull request",
    given(service) {
      const { branch, sha } = failed(service);
      const draft = { number: 900, headSha: sha, headBranch: branch };
      return onClosed(draft, false, { name: "pull_request_target" });
    },
  },
  {
    workflow: "report-outcome",
    what: "a test branch that is gone",
    given: (service) => onDeleted(failed(service).branch),
  },
  { workflow: "report-outcome", what: "another branch that is gone", given: () => onDeleted("change-7") },
  {
    workflow: "report-outcome",
    what: "the queue's comment",
    given: (service) => onComment(failed(service).number, "It failed", { author: "trunk-io[bot]", action: "edited" }),
  },
  {
    workflow: "report-outcome",
    what: "a stranger's comment",
    given: (service) => onComment(failed(service).number, "It failed", { author: MAINTAINER, action: "edited" }),
  },
  {
    workflow: "report-outcome",
    what: "the queue's check",
    given(service) {
      const pullRequests = [listed(failed(service).number)];
      const event = onCheckRun("Trunk Merge Queue (main)", "failure", { pullRequests });
      const { check_run: run, ...payload } = Object(event.payload);
      return { ...event, payload: { ...payload, check_run: { ...run, app: { slug: "trunk-io" } } } };
    },
  },
  {
    workflow: "report-outcome",
    what: "a webhook",
    given: (service) => onRepositoryDispatch("merge-queue-outcome", { pr_number: failed(service).number }),
  },
  { workflow: "failure-report", what: "a failed run", given: failing },
  { workflow: "administer-queue", what: "a pause", given: () => onDispatch({ operation: "pause", reason: "Release" }) },
  { workflow: "report-missed-outcomes", what: "a schedule", given: () => onSchedule() },
  { workflow: "queue-health", what: "a schedule", given: () => onSchedule() },
  { workflow: "queue-report", what: "a schedule", given: () => onSchedule("10 0 * * *") },
  { workflow: "metrics", what: "a schedule", given: () => onSchedule("*/15 6-20 * * 1-5") },
];

/** Results of the jobs by id. */
type Ends = Readonly<Record<string, string>>;

const act = process.env.MERGE_QUEUE_ACT ?? "";

describe.skipIf(act === "")("the program act and our interpreter", () => {
  test.each(SCENARIOS)(
    "act and our interpreter run the same jobs of $workflow with the same results for $what",
    async (scenario) => {
      const ours = await inInterpreter(scenario);
      expect(await inAct(scenario, temporaryFolder())).toEqual(ours);
    },
  );
});

async function inInterpreter({ workflow, given }: Scenario): Promise<Ends> {
  const service = await startService();
  try {
    const event = given(service);
    const text = exampleOf(workflow);
    const surroundings = { repository: () => {}, programs: { make: "#!/bin/sh\n" } };
    const { jobs } = await runWorkflow({ ...surroundings, secrets: { [NAME]: TOKEN }, text, service, event });
    return endsOf(Object.entries(jobs).map(([id, { result }]) => [id, result]));
  } finally {
    await service.close();
  }
}

async function inAct({ workflow, given }: Scenario, at: string): Promise<Ends> {
  const service = await startService();
  try {
    const event = given(service);
    const [action, caller, checkout] = ["action", "caller", "checkout"].map((name) => join(at, name));
    if (action === undefined || caller === undefined || checkout === undefined) throw new Error("There are three.");
    writeAction(action, service);
    const noop = "runs: { using: composite, steps: [{ run: 'true', shell: bash }] }\n";
    writeRepository(checkout, { "action.yml": `name: checkout\ndescription: nothing\n${noop}` });
    writeRepository(caller, { ".github/workflows/caller.yml": adapted(exampleOf(workflow), service) });
    git(caller, "remote", "add", "origin", `https://github.com/${PLAYGROUND}.git`);
    const payload = join(at, "event.json");
    writeFileSync(payload, JSON.stringify(event.payload));
    const programs = join(at, "programs");
    mkdirSync(programs);
    writeFileSync(join(programs, "make"), "#!/bin/sh\n", { mode: 0o755 });
    const [name, commit] = CHECKOUT.split("@");
    const known = [
      [REPOSITORY, VERSION, action],
      [name, commit, checkout],
    ].flatMap(([of, ref, folder]) => ["--local-repository", `https://github.com/${of}@${ref}=${folder}`]);
    const options = ["--json", "--no-cache-server", "--action-offline-mode", "-P", "ubuntu-latest=-self-hosted"];
    const files = ["-W", ".github/workflows/caller.yml", "-e", payload, "--actor", event.actor ?? "developer-1"];
    const secrets = ["-s", `${NAME}=${TOKEN}`, "-s", "GITHUB_TOKEN=token-of-github"];
    const api = ["--env", `GITHUB_API_URL=${service.githubApiUrl}`];
    const argv = [event.name, ...options, ...files, ...known, ...secrets, ...api];
    const { PATH = "" } = process.env;
    const environment = { PATH: `${programs}:${PATH}`, HOME: at };
    return readEnds(await outputOf(act, argv, { cwd: caller, env: environment }));
  } finally {
    await service.close();
  }
}

function startService(): Promise<LocalService> {
  // One second of real time is one hour of the service, so that waits end.
  return givenService({ repository: PLAYGROUND, token: TOKEN, speed: 3600 });
}

/** Returns the first example of a workflow, with all events that the workflow accepts. */
function exampleOf(workflow: string): string {
  const [text = ""] = listCallers(workflow);
  const more = "  issue_comment: { types: [edited] }\n  check_run: { types: [completed] }\npermissions:";
  return workflow === "report-outcome" ? text.replace("permissions:", more) : text;
}

/** Rewrites syntax that act cannot read, and replaces the public service by the local service. */
function adapted(text: string, { apiUrl }: LocalService): string {
  return text
    .replaceAll(", deployment: false", "")
    .replaceAll(/uses: \$\/$/gm, `uses: ${REPOSITORY}@${VERSION}`)
    .replaceAll("https://api.trunk.io/v1", apiUrl);
}

function writeAction(at: string, service: LocalService): void {
  const workflows = readdirSync(".github/workflows").map((name) => `.github/workflows/${name}`);
  const texts = workflows.map((path) => [path, adapted(readFileSync(path, "utf8"), service)]);
  mkdirSync(at, { recursive: true });
  cpSync("dist", join(at, "dist"), { recursive: true });
  writeRepository(at, { "action.yml": readFileSync("action.yml", "utf8"), ...Object.fromEntries(texts) });
  git(at, "tag", VERSION);
}

function writeRepository(at: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(at, path, ".."), { recursive: true });
    writeFileSync(join(at, path), text);
  }
  git(at, "init", "--quiet", "--initial-branch=main");
  git(at, "add", "--all");
  git(at, "-c", "user.name=test", "-c", "user.email=test@example.test", "commit", "--quiet", "--message=Files");
}

function git(at: string, ...argv: readonly string[]): void {
  const { status, stderr } = spawnSync("git", argv, { cwd: at, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${argv.join(" ")}: ${stderr}`);
}

function outputOf(program: string, argv: readonly string[], options: object): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, argv, { stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    const add = (text: string): void => {
      output += text;
    };
    child.stdout?.setEncoding("utf8").on("data", add);
    child.stderr?.setEncoding("utf8").on("data", add);
    child.on("error", fail).on("close", () => done(output));
  });
}

function readEnds(output: string): Ends {
  const found = output.split("\n").flatMap((line): [string, string][] => {
    if (!line.startsWith("{")) return [];
    const { jobID, jobResult } = JSON.parse(line);
    return typeof jobResult === "string" ? [[jobID, jobResult]] : [];
  });
  if (found.length === 0 && /not valid|Error:/.test(output)) throw new Error(output.slice(-2000));
  return endsOf(found);
}

/** Returns results by job id. act reports no skipped job, and no call of a workflow under its own id. */
function endsOf(found: readonly (readonly [id: string, result: string])[]): Ends {
  const called = new Set(found.flatMap(([id]) => (id.includes(" / ") ? [id.split(" / ")[0]] : [])));
  return Object.fromEntries(
    found
      .filter(([id, result]) => result !== "skipped" && !called.has(id))
      .map(([id, result]) => [id.split(" / ").at(-1), result]),
  );
}
