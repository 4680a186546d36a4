import { afterAll, beforeAll, expect, test } from "vitest";
import type { Environment } from "../../src/environment.js";
import { type Agent, createAgent, type StepEnd } from "./agent.js";
import { endsAs, type Given, given, quarantine, testsFail, testsPass, writes } from "./given.js";

export type JobName = "compute" | "upload" | "tests" | "verdict" | "merge" | "report";

/** A build that runs jobs of a template one after the other. */
export interface Build {
  /** Runs a job as the system does: with the build's variables, and with the token where the template hands it in. */
  run(job: JobName): Promise<JobEnd>;
}

/** `ran` is false where the template leaves the job out. */
export type JobEnd =
  | (StepEnd & { readonly ran: true })
  | { readonly ran: false; readonly code: null; readonly log: "" };

export const SKIPPED: JobEnd = { ran: false, code: null, log: "" };

export interface Start {
  readonly agent: Agent;
  /** The template's text. */
  readonly text: string;
  /** The variables of the build. */
  readonly variables: Environment;
  /** The token, where the build gets secrets. */
  readonly token: string | undefined;
}

export interface Template {
  readonly path: string;
  build(start: Start): Build;
  pullRequest(number: number, agent: Agent): Environment;
  fork: ((number: number, agent: Agent) => Environment) | undefined;
  /** Jobs that hand something to the merge; none when left out. */
  readonly beforeMerge?: readonly JobName[];
  /** How the job ends when the timeout of the wait is over. */
  readonly onTimeout: number;
}

interface Started {
  readonly found: Given;
  readonly build: Build;
  /** From here on the jobs wait for two seconds where the template says two hours. */
  waitShortly(): void;
}

interface Builds {
  own(): Promise<Started>;
  fork(variables: NonNullable<Template["fork"]>): Promise<Started>;
}

/** Starts builds on one machine, which ends with the file. */
function builds(template: Template): Builds {
  let agent: Agent | undefined;
  beforeAll(() => {
    agent = createAgent();
  });
  afterAll(() => agent?.clean());
  const start = async (variables: Template["pullRequest"], hasToken: boolean): Promise<Started> => {
    if (agent === undefined) throw new Error("There is no machine.");
    const { run } = agent;
    const found = await given(agent);
    let timeout = "--timeout 2h";
    const build = template.build({
      agent: { ...agent, run: (script, step) => run(script.replace("--timeout 2h", timeout), step) },
      text: agent.template(template.path),
      variables: { ...variables(found.pullRequest.number, agent), ...found.api },
      token: hasToken ? found.service.token : undefined,
    });
    const waitShortly = (): void => {
      timeout = "--timeout 2s";
    };
    return { found, build, waitShortly };
  };
  return { own: () => start(template.pullRequest, true), fork: (variables) => start(variables, false) };
}

/** The tests of a template that submits. */
export function testTemplate(template: Template): void {
  const { own, fork } = builds(template);

  test("targets are computed without the token and uploaded for the head, and the merge's result is handed on", async () => {
    const { found, build } = await own();

    const computed = await build.run("compute");
    expect(computed, computed.log).toMatchObject({ ran: true, code: 0 });
    expect(found.service.requests).toEqual([]);
    const uploaded = await build.run("upload");
    expect(uploaded, uploaded.log).toMatchObject({ ran: true, code: 0 });
    const [request] = found.service.requests.filter(({ endpoint }) => endpoint === "setImpactedTargets");
    expect(request?.body).toMatchObject({
      repo: { host: "github.com", owner: "local", name: "playground" },
      targetBranch: "main",
      pr: { number: found.pullRequest.number, sha: found.agent.head },
      impactedTargets: ["api"],
    });
    endsAs(found, "merged");
    const merged = await build.run("merge");

    expect(merged, merged.log).toMatchObject({ ran: true, code: 0 });
    expect(writes(found)).toEqual(["setImpactedTargets", "submitPullRequest"]);
    expect(uploaded.log + merged.log).not.toContain(found.service.token);
    expect((await build.run("report")).log).toContain("The merge queue says: merged\n");
  });

  test("a failed merge ends otherwise than a wait that is too long, and both results are handed on", async () => {
    const { found, build, waitShortly } = await own();
    for (const job of template.beforeMerge ?? []) await build.run(job);

    endsAs(found, "failed");
    const failed = await build.run("merge");
    expect(failed, failed.log).toMatchObject({ ran: true, code: 1 });
    expect((await build.run("report")).log).toContain("The merge queue says: failed\n");

    endsAs(found, "testing");
    waitShortly();
    const waiting = await build.run("merge");
    expect(waiting, waiting.log).toMatchObject({ ran: true, code: template.onTimeout });
    expect((await build.run("report")).log).toContain("The merge queue says: timed-out\n");
  });

  testVerdict(template, { own, fork });

  const { fork: variables } = template;
  if (variables === undefined) return;
  test("the build of a fork, which has no token, computes and sends nothing", async () => {
    const { found, build } = await fork(variables);

    const computed = await build.run("compute");
    expect(computed, computed.log).toMatchObject({ ran: true, code: 0 });
    expect(await build.run("upload")).toEqual(SKIPPED);
    expect(await build.run("merge")).toEqual(SKIPPED);
    expect(found.service.requests).toEqual([]);
  });
}

/** The tests of a template that runs tests. */
export function testVerdict(template: Template, { own, fork } = builds(template)): void {
  test("tests whose failures are quarantined end green, and others red", async () => {
    const { found, build } = await own();
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
  test("in the build of a fork, which has no token, tests pass without it and every failure counts", async () => {
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
