import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { StepEvent } from "../../src/local-service/runner.js";
import type { LocalService } from "../../src/local-service/service.js";
import { operations } from "../../src/operations/registry.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";
import { runSteps, type Step, type StepEnded } from "../interpreter/steps.js";
import { pullRequestEvent, pushEvent, REPOSITORY } from "./events.js";
import { givenService, runAction } from "./harness.js";
import { givenQueued, givenTesting } from "./queue.js";

/** The first example in an operation's section that has steps, of ours or of others. */
function exampleOf(operation: string): readonly Step[] {
  const found = blocksOf(operation)
    .map((block) => stepsIn(parse(block)))
    .find((steps) => steps.length > 0);
  if (found === undefined) throw new Error(`README.md has no example of ${operation}.`);
  return found;
}

function blocksOf(operation: string): readonly string[] {
  const readme = readFileSync("README.md", "utf8");
  const section = readme.split(/^#{2,3} /m).find((text) => text.startsWith(`${operation}\n`)) ?? "";
  return [...section.matchAll(/^```yaml\n(.*?)^```$/gms)].map((match) => match[1] ?? "");
}

/** A list of steps, or the steps of every job of a workflow. */
function stepsIn(example: unknown): readonly Step[] {
  if (Array.isArray(example)) return example;
  const jobs: readonly { readonly steps?: readonly Step[] }[] = Object.values(Object(example).jobs ?? {});
  return jobs.flatMap((job) => job.steps ?? []);
}

interface Scene {
  readonly service: LocalService;
  readonly pullRequest: ReturnType<LocalService["control"]["addPullRequest"]>;
}

interface Setting {
  /** What the example finds. */
  readonly given: (service: LocalService) => Scene["pullRequest"];
  /** What starts the run; the pull request's own event, when left out. */
  readonly event?: (scene: Scene) => StepEvent;
  readonly contexts?: (scene: Scene) => Readonly<Record<string, unknown>>;
  /** Programs and files of the repository that the example names. */
  readonly files?: Readonly<Record<string, string>>;
  /** How our steps end, in order. */
  readonly results: readonly string[];
  /** How all steps end; well, when left out. */
  readonly outcomes?: readonly StepEnded["outcome"][];
}

const inputs = ({ pullRequest }: Scene) => ({ inputs: { "pr-number": pullRequest.number } });

const SETTINGS: Readonly<Record<string, Setting>> = {
  "set-impacted-targets": {
    given: (service) => givenQueued(service),
    files: { "list-impacted-targets": "#!/bin/sh\necho //app:server\necho //lib:client\n" },
    results: ["uploaded"],
  },
  submit: { given: (service) => service.control.addPullRequest(), results: ["submitted"] },
  "wait-for-merge": {
    given(service) {
      const pullRequest = givenTesting(service);
      service.control.advance(60);
      return pullRequest;
    },
    contexts: () => ({ steps: { submit: { outputs: { "submitted-at": "" } } } }),
    files: { deploy: '#!/bin/sh\ntest "${#1}" = 40\n' },
    results: ["merged"],
  },
  status: {
    given: (service) => service.control.addPullRequest({ number: 1234 }),
    files: { git: "#!/bin/sh\nexit 0\n" },
    results: ["not-submitted"],
  },
  cancel: { given: (service) => givenQueued(service), contexts: inputs, results: ["cancelled"] },
  "testing-details": {
    given: (service) => givenTesting(service),
    event({ service }) {
      const run = service.engine.snapshots()[0]?.queues[0]?.testRuns[0];
      return pushEvent(run?.branch ?? "", run?.sha ?? "");
    },
    files: { make: "#!/bin/sh\nexit 0\n" },
    results: ["in_progress"],
  },
  "create-queue": { given: (service) => service.control.addPullRequest(), results: ["created"] },
  "update-queue": { given: (service) => service.control.addPullRequest(), results: ["updated"] },
  "apply-queue": {
    given: (service) => service.control.addPullRequest(),
    files: { ".github/merge-queue.yml": blocksOf("apply-queue")[0] ?? "" },
    results: ["applied"],
  },
  metrics: { given: (service) => givenQueued(service), results: ["healthy"] },
  "list-quarantined-tests": {
    given(service) {
      service.control.setQuarantinedTests([{ name: "adds (a) list" }, { name: "takes a break" }]);
      return service.control.addPullRequest();
    },
    files: {
      npm: "#!/bin/sh\nexit 0\n",
      npx: '#!/bin/sh\nprintf "%s\\n" "$@" > arguments\n',
      "quarantined-tests.txt": "adds (a) list\ntakes a break\n",
    },
    results: ["listed"],
  },
  "restart-tests": { given: (service) => givenTesting(service), contexts: inputs, results: ["restarted"] },
};

test.each(operations.map(({ name }) => name))("the README's example of %s works as written", async (name) => {
  const setting = SETTINGS[name];
  if (setting === undefined) throw new Error(`This test has no setting for the example of ${name}.`);
  const service = await givenService({ token: "token-of-the-example" });
  const scene = { service, pullRequest: setting.given(service) };
  const workspace = givenWorkspace(setting.files);
  for (const file of Object.keys(setting.files ?? {})) chmodSync(join(workspace, file), 0o755);
  const results: (string | undefined)[] = [];

  const ended = await runSteps(exampleOf(name), {
    contexts: { secrets: { MERGE_QUEUE_TOKEN: service.token }, ...setting.contexts?.(scene) },
    workspace,
    environment: { PATH: `${workspace}:${process.env.PATH}` },
    async use(action, given): Promise<StepEnded> {
      // Steps of others (checkout, artifacts) move files that are here already.
      if (!action.startsWith("OWNER/REPO@")) return { outcome: "success", outputs: {}, log: "" };
      const event = setting.event?.(scene) ?? pullRequestEvent(scene.pullRequest);
      const { token = "" } = given;
      const end = await runAction(service, { ...given, token }, { event, repository: REPOSITORY, workspace });
      results.push(end.outputs.result);
      return { outcome: end.exitCode === 0 ? "success" : "failure", outputs: end.outputs, log: end.log };
    },
  });

  const logs = ended.map(({ log }) => log).join("\n");
  expect(results, logs).toEqual(setting.results);
  const outcomes = ended.map(({ outcome }) => outcome);
  expect(outcomes, logs).toEqual(setting.outcomes ?? outcomes.map(() => "success"));
});
