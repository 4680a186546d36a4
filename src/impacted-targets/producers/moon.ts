import { notAList } from "../not-a-list.js";
import { document, field, itemsAt, names } from "./document.js";
import { namedProjects } from "./named-projects.js";
import type { Producer } from "./producer.js";
import { unlike } from "./unlike.js";

const EXPECTED =
  "the JSON that `moon query projects --affected --downstream deep` or `moon query affected --downstream deep` prints (moon 2 or later)";

/** Its plugins are taken from what was downloaded before. */
const environment = { PROTO_OFFLINE: "true" };

export const moon: Producer = {
  name: "moon",
  affected: ({ base, head }) => ({
    argv: ["moon", "query", "projects", "--affected", "--downstream", "deep"],
    environment: { ...environment, MOON_BASE: base, MOON_HEAD: head },
  }),
  projects: {
    call: { argv: ["moon", "query", "projects"], environment },
    parse: (output, source, folder) => {
      const expected = "the JSON that `moon query projects` prints (moon 2 or later)";
      const found = itemsAt(document(output, source, expected), "projects");
      if (found === undefined) throw unlike(source, expected, output);
      return namedProjects(found, { name: "id", path: "source" }, source, folder).map((project, index) => ({
        ...project,
        needs: itemsAt(found[index], "dependencies")
          ?.map((item) => field(item, "id"))
          .filter((id) => typeof id === "string"),
      }));
    },
  },
  parse: (output, source) => {
    const value = document(output, source, EXPECTED);
    if (field(value, "shallow") === true)
      throw notAList(source, "is about a shallow clone, where changes are missing; fetch the whole history");
    const projects = field(value, "projects");
    if (Array.isArray(projects)) {
      return names(
        projects.map((item) => field(item, "id")),
        source,
      );
    }
    // Of `query affected`: why each project is affected, by its id.
    if (typeof projects !== "object" || projects === null) throw unlike(source, EXPECTED, output);
    return names(Object.keys(projects), source);
  },
};
