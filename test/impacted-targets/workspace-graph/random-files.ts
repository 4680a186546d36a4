import { posix } from "node:path";
import { type External, linkedFolder, listUsed, type Model, type ModelProject, TOP } from "./random-model.js";

type Files = Readonly<Record<string, string | { readonly mode: "120000"; readonly content: string }>>;

const GLOBS = ["packages/*", "packages/*/inner/*"];

/** Writes the files of a model in its ecosystem. */
export function filesOf(model: Model): Files {
  const files: Record<string, Files[string]> = { "tsconfig.base.json": `${model.top}`, ...topFiles(model) };
  for (const project of model.projects) {
    files[`${project.folder}/source`] = sourceOf(model, project);
    const [name, text] = manifestOf(model, project);
    files[`${project.folder}/${name}`] = text;
    if (project.link !== undefined) {
      const content = posix.relative(project.folder, linkedFolder(model.projects, project.link));
      files[`${project.folder}/link`] = { mode: "120000", content };
    }
  }
  return files;
}

function folderOf(model: Model, name: string): string {
  return model.projects.find((project) => project.name === name)?.folder ?? "";
}

function sourceOf({ dialect }: Model, { content }: ModelProject): string {
  return `${dialect} ${content}`;
}

function topFiles(model: Model): Files {
  const top = { name: TOP, private: true };
  const list = GLOBS.map((glob) => JSON.stringify(glob)).join(", ");
  switch (model.dialect) {
    case "npm":
      return { "package.json": JSON.stringify({ ...top, workspaces: GLOBS }), "package-lock.json": npmLock(model) };
    case "yarn":
      return { "package.json": JSON.stringify({ ...top, workspaces: GLOBS }), "yarn.lock": yarnLock(model) };
    case "bun":
      return { "package.json": JSON.stringify({ ...top, workspaces: GLOBS }), "bun.lock": bunLock(model) };
    case "pnpm":
      return {
        "package.json": JSON.stringify(top),
        "pnpm-workspace.yaml": `packages: [${list}]\n`,
        "pnpm-lock.yaml": pnpmLock(model),
      };
    case "cargo":
      return { "Cargo.toml": `[workspace]\nmembers = [${list}]\n`, "Cargo.lock": tomlLock(model) };
    case "uv":
      return { "pyproject.toml": `[tool.uv.workspace]\nmembers = [${list}]\n`, "uv.lock": tomlLock(model) };
    case "go-work":
      return { "go.work": `go 1.22\n\nuse (\n${model.projects.map(({ folder }) => `\t./${folder}\n`).join("")})\n` };
    case "go":
      return {};
  }
}

function manifestOf(model: Model, { name, folder, needs, externals }: ModelProject): readonly [string, string] {
  const toFolder = (needed: string): string => posix.relative(folder, folderOf(model, needed));
  switch (model.dialect) {
    case "npm":
    case "pnpm":
    case "yarn":
    case "bun": {
      const links = needs.map((need) => [need.name, need.byFolder ? `file:${toFolder(need.name)}` : "^1.0.0"]);
      const dependencies = Object.fromEntries([...links, ...externals.map((each) => [each, "^1.0.0"])]);
      return ["package.json", JSON.stringify({ name, version: "1.0.0", dependencies })];
    }
    case "cargo": {
      const lines = [
        ...needs.map((need) => `${need.name} = { path = "${toFolder(need.name)}" }`),
        ...externals.map((each) => `${each} = "1"`),
      ];
      return ["Cargo.toml", `[package]\nname = "${name}"\nversion = "1.0.0"\n[dependencies]\n${lines.join("\n")}\n`];
    }
    case "uv": {
      const names = [...needs.map((need) => need.name), ...externals].map((each) => `"${each}>=1"`);
      const sources = needs
        .filter(({ byFolder }) => byFolder)
        .map((need) => `${need.name} = { path = "${toFolder(need.name)}" }\n`);
      const text = `[project]\nname = "${name}"\nversion = "1.0.0"\ndependencies = [${names.join(", ")}]\n`;
      return ["pyproject.toml", `${text}[tool.uv.sources]\n${sources.join("")}`];
    }
    case "go":
    case "go-work": {
      const replaces = needs.map(
        (need) => `require ${need.name} v1.0.0\nreplace ${need.name} => ${toFolder(need.name)}\n`,
      );
      // A go.mod also lists indirect dependencies.
      const all = listUsed({ ...model, projects: model.projects.filter((project) => project.name === name) });
      const requires = all.map((each) => `require ${each} v1.${model.externals[each]?.version}.0\n`);
      return ["go.mod", `module ${name}\n\ngo 1.22\n\n${[...replaces, ...requires].join("")}`];
    }
  }
}

function hash(name: string, model: Model): string {
  return `sha512-${name}-${model.externals[name]?.version}`;
}

function versionOf(name: string, model: Model): string {
  return `1.${model.externals[name]?.version}.0`;
}

function ranges(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, "^1.0.0"]));
}

function needsOf({ needs, externals }: ModelProject): readonly string[] {
  return [...needs.map(({ name }) => name), ...externals];
}

