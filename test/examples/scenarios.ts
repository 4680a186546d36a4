import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProcessEnvironment } from "../../src/text/environment.js";
import { type Agent, createAgent, type StepEnd } from "./agent.js";
import { endsAs, type Given, given, quarantine, testsFail, testsPass, writes } from "./given.js";

export type JobName = "compute" | "upload" | "tests" | "verdict" | "merge" | "report";

/** Build that runs jobs of a template one after the other. */
export interface Build {
  /**
   * Runs a job as the CI system does: with the build's variables, and with the token if the template passes it to the
   * job.
   */
  run(job: JobName): Promise<JobEnd>;
}

/** Result of a job. `ran` is false if the template skips the job. */
export type JobEnd =
  | (StepEnd & { readonly ran: true })
  | { readonly ran: false; readonly code: null; readonly log: "" };

export const SKIPPED: JobEnd = { ran: false, code: null, log: "" };

export interface Start {
  readonly agent: Agent;
  /** Text of the template. */
  readonly text: string;
  readonly variables: ProcessEnvironment;
  /** Token, if the build has secrets; else undefined. */
  readonly token: string | undefined;
}

export interface Template {
  readonly path: string;
  build(start: Start): Build;
  pullRequest(number: number, agent: Agent): ProcessEnvironment;
  fork: ((number: number, agent: Agent) => ProcessEnvironment) | undefined;
  /** True when the template merges the head with its target, because the CI system checks out the head. */
  readonly merges?: true;
  /**
   * True to run the built program in separate processes in some tests. All templates install and start the program with
   * the same lines, so one template is enough.
   */
  readonly isBuilt?: true;
}

/** Part of a template that submits and waits, in separate builds. */
export interface Merging {
  readonly path: string;
  build(start: Start): Build;
  /** Returns the variables of a build that a person starts for a pull request, and for its head if given. */
  started(number: number, agent: Agent, headSha?: string): ProcessEnvironment;
  /** Exit code of the job after the timeout of the wait. */
  readonly onTimeout: number;
}

interface Started {
  readonly found: Given;
  readonly build: Build;
}

interface MergingOptions extends Running {
  readonly isShort?: boolean;
  readonly headSha?: string;
}

interface Running {
  /** True to run the built program in separate processes. For most jobs, its source in this process is enough. */
  readonly isBuilt?: boolean;
}

interface Builds {
  own(how?: Running): Promise<Started>;
  fork(variables: NonNullable<Template["fork"]>): Promise<Started>;
  /** Starts another build for the same pull request, which merges it. A short build waits for two seconds. */
  merging(found: Given, how: Merging, options?: MergingOptions): Build;
}

/** Starts builds on one machine, which is removed at the end of the file. */
function builds(template: Template): Builds {
  let agent: Agent | undefined;
  beforeAll(async () => {
    agent = await createAgent();
  });
  afterAll(() => agent?.clean());
  const start = async (
    variables: Template["pullRequest"],
    hasToken: boolean,
    { isBuilt = false }: Running = {},
  ): Promise<Started> => {
    if (agent === undefined) throw new Error("There is no machine.");
    const found = await given(agent);
    const { run } = agent;
    const build = template.build({
      agent: { ...agent, run: (script, step) => run(script, { ...step, isBuilt }) },
      text: agent.template(template.path),
      variables: { ...variables(found.pullRequest.number, agent), ...found.api },
      token: hasToken ? found.service.token : undefined,
    });
    return { found, build };
  };
  return {
    own: (how) => start(template.pullRequest, true, how),
    fork: (variables) => start(variables, false),
    merging({ agent: machine, service, pullRequest, api }, { path, build, started }, options = {}) {
      const { isShort = false, isBuilt = false } = options;
      const timeout = isShort ? "--timeout 2s" : "--timeout 2h";
      const run: Agent["run"] = (script, step) =>
        machine.run(script.replace("--timeout 2h", timeout), { ...step, isBuilt });
      return build({
        agent: { ...machine, run },
        text: machine.template(path),
        variables: { ...started(pullRequest.number, machine, options.headSha), ...api },
        token: service.token,
      });
    },
  };
}

