import {
  createFormatError,
  getField,
  getTextField,
  listTextFields,
  parseLastJsonDocument,
  parseList,
  readDistinctNames,
  readProjects,
} from "./parsing.js";
import type { RunnableProducer } from "./producer.js";

const LIST = "the JSON list that `nx show projects --affected --json` prints (Nx 16 or later)";
const GRAPH = "the project graph that `nx graph --file=stdout` prints (Nx 16 or later)";

/** Variables that switch off the background process, the full-screen interface and questions. */
const environment = { NX_DAEMON: "false", NX_TUI: "false", NX_INTERACTIVE: "false" };

export const nxProducer: RunnableProducer = {
  affected: ({ base, head }) => ({
    argv: ["nx", "show", "projects", "--affected", `--base=${base}`, `--head=${head}`, "--json"],
    environment,
  }),
  projects: {
    call: { argv: ["nx", "graph", "--file=stdout"], environment },
    parse: (output, source, folder) => {
      const graph = getField(parseLastJsonDocument(output, source, GRAPH), "graph");
      const nodes = getField(graph, "nodes");
      if (typeof nodes !== "object" || nodes === null || Array.isArray(nodes))
        throw createFormatError(source, GRAPH, output);
      const needs = needsIn(graph);
      return readProjects(Object.values(nodes), { name: "name", path: "data.root" }, source, folder, (item, name) => ({
        sourceRoot: getTextField(item, "data.sourceRoot"),
        needs: needs.get(name),
        configuration: getField(item, "data"),
      }));
    },
  },
  // Nx 15 prints all projects as lines of text. The parser rejects such output, because it is not JSON.
  parse: (output, source) =>
    readDistinctNames(parseList(output, source, LIST, { read: parseLastJsonDocument }), source),
};

function needsIn(graph: unknown): ReadonlyMap<string, readonly string[]> {
  const dependencies: readonly [string, unknown][] = Object.entries(Object(getField(graph, "dependencies")));
  return new Map(dependencies.map(([name, list]) => [name, listTextFields(list, "target")]));
}
