import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Job, readWorkflow, type Step } from "../support/workflow/read.js";
import { givenFolder } from "./given.js";

const PATH = ".github/workflows/release.yml";
const text = readFileSync(PATH, "utf8");
const { jobs } = readWorkflow({ file: PATH, firstLine: 1, text, shows: "workflow", shownFrom: 1 });

const COMMIT = "4f0c".repeat(10);
const REPOSITORY = "a-team/queue";
/** Files of a release; see make.test.ts. */
const FILES = ["", "npm-"]
  .map((kind) => `merge-queue-action-${kind}1.2.3.tgz`)
  .concat("merge-queue-action-1.2.3.cdx.json", "merge-queue-action-1.2.3.commands.json");

function jobOf(name: string): Job {
  const job = jobs.find((each) => each.name === name);
  if (job === undefined) throw new Error(`There is no job ${name}.`);
  return job;
}

const actionsOf = ({ steps }: Job) =>
  steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses.text.split("@")[0]]));
const scriptsOf = ({ steps }: Job) => steps.flatMap(({ run }) => (run === undefined ? [] : [run.text]));
const writes = ({ permissions }: Job) => Object.values(Object(permissions)).includes("write");

describe("permissions in the release workflow", () => {
  test("give each job only the necessary permissions, and explain each in a comment", () => {
    expect(jobs.map(({ name, permissions, environment }) => ({ name, permissions, environment }))).toEqual([
      { name: "green", permissions: { actions: "read" }, environment: undefined },
      { name: "check", permissions: { contents: "read" }, environment: undefined },
      { name: "build", permissions: { contents: "read" }, environment: undefined },
      {
        name: "release",
        permissions: { contents: "write", "id-token": "write", attestations: "write" },
        environment: { name: "release", deployment: true },
      },
      { name: "smoke", permissions: { contents: "read", attestations: "read" }, environment: undefined },
      { name: "npm", permissions: { "id-token": "write" }, environment: { name: "npm", deployment: true } },
      { name: "major-tag", permissions: { contents: "write" }, environment: undefined },
    ]);
    const granted = text.split("\n").filter((line) => /^ {6}[\w-]+: (read|write)\b/.test(line));
    expect(granted).toHaveLength(10);
    for (const line of granted) expect(line).toMatch(/: (read|write) # \S+/);
  });

  test("allow writing only in jobs that run no code of the repository or its dependencies", () => {
    const privileged = jobs.filter(writes);
    expect(privileged.map(({ name }) => name)).toEqual(["release", "npm", "major-tag"]);
    for (const job of privileged) {
      expect(actionsOf(job)).not.toContain("actions/checkout");
      for (const script of scriptsOf(job)) expect(script).not.toMatch(/npm (ci|install|run|exec)|npx|\bnode\b/);
    }
  });

  test("allow no use of a secret", () => {
    expect(text).not.toContain("secrets.");
  });
});

test("release workflow: runs only scripts of package.json whose files exist", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const called = jobs.flatMap(scriptsOf).flatMap((script) => [...script.matchAll(/npm run ([\w-]+)/g)]);
  expect(called.map(([, name]) => name)).toEqual(["release-check", "build", "release-make"]);
  for (const [, name = ""] of called) {
    const file = /node lib\/(src\/[\w/-]+)\.js/.exec(scripts[name])?.[1];
    expect(existsSync(`${file}.ts`), name).toBe(true);
  }
});

test("release workflow: passes the name of the repository to npm run release-check", () => {
  expect(runStep(stepOf("check", /release-check/), { npm: "exit 0" }).calls).toEqual([
    `npm run release-check -- --version 1.2.3 --repository ${REPOSITORY}`,
  ]);
});

test("release workflow: runs no job with write permissions in a dry run", () => {
  const conditions = Object.fromEntries(
    [...text.matchAll(/^ {2}([\w-]+):\n(?: {4}.*\n)*? {4}if: (?:>-\n +)?(.*)$/gm)].map(([, name, condition]) => [
      name,
      condition,
    ]),
  );
  expect(Object.keys(conditions)).toEqual(["release", "smoke", "npm", "major-tag"]);
  for (const name of ["release", "npm", "major-tag"]) expect(conditions[name]).toContain("!inputs.dry-run");
  for (const name of ["npm", "major-tag"]) expect(conditions[name]).toContain("needs.smoke.result == 'success'");
});

