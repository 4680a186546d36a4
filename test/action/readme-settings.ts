/** Initial state and expected results of each example in the documentation. */
import type { LocalService, NewPullRequest, PullRequest } from "../../local-queue/src/serve/service.js";
import { commit, givenOrigin } from "../../local-queue/test/support/repositories.js";
import { operations } from "../../src/operations/registry.js";
import { pushEvent } from "../support/action-events.js";
import { addNx } from "../support/computing.js";
import { filesOf, gitOf, type Repository } from "../support/interpreter/checkout.js";
import {
  onClosed,
  onDeleted,
  onLabel,
  onPullRequest,
  onSchedule,
  type WorkflowEvent,
} from "../support/interpreter/events.js";
import type { JobEnd } from "../support/interpreter/run-job.js";
import { RUN_ID } from "../support/payloads.js";
import { givenQueued, givenTesting, runOf } from "../support/queue.js";
import { exampleAt, type Surroundings } from "./readme-runs.js";

export interface Scene extends Omit<Surroundings, "event"> {
  readonly event: WorkflowEvent;
}

export interface Setting {
  readonly given: (service: LocalService) => Scene;
  /** Results of the steps with our action, in order. */
  readonly results: readonly string[];
  /** Results of the jobs that do not succeed. */
  readonly jobs?: Readonly<Record<string, JobEnd["result"]>>;
  /** Text that a step must print. */
  readonly prints?: string;
}

const EXIT_0 = "#!/bin/sh\nexit 0\n";

/** Creates the event of a pull request, without further state. */
function on(pullRequest: PullRequest, more: Surroundings = {}): Scene {
  return { event: onPullRequest(pullRequest), ...more };
}

const fresh = (service: LocalService): Scene => on(service.control.addPullRequest());

/** Creates the event of a label that a user with this role sets. */
function labelled(service: LocalService, label: string, role: "write" | "maintain"): Scene {
  const actor = "maintainer-1";
  service.control.setCollaborator({ login: actor, permission: "write", role });
  return { event: onLabel(service.control.addPullRequest(), label, { name: "pull_request_target", actor }) };
}

/** Creates two matching pull requests and another one, and the event of a schedule. */
function severalOf(service: LocalService, matching: NewPullRequest): Scene {
  for (const given of [matching, matching, {}]) service.control.addPullRequest(given);
  return { event: onSchedule() };
}

const NUMBER = "{ workflow_dispatch: { inputs: { pr-number: { type: string, required: true } } } }";

function dispatched({ number }: PullRequest): Scene {
  const event = { name: "workflow_dispatch", payload: { inputs: { "pr-number": String(number) } } };
  return { event, on: NUMBER };
}

/** Creates a pull request of a repository with Nx. The service knows its head. */
function changeWithNx(service: LocalService): Scene {
  const origin = givenOrigin();
  const before = { ".gitignore": "node_modules\n", "packages/api/package.json": "{}" };
  const files = { "packages/api/a.ts": "1", "docs/guide.md": "1" };
  const base = commit(origin, "refs/heads/main", { files: before });
  const headSha = commit(origin, "refs/pull/7/head", { parents: [base], files });
  const sha = commit(origin, "refs/pull/7/merge", { parents: [base, headSha], files });
  const event = onPullRequest(service.control.addPullRequest({ number: 7, headSha }), { base });
  return { event: { ...event, sha }, repository: gitOf(origin), programs: { npm: npmWithNx() } };
}

/** Creates a program that installs a simulated Nx. */
function npmWithNx(): string {
  const tool = givenOrigin();
  addNx(tool, { projects: { api: "packages/api" }, prints: '["api"]' });
  return `#!/bin/sh\ncp -R ${tool}/node_modules .\n`;
}

/** Creates a scheduled run in a repository with a workflow for the required checks. */
function scheduledWithWorkflow(service: LocalService): Scene {
  const jobs = "jobs:\n  build: { runs-on: x, steps: [] }\n  test: { runs-on: x, steps: [] }\n";
  const text = `on: { push: { branches: ["trunk-merge/**"] } }\n${jobs}`;
  const origin = givenOrigin();
  const files = { ".github/workflows/ci.yml": text };
  const sha = commit(origin, "refs/heads/main", { files });
  service.control.setHostSettings({ labels: ["merge"] });
  return { event: { ...onSchedule(), sha }, repository: gitOf(origin) };
}

/** Creates the queue's test branch of one pull request in a repository with Nx. */
function testBranchWithNx(): Scene {
  const origin = givenOrigin();
  const branch = `trunk-merge/pr-7/${RUN_ID}`;
  const files = { "packages/api/a.ts": "1" };
  const base = commit(origin, "refs/heads/main", {
    files: { ".gitignore": "node_modules\n", "packages/api/package.json": "{}" },
  });
  const head = commit(origin, "refs/heads/change", { parents: [base], files });
  const sha = commit(origin, `refs/heads/${branch}`, { parents: [base, head], files });
  const npx = `#!/bin/sh\n[ "$*" = "nx affected -t test --base=${base} --head=${sha}" ] && echo tested the range\n`;
  return { event: { ...pushEvent(branch, sha), sha }, repository: gitOf(origin), programs: { npm: npmWithNx(), npx } };
}

