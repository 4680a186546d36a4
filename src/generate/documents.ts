import { readFileSync, writeFileSync } from "node:fs";
import { operations } from "../operations/registry.js";
import { renderActionYml } from "./action-yml.js";
import { regions, replaceRegions } from "./readme.js";

writeFileSync("action.yml", renderActionYml(operations));
writeFileSync("README.md", replaceRegions(readFileSync("README.md", "utf8"), regions(operations)));
