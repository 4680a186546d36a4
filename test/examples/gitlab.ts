import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProcessEnvironment } from "../../src/text/environment.js";
import { readDotenv } from "../support/ci-readers.js";
import { type Build, type JobName, SKIPPED, type Start } from "./scenarios.js";
import { type Fields, fields, fieldsAt, itemsAt, linesAt, readYaml, text, textsOf } from "./yaml.js";

/** Runs the jobs of a .gitlab-ci.yml. Each job has a separate folder with the artifacts of the jobs that it needs. */
export function gitlabBuild(names: Readonly<Partial<Record<JobName, string>>>): (start: Start) => Build {
  return ({ agent, text: config, variables, token }) => {
    const template = readYaml(config);
    const artifacts = join(agent.store, "artifacts");
    const reports = new Map<string, ReadonlyMap<string, string>>();
    mkdirSync(artifacts, { recursive: true });
    return {
      async run(name) {
        const key = names[name];
        if (key === undefined) throw new Error(`The template has no job for ${name}.`);
        const job = jobOf(template, key);
        if (!isMet(job, variables)) return SKIPPED;
        const own = textsOf(fieldsAt(job, "variables"));
        const empty = mkdtempSync(join(agent.store, "job-"));
        const folder = own.GIT_STRATEGY === "none" ? empty : agent.checkout;
        const needs = itemsAt(job, "needs").map(text);
        for (const need of needs.filter((each) => existsSync(join(artifacts, each)))) {
          cpSync(join(artifacts, need), folder, { recursive: true });
        }
        const environment = {
          ...globalsOf(template),
          ...own,
          // A variable of an environment exists only in the jobs that name the environment.
          ...(job.environment !== undefined && token !== undefined ? { MERGE_QUEUE_TOKEN: token } : {}),
          ...Object.fromEntries(needs.flatMap((need) => [...(reports.get(need) ?? [])])),
          ...variables,
        };
        const script = `${linesAt(job, "before_script")}\n${linesAt(job, "script")}`;
        const end = await agent.run(script, { environment, folder, flags: ["-eo", "pipefail"] });
        keep(fieldsAt(job, "artifacts"), folder, join(artifacts, key));
        const dotenv = fieldsAt(fieldsAt(job, "artifacts"), "reports").dotenv;
        if (dotenv !== undefined) {
          reports.set(key, readDotenv(readFileSync(join(folder, text(dotenv)), "utf8"), environment));
        }
        return { ran: true, ...end };
      },
    };
  };
}

/** Returns the global variables. GitLab asks for a variable that has a value and a description. */
function globalsOf(template: Fields): Record<string, string> {
  const variables = Object.entries(fieldsAt(template, "variables"));
  return Object.fromEntries(
    variables.map(([name, value]) => [name, text(typeof value === "string" ? value : fields(value).value)]),
  );
}

/** True when one of the job's rules is met. */
function isMet(job: Fields, variables: ProcessEnvironment): boolean {
  const { CI_EXTERNAL_PULL_REQUEST_IID, CI_COMMIT_BRANCH, CI_DEFAULT_BRANCH, PULL_REQUEST = "" } = variables;
  const rules = itemsAt(job, "rules").map((rule) => text(fields(rule).if));
  const holds: Readonly<Record<string, boolean>> = {
    $CI_EXTERNAL_PULL_REQUEST_IID: CI_EXTERNAL_PULL_REQUEST_IID !== undefined,
    "$CI_COMMIT_BRANCH =~ /^trunk-merge\\//": CI_COMMIT_BRANCH?.startsWith("trunk-merge/") ?? false,
    "$PULL_REQUEST && $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH":
      PULL_REQUEST !== "" && CI_COMMIT_BRANCH === CI_DEFAULT_BRANCH,
  };
  const unknown = rules.filter((rule) => holds[rule] === undefined);
  if (unknown.length > 0) throw new Error(`These rules are not known: ${unknown.join(", ")}`);
  return rules.length === 0 || rules.some((rule) => holds[rule]);
}

function keep(kept: Fields, from: string, to: string): void {
  for (const path of itemsAt(kept, "paths").map(text)) {
    if (existsSync(join(from, path))) cpSync(join(from, path), join(to, path), { recursive: true });
  }
}

/** Returns a job with the fields of the hidden job that it extends. Its own fields have precedence. */
export function jobOf(template: Fields, key: string): Fields {
  const job = fieldsAt(template, key);
  if (job.script === undefined) throw new Error(`There is no job ${key}.`);
  return job.extends === undefined ? job : { ...fieldsAt(template, text(job.extends)), ...job };
}

export function jobsOf(template: Fields): readonly string[] {
  return Object.keys(template).filter((key) => !key.startsWith(".") && fieldsOrNone(template[key]).script);
}

function fieldsOrNone(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
