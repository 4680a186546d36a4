import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jenkinsBuilds } from "../support/ci-variables.js";
import { environmentOf, readJenkinsfile } from "./jenkinsfile.js";
import { type Build, type JobName, SKIPPED, type Start, type Template, testTemplate } from "./scenarios.js";

const PATH = "examples/jenkins/Jenkinsfile";
const MERGING = "examples/jenkins/merge.Jenkinsfile";

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
  mkdirSync(empty, { recursive: true });
  return {
    async run(name) {
      const stage = stages.get(STAGES[name === "report" ? "merge" : name]);
      if (stage === undefined) return SKIPPED;
      if (name === "report") return { ran: true, code: 0, log: report(empty) };
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

/** Prints the results that the pipeline reads after the script of its last stage. */
function report(folder: string): string {
  const file = join(folder, "merge-queue-result");
  return `The merge queue says: ${existsSync(file) ? readFileSync(file, "utf8") : "unknown"}\n`;
}

/**
 * Prepares the checkout like Jenkins: the name of the job leads to the head, and the merge with the target is checked
 * out.
 */
function checkedOut(variables: typeof jenkinsBuilds.pullRequest): Template["pullRequest"] {
  return (number, agent) => {
    execFileSync("git", ["update-ref", `refs/remotes/origin/PR-${number}`, agent.head], { cwd: agent.checkout });
    return { ...variables(number, agent.head), GIT_COMMIT: agent.mergeHead() };
  };
}

const template: Template = {
  path: PATH,
  build,
  pullRequest: checkedOut(jenkinsBuilds.pullRequest),
  fork: checkedOut(jenkinsBuilds.fork),
};

testTemplate(template, {
  path: MERGING,
  build,
  // The job has no repository of its own.
  started: (number, _, headSha = "") => ({
    JENKINS_URL: "https://jenkins.local/",
    BUILD_TAG: "jenkins-merge-7",
    PULL_REQUEST: String(number),
    HEAD_SHA: headSha,
  }),
  onTimeout: 7,
});

test("pipelines for Jenkins: check out no code in stages with the token", () => {
  const stages = [PATH, MERGING].flatMap((path) => [...readJenkinsfile(readFileSync(path, "utf8")).values()]);
  const withToken = stages.filter(({ hasToken }) => hasToken);
  expect(withToken.map(({ name }) => name)).toEqual([STAGES.upload, STAGES.verdict, STAGES.merge]);
  for (const stage of withToken) expect(stage.checksOut).toBe(false);
});

test("pipelines for Jenkins: ask for no input during a build, and limit the time of the merge", () => {
  const [ofPullRequest, merging] = [PATH, MERGING].map((path) => readFileSync(path, "utf8"));
  expect(`${ofPullRequest}${merging}`).not.toMatch(/^ +input \{/m);
  expect(merging).toMatch(/^ {6}steps \{[\s\S]*timeout\(time: \d+, unit: 'MINUTES'\)/m);
});
