import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import type { ProcessEnvironment } from "../../src/text/environment.js";
import { readSetVariables } from "../support/ci-readers.js";
import { azureBuilds } from "../support/ci-variables.js";
import type { Agent } from "./agent.js";
import { type Build, SKIPPED, type Start, type Template, testTemplate } from "./scenarios.js";
import { type Fields, fields, fieldsAt, itemsAt, readYaml, text, textsOf } from "./yaml.js";

const PATH = "examples/azure-pipelines/azure-pipelines.yml";
const MERGING = "examples/azure-pipelines/merge.azure-pipelines.yml";

const SECRET = "$(MERGE_QUEUE_TOKEN)";

function build({ agent, text: pipeline, variables, token }: Start): Build {
  const template = readYaml(pipeline);
  const workspace = join(agent.store, "workspace");
  const staging = join(agent.store, "staging");
  const empty = join(agent.store, "empty");
  for (const each of [workspace, staging, empty]) mkdirSync(each, { recursive: true });
  const paths = { PIPELINE_WORKSPACE: workspace, BUILD_ARTIFACTSTAGINGDIRECTORY: staging };
  /** Output variables by job, step and name. */
  const outputs = new Map<string, string>();

  function publish(step: Fields, folder: string): void {
    const path = text(step.publish).replace("$(Build.ArtifactStagingDirectory)", staging);
    const from = path.startsWith("/") ? path : join(folder, path);
    const to = join(agent.store, "artifacts", text(step.artifact));
    cpSync(from, path.startsWith("/") ? join(to, basename(path)) : to, { recursive: true });
  }

  /** Stores the variables that a log sets. Other jobs read them by the names of the job and the step. */
  function collect(log: string, job: string, step: unknown): void {
    const commands = log.split("\n").filter((line) => line.startsWith("##vso[task.setvariable "));
    for (const [name, value] of readSetVariables(commands.join("\n"))) {
      outputs.set(`${job}.${text(step)}.${name}`, value);
    }
  }

  return {
    async run(name) {
      const job = jobs(template).find((each) => nameOf(each) === name);
      if (job === undefined) return SKIPPED;
      if (!isMet(job.condition, variables)) return SKIPPED;
      const steps = stepsOf(job);
      const folder = steps.some(({ checkout }) => checkout === "self") ? agent.checkout : empty;
      let [code, log] = [0, ""];
      for (const step of steps) {
        if (step.checkout !== undefined || step.download === "none") continue;
        if (step.download !== undefined) {
          const artifact = text(step.artifact);
          cpSync(join(agent.store, "artifacts", artifact), join(workspace, artifact), { recursive: true });
        } else if (step.publish !== undefined) publish(step, folder);
        else {
          const environment = {
            ...textsOf(fieldsAt(template, "variables")),
            ...dependent(fieldsAt(job, "variables"), outputs),
            ...paths,
            ...variables,
            // References to variables that a run does not have stay unchanged.
            ...mapped(textsOf(fieldsAt(step, "env")), token, variables),
          };
          const end = await agent.run(text(step.bash), { environment, folder, flags: ["--noprofile", "--norc"] });
          [code, log] = [end.code ?? -1, log + end.log];
          collect(end.log, name, step.name ?? "");
          if (code !== 0) break;
        }
      }
      return { ran: true, code, log };
    },
  };
}

/** Variable of the test for each parameter of a manual run. */
const PARAMETERS: Readonly<Record<string, string>> = {
  "${{ parameters.pullRequest }}": "ASKED_PULL_REQUEST",
  "${{ parameters.headSha }}": "ASKED_HEAD_SHA",
};

function mapped(
  environment: ProcessEnvironment,
  token: string | undefined,
  variables: ProcessEnvironment,
): ProcessEnvironment {
  const value = (written = ""): string | undefined => {
    const parameter = PARAMETERS[written];
    if (parameter !== undefined) return variables[parameter];
    return written === SECRET ? (token ?? SECRET) : written;
  };
  return Object.fromEntries(Object.entries(environment).map(([name, written]) => [name, value(written)]));
}

/**
 * Replaces expressions of a deployment job such as `$[ dependencies.job.outputs['job.step.name'] ]` by their values.
 */
