// Lists the impacted projects of a build tool: owners of changed files, their dependents before and after the change,
// and projects that the change newly needs. It prints one name per line, ALL or NONE.
//
// A project has a name, folders from the top of the repository, and the names of the projects that it needs.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function git(...args) {
  return execFileSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 29 });
}

/** Prints the list. `readProjects` returns the projects of a checkout, and `ownsAll` is true for files like build scripts. */
export function listImpacted(readProjects, ownsAll = () => false) {
  const { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head } = process.env;
  if (!base || !head) throw new Error("MERGE_QUEUE_BASE and MERGE_QUEUE_HEAD must be commits.");
  // Arguments of the script are pathspecs, such as ":!docs" for files that impact nothing.
  const only = [":/", ...process.argv.slice(2)];
  const diff = git("diff", "--name-only", "--no-renames", "-z", base, head, "--", ...only);
  const changed = diff.split("\0").filter((path) => path !== "");
  if (changed.length === 0 || changed.some(ownsAll)) return print(changed.length === 0 ? "NONE" : "ALL");
  const folder = git("rev-parse", "--show-prefix").trim();
  const after = withoutTop(readProjects(".", folder), folder);
  const checkout = mkdtempSync(join(tmpdir(), "before-"));
  try {
    git("worktree", "add", "--quiet", "--detach", "--force", checkout, base);
    const before = withoutTop(readProjects(join(checkout, folder), folder), folder);
    print(...findImpacted(before, after, changed));
  } finally {
    git("worktree", "remove", "--force", checkout);
    rmSync(checkout, { recursive: true, force: true });
  }
}

function print(...names) {
  process.stdout.write(names.map((name) => `${name}\n`).join(""));
}

/** The project at the top owns no file, because its files may count for every project. */
function withoutTop(projects, folder) {
  for (const { folders } of projects.values()) folders.delete(folder.replace(/\/$/, "") || ".");
  return projects;
}

function findImpacted(before, after, changed) {
  const impacted = new Set();
  for (const path of changed) {
    const owners = [before, after].flatMap((projects) => findOwners(path, projects));
    if (owners.length === 0) return ["ALL"];
    for (const name of owners) impacted.add(name);
  }
  const needed = new Set();
  for (const [one, other] of [
    [before, after],
    [after, before],
  ]) {
    for (const [name, { needs }] of one) {
      const different = [...needs].filter((each) => !other.get(name)?.needs.has(each));
      if (different.length > 0) impacted.add(name);
      if (one === after) for (const each of different) needed.add(each);
    }
  }
  const all = [...before, ...after];
  for (const name of impacted) for (const [dependent, { needs }] of all) if (needs.has(name)) impacted.add(dependent);
  // A change of these must not be tested apart from this change. Their dependents do not matter.
  const names = [...new Set([...impacted, ...needed])];
  return names.length === 0 ? ["NONE"] : names.toSorted((one, other) => (one < other ? -1 : 1));
}

/** Returns the projects in the innermost folder around a path. */
function findOwners(path, projects) {
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
    const around = path.slice(0, end);
    const owners = [...projects].filter(([, { folders }]) => folders.has(around)).map(([name]) => name);
    if (owners.length > 0) return owners;
  }
  return [];
}

/** Adds a project. Several projects of one name count as one. */
export function addProject(projects, name, folder, needs) {
  const project = projects.get(name) ?? { folders: new Set(), needs: new Set() };
  project.folders.add(folder.replace(/\/+$/, ""));
  for (const each of needs) if (each !== name) project.needs.add(each);
  projects.set(name, project);
}

/** Reads lines `project`, name, absolute folder and needed names, with tabs between, from the output of a tool. */
export function parseProjects(output, checkout, prefix) {
  const root = git("-C", checkout, "rev-parse", "--show-toplevel").trim();
  const projects = new Map();
  for (const [, name, folder, needs] of output.matchAll(/\bproject\t([^\t\n]+)\t([^\t\n]+)\t([^\t\n]*)$/gm)) {
    if (folder !== root && !folder.startsWith(`${root}/`))
      throw new Error(`The project ${name} is outside of the repository: ${folder}`);
    addProject(projects, name, folder.slice(root.length + 1) || ".", needs.split(" ").filter(Boolean));
  }
  if (projects.size === 0) throw new Error(`The build in ./${prefix} listed no project:\n${output}`);
  return projects;
}
