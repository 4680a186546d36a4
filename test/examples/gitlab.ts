import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readDotenv } from "../ci/systems/readers.js";
import type { Build, JobName, Start } from "./scenarios.js";
import { type Fields, fieldsAt, itemsAt, linesAt, readYaml, text, textsOf } from "./yaml.js";

/** Runs the jobs of a .gitlab-ci.yml, each in a folder of its own with the artifacts of the jobs that it needs. */
export function gitlabBuild(names: Readonly<Partial<Record<JobName, string>>>): (start: Start) => Build {
  return ({ agent, text: config, variables, token }) => {
    const template = readYaml(config);
    const artifacts = join(agent.store, "artifacts");
    const reports = new Map<string, ReadonlyMap<string, string>>();
    mkdirSync(artifacts);
    let folders = 0;
    return {
      async run(name) {
        const key = names[name];
        if (key === undefined) throw new Error(`The template has no job for ${name}.`);
        const job = jobOf(template, key);
        const own = textsOf(fieldsAt(job, "variables"));
        folders += 1;
        const empty = join(agent.store, `job-${folders}`);
        mkdirSync(empty);
        const folder = own.GIT_STRATEGY === "none" ? empty : agent.checkout;
        const needs = itemsAt(job, "needs").map(text);
        for (const need of needs.filter((each) => existsSync(join(artifacts, each)))) {
          cpSync(join(artifacts, need), folder, { recursive: true });
        }
        const environment = {
          ...textsOf(fieldsAt(template, "variables")),
          ...own,
          // A variable for an environment reaches the jobs that name it.
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

function keep(kept: Fields, from: string, to: string): void {
  for (const path of itemsAt(kept, "paths").map(text)) {
    if (existsSync(join(from, path))) cpSync(join(from, path), join(to, path), { recursive: true });
  }
}

/** A job with what it takes over from a hidden one: its own fields go first. */
export function jobOf(template: Fields, key: string): Fields {
  const job = fieldsAt(template, key);
  if (job.script === undefined) throw new Error(`There is no job ${key}.`);
  return job.extends === undefined ? job : { ...fieldsAt(template, text(job.extends)), ...job };
}

/** Keys of all jobs. */
export function jobsOf(template: Fields): readonly string[] {
  return Object.keys(template).filter((key) => !key.startsWith(".") && fieldsOrNone(template[key]).script);
}

function fieldsOrNone(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