function file(name: string, content = EXIT_0): { readonly repository: Repository } {
  return { repository: filesOf({ [name]: content }) };
}

/** Setting for the first workflow of the documentation. */
const MERGED: Setting = {
  given(service) {
    service.control.setSpeed(1000);
    return labelled(service, "merge", "write");
  },
  results: ["submit: merged"],
};

/** Setting with passed tests, in which no step sends a request to a service. */
const PASSED: Setting = {
  given: (service) => ({
    ...fresh(service),
    ...file("reports/junit.xml", '<testsuite name="a" tests="1"><testcase name="adds" /></testsuite>'),
    programs: { npx: EXIT_0 },
  }),
  results: ["check-test-results: passed"],
};

/**
 * Returns the setting of an example by file and heading. By default, the first example on an operation's page has a new
 * pull request.
 */
export function settingOf(place: string): Setting | undefined {
  const [, name] = /^docs\/operations\/(.+)\.md: \1$/.exec(place) ?? [];
  const [first] = Object.keys(operations.find((each) => each.name === name)?.results ?? {});
  return SETTINGS[place] ?? (first === undefined ? undefined : { given: fresh, results: [`${name}: ${first}`] });
}

/** Settings by file and heading of the example. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  "README.md: Quick start": MERGED,
  "docs/getting-started.md: 5. Commit the workflow to the default branch": MERGED,
  "docs/getting-started.md: 6. Merge the first pull request": {
    given: (service) => dispatched(service.control.addPullRequest()),
    results: ["status: not-submitted", "submit: planned"],
  },
  "docs/errors.md: React to a failure in a workflow": {
    given(service) {
      service.control.setSpeed(1000);
      return fresh(service);
    },
    results: ["submit: merged"],
  },
  "docs/workflows/README.md: Older runners and changed workflows": {
    given: (service) => labelled(service, "merge", "write"),
    results: ["submit: submitted"],
  },
  "docs/recipes.md: Prioritize a hotfix": {
    given: (service) => labelled(service, "hotfix", "maintain"),
    results: ["submit: submitted"],
  },
  "docs/recipes.md: Submit pull requests of bots": {
    given: (service) => severalOf(service, { author: "dependabot[bot]" }),
    results: ["submit: completed"],
  },
  "docs/operations/submit.md: Many pull requests": {
    given: (service) => severalOf(service, { labels: ["ready to merge"] }),
    results: ["submit: completed"],
  },
  "docs/operations/status.md: Many pull requests": {
    given: (service) => severalOf(service, { author: "dependabot[bot]" }),
    results: ["status: completed"],
  },
  "docs/recipes.md: Requeue once when a flaky check failed": {
    given(service) {
      service.control.setSpeed(1000);
      return labelled(service, "merge", "write");
    },
    results: ["submit: merged", "submit: skipped"],
  },
  "docs/recipes.md: Test impacted projects on the queue's branches": {
    given: testBranchWithNx,
    results: ["compute-impacted-targets: computed"],
    prints: "tested the range",
  },
  "docs/operations/compute-impacted-targets.md: compute-impacted-targets": {
    given: changeWithNx,
    results: ["compute-impacted-targets: computed", "set-impacted-targets: uploaded"],
  },
  "docs/operations/report-outcome.md: report-outcome": {
    given(service) {
      const pullRequest = givenQueued(service);
      service.control.advance(60);
      return { event: onClosed(pullRequest, true, { name: "pull_request_target" }) };
    },
    results: ["report-outcome: merged"],
  },
  "docs/operations/requeue.md: requeue": {
    given(service) {
      const pullRequest = givenTesting(service, {
        testPlan: { result: "fail", checks: [{ name: "end-to-end", result: "failure" }] },
      });
      service.control.advance(60);
      return { event: onDeleted(runOf(service, pullRequest.number).branch) };
    },
    results: ["requeue: requeued"],
  },
  "docs/operations/report-missed-outcomes.md: report-missed-outcomes": {
    given: () => ({ event: onSchedule() }),
    results: ["report-missed-outcomes: complete"],
  },
  "docs/operations/set-impacted-targets.md: set-impacted-targets": {
    given: (service) =>
      on(givenQueued(service), file("list-impacted-targets", "#!/bin/sh\necho //app:server\necho //lib:client\n")),
    results: ["set-impacted-targets: uploaded"],
  },
  "docs/operations/set-impacted-targets.md: Upload the output of a build tool": {
    given: (service) => on(givenQueued(service), { programs: { npx: `#!/bin/sh\necho '["api"]'\n` } }),
    results: ["set-impacted-targets: uploaded"],
  },
  "docs/operations/wait-for-merge.md: wait-for-merge": {
    given(service) {
      const pullRequest = givenTesting(service);
      service.control.advance(60);
      return on(pullRequest, file("deploy", '#!/bin/sh\ntest "${#1}" = 40 && echo deployed\n'));
    },
    results: ["wait-for-merge: merged"],
    prints: "deployed",
  },
  "docs/operations/status.md: status": {
    given(service) {
      const pullRequest = service.control.addPullRequest({ number: 1234 });
      return on(pullRequest, { programs: { git: "#!/bin/sh\necho pushed\n" } });
    },
    results: ["status: not-submitted"],
    prints: "pushed",
  },
  "docs/operations/cancel.md: cancel": {
    given: (service) => dispatched(givenQueued(service)),
    results: ["cancel: cancelled"],
  },
  "docs/operations/restart-tests.md: restart-tests": {
    given: (service) => dispatched(givenTesting(service)),
    results: ["restart-tests: restarted"],
  },
  "docs/operations/testing-details.md: testing-details": {
    given(service) {
      givenTesting(service);
      const run = service.engine.snapshots()[0]?.queues[0]?.testRuns[0];
      return { event: pushEvent(run?.branch ?? "", run?.sha ?? ""), programs: { make: "#!/bin/sh\nexit 1\n" } };
    },
    results: ["testing-details: in_progress"],
    jobs: { test: "failure" },
  },
  "docs/operations/get-queue.md: get-queue": {
    given: (service) => on(givenTesting(service)),
    results: ["get-queue: found"],
    prints: "The merge queue is running and has 1 pull requests.",
  },
  "docs/operations/delete-queue.md: delete-queue": {
    given(service) {
      service.control.addQueue({ branch: "release/1.x" });
      return fresh(service);
    },
    results: ["drain-queue: drained", "delete-queue: deleted"],
  },
  "docs/operations/pause-queue.md: pause-queue": {
    given: (service) => on(givenQueued(service), file("release")),
    results: ["pause-queue: paused", "resume-queue: resumed"],
  },
  "docs/operations/resume-queue.md: resume-queue": {
    given(service) {
      service.control.updateQueue({ branch: "main", state: "paused" });
      return fresh(service);
    },
    results: ["resume-queue: resumed"],
  },
  "docs/operations/drain-queue.md: drain-queue": {
    given: (service) => ({ ...fresh(service), ...file("cut-release-branch") }),
    results: ["drain-queue: drained", "resume-queue: resumed"],
  },
  "docs/operations/apply-queue.md: apply-queue (2)": {
    given: () => ({
      event: pushEvent("main", "1".repeat(40)),
      ...file(".github/merge-queue.yml", exampleAt("docs/operations/apply-queue.md: apply-queue").text),
    }),
    results: ["apply-queue: applied"],
  },
  "docs/operations/check-queue-health.md: check-queue-health": {
    given(service) {
      givenQueued(service);
      return { event: onSchedule() };
    },
    results: ["check-queue-health: healthy"],
  },
  "docs/operations/doctor.md: doctor": { given: scheduledWithWorkflow, results: ["doctor: healthy"] },
  "docs/operations/doctor.md: Findings in code scanning": {
    given: scheduledWithWorkflow,
    results: ["doctor: healthy"],
  },
  "docs/operations/pause-queue.md: A pause with an end": { given: fresh, results: ["pause-queue: paused"] },
  "docs/chat.md: Slack": {
    given: (service) => ({ event: onClosed(service.control.addPullRequest(), false, { name: "pull_request_target" }) }),
    results: ["report-outcome: not-submitted"],
  },
  "docs/chat.md: Microsoft Teams": { given: () => ({ event: onSchedule() }), results: ["check-queue-health: healthy"] },
  "docs/chat.md: Other receivers": {
    given: () => ({ event: onSchedule() }),
    results: ["report-missed-outcomes: complete"],
  },
  "docs/operations/metrics.md: metrics": {
    given(service) {
      givenQueued(service);
      return { event: onSchedule() };
    },
    results: ["metrics: healthy"],
  },
  "docs/operations/check-test-results.md: check-test-results": PASSED,
  "docs/operations/export-history.md: export-history": {
    given: () => ({ event: onSchedule("30 3 * * 1") }),
    results: ["export-history: exported"],
  },
  "docs/operations/report-queue.md: report-queue": {
    given(service) {
      givenQueued(service);
      service.control.advance(600);
      return { event: onSchedule("10 0 * * *") };
    },
    results: ["report-queue: reported"],
  },
  "docs/operations/list-quarantined-tests.md: list-quarantined-tests": {
    given(service) {
      service.control.setQuarantinedTests([{ name: "adds (a) list" }, { name: "takes a break" }]);
      const programs = { npm: EXIT_0, npx: '#!/bin/sh\nprintf "[%s]" "$@"\n' };
      return { event: pushEvent("main", "1".repeat(40)), programs };
    },
    results: ["list-quarantined-tests: listed"],
    prints: "[mocha][--invert][--grep][(^| )(adds \\(a\\) list|takes a break)$]",
  },
};
