import { readFileSync, writeFileSync } from "node:fs";
import { operations } from "../operations/registry.ts";
import { renderActionYml } from "./action-yml.ts";
import { regions, replaceRegions } from "./readme.ts";

writeFileSync("action.yml", renderActionYml(operations));
writeFileSync("README.md", replaceRegions(readFileSync("README.md", "utf8"), regions(operations)));
