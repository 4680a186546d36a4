import { field, lastDocument, names } from "./document.js";
import { namedProjects } from "./named-projects.js";
import type { Producer } from "./producer.js";
import { unlike } from "./unlike.js";

const LIST = "the JSON list that `nx show projects --affected --json` prints (Nx 16 or later)";
const GRAPH = "the project graph that `nx graph --file=stdout` prints (Nx 16 or later)";

/** No background process that outlives the step, and no screen of its own. */
const environment = { NX_DAEMON: "false", NX_TUI: "false", NX_INTERACTIVE: "false" };

export const nx: Producer = {
  name: "nx",
  affected: ({ base, head }) => ({
    argv: ["nx", "show", "projects", "--affected", `--base=${base}`, `--head=${head}`, "--json"],
    environment,
  }),
  projects: {
    call: { argv: ["nx", "graph", "--file=stdout"], environment },
    parse: (output, source, folder) => {
      const nodes = field(lastDocument(output, source, GRAPH), "graph.nodes");
      if (typeof nodes !== "object" || nodes === null || Array.isArray(nodes))
        throw unlike(source, GRAPH, output);
      return namedProjects(Object.values(nodes), { name: "name", path: "data.root" }, source, folder);
    },
  },
  // Nx 15 prints lines and names projects that are not affected; what it prints is refused.
  parse: (output, source) => {
    const list = lastDocument(output, source, LIST);
    if (!Array.isArray(list)) throw unlike(source, LIST, output);
    return names(list, source);
  },
};
