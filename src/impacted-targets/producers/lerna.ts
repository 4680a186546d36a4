import { jsonList, namesIn, projectsIn } from "./parsing.js";
import type { RunProducer } from "./producer.js";

const EXPECTED = "the JSON list that `lerna ls --all --json` prints";

/** Lerna takes its graph from Nx. */
const environment = { NX_DAEMON: "false" };

/** It compares with the files of the work tree, so the head must be checked out and clean. */
export const lerna: RunProducer = {
  name: "lerna",
  affected: ({ base }) => ({
    // Without `--all` private packages are left out.
    argv: ["lerna", "ls", "--since", base, "--all", "--json"],
    environment,
  }),
  projects: {
    call: { argv: ["lerna", "ls", "--all", "--json"], environment },
    parse: (output, source, folder) =>
      projectsIn(jsonList(output, source, EXPECTED), { name: "name", path: "location" }, source, folder),
  },
  parse: (output, source) => namesIn(jsonList(output, source, EXPECTED), source, "name"),
};
