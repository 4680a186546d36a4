import { readFileSync, writeFileSync } from "node:fs";
import { operations } from "../operations/registry.js";
import { renderActionYml } from "./action-yml.js";
import { commandLineTables, readmeTables, replaceRegions } from "./tables.js";

writeFileSync("action.yml", renderActionYml(operations));
rewrite("README.md", readmeTables(operations));
rewrite("docs/command-line.md", commandLineTables());

function rewrite(path: string, contents: ReadonlyMap<string, string>): void {
  writeFileSync(path, replaceRegions(path, readFileSync(path, "utf8"), contents));
}
