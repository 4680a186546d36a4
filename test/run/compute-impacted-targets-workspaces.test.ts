import { describe, expect, test } from "vitest";
import { checkOutCommit, writeRef } from "../../local-queue/test/support/git-objects.js";
import { commitAll, givenRepository } from "../../local-queue/test/support/repositories.js";
import { annotations, errorLine } from "../support/action.js";
import { compute, decision, givenChange, handedOver, pullRequestRun } from "../support/computing.js";
import { FORK } from "../support/payloads.js";

const WORKSPACES = { producer: "workspaces" };

type Files = Readonly<Record<string, string | null>>;

const NPM: Files = {
  "package.json": '{"workspaces":["packages/*"],"name":"top"}',
  "packages/a/package.json": '{"name":"a"}',
  "packages/b/package.json": '{"name":"b","dependencies":{"a":"*"}}',
  "packages/c/package.json": '{"name":"c"}',
};
const CARGO: Files = {
  "Cargo.toml": '[workspace]\nmembers = ["crates/*"]\n',
  "crates/a/Cargo.toml": '[package]\nname = "a"\n',
  "crates/b/Cargo.toml": '[package]\nname = "b"\n[dependencies]\na = { path = "../a" }\n',
  "crates/c/Cargo.toml": '[package]\nname = "c"\n',
};
const GO: Files = {
  "go.work": "go 1.24\nuse (\n\t./a\n\t./b\n\t./c\n)\n",
  "a/go.mod": "module example.com/a\n",
  "b/go.mod": "module example.com/b\nrequire example.com/a v0.0.0\n",
  "c/go.mod": "module example.com/c\n",
};
const UV: Files = {
  "pyproject.toml": '[tool.uv.workspace]\nmembers = ["libs/*"]\n',
  "libs/a/pyproject.toml": '[project]\nname = "a"\n',
  "libs/b/pyproject.toml": '[project]\nname = "b"\ndependencies = ["a"]\n[tool.uv.sources]\na = { workspace = true }\n',
  "libs/c/pyproject.toml": '[project]\nname = "c"\n',
};

describe.each<[string, Files, string, readonly string[]]>([
  ["npm", NPM, "packages/a/index.js", ["a", "b"]],
  ["Cargo", CARGO, "crates/a/src/lib.rs", ["a", "b"]],
  ["Go", GO, "a/a.go", ["example.com/a", "example.com/b"]],
  ["uv", UV, "libs/a/a.py", ["a", "b"]],
])("a workspace of %s", (_, before, path, targets) => {
  test("lists the project of a changed file and its dependents", async () => {
    const change = givenChange({ [path]: "1" }, { before });
    const end = await compute(change, WORKSPACES);

    expect(annotations(end.log)).toEqual([]);
    const { base, head } = change;
    expect(handedOver(end)).toEqual({
      mode: "list",
      targets,
      base,
      head,
      producer: "workspaces",
      reason: "listed by workspaces",
    });
    expect(end.summary).toContain(`depends on ${targets[0]}`);
  });

  test("impacts everything for a file that no project owns, unless ignored-paths matches the file", async () => {
    const files = { [path]: "1", "tools/x.sh": "1" };
    const end = await compute(givenChange(files, { before: { ...before, "package.json": null } }), WORKSPACES);
    expect(decision(end)).toMatchObject({ mode: "all", reason: expect.stringContaining("no target claims") });

    const ignoring = { ...WORKSPACES, "ignored-paths": "tools/**" };
    const ignored = await compute(givenChange(files, { before }), ignoring);
    expect(handedOver(ignored)).toMatchObject({ targets });
  });
});

const npmLock = (version: string): string =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: { "packages/c": { dependencies: { x: "*" } }, "node_modules/x": { version } },
  });

test("lists only projects whose dependencies differ in a changed lock file", async () => {
  const before = { ...NPM, "package-lock.json": npmLock("1") };
  const end = await compute(givenChange({ "package-lock.json": npmLock("2") }, { before }), WORKSPACES);

  expect(handedOver(end)).toMatchObject({ mode: "list", targets: ["c"] });
  const custom = { ...WORKSPACES, "impact-all-paths": "package-lock.json" };
  const all = await compute(givenChange({ "package-lock.json": npmLock("2") }, { before }), custom);
  expect(decision(all)).toMatchObject({ mode: "all" });
});

test("lists a dependent that exists only on the target branch when the head is checked out", async () => {
  const folder = givenRepository();
  const [fork = "", base = "", head = ""] = commitAll(folder, [
    { ref: "refs/heads/fork", parents: [], files: NPM },
    {
      ref: "refs/remotes/origin/main",
      parents: [":1"],
      files: { "packages/new/package.json": '{"name":"new","dependencies":{"a":"*"}}' },
    },
    { ref: "refs/heads/change", parents: [":1"], files: { "packages/a/index.js": "1" } },
  ]);
  checkOutCommit(folder, head);
  const end = await compute({ folder, base, head, event: pullRequestRun({ base, head }) }, WORKSPACES);

  expect(handedOver(end)).toMatchObject({ base: fork, head, targets: ["a", "b", "new"] });
});

test("lists the targets of an untrusted change in pull_request_target when only the base is checked out", async () => {
  const change = givenChange({ "packages/a/index.js": "1" }, { before: NPM });
  writeRef(`${change.folder}/.git`, "HEAD", change.base);
  const event = pullRequestRun(change, "pull_request_target", { repo: FORK });
  const end = await compute(change, { ...WORKSPACES, token: "a-token" }, { event });

  expect(handedOver(end)).toMatchObject({ head: change.head, targets: ["a", "b"] });
});

test("rejects a list from an earlier step when the producer is `workspaces`", async () => {
  const end = await compute(givenChange({ x: "1" }), { ...WORKSPACES, "impacted-targets-file": "x" });
  expect(errorLine(end.log)).toContain(
    "impacted-targets-file: this input cannot be used if the producer is workspaces",
  );
});

test("adds targets of target-paths, and ignores projects outside of the working directory", async () => {
  const before = Object.fromEntries(Object.entries(NPM).map(([path, text]) => [`web/${path}`, text]));
  const files = { "web/packages/a/x.js": "1", "tools/x.sh": "1" };
  const end = await compute(givenChange(files, { before }), {
    ...WORKSPACES,
    "working-directory": "web",
    "target-paths": "tools: tools/**",
  });
  expect(handedOver(end)).toMatchObject({ targets: ["a", "b", "tools"] });
});
