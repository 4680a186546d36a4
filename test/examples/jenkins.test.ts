import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jenkinsBuilds } from "../ci/systems/variables.js";
import type { Agent } from "./agent.js";
import { environmentOf, readJenkinsfile } from "./jenkinsfile.js";
import { type Build, type JobName, SKIPPED, type Start, type Template, testTemplate } from "./scenarios.js";

const PATH = "examples/jenkins/Jenkinsfile";

const STAGES: Readonly<Record<Exclude<JobName, "report">, string>> = {
  compute: "Compute impacted targets",
  upload: "Upload impacted targets",
  tests: "Tests",
  verdict: "Verdict on the tests",
  merge: "Merge",
};

function build({ agent, text, variables, token }: Start): Build {
  const stages = readJenkinsfile(text);
  const empty = join(agent.store, "empty");
  mkdirSync(empty);
  return {
    async run(name) {
      if (name === "report") return { ran: true, code: 0, log: report(empty) };
      const stage = stages.get(STAGES[name]);
      if (stage === undefined) throw new Error(`There is no stage ${STAGES[name]}.`);
      if (stage.forChangeRequests && variables.CHANGE_ID === undefined) return SKIPPED;
      if (stage.notForForks && variables.CHANGE_FORK !== undefined) return SKIPPED;
      const folder = stage.checksOut ? agent.checkout : empty;
      if (stage.unstashes !== undefined) {
        cpSync(join(agent.store, stage.unstashes), folder, { recursive: true });
      }
      const environment = {
        ...environmentOf(text),
        ...variables,
        ...(stage.hasToken && token !== undefined ? { MERGE_QUEUE_TOKEN: token } : {}),
      };
      const end = await agent.run(stage.script, { environment, folder, flags: ["-xe"] });
      for (const included of stage.stashes?.includes ?? []) {
        const path = included.replace(/\/\*$/, "");
        const to = join(agent.store, stage.stashes?.name ?? "", path);
        if (existsSync(join(folder, path))) cpSync(join(folder, path), to, { recursive: true });
      }
      return { ran: true, ...end };
    },
  };
}

/** What the pipeline reads and prints after the script of its last stage. */
function report(folder: string): string {
  const file = join(folder, "merge-queue-result");
  return `The merge queue says: ${existsSync(file) ? readFileSync(file, "utf8") : "unknown"}\n`;
}

/** Jenkins fetches the head under the name of the job, and here it checks out its merge with the target. */
function checkedOut(variables: typeof jenkinsBuilds.pullRequest): Template["pullRequest"] {
  return (number, agent) => {
    const merge = mergeIn(agent, number);
    return { ...variables(number, agent.head), GIT_COMMIT: merge };
  };
}

function mergeIn({ checkout, head, base }: Agent, number: number): string {
  const git = (...argv: string[]): string =>
    execFileSync("git", ["-c", "user.name=Jenkins", "-c", "user.email=jenkins@localhost", ...argv], {
      cwd: checkout,
      encoding: "utf8",
    }).trim();
  git("update-ref", `refs/remotes/origin/PR-${number}`, head);
  git("checkout", "--quiet", "--detach", base);
  git("merge", "--quiet", "--no-ff", "--message=merge", head);
  return git("rev-parse", "HEAD");
}

const template: Template = {
  path: PATH,
  build,
  pullRequest: checkedOut(jenkinsBuilds.pullRequest),
  fork: checkedOut(jenkinsBuilds.fork),
  beforeMerge: ["compute"],
  onTimeout: 7,
};

testTemplate(template);

test("what has the token checks out nothing, and a person is asked before the merge", () => {
  const stages = [...readJenkinsfile(readFileSync(PATH, "utf8")).values()];
  const withToken = stages.filter(({ hasToken }) => hasToken);
  expect(withToken.map(({ name }) => name)).toEqual([STAGES.upload, STAGES.verdict, STAGES.merge]);
  for (const stage of withToken) expect(stage.checksOut).toBe(false);
  expect(stages.filter(({ asksFirst }) => asksFirst).map(({ name }) => name)).toEqual([STAGES.merge]);
});

test("the time until a person answers does not count towards the time limit of the merge", () => {
  const [, merge = ""] = readFileSync(PATH, "utf8").split(`stage('${STAGES.merge}') {`);
  // Options of a stage are in force before its input.
  expect(merge).not.toContain("options {");
  expect(merge).toMatch(/^ {6}steps \{[\s\S]*timeout\(time: \d+, unit: 'MINUTES'\)/m);
});
