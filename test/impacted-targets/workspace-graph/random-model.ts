import type { Random } from "../../../local-queue/test/support/seeded.js";

export const DIALECTS = ["npm", "pnpm", "yarn", "bun", "cargo", "go", "go-work", "uv"] as const;

export type Dialect = (typeof DIALECTS)[number];

export interface ModelProject {
  readonly name: string;
  readonly folder: string;
  /** Number of the edit of its source. */
  readonly content: number;
  readonly needs: readonly { readonly name: string; readonly byFolder: boolean }[];
  readonly externals: readonly string[];
  /** True for an inner project that reads a file of the outer project. */
  readonly usesOuter: boolean;
  /** Name of the project behind a link in this project; empty for a link to the folder of all projects. */
  readonly link: string | undefined;
}

/** Package from a registry. It can need a project, which the package manager then links. */
export interface External {
  readonly version: number;
  readonly needs: readonly string[];
}

export interface Model {
  readonly dialect: Dialect;
  readonly projects: readonly ModelProject[];
  readonly externals: Readonly<Record<string, External>>;
  /** Number of the edit of a file that no project owns. */
  readonly top: number;
}

export type Operation = (model: Model) => Model;

export const TOP = "top";

/** Returns false for Go: an external module cannot need a project. */
function canLink(dialect: Dialect): boolean {
  return !dialect.startsWith("go");
}

export function randomModel(dialect: Dialect, random: Random): Model {
  const names = Array.from({ length: 3 + random.below(6) }, (_, index) => `p${index}`);
  const externals = Object.fromEntries(
    ["e0", "e1", "e2", "e3"].map((name, index): [string, External] => {
      const inner = index > 0 && random.chance(0.5) ? [`e${random.below(index)}`] : [];
      const link = canLink(dialect) && random.chance(0.3) ? [random.one(names)] : [];
      return [name, { version: 1, needs: [...inner, ...link] }];
    }),
  );
  const projects = names.map((name, index) => randomProject(random, name, names.slice(0, index)));
  return { dialect, projects, externals, top: 0 };
}

function randomProject(random: Random, name: string, others: readonly string[]): ModelProject {
  const isInner = others.length > 0 && random.chance(0.2);
  const folder = isInner ? `packages/${random.one(others)}/inner/${name}` : `packages/${name}`;
  const needs = others.filter(() => random.chance(0.3)).map((each) => ({ name: each, byFolder: random.chance(0.3) }));
  const link = random.chance(0.1) ? random.one(["", ...others]) : undefined;
  return { name, folder, content: 0, needs, externals: randomExternals(random), usesOuter: random.chance(0.5), link };
}

function randomExternals(random: Random): readonly string[] {
  return ["e0", "e1", "e2", "e3"].filter(() => random.chance(0.2));
}

interface Choice {
  /** True if projects can be removed, renamed and moved. */
  readonly canMove: boolean;
  /** Word that makes new names distinct. */
  readonly mark: string;
}

/** Draws one to three operations. */
export function randomOperations(random: Random, model: Model, { canMove, mark }: Choice): readonly Operation[] {
  return Array.from({ length: 1 + random.below(3) }, (_, index): Operation => {
    const { name, needs } = random.one(model.projects);
    const external = random.one(["e0", "e1", "e2", "e3"]);
    const used = random.one(["", ...listUsed(model)]);
    const removed = needs.length === 0 ? "" : random.one(needs).name;
    const other = random.one(model.projects).name;
    const word = `${mark}${index}`;
    // Another change may remove an existing need, and a merge would not restore it.
    const hasNeed = needs.some((each) => each.name === other);
    const needOther: Operation = hasNeed ? unchanged : addNeed(name, other, random.chance(0.3));
    const added = randomProject(random, word, [name]);
    const edit = 1 + random.below(1_000_000);
    const kinds: readonly Operation[] = [
      onProject(name, (project) => ({ ...project, content: edit })),
      onProject(name, (project) => ({ ...project, content: edit })),
      needOther,
      needOther,
      onProject(name, (project) => ({ ...project, needs: project.needs.filter((need) => need.name !== removed) })),
      onProject(name, (project) => ({ ...project, externals: project.externals.filter((each) => each !== external) })),
      onProject(name, (project) => ({ ...project, externals: [...new Set([...project.externals, external])] })),
      bump(used),
      (before) => addProject(before, added),
      random.chance(0.3) ? (before) => ({ ...before, top: edit }) : bump(used),
    ];
    const moves: readonly Operation[] = [
      removeProject(name),
      rename(name, word),
      onProject(name, (project) => ({ ...project, folder: `packages/${word}` })),
    ];
    return random.one(canMove ? [...kinds, ...moves] : kinds);
  });
}

/** Lists the external packages that projects need directly or indirectly, as a lock file does. */
export function listUsed({ projects, externals }: Model): readonly string[] {
  const used = new Set(projects.flatMap((project) => project.externals));
  for (const name of used) for (const need of externals[name]?.needs ?? []) used.add(need);
  return Object.keys(externals).filter((name) => used.has(name));
}

