import { expect, test } from "vitest";
import type { StepEvent } from "../../src/local-service/runner.js";
import type { LocalService } from "../../src/local-service/service.js";
import { operations } from "../../src/operations/registry.js";
import { addNx, type GivenChange, givenChange } from "./computing.js";
import { pullRequestEvent, pushEvent } from "./events.js";
import { givenService } from "./harness.js";
import { givenQueued, givenTesting } from "./queue.js";
import { readmeBlocks, readmeSteps, runReadmeSteps } from "./readme-steps.js";

interface Scene {
  readonly service: LocalService;
  readonly pullRequest: ReturnType<LocalService["control"]["addPullRequest"]>;
}

interface Setting {
  /** What the example finds. */
  readonly given: (service: LocalService, checkout: GivenChange | undefined) => Scene["pullRequest"];
  /** The repository that it runs in. */
  readonly checkout?: () => GivenChange;
  /** What starts the run; the pull request's own event, when left out. */
  readonly event?: (scene: Scene) => StepEvent;
  readonly contexts?: (scene: Scene) => Readonly<Record<string, unknown>>;
  /** Programs and files of the repository that the example names. */
  readonly files?: Readonly<Record<string, string>>;
  /** How our steps end, in order. */
  readonly results: readonly string[];
  /** How all steps end; well, when left out. */
  readonly outcomes?: readonly string[];
}

const inputs = ({ pullRequest }: Scene) => ({ inputs: { "pr-number": pullRequest.number } });

const SETTINGS: Readonly<Record<string, Setting>> = {
  "compute-impacted-targets": {
    checkout() {
      const before = { ".gitignore": "node_modules\n", "packages/api/package.json": "{}" };
      const change = givenChange({ "packages/api/a.ts": "1", "docs/guide.md": "1" }, { before });
      addNx(change.folder, { projects: { api: "packages/api" }, prints: '["api"]' });
      return change;
    },
    given: (service, checkout) => service.control.addPullRequest(checkout && { headSha: checkout.head }),
    files: { npm: "#!/bin/sh\nexit 0\n" },
    results: ["compute-impacted-targets: computed", "set-impacted-targets: uploaded"],
  },
  "set-impacted-targets": {
    given: (service) => givenQueued(service),
    files: { "list-impacted-targets": "#!/bin/sh\necho //app:server\necho //lib:client\n" },
    results: ["set-impacted-targets: uploaded"],
  },
  submit: { given: (service) => service.control.addPullRequest(), results: ["submit: submitted"] },
  "wait-for-merge": {
    given(service) {
      const pullRequest = givenTesting(service);
      service.control.advance(60);
      return pullRequest;
    },
    contexts: () => ({ steps: { submit: { outputs: { "submitted-at": "" } } } }),
    files: { deploy: '#!/bin/sh\ntest "${#1}" = 40\n' },
    results: ["wait-for-merge: merged"],
  },
  status: {
    given: (service) => service.control.addPullRequest({ number: 1234 }),
    files: { git: "#!/bin/sh\nexit 0\n" },
    results: ["status: not-submitted"],
  },
  cancel: { given: (service) => givenQueued(service), contexts: inputs, results: ["cancel: cancelled"] },
  "testing-details": {
    given: (service) => givenTesting(service),
    event({ service }) {
      const run = service.engine.snapshots()[0]?.queues[0]?.testRuns[0];
      return pushEvent(run?.branch ?? "", run?.sha ?? "");
    },
    files: { make: "#!/bin/sh\nexit 1\n" },
    results: ["testing-details: in_progress"],
    outcomes: ["success", "failure", "success"],
  },
  "get-queue": { given: (service) => givenQueued(service), results: ["get-queue: found"] },
  "create-queue": {
    given: (service) => service.control.addPullRequest(),
    results: ["create-queue: created"],
  },
  "update-queue": {
    given: (service) => service.control.addPullRequest(),
    results: ["update-queue: updated"],
  },
  "delete-queue": {
    given(service) {
      service.control.addQueue({ branch: "release/1.x" });
      return service.control.addPullRequest();
    },
    results: ["drain-queue: drained", "delete-queue: deleted"],
  },
  "pause-queue": {
    given: (service) => givenQueued(service),
    files: { release: "#!/bin/sh\nexit 0\n" },
    results: ["pause-queue: paused", "resume-queue: resumed"],
  },
  "resume-queue": {
    given(service) {
      service.control.updateQueue({ branch: "main", state: "paused" });
      return service.control.addPullRequest();
    },
    results: ["resume-queue: resumed"],
  },
  "drain-queue": {
    given: (service) => service.control.addPullRequest(),
    files: { "cut-release-branch": "#!/bin/sh\nexit 0\n" },
    results: ["drain-queue: drained", "resume-queue: resumed"],
  },
  "apply-queue": {
    given: (service) => service.control.addPullRequest(),
    files: { ".github/merge-queue.yml": readmeBlocks("apply-queue")[0] ?? "" },
    results: ["apply-queue: applied"],
  },
  metrics: { given: (service) => givenQueued(service), results: ["metrics: healthy"] },
  "check-test-results": {
    given: (service) => service.control.addPullRequest(),
    files: {
      npx: "#!/bin/sh\nexit 0\n",
      "reports/junit.xml": '<testsuite name="a" tests="1"><testcase name="adds" /></testsuite>',
    },
    results: ["check-test-results: passed"],
  },
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
    results: ["list-quarantined-tests: listed"],
  },
  "restart-tests": {
    given: (service) => givenTesting(service),
    contexts: inputs,
    results: ["restart-tests: restarted"],
  },
};

test.each(operations.map(({ name }) => name))("the README's example of %s works as written", async (name) => {
  const setting = SETTINGS[name];
  if (setting === undefined) throw new Error(`This test has no setting for the example of ${name}.`);
  const service = await givenService({ token: "token-of-the-example" });
  const checkout = setting.checkout?.();
  const scene = { service, pullRequest: setting.given(service, checkout) };

  const { results, outcomes, log } = await runReadmeSteps(service, readmeSteps(name), {
    event: setting.event?.(scene) ?? pullRequestEvent(scene.pullRequest),
    contexts: setting.contexts?.(scene) ?? {},
    files: setting.files ?? {},
    checkout: checkout?.folder,
  });

  expect(results, log).toEqual(setting.results);
  expect(outcomes, log).toEqual(setting.outcomes ?? outcomes.map(() => "success"));
});

test("each job of an example that gets the token runs in an environment, which keeps it from other jobs", () => {
  const jobs = operations
    .flatMap(({ name }) => readmeSteps(name))
    .filter(([name, { steps }]) => name !== "steps" && JSON.stringify(steps).includes("secrets."));

  expect(jobs.length).toBeGreaterThan(3);
  for (const [name, { environment }] of jobs) expect(environment, name).toBeDefined();
});
