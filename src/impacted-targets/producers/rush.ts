import type { Text } from "../../problem.js";
import { field, itemsAt, lastDocument, names } from "./document.js";
import { namedProjects } from "./named-projects.js";
import type { Producer } from "./producer.js";
import { unlike } from "./unlike.js";

const EXPECTED = "the JSON that `rush list --json` prints";

/** Rush installs the version that rush.json names when it is another one: only from what was downloaded before. */
const environment = { npm_config_offline: "true" };

export const rush: Producer = {
  name: "rush",
  affected: ({ base }) => ({
    // `--from` would also list what the changed projects depend on.
    argv: ["rush", "list", "--impacted-by", `git:${base}`, "--json"],
    environment,
  }),
  projects: {
    call: { argv: ["rush", "list", "--json"], environment },
    parse: (output, source, folder) =>
      namedProjects(projects(output, source), { name: "name", path: "path" }, source, folder),
  },
  parse: (output, source) =>
    names(
      projects(output, source).map((item) => field(item, "name")),
      source,
    ),
};

/** Rush says on the same stream what it does before. When it cannot install itself it ends well, without a list. */
function projects(output: string, source: Text): readonly unknown[] {
  const found = itemsAt(lastDocument(output, source, EXPECTED), "projects");
  if (found === undefined) throw unlike(source, EXPECTED, output);
  return found;
}
