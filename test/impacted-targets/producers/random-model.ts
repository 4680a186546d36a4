import type { Random } from "../../../local-queue/test/support/seeded.js";
import type { Tool } from "../../support/build-tools/tools.js";

/** Files of a commit by path. */
export type Files = ReadonlyMap<string, string>;

export type Kind = "dependencies" | "devDependencies" | "optionalDependencies" | "peerDependencies";

/** Dependency in a manifest; the needed package may not exist. */
export interface ModelNeed {
  readonly kind: Kind;
  /** Name of the needed package. */
  readonly name: string;
  readonly range: string;
  /** Destination of `link:` or `file:`; undefined for a dependency by name. */
  readonly folder: string | undefined;
}

export interface ModelProject {
  readonly folder: string;
  readonly packageName: string;
  /** Name in `project.json` or `moon.yml`, if any. */
  readonly ownName: string | undefined;
  readonly version: string;
  readonly needs: readonly ModelNeed[];
  /** Contents of other files, by path from the folder. */
  readonly files: Files;
}

/** State of a monorepo at one commit. */
export interface Model {
  readonly projects: readonly ModelProject[];
  /** Files at the top. */
  readonly top: Files;
}

/** Change of a model. Returns the same model if the change does not apply. */
export type Operation = (model: Model) => Model;

const KINDS: readonly Kind[] = [
  "dependencies",
  "dependencies",
  "devDependencies",
  "optionalDependencies",
  "peerDependencies",
];

/** Returns the tool's name for a project. */
export function targetOf(tool: Tool["name"], { ownName, packageName, folder }: ModelProject): string {
  const folderName = folder.slice(folder.lastIndexOf("/") + 1);
  if (tool === "moon") return ownName ?? folderName;
  return tool === "nx" ? (ownName ?? packageName) : packageName;
}

export function randomModel(tool: Tool["name"], random: Random): Model {
  let model: Model = { projects: [], top: new Map([["README.md", "A workspace.\n"]]) };
  const count = 4 + random.below(7);
  for (let index = 0; index < count; index += 1) model = addProject(tool, random, `p${index}`)(model);
  // A package outside the workspace.
  const owner = random.one(model.projects).folder;
  const path = "fixtures/sample/package.json";
  return onProject(owner, (project) => withFile(project, path, '{"name":"sample","version":"1.0.0"}\n'))(model);
}

function addProject(tool: Tool["name"], random: Random, name: string, around?: string): Operation {
  const letters = random.below(1_000);
  const named = (tool === "nx" || tool === "moon") && random.chance(0.3);
  const folder = around === undefined ? `packages/${name}` : `${around}/modules/${name}`;
  const version = random.chance(0.15) ? "" : "1.0.0";
  const needs = Array.from({ length: random.below(3) }, () => addNeed(tool, random, folder));
  return (model) => {
    if (model.projects.some((project) => project.folder === folder || project.packageName === `@x/${name}`))
      return model;
    if (around !== undefined && !model.projects.some((project) => project.folder === around)) return model;
    const files = new Map([
      ["src/index.ts", `${name} ${letters}\n`],
      ["src/other.ts", `${name}\n`],
      // A later module may own this folder. With moon, the folder would already be a project.
      ...(around === undefined && tool !== "moon" ? [["modules/part/util.ts", "util\n"] as const] : []),
    ]);
    const project: ModelProject = {
      folder,
      packageName: `@x/${name}`,
      ownName: named ? `own-${name}` : undefined,
      version,
      needs: [],
      files,
    };
    const added: Model = { ...model, projects: [...model.projects, project] };
    return needs.reduce((before, add) => add(before), added);
  };
}

function addNeed(tool: Tool["name"], random: Random, folder: string): Operation {
  const kind = random.one(KINDS);
  const form = random.below(6);
  const pick = random.below(1_000);
  return (model) => {
    // Depends only on earlier projects, because npm rejects cycles.
    const index = model.projects.findIndex((project) => project.folder === folder);
    const others = model.projects.slice(0, Math.max(0, index));
    const other = others[pick % others.length] ?? others[0];
    if (other === undefined) return model;
    const range = rangeOf(tool, form, folder, other);
    const need = { kind, name: other.packageName, ...range };
    return onProject(folder, (project) => ({
      ...project,
      needs: [...project.needs.filter(({ name }) => name !== need.name), need],
    }))(model);
  };
}

function rangeOf(
  tool: Tool["name"],
  form: number,
  folder: string,
  other: ModelProject,
): Pick<ModelNeed, "range" | "folder"> {
  const steps = folder.split("/").map(() => "..");
  const path = [...steps, other.folder].join("/");
  switch (form) {
    case 0:
      return { range: `link:${path}`, folder: other.folder };
    case 1:
      return { range: `file:${path}`, folder: other.folder };
    case 2:
      return { range: "*", folder: undefined };
    default:
      return { range: tool === "pnpm" ? "workspace:*" : `^${other.version || "1.0.0"}`, folder: undefined };
  }
}

/** Returns the changes of one branch. `label` distinguishes names of two branches. */
export function randomOperations(
  tool: Tool["name"],
  random: Random,
  model: Model,
  label: string,
): readonly Operation[] {
  const count = 1 + random.below(3);
  return Array.from({ length: count }, (_, index) => randomOperation(tool, random, model, `${label}${index}`));
}

