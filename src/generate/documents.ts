import { readFileSync, writeFileSync } from "node:fs";
import { operations } from "../operations/registry.js";
import { renderActionYml } from "./action-yml.js";
import {
  findReadmeRelease,
  listPages,
  readPackageRelease,
  readPinnedRelease,
  replacePageRelease,
  replacePinnedRelease,
  setPackageVersion,
} from "./release.js";
import { createGeneratedPageParts, replaceGeneratedPageParts } from "./tables.js";

const regionsOfPages = createGeneratedPageParts(operations);
const manifest = readFileSync("package.json", "utf8");
const wanted = readPackageRelease(manifest);
const released = readPinnedRelease(manifest);
const shown = findReadmeRelease(readFileSync("README.md", "utf8"));
for (const path of listPages())
  rewrite(path, (text) =>
    replacePinnedRelease(setPackageVersion(replacePageRelease(text, shown, wanted), wanted), wanted, released),
  );
writeFileSync("action.yml", renderActionYml(operations));
for (const [path, regions] of regionsOfPages) rewrite(path, (text) => replaceGeneratedPageParts(path, text, regions));

function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, "utf8");
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
}
