import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { circleciBuilds } from "../support/ci-variables.js";
import { type Build, type JobName, SKIPPED, type Start, type Template, testTemplate } from "./scenarios.js";
import { type Fields, fields, fieldsAt, itemsAt, readYaml, text, textsOf } from "./yaml.js";

const PATH = "examples/circleci/config.yml";

const JOBS: Readonly<Record<JobName, string>> = {
  compute: "compute-impacted-targets",
  upload: "upload-impacted-targets",
  tests: "tests",
  verdict: "verdict",
  merge: "merge",
  report: "merge",
};

/** Name of the step in the job `merge` that runs after any result of the other steps. */
const REPORT = "Report";

const AGENT = 'case "$1 $2" in "step halt") touch "$STORE/halted" ;; *) exit 64 ;; esac';

function buildOf(workflow: string, { agent, text: config, variables, token }: Start): Build {
  agent.command("circleci-agent", AGENT);
  const template = readYaml(config);
  const workspace = join(agent.store, "workspace");
  const halted = join(agent.store, "halted");
  const empty = join(agent.store, "empty");
  for (const each of [workspace, empty]) mkdirSync(each, { recursive: true });

  const inHome = (path: unknown): string => text(path).replace(/^~/, agent.home);

  /** Copies files for a step that CircleCI itself implements. Returns false for any other step. */
  function moved(step: Fields): boolean {
    if (step.persist_to_workspace !== undefined) {
      const { root, ...rest } = fields(step.persist_to_workspace);
      for (const path of itemsAt(rest, "paths").map(text)) {
        cpSync(join(inHome(root), path), join(workspace, path), { recursive: true });
      }
      return true;
    }
    if (step.attach_workspace === undefined) return false;
    cpSync(workspace, inHome(fields(step.attach_workspace).at), { recursive: true });
    return true;
  }

  return {
    async run(name) {
      if (!jobsIn(template, workflow).includes(JOBS[name])) return SKIPPED;
      const job = fieldsAt(fieldsAt(template, "jobs"), JOBS[name]);
      // Each job runs in a new container. The report is a step of the previous job.
      if (name !== "report") rmSync(agent.home, { recursive: true });
      mkdirSync(agent.home, { recursive: true });
      const bashEnv = join(agent.home, ".bash_env");
      const environment = {
        ...textsOf(fieldsAt(fieldsAt(fieldsAt(template, "executors"), text(job.executor)), "environment")),
        ...variables,
        ...(contextsOf(template, JOBS[name]).length > 0 && token !== undefined ? { MERGE_QUEUE_TOKEN: token } : {}),
        BASH_ENV: bashEnv,
      };
      const steps = itemsAt(job, "steps").flatMap((step) => expanded(template, step));
      const folder = steps.includes("checkout") ? agent.checkout : empty;
      let [code, log] = [0, ""];
      for (const step of steps) {
        if (typeof step === "string" || moved(step)) continue;
        const run = fields(step.run);
        if ((run.name === REPORT) !== (name === "report")) continue;
        const end = await agent.run(text(run.command), { environment, folder, flags: ["-eo", "pipefail"] });
        [code, log] = [end.code ?? -1, log + end.log];
        if (existsSync(halted)) {
          rmSync(halted);
          return SKIPPED;
        }
        if (code !== 0) break;
      }
      return { ran: true, code, log };
    },
  };
}

/** Returns a step, or the steps of the command that the step names. */
function expanded(template: Fields, step: unknown): readonly (string | Fields)[] {
  if (typeof step !== "string") return [fields(step)];
  if (step === "checkout") return [step];
  const command = fieldsAt(fieldsAt(template, "commands"), step);
  if (command.steps === undefined) throw new Error(`There is no command ${step}.`);
  return itemsAt(command, "steps").map(fields);
}

const WORKFLOWS = ["pull-request", "merge"];

function entriesOf(template: Fields, workflow: string): readonly (readonly [name: string, options: Fields])[] {
  const listed = itemsAt(fieldsAt(fieldsAt(template, "workflows"), workflow), "jobs");
  return listed.flatMap((each) =>
    typeof each === "string"
      ? [[each, {}] as const]
      : Object.entries(fields(each)).map(([name, options]) => [name, fields(options)] as const),
  );
}

function jobsIn(template: Fields, workflow: string): readonly string[] {
  return entriesOf(template, workflow).map(([name]) => name);
}

function contextsOf(template: Fields, job: string): readonly unknown[] {
  const all = WORKFLOWS.flatMap((workflow) => entriesOf(template, workflow));
  return all.flatMap(([name, options]) => (name === job ? itemsAt(options, "context") : []));
}

const template: Template = {
  path: PATH,
  build: (start) => buildOf("pull-request", start),
  pullRequest: (number, { head }) => circleciBuilds.pullRequest(number, head),
  fork: (number, { head }) => circleciBuilds.fork(number, head),
  merges: true,
};

testTemplate(template, {
  path: PATH,
  build: (start) => buildOf("merge", start),
  // The workflow belongs to the head that the pull request had at its start, also when the head has changed since.
  started: (number, { head }) => circleciBuilds.pullRequest(number, head),
  onTimeout: 7,
});

test("configuration for CircleCI: never waits for a merge in the workflow with required checks", () => {
  const config = readYaml(readFileSync(PATH, "utf8"));
  expect(Object.keys(fieldsAt(config, "workflows"))).toEqual(WORKFLOWS);
  expect(jobsIn(config, "pull-request")).not.toEqual(expect.arrayContaining([JOBS.merge]));
  const ofMerge = entriesOf(config, "merge");
  expect(ofMerge.map(([name, { type, requires }]) => [name, type, requires])).toEqual([
    ["approve", "approval", undefined],
    [JOBS.merge, undefined, ["approve"]],
  ]);
  for (const [, { filters }] of ofMerge) expect(filters).toEqual({ branches: { ignore: "/trunk-merge\\/.*/" } });
});

test("configuration for CircleCI: checks out no code in jobs with the token", () => {
  const config = readYaml(readFileSync(PATH, "utf8"));
  const jobs = Object.keys(fieldsAt(config, "jobs"));
  const withToken = jobs.filter((job) => contextsOf(config, job).length > 0);
  expect(withToken).toEqual([JOBS.upload, JOBS.verdict, JOBS.merge]);
  for (const job of withToken) {
    expect(itemsAt(fieldsAt(fieldsAt(config, "jobs"), job), "steps")).not.toContain("checkout");
  }
});

test("configuration for CircleCI: uses the restricted context only in the merge job", () => {
  const config = readYaml(readFileSync(PATH, "utf8"));
  const contexts = [JOBS.upload, JOBS.verdict, JOBS.merge].map((job) => contextsOf(config, job));
  expect(contexts).toEqual([["merge-queue-checks"], ["merge-queue-checks"], ["merge-queue"]]);
});
