import { readYaml, type YamlNode } from "../inputs/yaml-nodes.js";

export interface FilePosition {
  readonly file: string;
  readonly line: number;
}

/** Filters of one event in `on`. An undefined list means that the workflow has no such filter. */
export interface EventFilter extends FilePosition {
  readonly types: readonly string[] | undefined;
  readonly branches: readonly string[] | undefined;
  readonly branchesIgnore: readonly string[] | undefined;
  readonly paths: readonly string[] | undefined;
  readonly pathsIgnore: readonly string[] | undefined;
  readonly workflows: readonly string[] | undefined;
  /** True when the event has a filter for tags, but no filter for branches. A push to a branch then starts no run. */
  readonly isForTags: boolean;
}

export interface ConcurrencyGroup extends FilePosition {
  readonly group: string;
  readonly cancelInProgress: string;
  /** Value of `queue`. With `max`, a waiting run is not canceled when another run arrives. */
  readonly queue: string;
}

/** Step that uses an action, or job that calls a reusable workflow. */
export interface ActionCall extends FilePosition {
  readonly uses: string;
  readonly with: ReadonlyMap<string, string>;
}

export interface Job extends FilePosition {
  readonly id: string;
  readonly name: string | undefined;
  readonly condition: string | undefined;
  readonly needs: readonly string[];
  /** Call of a reusable workflow; undefined for a job with steps. */
  readonly call: ActionCall | undefined;
  readonly hasSecrets: boolean;
  readonly environment: string | undefined;
  readonly concurrency: ConcurrencyGroup | undefined;
  /**
   * Values of the matrix by name. A list is undefined if its values are known only during a run. The map is undefined
   * for a job without a matrix.
   */
  readonly matrix: ReadonlyMap<string, readonly string[] | undefined> | undefined;
  readonly steps: readonly ActionCall[];
}

export interface Workflow extends FilePosition {
  /** Name in GitHub's pages: the key `name`, else the path of the file. */
  readonly name: string;
  readonly text: string;
  readonly events: ReadonlyMap<string, EventFilter>;
  readonly concurrency: ConcurrencyGroup | undefined;
  readonly jobs: readonly Job[];
}

export interface FileProblem extends FilePosition {
  readonly text: string;
}

/**
 * Reads a workflow file. If the text is not valid YAML, returns only the first problem, because one mistake often
 * causes several problems. If GitHub may accept the file, but this reader does not support it, returns the reason as a
 * text.
 */
export async function readWorkflow(file: string, text: string): Promise<Workflow | FileProblem | string> {
  const reading = await readYaml(text);
  if (!reading.ok) {
    const [first = { line: 1, text: "" }] = reading.problems;
    return reading.isInvalid ? { file, ...first } : `line ${first.line}: ${first.text}`;
  }
  const { root } = reading;
  const jobs = get(root, "jobs")?.entries() ?? [];
  if (jobs.length === 0) return "the file has no jobs";
  return {
    file,
    line: 1,
    name: textAt(root, "name") ?? file,
    text,
    events: readEvents(file, root),
    concurrency: readConcurrency(file, get(root, "concurrency")),
    jobs: jobs.map(({ key, line, value }) => readJob({ file, line }, key, value)),
  };
}

function get(node: YamlNode | undefined, key: string): YamlNode | undefined {
  return node?.entries().find((entry) => entry.key === key)?.value;
}

function textOf(node: YamlNode | undefined): string | undefined {
  return node?.kind === "scalar" ? String(node.plain()) : undefined;
}

function textAt(node: YamlNode | undefined, key: string): string | undefined {
  return textOf(get(node, key));
}

/** Reads a list of texts, or one text. */
function listAt(node: YamlNode | undefined, key: string): readonly string[] | undefined {
  const found = get(node, key);
  if (found?.kind !== "list") return textOf(found)?.split("\n", 1);
  return found.items().map((item) => textOf(item) ?? "");
}

