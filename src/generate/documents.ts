import { readFileSync, writeFileSync } from "node:fs";
import { operations } from "../operations/registry.js";
import { renderActionYml } from "./action-yml.js";
import { commandLineRegions } from "./command-line.js";
import { regions } from "./readme.js";
import { replaceRegions } from "./regions.js";

writeFileSync("action.yml", renderActionYml(operations));
rewrite("README.md", regions(operations));
rewrite("docs/command-line.md", commandLineRegions());

function rewrite(path: string, contents: ReadonlyMap<string, string>): void {
  writeFileSync(path, replaceRegions(path, readFileSync(path, "utf8"), contents));
}
