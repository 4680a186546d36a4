import { InputError } from "../../errors.js";
import { createMessageText } from "../../text/problem.js";
import {
  createFormatError,
  getField,
  listTextFields,
  parseList,
  parseWholeOutputAsJson,
  readDistinctNames,
  readProjects,
} from "./parsing.js";
import type { RunnableProducer } from "./producer.js";

const EXPECTED =
  "the JSON that `moon query projects --affected --downstream deep` or `moon query affected --downstream deep` prints (moon 2 or later)";

/** Variables that prevent moon from downloading plugins. */
const environment = { PROTO_OFFLINE: "true" };

export const moonProducer: RunnableProducer = {
  affected: ({ base, head }) => ({
    argv: ["moon", "query", "projects", "--affected", "--downstream", "deep"],
    environment: { ...environment, MOON_BASE: base, MOON_HEAD: head },
  }),
  projects: {
    call: { argv: ["moon", "query", "projects"], environment },
    parse: (output, source, folder) => {
      const expected = "the JSON that `moon query projects` prints (moon 2 or later)";
      const found = parseList(output, source, expected, { path: "projects" });
      return readProjects(found, { name: "id", path: "source" }, source, folder, (item) => ({
        needs: listTextFields(getField(item, "dependencies"), "id"),
        configuration: item,
      }));
    },
  },
  parse: (output, source) => {
    const value = parseWholeOutputAsJson(output, source, EXPECTED);
    if (getField(value, "shallow") === true)
      throw new InputError([
        createMessageText`${source} comes from a shallow clone, which may lack changes. Fetch the whole history.`,
      ]);
    const projects = getField(value, "projects");
    if (Array.isArray(projects)) return readDistinctNames(projects, source, "id");
    // `moon query affected` prints an object whose keys are the ids of projects.
    if (typeof projects !== "object" || projects === null) throw createFormatError(source, EXPECTED, output);
    return readDistinctNames(Object.keys(projects), source);
  },
};