/** Defines the tests of a template that submits. */
export function testTemplate(template: Template, how: Merging): void {
  const { own, fork, merging } = builds(template);

  const { merges, fork: variables } = template;
  if (merges)
    test("computes targets on the head alone when the head conflicts with the target branch", async () => {
      const { found, build } = await own();
      const back = found.agent.conflict();

      const computed = await build.run("compute");

      back();
      expect(computed, computed.log).toMatchObject({ ran: true, code: 0 });
      expect(commitIn(found, "%H")).toEqual([found.agent.head]);
    });

  test("uploads targets in a build of the pull request, and merges in another build", async () => {
    const { found, build } = await own();
    const { agent, pullRequest, service } = found;
    // The pull request is not mergeable while a required check is missing.
    service.control.updatePullRequest(pullRequest.number, { mergeability: "not_mergeable" });
    testsPass(found);

    const computed = await build.run("compute");
    expect(computed, computed.log).toMatchObject({ ran: true, code: 0 });
    expect(commitIn(found, "%P")).toEqual([agent.base, agent.head]);
    expect(service.requests).toEqual([]);
    for (const job of ["upload", "tests", "verdict"] as const) {
      const end = await build.run(job);
      expect(end, end.log).toMatchObject({ ran: true, code: 0 });
      expect(end.log).not.toContain(service.token);
    }
    expect([await build.run("merge"), await build.run("report")]).toEqual([SKIPPED, SKIPPED]);
    expect(writes(found)).toEqual(["setImpactedTargets"]);
    const [request] = service.requests.filter(({ endpoint }) => endpoint === "setImpactedTargets");
    expect(request?.body).toMatchObject({
      repo: { host: "github.com", owner: "local", name: "playground" },
      targetBranch: "main",
      pr: { number: pullRequest.number, sha: agent.head },
      impactedTargets: ["api"],
    });

    service.control.updatePullRequest(pullRequest.number, { mergeability: "mergeable" });
    endsAs(found, "merged");
    const merge = merging(found, how);
    const merged = await merge.run("merge");
    expect(merged, merged.log).toMatchObject({ ran: true, code: 0 });
    expect(writes(found)).toEqual(["setImpactedTargets", "submitPullRequest"]);
    expect(merged.log).not.toContain(service.token);
    expect((await merge.run("report")).log).toContain("The merge queue says: merged\n");
  });

  /** Runs another build that merges. Returns its exit code, its log and the result in its report. */
  const merge = async (found: Given, options?: Parameters<typeof merging>[2]) => {
    found.agent.tidy();
    const build = merging(found, how, options);
    const { code, log } = await build.run("merge");
    const said = /The merge queue says: (.*)/.exec((await build.run("report")).log)?.[1];
    return { code, said, log };
  };

  test("returns other exit codes for a failed merge than for a timeout, and reports both results", async () => {
    const { found } = await own();

    endsAs(found, "failed");
    expect(await merge(found)).toMatchObject({ code: 1, said: "failed" });
    endsAs(found, "testing");
    expect(await merge(found, { isShort: true })).toMatchObject({ code: how.onTimeout, said: "timed-out" });
  });

  test("merges nothing when the pull request has another head than the build", async () => {
    const { found } = await own();
    found.service.control.updatePullRequest(found.pullRequest.number, { headSha: "9".repeat(40) });

    const end = await merge(found, { headSha: found.agent.head, isBuilt: template.isBuilt === true });

    expect(end).toMatchObject({ code: 1, said: "head-changed" });
  });

  testVerdict(template, { own, fork });

  if (variables === undefined) return;
  test("computes targets and sends nothing in the build of a fork, which has no token", async () => {
    const { found, build } = await fork(variables);

    const computed = await build.run("compute");
    expect(computed, computed.log).toMatchObject({ ran: true, code: 0 });
    expect(await build.run("upload")).toEqual(SKIPPED);
    expect(await build.run("merge")).toEqual(SKIPPED);
    expect(found.service.requests).toEqual([]);
  });
}

/** Returns facts about the checked-out commit in a format of Git. */
function commitIn({ agent }: Given, format: string): readonly string[] {
  const argv = ["show", "--no-patch", `--format=${format}`];
  return execFileSync("git", argv, { cwd: agent.checkout, encoding: "utf8" }).trim().split(" ");
}

/** Defines the tests of a template that runs tests. */
export function testVerdict(template: Template, { own, fork }: Pick<Builds, "own" | "fork"> = builds(template)): void {
  test("passes when all failed tests are quarantined, and fails otherwise", async () => {
    const { found, build } = await own({ isBuilt: template.isBuilt === true });
    testsFail(found, "pays late");
    quarantine(found, "pays late");

    const tests = await build.run("tests");
    expect(tests, tests.log).toMatchObject({ ran: true, code: 0 });
    const green = await build.run("verdict");
    expect(green, green.log).toMatchObject({ ran: true, code: 0 });
    expect(writes(found)).toEqual(["listQuarantinedTests"]);
    expect(green.log).not.toContain(found.service.token);

    quarantine(found);
    const red = await build.run("verdict");
    expect(red, red.log).toMatchObject({ ran: true, code: 1 });
  });

  const { fork: variables } = template;
  if (variables === undefined) return;
  test("counts every failure in the build of a fork, which has no token", async () => {
    const { found, build } = await fork(variables);

    testsPass(found);
    await build.run("tests");
    const green = await build.run("verdict");
    expect(green, green.log).toMatchObject({ ran: true, code: 0 });
    testsFail(found, "pays late");
    await build.run("tests");
    const red = await build.run("verdict");
    expect(red, red.log).toMatchObject({ ran: true, code: 2 });
    expect(found.service.requests).toEqual([]);
  });
}
