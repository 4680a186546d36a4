import type { Text } from "../../problem.js";
import { document, field, names } from "./document.js";
import { namedProjects } from "./named-projects.js";
import type { Producer } from "./producer.js";
import { unlike } from "./unlike.js";

const EXPECTED = "the JSON list that `lerna ls --all --json` prints";

/** Lerna takes its graph from Nx. */
const environment = { NX_DAEMON: "false" };

/** It compares with the files of the work tree, so the head must be checked out and clean. */
export const lerna: Producer = {
  name: "lerna",
  affected: ({ base }) => ({
    // Without `--all` private packages are left out.
    argv: ["lerna", "ls", "--since", base, "--all", "--json"],
    environment,
  }),
  projects: {
    call: { argv: ["lerna", "ls", "--all", "--json"], environment },
    parse: (output, source, folder) =>
      namedProjects(packages(output, source), { name: "name", path: "location" }, source, folder),
  },
  parse: (output, source) =>
    names(
      packages(output, source).map((item) => field(item, "name")),
      source,
    ),
};

function packages(output: string, source: Text): readonly unknown[] {
  const list = document(output, source, EXPECTED);
  if (!Array.isArray(list)) throw unlike(source, EXPECTED, output);
  return list;
}