/** Runs a step's script like the runner. The programs record their calls. */
function runStep(
  step: Step | undefined,
  programs: Readonly<Record<string, string>>,
  variables = {},
  files: readonly string[] = [],
) {
  if (step?.run === undefined) throw new Error("The step has no script.");
  const folder = givenFolder();
  const bin = join(folder, "bin");
  mkdirSync(bin);
  for (const name of files) writeFileSync(join(folder, name), "");
  for (const [name, answer] of Object.entries(programs)) {
    const script = `#!/bin/sh\nprintf '%s\\n' "${name} $*" >> '${folder}/calls'\n${answer}\n`;
    writeFileSync(join(bin, name), script, { mode: 0o755 });
  }
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_SHA: COMMIT,
    GITHUB_REF: "refs/heads/main",
    RUNNER_TEMP: folder,
    VERSION: "1.2.3",
    ...variables,
  };
  // If the standard input is a socket, bash reads the settings of the machine.
  const { status, stderr } = spawnSync("bash", ["-e", "-c", step.run.text], {
    cwd: folder,
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  const calls = existsSync(join(folder, "calls")) ? readFileSync(join(folder, "calls"), "utf8").trim().split("\n") : [];
  return { code: status, errors: stderr, calls };
}

const stepOf = (job: string, pattern: RegExp) => jobOf(job).steps.find(({ run }) => pattern.test(run?.text ?? ""));

describe("check of the commit to release", () => {
  const step = stepOf("green", /actions\/workflows/);

  test("passes when CI succeeded for the commit on main", () => {
    const { code, calls } = runStep(step, { gh: "echo 1" });
    expect(code).toBe(0);
    expect(calls).toEqual([
      `gh api repos/${REPOSITORY}/actions/workflows/ci.yml/runs?branch=main&event=push&status=success&head_sha=${COMMIT} --jq .total_count`,
    ]);
  });

  test.each([
    ["CI was not green", "echo 0", {}, `CI has no successful run for ${COMMIT} on main.`],
    ["the request to GitHub fails", "exit 1", {}, ""],
    ["the commit is of a branch", "echo 1", { GITHUB_REF: "refs/heads/mine" }, "this run is for refs/heads/mine."],
  ])("fails when %s", (_, gh, variables, message) => {
    const { code, errors } = runStep(step, { gh }, variables);
    expect(code).not.toBe(0);
    expect(errors).toContain(message);
  });
});

/** Returns a program `gh` that cannot create the tag, because the tag exists and points to this commit. */
const tagged = (commit: string) => `case "$*" in *--raw-field*) exit 1 ;; *) echo ${commit} ;; esac`;

describe("release job of the workflow", () => {
  const tag = stepOf("release", /git\/refs"$/m);

  test("creates the tag, then a draft release with all files, and then publishes the release", () => {
    expect(runStep(tag, { gh: "exit 0" })).toMatchObject({
      code: 0,
      calls: [
        `gh api repos/${REPOSITORY}/git/refs --raw-field ref=refs/tags/v1.2.3 --raw-field sha=${COMMIT} --silent`,
      ],
    });
    const made = runStep(stepOf("release", /release create/), { gh: "exit 0" }, {}, FILES);
    expect(made.code).toBe(0);
    expect(made.calls).toEqual([
      `gh release create v1.2.3 --repo ${REPOSITORY} --verify-tag --draft --title 1.2.3 --notes-file notes.md ./merge-queue-action-1.2.3.tgz ./merge-queue-action-npm-1.2.3.tgz ./merge-queue-action-1.2.3.cdx.json ./merge-queue-action-1.2.3.commands.json SHA256SUMS`,
      `gh release edit v1.2.3 --repo ${REPOSITORY} --draft=false`,
    ]);
  });

  test("publishes nothing when the draft release cannot be created", () => {
    const { code, calls } = runStep(stepOf("release", /release create/), { gh: "exit 1" });
    expect([code, calls.length]).toEqual([1, 1]);
  });

  test("accepts an existing tag only when the tag points to the commit of the release", () => {
    expect(runStep(tag, { gh: tagged(COMMIT) }).code).toBe(0);
    expect(runStep(tag, { gh: tagged("0".repeat(40)) }).code).toBe(1);
  });

  test("fails when GitHub reports that the release can still be changed", () => {
    const step = stepOf("release", /immutable/);
    expect(runStep(step, { gh: "echo true" }).code).toBe(0);
    const { code, errors } = runStep(step, { gh: "echo false" });
    expect(code).toBe(1);
    expect(errors).toContain("v1.2.3 can still be changed: switch on immutable releases");
    // A next attempt could not create the release again.
    expect(errors).toContain("Then delete the release, but not its tag");
  });

  test("checks the checksums of the files before any step uses the files", () => {
    for (const name of ["release", "npm"]) {
      const { steps } = jobOf(name);
      const checked = steps.findIndex(({ run }) => run?.text === "sha256sum --check --strict SHA256SUMS");
      const used = steps.findIndex(
        ({ run, uses }) => /gh |npm publish/.test(run?.text ?? "") || /attest/.test(uses?.text ?? ""),
      );
      expect(checked, name).toBe(1);
      expect(used, name).toBeGreaterThan(checked);
    }
  });

  test("attests all files, and attests the archives together with their bill of materials", () => {
    const attested = jobOf("release").steps.filter(({ uses }) => uses?.text.startsWith("actions/attest@"));
    expect(attested.map((step) => [...step.with].map(([name, value]) => `${name}: ${value.text}`))).toEqual([
      ["subject-checksums: release/SHA256SUMS"],
      ["subject-path: release/*.tgz", "sbom-path: release/merge-queue-action-${{ inputs.version }}.cdx.json"],
    ]);
  });
});

describe("job that moves the tag of the major version", () => {
  const [step] = jobOf("major-tag").steps;

  test("moves the tag to the new commit, or creates the tag at the first release of a major version", () => {
    expect(runStep(step, { gh: "exit 0" }).calls).toEqual([
      `gh api repos/${REPOSITORY}/git/ref/tags/v1 --silent`,
      `gh api --method PATCH repos/${REPOSITORY}/git/refs/tags/v1 --raw-field sha=${COMMIT} --field force=true --silent`,
    ]);
    expect(runStep(step, { gh: 'case "$*" in *git/ref/*) exit 1 ;; esac' }, { VERSION: "12.0.0" }).calls).toEqual([
      `gh api repos/${REPOSITORY}/git/ref/tags/v12 --silent`,
      `gh api repos/${REPOSITORY}/git/refs --raw-field ref=refs/tags/v12 --raw-field sha=${COMMIT} --silent`,
    ]);
  });

  test("runs only for versions from 1.0.0 on", () => {
    expect(text).toContain("!startsWith(inputs.version, '0.')");
  });
});

test("smoke job: tests the published files and the action at the new tag", () => {
  const { steps } = jobOf("smoke");
  const [checkout] = steps;
  expect(checkout?.with.get("ref")?.text).toContain("format('refs/tags/v{0}', inputs.version)");
  expect(steps.some(({ uses }) => uses?.text === "./")).toBe(true);

  const same = stepOf("smoke", /rev-parse HEAD/);
  expect(runStep(same, { git: `echo ${COMMIT}` }).code).toBe(0);
  expect(runStep(same, { git: "echo another" }).code).toBe(1);

  const download = stepOf("smoke", /release download/);
  const gh = 'if [ "$2" = download ]; then mkdir -p "$7" && touch "$7/a.tgz" "$7/b.tgz"; fi';
  const { code, calls } = runStep(download, { gh });
  expect(code).toBe(0);
  expect(calls).toHaveLength(3);
  for (const call of calls.slice(1))
    expect(call).toMatch(/^gh attestation verify \S+\/[ab]\.tgz --repo a-team\/queue --source-digest [0-9a-f]{40}$/);
  const refusing = `${gh}\n[ "$1" != attestation ]`;
  expect(runStep(download, { gh: refusing }).code).toBe(1);
});