function readEvents(file: string, root: YamlNode): ReadonlyMap<string, EventFilter> {
  const on = get(root, "on");
  const names = on?.kind === "mapping" ? [] : (listAt(root, "on") ?? []);
  const events = [...names.map((key) => ({ key, line: on?.line ?? 1, value: undefined })), ...(on?.entries() ?? [])];
  return new Map(
    events.map(({ key, line, value }) => {
      const branches = listAt(value, "branches");
      const branchesIgnore = listAt(value, "branches-ignore");
      const hasTags = ["tags", "tags-ignore"].some((name) => get(value, name) !== undefined);
      const filter: EventFilter = {
        file,
        line,
        types: listAt(value, "types"),
        branches,
        branchesIgnore,
        paths: listAt(value, "paths"),
        pathsIgnore: listAt(value, "paths-ignore"),
        workflows: listAt(value, "workflows"),
        isForTags: hasTags && branches === undefined && branchesIgnore === undefined,
      };
      return [key, filter];
    }),
  );
}

function readConcurrency(file: string, node: YamlNode | undefined): ConcurrencyGroup | undefined {
  const group = textOf(node) ?? textAt(node, "group");
  if (node === undefined || group === undefined) return undefined;
  const cancelInProgress = textAt(node, "cancel-in-progress") ?? "false";
  return { file, line: node.line, group, cancelInProgress, queue: textAt(node, "queue") ?? "" };
}

function readCall(file: string, node: YamlNode): ActionCall | undefined {
  const uses = textAt(node, "uses");
  if (uses === undefined) return undefined;
  const inputs = get(node, "with")?.entries() ?? [];
  return { file, line: node.line, uses, with: new Map(inputs.map(({ key, value }) => [key, textOf(value) ?? ""])) };
}

function readJob({ file, line }: FilePosition, id: string, node: YamlNode): Job {
  const environment = get(node, "environment");
  const matrix = get(get(node, "strategy"), "matrix");
  return {
    file,
    line,
    id,
    name: textAt(node, "name"),
    condition: textAt(node, "if"),
    needs: listAt(node, "needs") ?? [],
    call: readCall(file, node),
    hasSecrets: get(node, "secrets") !== undefined,
    environment: textOf(environment) ?? textAt(environment, "name"),
    concurrency: readConcurrency(file, get(node, "concurrency")),
    matrix: matrix && readMatrix(matrix),
    steps: (get(node, "steps")?.items() ?? []).flatMap((step) => readCall(file, step) ?? []),
  };
}

/**
 * Reads the values of a matrix. The values in `include` count too. The entries `include` and `exclude` themselves are
 * undefined, because they add or remove combinations.
 */
function readMatrix(matrix: YamlNode): ReadonlyMap<string, readonly string[] | undefined> {
  const included = get(matrix, "include");
  if (matrix.kind !== "mapping" || textOf(included) !== undefined) return new Map([["include", undefined]]);
  const more = (included?.items() ?? []).flatMap((item) => item.entries());
  const own = matrix.entries().filter(({ key }) => key !== "include" && key !== "exclude");
  const names = new Set([...own, ...more].map(({ key }) => key));
  const values = [...names].map((name) => {
    const listed = own.find(({ key }) => key === name)?.value;
    const items = [...(listed?.items() ?? []), ...more.filter(({ key }) => key === name).map(({ value }) => value)];
    const texts = items.map(textOf).filter((text) => text?.includes("${{") === false);
    const isStatic = (listed === undefined || listed.kind === "list") && texts.length === items.length;
    return [name, isStatic ? texts.filter((text) => text !== undefined) : undefined] as const;
  });
  const excludes = get(matrix, "exclude") === undefined ? [] : [["exclude", undefined] as const];
  return new Map([...values, ...excludes, ...(more.length > 0 ? [["include", undefined] as const] : [])]);
}
