import { field, jsonList, namesIn, notAList, projectsIn, textsIn, unlike, wholeDocument } from "./parsing.js";
import type { RunProducer } from "./producer.js";

const EXPECTED =
  "the JSON that `moon query projects --affected --downstream deep` or `moon query affected --downstream deep` prints (moon 2 or later)";

/** Its plugins are taken from what was downloaded before. */
const environment = { PROTO_OFFLINE: "true" };

export const moon: RunProducer = {
  affected: ({ base, head }) => ({
    argv: ["moon", "query", "projects", "--affected", "--downstream", "deep"],
    environment: { ...environment, MOON_BASE: base, MOON_HEAD: head },
  }),
  projects: {
    call: { argv: ["moon", "query", "projects"], environment },
    parse: (output, source, folder) => {
      const expected = "the JSON that `moon query projects` prints (moon 2 or later)";
      const found = jsonList(output, source, expected, { path: "projects" });
      return projectsIn(found, { name: "id", path: "source" }, source, folder, (item) => ({
        needs: textsIn(field(item, "dependencies"), "id"),
      }));
    },
  },
  parse: (output, source) => {
    const value = wholeDocument(output, source, EXPECTED);
    if (field(value, "shallow") === true)
      throw notAList(source, "is about a shallow clone, where changes are missing; fetch the whole history");
    const projects = field(value, "projects");
    if (Array.isArray(projects)) return namesIn(projects, source, "id");
    // Of `query affected`: why each project is affected, by its id.
    if (typeof projects !== "object" || projects === null) throw unlike(source, EXPECTED, output);
    return namesIn(Object.keys(projects), source);
  },
};
