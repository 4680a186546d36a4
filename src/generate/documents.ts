import { readFileSync, writeFileSync } from "node:fs";
import { operations } from "../operations/registry.js";
import { renderActionYml } from "./action-yml.js";
import { pagesOfRelease, releasedOf, releaseOf, releaseShown, withPackage, withPin, withRelease } from "./release.js";
import { documentRegions, replaceRegions } from "./tables.js";

const regionsOfPages = documentRegions(operations);
const manifest = readFileSync("package.json", "utf8");
const wanted = releaseOf(manifest);
const released = releasedOf(manifest);
const shown = releaseShown(readFileSync("README.md", "utf8"));
for (const path of pagesOfRelease())
  rewrite(path, (text) => withPin(withPackage(withRelease(text, shown, wanted), wanted), wanted, released));
writeFileSync("action.yml", renderActionYml(operations));
for (const [path, regions] of regionsOfPages) rewrite(path, (text) => replaceRegions(path, text, regions));

function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, "utf8");
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
}