function randomOperation(tool: Tool["name"], random: Random, model: Model, label: string): Operation {
  const { folder } = random.one(model.projects);
  switch (random.below(16)) {
    case 0:
    case 1:
    case 2:
      return onProject(folder, (project) => withFile(project, "src/index.ts", `${label}\n`));
    case 3:
      return onProject(folder, (project) => withFile(project, `src/new-${label}.ts`, "new\n"));
    case 4:
      return onProject(folder, (project) => withFile(project, "src/other.ts", undefined));
    case 5:
      return addProject(tool, random, `n${label}`);
    case 6:
    case 7: {
      // A project inside another project, which may need a file in the folder.
      const taken = onProject(folder, (project) => withFile(project, "modules/part/util.ts", undefined));
      const added = addProject(tool, random, "part", folder);
      const isTaken = random.chance(0.7);
      return (before) => added(isTaken ? taken(before) : before);
    }
    case 8:
      return removeProject(folder, random.chance(0.5));
    case 9:
      return renamePackage(folder, `@x/renamed-${label}`, random.chance(0.5));
    case 10:
      return onProject(folder, (project) => ({
        ...project,
        ownName: project.ownName === undefined ? `renamed-${label}` : undefined,
      }));
    case 11:
      return moveProject(folder, random.chance(0.3) ? folder.toUpperCase() : `packages/moved-${label}`);
    case 12:
      return onProject(folder, (project) => ({ ...project, version: "2.0.0" }));
    case 13:
      return addNeed(tool, random, folder);
    case 14:
      return onProject(folder, (project) => ({ ...project, needs: project.needs.slice(1) }));
    default: {
      const content = random.chance(0.5) ? undefined : '{"name":"else"}\n';
      return random.chance(0.3)
        ? (before) => ({ ...before, top: new Map([...before.top, ["tsconfig.base.json", `{"a":"${label}"}\n`]]) })
        : onProject(folder, (project) => withFile(project, "fixtures/sample/package.json", content));
    }
  }
}

function onProject(folder: string, change: (project: ModelProject) => ModelProject): Operation {
  return (model) => ({
    ...model,
    projects: model.projects.map((project) => (project.folder === folder ? change(project) : project)),
  });
}

function withFile(project: ModelProject, path: string, content: string | undefined): ModelProject {
  const files = new Map(project.files);
  if (content === undefined) files.delete(path);
  else files.set(path, content);
  return { ...project, files };
}

/** Removes a project with its inner projects. `alsoNeeds` also removes dependencies on it. */
function removeProject(folder: string, alsoNeeds: boolean): Operation {
  return (model) => {
    const left = model.projects.filter((project) => !`${project.folder}/`.startsWith(`${folder}/`));
    if (left.length < 2 || left.length === model.projects.length) return model;
    const gone = new Set(model.projects.filter((project) => !left.includes(project)).map((p) => p.packageName));
    const projects = alsoNeeds
      ? left.map((project) => ({ ...project, needs: project.needs.filter(({ name }) => !gone.has(name)) }))
      : left.map((project) => ({
          ...project,
          // pnpm requires packages in workspace ranges.
          needs: project.needs.filter(({ name, range }) => !gone.has(name) || !range.startsWith("workspace:")),
        }));
    return { ...model, projects };
  };
}

function renamePackage(folder: string, packageName: string, alsoNeeds: boolean): Operation {
  return (model) => {
    const old = model.projects.find((project) => project.folder === folder)?.packageName;
    if (old === undefined) return model;
    const follow = (project: ModelProject): ModelProject => ({
      ...project,
      needs: project.needs.map((need) => {
        const mustFollow = alsoNeeds || need.range.startsWith("workspace:");
        return need.name === old && mustFollow ? { ...need, name: packageName } : need;
      }),
    });
    return onProject(folder, (project) => ({ ...project, packageName }))({
      ...model,
      projects: model.projects.map(follow),
    });
  };
}

/** Moves a project with its inner projects. Links to it retain the old destination. */
function moveProject(folder: string, to: string): Operation {
  return (model) => ({
    ...model,
    projects: model.projects.map((project) =>
      `${project.folder}/`.startsWith(`${folder}/`)
        ? { ...project, folder: `${to}${project.folder.slice(folder.length)}` }
        : project,
    ),
  });
}

/** Returns all files of a commit. */
export function filesOf(tool: Tool["name"], { projects, top }: Model, topFiles: Files): Files {
  const files = new Map([...topFiles, ...top]);
  for (const project of projects) {
    const { folder, packageName, ownName, version, needs } = project;
    for (const [path, content] of project.files) files.set(`${folder}/${path}`, content);
    const lists: Partial<Record<Kind, Record<string, string>>> = {};
    for (const { kind, name, range } of needs) lists[kind] = { ...lists[kind], [name]: range };
    const manifest = { name: packageName, ...(version === "" ? {} : { version }), private: true, ...lists };
    files.set(`${folder}/package.json`, `${JSON.stringify(manifest, undefined, 2)}\n`);
    if (tool === "nx" && ownName !== undefined)
      files.set(`${folder}/project.json`, `${JSON.stringify({ name: ownName })}\n`);
    if (tool === "moon" && ownName !== undefined) files.set(`${folder}/moon.yml`, `id: '${ownName}'\n`);
  }
  return files;
}