function dependent(written: Fields, outputs: ReadonlyMap<string, string>): Record<string, string> {
  const value = (expression: unknown): string => {
    const match = /^\$\[ dependencies\.(\w+)\.outputs\['(\w+)\.(\w+\.\w+)'\] \]$/.exec(text(expression));
    if (match === null || match[1] !== match[2]) throw new Error(`This is not read: ${text(expression)}`);
    return outputs.get(`${match[2]}.${match[3]}`) ?? "";
  };
  return Object.fromEntries(Object.entries(written).map(([name, expression]) => [name, value(expression)]));
}

function jobs(template: Fields): readonly Fields[] {
  return itemsAt(template, "jobs").map(fields);
}

function nameOf(job: Fields): string {
  return text(job.job ?? job.deployment);
}

function stepsOf(job: Fields): readonly Fields[] {
  const strategy = fieldsAt(fieldsAt(fieldsAt(job, "strategy"), "runOnce"), "deploy");
  return itemsAt(job.deployment === undefined ? job : strategy, "steps").map(fields);
}

function isMet(condition: unknown, { BUILD_REASON, SYSTEM_PULLREQUEST_ISFORK }: ProcessEnvironment): boolean {
  switch (condition) {
    case undefined:
    case "in(dependencies.merge.result, 'Succeeded', 'SucceededWithIssues', 'Failed')":
      return true;
    case "eq(variables['Build.Reason'], 'PullRequest')":
      return BUILD_REASON === "PullRequest";
    case "and(succeeded(), eq(variables['System.PullRequest.IsFork'], 'False'))":
      return SYSTEM_PULLREQUEST_ISFORK === "False";
    default:
      throw new Error(`This condition is not known: ${JSON.stringify(condition)}`);
  }
}

const template: Template = {
  path: PATH,
  build,
  // Azure checks out the merge of the pull request with the target branch.
  pullRequest: (number, agent) => mergedIn(agent, azureBuilds.pullRequest(number, agent.head)),
  fork: (number, agent) => mergedIn(agent, azureBuilds.fork(number, agent.head)),
};

function mergedIn(agent: Agent, variables: ProcessEnvironment): ProcessEnvironment {
  return { ...variables, BUILD_SOURCEVERSION: agent.mergeHead() };
}

testTemplate(template, {
  path: MERGING,
  build,
  started: (number, { base }, headSha = "any") => ({
    ...azureBuilds.manual(base),
    ASKED_PULL_REQUEST: String(number),
    ASKED_HEAD_SHA: headSha,
  }),
  // The job succeeds with issues, so its exit code is 0.
  onTimeout: 0,
});

test("merge pipeline for Azure Pipelines: starts only by hand, and downloads no artifacts in the deployment job", () => {
  const pipeline = readYaml(readFileSync(MERGING, "utf8"));
  expect([pipeline.trigger, pipeline.pr]).toEqual(["none", "none"]);
  const [merge, ...others] = jobs(pipeline);
  expect([merge?.deployment, merge?.environment]).toEqual(["merge", "merge-queue"]);
  expect(stepsOf(merge ?? {})[0]).toEqual({ download: "none" });
  expect(others.map(nameOf)).toEqual(["report"]);
});

test("pipelines for Azure Pipelines: check out no code, and print no reply, in jobs with the token", () => {
  const all = [PATH, MERGING].flatMap((path) => jobs(readYaml(readFileSync(path, "utf8"))));
  const withToken = all.filter((job) =>
    stepsOf(job).some((step) => Object.values(fieldsAt(step, "env")).includes(SECRET)),
  );
  expect(withToken.map(nameOf)).toEqual(["upload", "verdict", "merge"]);
  for (const job of withToken) {
    expect(stepsOf(job).map(({ checkout }) => checkout)).not.toContain("self");
    const scripts = stepsOf(job).flatMap(({ bash }) => (bash === undefined ? [] : [text(bash)]));
    for (const script of scripts) {
      const commands = script.replaceAll("\\\n", " ").split("\n");
      const calls = commands.filter((line) => /^\s*merge_queue /.test(line));
      expect(calls).toHaveLength(1);
      for (const call of calls) expect(call).toContain('> "$program/result.json"');
    }
  }
});
