import { readFileSync, writeFileSync } from "node:fs";
import { operations } from "../operations/registry.js";
import { renderActionYml } from "./action-yml.js";
import {
  findReadmeRelease,
  listPages,
  readNewestRelease,
  readRelease,
  setPackageVersion,
  setPinnedRelease,
  setRelease,
} from "./release.js";
import { createPageRegions, replacePageRegions } from "./tables.js";

const regionsOfPages = createPageRegions(operations);
const manifest = readFileSync("package.json", "utf8");
const wanted = readRelease(manifest);
const released = readNewestRelease(manifest);
const shown = findReadmeRelease(readFileSync("README.md", "utf8"));
for (const path of listPages())
  rewrite(path, (text) =>
    setPinnedRelease(setPackageVersion(setRelease(text, shown, wanted), wanted), wanted, released),
  );
writeFileSync("action.yml", renderActionYml(operations));
for (const [path, regions] of regionsOfPages) rewrite(path, (text) => replacePageRegions(path, text, regions));

function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, "utf8");
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
}
