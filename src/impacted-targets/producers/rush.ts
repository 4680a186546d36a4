import type { Text } from "../../text/problem.js";
import { jsonList, lastDocument, namesIn, projectsIn } from "./parsing.js";
import type { RunProducer } from "./producer.js";

/** Rush installs the version that rush.json names when it is another one: only from what was downloaded before. */
const environment = { npm_config_offline: "true" };

export const rush: RunProducer = {
  name: "rush",
  affected: ({ base }) => ({
    // `--from` would also list what the changed projects depend on.
    argv: ["rush", "list", "--impacted-by", `git:${base}`, "--json"],
    environment,
  }),
  projects: {
    call: { argv: ["rush", "list", "--json"], environment },
    parse: (output, source, folder) =>
      projectsIn(listed(output, source), { name: "name", path: "path" }, source, folder),
  },
  parse: (output, source) => namesIn(listed(output, source), source, "name"),
};

/** Rush says on the same stream what it does before. When it cannot install itself it ends well, without a list. */
function listed(output: string, source: Text): readonly unknown[] {
  const expected = "the JSON that `rush list --json` prints";
  return jsonList(output, source, expected, { path: "projects", read: lastDocument });
}
