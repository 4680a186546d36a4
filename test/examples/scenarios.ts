import { expect, test } from "vitest";
import type { Environment } from "../../src/ci/system.js";
import { listed } from "../action/reports.js";
import type { Agent, StepEnd } from "./agent.js";
import { endsAs, type Given, given, testsFail, testsPass, writes } from "./given.js";

export type JobName = "compute" | "upload" | "tests" | "verdict" | "merge" | "report";

/** A build that runs jobs of a template one after the other. */
export interface Build {
  /** Runs a job as the system does: with the variables of the build, and the token where the template hands it in. */
  run(job: JobName): Promise<JobEnd>;
}

/** `ran` is false where the template's condition leaves the job out. */
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
  pullRequest(number: number, given: Agent): Environment;
  fork: ((number: number, given: Agent) => Environment) | undefined;
  /** How the job ends when the timeout of the wait is over. */
  readonly onTimeout: number;
}

function start(
  template: Template,
  found: Given,
  variables: Environment,
  token: string | undefined,
  edit = same,
): Build {
  const text = edit(found.agent.template(template.path));
  return template.build({ agent: found.agent, text, variables: { ...variables, ...found.api }, token });
}

function same(text: string): string {
  return text;
}

/** The tests of every template that submits. */
export function testTemplate(template: Template): void {
  const own = async (edit = same) => {
    const found = await given();
    const variables = template.pullRequest(found.pullRequest.number, found.agent);
    return { found, build: start(template, found, variables, found.service.token, edit) };
  };

  test("the targets of a change are computed without the token and uploaded for its head", async () => {
    const { found, build } = await own();

    const computed = await build.run("compute");
    console.log(computed.log);
    expect(computed).toMatchObject({ ran: true, code: 0 });
    expect(found.service.requests).toEqual([]);
    const uploaded = await build.run("upload");

    expect(uploaded).toMatchObject({ ran: true, code: 0 });
    const [request] = found.service.requests.filter(({ endpoint }) => endpoint === "setImpactedTargets");
    expect(request?.body).toMatchObject({
      repo: { host: "github.com", owner: "local", name: "playground" },
      targetBranch: "main",
      pr: { number: found.pullRequest.number, sha: found.agent.head },
      impactedTargets: ["api"],
    });
    expect(uploaded.log).not.toContain(found.service.token);
  });

  test("a merge ends green, and its result is handed on", async () => {
    const { found, build } = await own();
    await build.run("compute");
    endsAs(found, "merged");

    const end = await build.run("merge");

    expect(end).toMatchObject({ ran: true, code: 0 });
    expect(writes(found)).toEqual(["submitPullRequest"]);
    expect(end.log).not.toContain(found.service.token);
    expect((await build.run("report")).log).toContain("The merge queue says: merged\n");
  });

  test("a failed merge ends with exit code 1, and its result is handed on all the same", async () => {
    const { found, build } = await own();
    await build.run("compute");
    endsAs(found, "failed");

    expect(await build.run("merge")).toMatchObject({ ran: true, code: 1 });
    expect((await build.run("report")).log).toContain("The merge queue says: failed\n");
  });

  test("a wait that is too long is told apart from a failed merge", async () => {
    const { found, build } = await own((text) => text.replace("--timeout 2h", "--timeout 1s"));
    await build.run("compute");
    endsAs(found, "testing");

    expect(await build.run("merge")).toMatchObject({ ran: true, code: template.onTimeout });
    expect((await build.run("report")).log).toContain("The merge queue says: timed-out\n");
  });

  testVerdict(template);

  const { fork } = template;
  if (fork === undefined) return;
  test("the build of a fork, which has no token, uploads and submits nothing", async () => {
    const found = await given();
    const build = start(template, found, fork(found.pullRequest.number, found.agent), undefined);

    expect(await build.run("compute")).toMatchObject({ ran: true, code: 0 });
    expect(await build.run("upload")).toEqual(SKIPPED);
    expect(await build.run("merge")).toEqual(SKIPPED);
    expect(found.service.requests).toEqual([]);
  });
}

/** The tests of every template that runs tests. */
export function testVerdict(template: Template): void {
  test("tests whose failures are quarantined end green, and others red", async () => {
    const found = await given();
    const variables = template.pullRequest(found.pullRequest.number, found.agent);
    const build = start(template, found, variables, found.service.token);
    testsFail(found, "pays late");
    found.service.control.setQuarantinedTests([listed("pays late")]);

    expect(await build.run("tests")).toMatchObject({ ran: true, code: 0 });
    const green = await build.run("verdict");
    expect(green).toMatchObject({ ran: true, code: 0 });
    expect(writes(found)).toEqual(["listQuarantinedTests"]);
    expect(green.log).not.toContain(found.service.token);

    found.service.control.setQuarantinedTests([]);
    expect(await build.run("verdict")).toMatchObject({ ran: true, code: 1 });
  });

  const { fork } = template;
  if (fork === undefined) return;
  test("in the build of a fork, which has no token, every failed test counts and none is needed to pass", async () => {
    const found = await given();
    const build = start(template, found, fork(found.pullRequest.number, found.agent), undefined);

    testsPass(found);
    await build.run("tests");
    expect(await build.run("verdict")).toMatchObject({ ran: true, code: 0 });
    testsFail(found, "pays late");
    await build.run("tests");
    expect(await build.run("verdict")).toMatchObject({ ran: true, code: 2 });
    expect(found.service.requests).toEqual([]);
  });
}
