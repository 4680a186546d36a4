import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "../../local-queue/test/support/repositories.js";

const { steps } = parse(readFileSync(".github/workflows/commit-dist.yml", "utf8")).jobs.commit;
const { run: SCRIPT, shell: SHELL } = steps.at(-1);
/**
 * Flags that GitHub uses for bash. With the default shell, a step does not fail when the first of two piped commands
 * fails.
 */
const FLAGS = SHELL === "bash" ? ["-e", "-o", "pipefail"] : ["-e"];

/** Program `gh` that lists the files of the branch like the API, and stores the commit. */
const GH = `#!/bin/sh
case "$2" in
  graphql) cat "$4" > "$SENT" ;;
  *contents/dist*) [ ! -e "$LISTED/refuses" ] || exit 1 ;;
esac
case "$2" in
  *contents/dist/cli*) cat "$LISTED/cli" ;;
  *contents/dist*) cat "$LISTED/dist" ;;
esac
`;

const blobSha = (text: string): string => createHash("sha1").update(`blob ${text.length}\0${text}`).digest("hex");

type Files = Readonly<Record<string, string>>;

/** Runs the step. A build has created the given files, and the branch has others. */
function commit(built: Files, committed: Files, prepare: (folder: string) => void = () => {}) {
  const folder = temporaryFolder();
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [name, text] of Object.entries(built)) put(`work/dist/${name}`, text);
  const listed = (isIn: (name: string) => boolean) =>
    Object.entries(committed).flatMap(([name, text]) => (isIn(name) ? [`${blobSha(text)} dist/${name}\n`] : []));
  put("listed/cli", listed((name) => name.startsWith("cli/")).join(""));
  put("listed/dist", listed((name) => !name.startsWith("cli/")).join(""));
  put("bin/gh", GH);
  chmodSync(join(folder, "bin/gh"), 0o755);
  prepare(join(folder, "work/dist"));
  const sent = join(folder, "sent");
  const environment = {
    PATH: `${join(folder, "bin")}:${process.env.PATH ?? ""}`,
    SENT: sent,
    LISTED: join(folder, "listed"),
    REPOSITORY: "local/action",
    BRANCH: "dependabot/npm_and_yarn/undici-6.29.2",
    HEAD: "1".repeat(40),
  };
  const cwd = join(folder, "work");
  // If the standard input is a socket, bash reads the settings of the machine.
  const { status } = spawnSync("bash", [...FLAGS, "-c", SCRIPT], { cwd, env: environment, stdio: "ignore" });
  return { status, input: status === 0 ? JSON.parse(readFileSync(sent, "utf8")).variables.input : undefined };
}

describe("the step of commit-dist.yml that commits the bundle", () => {
  test("commits changed files, and deletes files that the build no longer creates", () => {
    const before = { "index.js": "same", "12.index.js": "old", "cli/index.js": "before" };

    const { status, input } = commit({ "index.js": "same", "7.index.js": "new", "cli/index.js": "after" }, before);

    expect(status).toBe(0);
    expect(input).toEqual({
      branch: { repositoryNameWithOwner: "local/action", branchName: "dependabot/npm_and_yarn/undici-6.29.2" },
      expectedHeadOid: "1".repeat(40),
      // Without this text in the message, Dependabot would not rebase the branch again.
      message: { headline: "Build dist again", body: "[dependabot skip]" },
      fileChanges: {
        additions: [
          { path: "dist/7.index.js", contents: Buffer.from("new").toString("base64") },
          { path: "dist/cli/index.js", contents: Buffer.from("after").toString("base64") },
        ],
        deletions: [{ path: "dist/12.index.js" }],
      },
    });
  });

  test.each([
    ["a file whose name does not belong to a bundle", { "index.js": "1", "run.sh": "2" }, undefined],
    ["a file in an unknown folder", { "index.js": "1", "a/index.js": "2" }, undefined],
    ["a link", { "index.js": "1" }, (folder: string) => symlinkSync("/etc/passwd", join(folder, "2.index.js"))],
    [
      "no list of the committed files",
      { "index.js": "1" },
      (dist: string) => writeFileSync(join(dist, "../../listed/refuses"), ""),
    ],
  ])("commits nothing when the build has %s", (_what, built, prepare) => {
    expect(commit(built, {}, prepare).status).not.toBe(0);
  });
});

test("checks out no code in the job of commit-dist.yml that has the key", () => {
  const used = steps.flatMap(({ uses }: { uses?: string }) => uses?.split("@")[0] ?? []);
  expect(used).toEqual(["actions/download-artifact", "actions/create-github-app-token"]);
});
