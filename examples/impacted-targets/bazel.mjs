// Lists the Bazel packages that a pull request impacts, such as //app/core. It runs `bazel query` for both commits.
//
//   producer: command
//   command: '["node", "ci/bazel.mjs", ":!docs", ":!*.md"]'
import { execFileSync } from "node:child_process";
import { posix } from "node:path";
import { addProject, listImpacted } from "./list-impacted.mjs";

// Rules in .bzl files, external repositories and options count for every package.
const isShared = (path) => /\.bzl$|(?:^|\/)(?:WORKSPACE[^/]*|MODULE\.bazel[^/]*|\.bazel[^/]*)$/.test(path);
listImpacted(readPackages, isShared);

const packageOf = (label) => /^\/\/[^:]*/.exec(label)?.[0];

function readPackages(checkout, prefix) {
  const query = ["query", "--noshow_progress", "--order_output=no", "//...:*"];
  const run = (...options) =>
    execFileSync("bazel", [...query, ...options], {
      cwd: checkout,
      encoding: "utf8",
      maxBuffer: 2 ** 29,
      stdio: ["ignore", "pipe", "inherit"],
    });
  const projects = new Map();
  const add = (name, needs) => addProject(projects, name, posix.join(prefix, name.slice(2)) || ".", needs);
  for (const label of run("--output=label").split("\n")) if (packageOf(label)) add(packageOf(label), []);
  for (const [, from, to] of run("--output=graph", "--nograph:factored").matchAll(/"([^"]+)" -> "([^"]+)"/g)) {
    if (packageOf(from) && packageOf(to)) add(packageOf(from), [packageOf(to)]);
  }
  // The server and the files of the temporary checkout must not stay.
  if (checkout !== ".") execFileSync("bazel", ["clean", "--expunge"], { cwd: checkout, stdio: "ignore" });
  return projects;
}
