/** This file compares the shipped bundle with hand-written scripts in one run, and checks the promised limits. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LocalService, startLocalService } from "../../local-queue/src/serve/service.js";
import { replaceVitest } from "../support/without-vitest.js";
import { benchEstimates } from "./estimates.js";
import { benchHistories } from "./histories.js";
import { commitChange, patternsOf } from "./large-change.js";
import { writeList } from "./large-list.js";
import { nameOf, suiteNameOf, writeReport } from "./large-report.js";
import { benchLimitedWaits } from "./limited-waits.js";
import { type Contestant, compare, type Figures } from "./measure.js";
import { benchPublished } from "./published.js";
import { benchQueueDays } from "./queue-days.js";
import { atMost, print, printFigures, printRequirements, type Requirement } from "./report.js";
import { benchWaiters } from "./waiters.js";
import { benchWorkspaceGraph } from "./workspace-graph.js";

const OURS = "this action";
const OURS_V2 = "this action on API v2";
const NODE = "Node script by hand";
const SHELL = "bash, curl and jq";
const PICOMATCH = "every pattern on every file";
const PARSER = "fast-xml-parser by hand";
const REPOSITORY = "local/playground";
const TARGETS = 2_000;
const FAIL_EACH = 5000;
const HEAD_SHA = "a".repeat(40);

const CALLS_OF_V2: readonly string[] = [
  "mergeQueues.list",
  "mergeQueues.listPullRequests",
  "mergeQueues.listTestingResults",
  "mergeQueues.order",
  "pullRequests.queueEntryEstimate",
  "pullRequests.resolveByCoordinates",
  "repositories.resolveByProviderUrl",
];

const PARTS: Readonly<Record<string, () => readonly Requirement[] | Promise<readonly Requirement[]>>> = {
  status: benchStatus,
  lists: benchLists,
  reports: benchReports,
  paths: benchPaths,
  graph: () => benchWorkspaceGraph(join(folder, "workspace")),
  days: benchQueueDays,
  waits: benchWaiters,
  "limited-waits": benchLimitedWaits,
  estimates: benchEstimates,
  histories: benchHistories,
  published: benchPublished,
  async requests() {
    replaceVitest();
    return (await import("./requests.js")).benchRequests();
  },
};

const missingTools = ["bash", "curl", "jq"].filter((tool) => spawnSync(tool, ["--version"]).status !== 0);
const folder = mkdtempSync(join(tmpdir(), "bench-"));
const service = await startLocalService({ repository: REPOSITORY });
const { number } = service.control.addPullRequest({ headSha: HEAD_SHA });
try {
  print(`Node ${process.version}, medians of rounds in which the contestants take turns.`);
  if (missingTools.length > 0) print(`Left out: ${SHELL}, since there is no ${missingTools.join(", no ")}.`);
  const requirements: Requirement[] = [];
  for (const [name, part] of Object.entries(PARTS)) {
    const chosen = process.env.MERGE_QUEUE_BENCH?.split(",") ?? [name];
    if (chosen.includes(name)) requirements.push(...(await part()));
  }
  if (!printRequirements(requirements)) process.exitCode = 1;
} finally {
  await service.close();
  rmSync(folder, { recursive: true });
}

async function benchStatus(): Promise<readonly Requirement[]> {
  const repo = { host: "github.com", owner: "local", name: "playground" };
  service.engine.submitPullRequest({ repo, targetBranch: "main" }, { number });
  // The state must stay the same, because later rounds must send the same requests.
  service.control.setSpeed(0);
  service.control.advance(5);
  const inputs = { operation: "status", "pr-number": `${number}` };
  const calls = ["getQueue", "getSubmittedPullRequest"];
  const inputsOfV2 = { ...inputs, token: service.keys.all, "api-url": service.apiV2Url };
  const figures = await compare(
    "status",
    21,
    [
      { name: "node -e 0", command: [process.execPath, "-e", "0"], environment: {}, check() {} },
      // Only the action estimates the merge, from the testing results.
      ...contestants("status", inputs, calls, [...calls, "listMergeQueueTestingResults"]),
      {
        name: OURS_V2,
        command: [process.execPath, "dist/index.js"],
        environment: environmentOf(inputsOfV2),
        check: () => expectCalls(service, CALLS_OF_V2),
      },
    ],
    folder,
  );
  printFigures("status: three requests (seven on API v2, two by hand), outputs and summary", figures);
  return [
    atMost(`status takes, in times the ${NODE},`, ratio(figures, OURS, NODE), 2.5, "times"),
    atMost("status on API v2 takes, in times that on v1,", ratio(figures, OURS_V2, OURS), 1.2, "times"),
  ];
}

async function benchLists(): Promise<readonly Requirement[]> {
  const small = await benchList(100_000, 11, [OURS, NODE, SHELL]);
  const large = await benchList(1_000_000, 5, [OURS, NODE, SHELL]);
  const huge = await benchList(10_000_000, 3, [OURS]);
  return [
    atMost("100,000 targets take", small.get(OURS)?.megabytes, 200, "MB"),
    // The script neither checks lines nor removes repeated ones.
    atMost(`1,000,000 targets take, in times the ${NODE},`, ratio(large, OURS, NODE), 2, "times"),
    atMost("1,000,000 targets take", large.get(OURS)?.megabytes, 200, "MB"),
    atMost("10,000,000 targets take", huge.get(OURS)?.milliseconds, 1500, "ms"),
    atMost("10,000,000 targets take", huge.get(OURS)?.megabytes, 220, "MB"),
  ];
}

async function benchList(
  count: number,
  rounds: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const path = join(folder, "targets.txt");
  writeList(path, count);
  const inputs = {
    operation: "set-impacted-targets",
    "pr-number": `${number}`,
    "head-sha": HEAD_SHA,
    "impacted-targets-file": path,
    verify: "false",
  };
  const taking = contestants("targets", inputs, ["setImpactedTargets"]).filter(({ name }) => names.includes(name));
  const title = `set-impacted-targets: ${count.toLocaleString("en-US")} lines`;
  const figures = await compare(title, rounds, taking, folder);
  printFigures(title, figures);
  rmSync(path);
  return figures;
}

async function benchReports(): Promise<readonly Requirement[]> {
  const small = await benchReport(100_000, "success", [OURS, PARSER]);
  const large = await benchReport(400_000, "success", [OURS, PARSER]);
  const failing = await benchReport(100_000, "failure", [OURS, PARSER]);
  const times = (figures: ReadonlyMap<string, Figures>): number | undefined => {
    const [ours, theirs] = [figures.get(OURS), figures.get(PARSER)];
    return ours === undefined || theirs === undefined ? undefined : ours.milliseconds / theirs.milliseconds;
  };
  const [before, after] = [small.get(OURS)?.megabytes, large.get(OURS)?.megabytes];
  const growth = before === undefined || after === undefined ? undefined : after / before;
  return [
    atMost(`100,000 test cases take, in times the ${PARSER},`, times(small), 0.33, "times"),
    atMost(`100,000 test cases with failures take, in times the ${PARSER},`, times(failing), 0.5, "times"),
    atMost("400,000 test cases take, in times the memory of 100,000,", growth, 1.15, "times"),
  ];
}

async function benchReport(
  count: number,
  outcome: "success" | "failure",
  names: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const path = join(folder, "junit.xml");
  writeReport(path, count, outcome === "failure" ? FAIL_EACH : undefined);
  // List of all failing tests, and of as many passing tests.
  const listed = Array.from({ length: (2 * count) / FAIL_EACH }, (_, index) => (index * FAIL_EACH) / 2);
  service.control.setQuarantinedTests(
    listed.map((index) => {
      const suite = suiteNameOf(index);
      return { name: nameOf(index), parent: suite, classname: suite };
    }),
  );
  const inputs = {
    operation: "check-test-results",
    "target-branch": "",
    "org-slug": "an-organization",
    "junit-paths": path,
    "test-outcome": outcome,
  };
  const calls = outcome === "failure" ? ["listQuarantinedTests"] : [];
  const shared = { environment: environmentOf(inputs), check: () => expectCalls(service, calls) };
  const all = [
    { ...shared, name: PARSER, command: [process.execPath, "test/bench/contestants/junit.cjs"] as const },
    { ...shared, name: OURS, command: [process.execPath, "dist/index.js"] as const },
  ];
  const title = `check-test-results: ${count.toLocaleString("en-US")} test cases, ${outcome}`;
  const figures = await compare(
    title,
    7,
    all.filter(({ name }) => names.includes(name)),
    folder,
  );
  printFigures(title, figures);
  rmSync(path);
  return figures;
}

async function benchPaths(): Promise<readonly Requirement[]> {
  const part = await benchChange(2_000, 5, [OURS, PICOMATCH]);
  const small = await benchChange(10_000, 5, [OURS]);
  const large = await benchChange(100_000, 5, [OURS]);
  const [ours, theirs] = [large.get(OURS), part.get(PICOMATCH)];
  const growth = (large.get(OURS)?.milliseconds ?? Number.NaN) / (small.get(OURS)?.milliseconds ?? Number.NaN);
  // The time grows with files times patterns, so 2,000 files take a fiftieth.
  const scaled = theirs === undefined ? undefined : theirs.milliseconds * 50;
  return [
    atMost("100,000 changed files and 2,000 patterns take", ours?.milliseconds, 2000, "ms"),
    atMost("ten times the changed files take, in times as long,", growth, 10, "times"),
    {
      text: "100,000 changed files take a fifth of the time of testing every pattern on every file at most",
      measured: `${ours?.milliseconds.toFixed(0)} ms, against ${scaled?.toFixed(0)} ms (50 times that of 2,000 files)`,
      holds: ours === undefined || scaled === undefined ? undefined : ours.milliseconds * 5 <= scaled,
    },
  ];
}

async function benchChange(
  count: number,
  rounds: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const change = commitChange(join(folder, `change-${count}`), count, TARGETS);
  const patterns = [...patternsOf(TARGETS)];
  const list = join(folder, "patterns.txt");
  writeFileSync(list, patterns.map((pair) => `${pair.join(" ")}\n`).join(""));
  const inputs = {
    operation: "compute-impacted-targets",
    producer: "paths",
    "target-paths": patterns.map(([target, pattern]) => `${target}: "${pattern}"\n`).join(""),
    "base-sha": change.base,
    "head-sha": change.head,
  };
  const shared = {
    environment: { ...environmentOf(inputs), GITHUB_WORKSPACE: change.folder, PATTERNS: list },
    check: () => expectCalls(service, []),
  };
  const all = [
    { ...shared, name: PICOMATCH, command: [process.execPath, "test/bench/contestants/paths.cjs"] as const },
    { ...shared, name: OURS, command: [process.execPath, "dist/index.js"] as const },
  ];
  const title = `compute-impacted-targets: ${count.toLocaleString("en-US")} changed files, 2,000 patterns`;
  const taking = all.filter(({ name }) => names.includes(name));
  const figures = await compare(title, rounds, taking, folder);
  printFigures(title, figures);
  rmSync(change.folder, { recursive: true });
  return figures;
}

function contestants(
  script: "status" | "targets",
  inputs: Readonly<Record<string, string>>,
  calls: readonly string[],
  ownCalls = calls,
): readonly Contestant[] {
  const shared = { environment: environmentOf(inputs), check: () => expectCalls(service, calls) };
  const checkOwn = () => expectCalls(service, ownCalls);
  const shell: Contestant = { ...shared, name: SHELL, command: ["bash", `test/bench/contestants/${script}.sh`] };
  return [
    { ...shared, name: NODE, command: [process.execPath, `test/bench/contestants/${script}.cjs`] },
    ...(missingTools.length === 0 ? [shell] : []),
    { ...shared, name: OURS, command: [process.execPath, "dist/index.js"], check: checkOwn },
  ];
}

/** Returns the runner's variables for a step, with inputs under names that a shell script can read. */
function environmentOf(given: Readonly<Record<string, string>>): Record<string, string> {
  const inputs = { token: service.token, "api-url": service.apiUrl, "target-branch": "main", ...given };
  const file = (name: string, text = "") => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const variables = Object.entries(inputs).flatMap(([name, value]) => [
    [`INPUT_${name.toUpperCase()}`, value],
    [name.toUpperCase().replaceAll("-", "_"), value],
  ]);
  return {
    PATH: process.env.PATH ?? "",
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_EVENT_NAME: "workflow_dispatch",
    GITHUB_EVENT_PATH: file("event.json", "{}"),
    GITHUB_OUTPUT: file("output"),
    GITHUB_STEP_SUMMARY: file("summary"),
    RUNNER_TEMP: folder,
    ...Object.fromEntries(variables),
  };
}

/** Checks the requests of a run, and resets the state. */
function expectCalls({ control }: LocalService, expected: readonly string[]): void {
  const calls = control.requests().map(({ endpoint }) => String(endpoint));
  control.clearRequests();
  if (calls.toSorted().join() !== expected.join()) throw new Error(`It asked for ${calls.join(", ")}.`);
  if (readFileSync(join(folder, "output"), "utf8") === "") throw new Error("It wrote no output.");
  writeFileSync(join(folder, "output"), "");
}

function ratio(figures: ReadonlyMap<string, Figures>, our: string, their: string): number | undefined {
  const [ours, theirs] = [figures.get(our), figures.get(their)];
  return ours === undefined || theirs === undefined ? undefined : ours.milliseconds / theirs.milliseconds;
}
