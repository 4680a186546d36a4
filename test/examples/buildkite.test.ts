import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildkiteBuilds } from "../support/ci-variables.js";
import { type Build, type JobName, SKIPPED, type Start, type Template, testTemplate } from "./scenarios.js";
import { type Fields, fields, fieldsAt, itemsAt, linesAt, readYaml, text, textsOf } from "./yaml.js";

const PATH = "examples/buildkite/pipeline.yml";
const MERGING = "examples/buildkite/merge.pipeline.yml";

const LABELS: Readonly<Record<JobName, string>> = {
  compute: "Compute impacted targets",
  upload: "Upload impacted targets",
  tests: "Tests",
  verdict: "Verdict on the tests",
  merge: "Merge",
  report: "Report",
};

const OF_A_PULL_REQUEST = "build.pull_request.id != null";
const OF_OUR_OWN = `${OF_A_PULL_REQUEST} && !build.pull_request.repository.fork`;

/** Shell program with the documented commands of `buildkite-agent`. */
const AGENT = `
mkdir -p "$STORE/artifacts" "$STORE/meta-data"
case "$1 $2" in
  "secret get") exec cat "$STORE/secrets/$3" ;;
  "artifact upload") for file in $3; do mkdir -p "$STORE/artifacts/$(dirname "$file")"; cp "$file" "$STORE/artifacts/$file"; done ;;
  "artifact download") cd "$STORE/artifacts"; for file in $3; do mkdir -p "$4$(dirname "$file")"; cp "$file" "$4$file"; done ;;
  "meta-data set") exec cat > "$STORE/meta-data/$3" ;;
  "meta-data get") if [ -e "$STORE/meta-data/$3" ]; then cat "$STORE/meta-data/$3"; else echo "$5"; fi ;;
  *) exit 64 ;;
esac
`;

function build({ agent, text: pipeline, variables, token }: Start): Build {
  agent.command("buildkite-agent", AGENT);
  const empty = join(agent.store, "empty");
  for (const each of [empty, join(agent.store, "secrets")]) mkdirSync(each, { recursive: true });
  if (token !== undefined) writeFileSync(join(agent.store, "secrets/MERGE_QUEUE_TOKEN"), token);
  const template = readYaml(interpolated(pipeline));
  return {
    async run(job) {
      const step = steps(template).find(({ label }) => label === LABELS[job]);
      if (step === undefined) return SKIPPED;
      if (!isMet(step.if, variables)) return SKIPPED;
      const own = textsOf(fieldsAt(step, "env"));
      const environment = { ...textsOf(fieldsAt(template, "env")), ...own, ...variables };
      const folder = own.BUILDKITE_SKIP_CHECKOUT === "true" ? empty : agent.checkout;
      return { ran: true, ...(await agent.run(linesAt(step, "commands"), { environment, folder })) };
    },
  };
}

/**
 * Replaces two dollar signs by one, like the upload of a pipeline. Fails for a single dollar sign, which the upload
 * would treat as a variable.
 */
function interpolated(pipeline: string): string {
  const single = /(?<!\$)(?:\$\$)*\$(?!\$)/.exec(pipeline);
  if (single !== null) throw new Error(`A single dollar: ${pipeline.slice(single.index, single.index + 40)}`);
  return pipeline.replaceAll("$$", "$");
}

function steps(template: Fields): readonly Fields[] {
  return itemsAt(template, "steps").map(fields);
}

function stepNamed(template: Fields, label: string): Fields {
  const step = steps(template).find((each) => each.label === label);
  if (step === undefined) throw new Error(`There is no step ${label}.`);
  return step;
}

function isMet(
  condition: unknown,
  { BUILDKITE_PULL_REQUEST, BUILDKITE_PULL_REQUEST_REPO }: Start["variables"],
): boolean {
  const pullRequest = BUILDKITE_PULL_REQUEST !== "false";
  const fork = !BUILDKITE_PULL_REQUEST_REPO?.includes("/local/");
  switch (condition) {
    case undefined:
      return true;
    case OF_A_PULL_REQUEST:
      return pullRequest;
    case OF_OUR_OWN:
      return pullRequest && !fork;
    default:
      throw new Error(`This condition is not known: ${JSON.stringify(condition)}`);
  }
}

const template: Template = {
  path: PATH,
  build,
  pullRequest: (number, { head }) => buildkiteBuilds.pullRequest(number, head),
  fork: (number, { head }) => buildkiteBuilds.fork(number, head),
  merges: true,
};

testTemplate(template, {
  path: MERGING,
  build(start) {
    const started = build(start);
    for (const [field, value] of Object.entries({
      "pull-request": start.variables.ASKED_PULL_REQUEST,
      "head-sha": start.variables.ASKED_HEAD_SHA,
    })) {
      if (value === undefined) continue;
      mkdirSync(join(start.agent.store, "meta-data"), { recursive: true });
      writeFileSync(join(start.agent.store, "meta-data", field), value);
    }
    return started;
  },
  started: (number, { head }, headSha) => ({
    ...buildkiteBuilds.manual(head),
    ASKED_PULL_REQUEST: String(number),
    ...(headSha === undefined ? {} : { ASKED_HEAD_SHA: headSha }),
  }),
  onTimeout: 7,
});

test("merge pipeline for Buildkite: asks for the pull request before all other steps", () => {
  const [input, ...others] = steps(readYaml(readFileSync(MERGING, "utf8")));
  const asked = itemsAt(input ?? {}, "fields").map((field) => fields(field).key);
  expect([input?.key, asked]).toEqual(["ask", ["pull-request", "head-sha"]]);
  expect(others.map((step) => step.depends_on)).toEqual(["ask", [{ step: "merge", allow_failure: true }]]);
});

test("pipelines for Buildkite: check out no code in steps with the token", () => {
  const all = [PATH, MERGING].flatMap((path) => steps(readYaml(readFileSync(path, "utf8"))));
  const withToken = all.filter((step) => linesAt(step, "commands").includes("secret get"));
  expect(withToken.map((step) => text(step.label))).toEqual([LABELS.upload, LABELS.verdict, LABELS.merge]);
  for (const step of withToken) expect(step.env).toEqual({ BUILDKITE_SKIP_CHECKOUT: "true" });
});

test("merge pipeline for Buildkite: allows failure only after a timeout, and retries only after an outage", () => {
  const merge = stepNamed(readYaml(readFileSync(MERGING, "utf8")), LABELS.merge);
  expect(merge.soft_fail).toEqual([{ exit_status: 7 }]);
  expect(merge.retry).toEqual({ automatic: [{ exit_status: 6, limit: 2 }] });
});