function listExternals(model: Model): readonly (readonly [string, External])[] {
  const used = listUsed(model);
  return Object.entries(model.externals).filter(([name]) => used.includes(name));
}

function npmLock(model: Model): string {
  const packages: Record<string, unknown> = { "": { name: TOP } };
  for (const project of model.projects) {
    packages[`node_modules/${project.name}`] = { resolved: project.folder, link: true };
    packages[project.folder] = { name: project.name, dependencies: ranges(needsOf(project)) };
  }
  for (const [name, { needs }] of listExternals(model))
    packages[`node_modules/${name}`] = {
      version: versionOf(name, model),
      integrity: hash(name, model),
      dependencies: ranges(needs),
    };
  return JSON.stringify({ lockfileVersion: 3, packages });
}

function bunLock(model: Model): string {
  const workspaces: Record<string, unknown> = { "": { name: TOP } };
  const packages: Record<string, unknown> = {};
  for (const project of model.projects) {
    workspaces[project.folder] = { name: project.name, dependencies: ranges(needsOf(project)) };
    packages[project.name] = [`${project.name}@workspace:${project.folder}`];
  }
  for (const [name, { needs }] of listExternals(model))
    packages[name] = [`${name}@${versionOf(name, model)}`, "", { dependencies: ranges(needs) }, hash(name, model)];
  const text = JSON.stringify({ lockfileVersion: 1, workspaces, packages }, undefined, 2);
  return text.replace(/(?<=[\]}"])\n(?= *[\]}])/g, ",\n");
}

function yarnLock(model: Model): string {
  const entries = listExternals(model).map(([name, { needs }]) => {
    const inner =
      needs.length === 0 ? "" : `  dependencies:\n${needs.map((need) => `    ${need} "^1.0.0"\n`).join("")}`;
    return `${name}@^1.0.0:\n  version "${versionOf(name, model)}"\n  integrity ${hash(name, model)}\n${inner}`;
  });
  return `# yarn lockfile v1\n\n\n${entries.join("\n")}`;
}

function pnpmLock(model: Model): string {
  const isProject = (name: string): boolean => model.externals[name] === undefined;
  const importers = model.projects.map((project) => {
    const lines = needsOf(project).map((need) => {
      const version = isProject(need)
        ? `link:${posix.relative(project.folder, folderOf(model, need))}`
        : versionOf(need, model);
      return `      ${need}:\n        specifier: ^1.0.0\n        version: ${version}\n`;
    });
    return lines.length === 0
      ? `  ${project.folder}: {}\n`
      : `  ${project.folder}:\n    dependencies:\n${lines.join("")}`;
  });
  const names = listExternals(model).map(([name]) => name);
  const packages = names.map(
    (name) => `  ${name}@${versionOf(name, model)}:\n    resolution: {integrity: ${hash(name, model)}}\n`,
  );
  const snapshots = names.map((name) => {
    const needs = model.externals[name]?.needs ?? [];
    const lines = needs.map(
      (need) => `      ${need}: ${isProject(need) ? `link:${folderOf(model, need)}` : versionOf(need, model)}\n`,
    );
    const id = `  ${name}@${versionOf(name, model)}:`;
    return lines.length === 0 ? `${id} {}\n` : `${id}\n    dependencies:\n${lines.join("")}`;
  });
  return `lockfileVersion: '9.0'\n\nimporters:\n\n  .: {}\n\n${importers.join("\n")}\npackages:\n\n${packages.join("\n")}\nsnapshots:\n\n${snapshots.join("\n")}`;
}

/** Writes Cargo.lock or uv.lock. Both list packages with their dependencies. */
function tomlLock(model: Model): string {
  const isUv = model.dialect === "uv";
  const list = (names: readonly string[]): string =>
    `dependencies = [${names.map((name) => (isUv ? `{ name = "${name}" }` : `"${name}"`)).join(", ")}]`;
  const projects = model.projects.map((project) => {
    const source = isUv ? `source = { editable = "${project.folder}" }\n` : "";
    return `[[package]]\nname = "${project.name}"\nversion = "1.0.0"\n${source}${list(needsOf(project))}\n`;
  });
  const externals = listExternals(model).map(([name, { needs }]) => {
    const source = isUv ? '{ registry = "https://registry.example" }' : `"registry+https://registry.example"`;
    const checksum = isUv ? `sdist = { hash = "${hash(name, model)}" }` : `checksum = "${hash(name, model)}"`;
    return `[[package]]\nname = "${name}"\nversion = "${versionOf(name, model)}"\nsource = ${source}\n${checksum}\n${list(needs)}\n`;
  });
  return `version = ${isUv ? 1 : 4}\n\n${[...projects, ...externals].join("\n")}`;
}

/** True when a file at the top differs, or a version that all modules of go.work share. */
export function impactsEverything(before: Model, after: Model): boolean {
  return before.top !== after.top || listShared(before) !== listShared(after);
}

function listShared(model: Model): string {
  if (model.dialect !== "go-work") return "";
  const manifests = model.projects.map((project) => manifestOf(model, project)[1].replace(/^module .*\n/, ""));
  return JSON.stringify([topFiles(model), manifests.toSorted()]);
}