function unchanged(model: Model): Model {
  return model;
}

export function apply(model: Model, operations: readonly Operation[]): Model {
  return operations.reduce((before, operation) => operation(before), model);
}

function onProject(name: string, edit: (project: ModelProject) => ModelProject): Operation {
  return (model) => ({
    ...model,
    projects: model.projects.map((project) => (project.name === name ? edit(project) : project)),
  });
}

function addNeed(name: string, needed: string, byFolder: boolean): Operation {
  return (model) => {
    const isKnown = model.projects.some((project) => project.name === needed);
    if (name === needed || !isKnown) return model;
    return onProject(name, (project) => ({ ...project, needs: [...project.needs, { name: needed, byFolder }] }))(model);
  };
}

function addProject(model: Model, project: ModelProject): Model {
  const needs = project.needs.filter(({ name }) => model.projects.some((each) => each.name === name));
  return { ...model, projects: [...model.projects, { ...project, needs }] };
}

function bump(name: string): Operation {
  return (model) => {
    // Without a go.work, each module selects its own versions.
    if (model.dialect === "go") return model;
    const { version, needs } = model.externals[name] ?? {};
    if (version === undefined || needs === undefined) return model;
    return { ...model, externals: { ...model.externals, [name]: { version: version + 1, needs } } };
  };
}

function removeProject(name: string): Operation {
  return (model) => ({
    ...model,
    projects: model.projects
      .filter((project) => project.name !== name)
      .map((project) => ({
        ...project,
        needs: project.needs.filter((need) => need.name !== name),
        link: project.link === name ? undefined : project.link,
      })),
    externals: onExternals(model, (needs) => needs.filter((need) => need !== name)),
  });
}

function rename(name: string, to: string): Operation {
  return (model) => ({
    ...model,
    projects: model.projects.map((project) => ({
      ...project,
      name: project.name === name ? to : project.name,
      needs: project.needs.map((need) => (need.name === name ? { ...need, name: to } : need)),
      link: project.link === name ? to : project.link,
    })),
    externals: onExternals(model, (needs) => needs.map((need) => (need === name ? to : need))),
  });
}

function onExternals(model: Model, edit: (needs: readonly string[]) => readonly string[]): Model["externals"] {
  return Object.fromEntries(
    Object.entries(model.externals).map(([name, each]) => [name, { ...each, needs: edit(each.needs) }]),
  );
}

/** Lists the projects whose files a project reads by path: outer projects, and projects behind its link. */
function listRead({ projects }: Model, project: ModelProject): readonly ModelProject[] {
  const linked = project.link === undefined ? undefined : linkedFolder(projects, project.link);
  return projects.filter(
    ({ folder }) =>
      (project.usesOuter && project.folder.startsWith(`${folder}/`)) || `${folder}/`.startsWith(linked ?? "-"),
  );
}

/** Returns the folder of a project, or that of all projects, with a slash. */
export function linkedFolder(projects: readonly ModelProject[], name: string): string {
  const folder = projects.find((each) => each.name === name)?.folder;
  return folder === undefined ? "packages/" : `${folder}/`;
}

/** Draws two changes: one makes a project need another, and one changes that other project and all its dependents. */
export function randomPair(random: Random, model: Model): readonly (readonly Operation[])[] {
  const [needed, dependent] = [random.one(model.projects).name, random.one(model.projects).name];
  const hasNeed = model.projects.some(
    ({ name, needs }) => name === dependent && needs.some((each) => each.name === needed),
  );
  const adapted = model.projects.filter(
    ({ name, needs }) => name === needed || needs.some((each) => each.name === needed),
  );
  return [
    hasNeed ? [] : [addNeed(dependent, needed, random.chance(0.3))],
    adapted.map(({ name }) => onProject(name, (project) => ({ ...project, content: 7 }))),
  ];
}

/** Returns a text that differs if a file of the project, or of a direct or indirect need, differs. */
export function signatureOf(model: Model, name: string): string | undefined {
  const seen = new Map<string, string>();
  const visit = (each: string): void => {
    if (seen.has(each)) return;
    const project = model.projects.find((other) => other.name === each);
    const external = model.externals[each];
    // The form of a need, by name or by folder, does not matter. Direct and indirect needs are equal too.
    const facts = project && {
      ...project,
      externals: [],
      needs: project.needs.map((need) => need.name).toSorted(),
      reads: listRead(model, project).map(({ name: read, content }) => [read, content]),
    };
    seen.set(each, JSON.stringify(facts ?? external ?? null));
    for (const need of project?.needs ?? []) visit(need.name);
    for (const need of [...(project?.externals ?? []), ...(external?.needs ?? [])]) visit(need);
  };
  if (!model.projects.some((project) => project.name === name)) return undefined;
  visit(name);
  return Array.from(seen, (pair) => pair.join(" "))
    .toSorted()
    .join("\n");
}
