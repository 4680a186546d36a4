import { readFileSync, writeFileSync } from "node:fs";
import { operations } from "../operations/registry.js";
import { renderActionYml } from "./action-yml.js";
import {
  findReadmeRelease,
  listDocumentationPages,
  readPackageRelease,
  readPinnedRelease,
  replacePackageVersionInPage,
  replacePinnedReleaseInPage,
  replaceReleaseInPage,
} from "./release.js";
import { generatePageSections, replaceGeneratedPageSections } from "./tables.js";

const regionsOfPages = generatePageSections(operations);
const manifest = readFileSync("package.json", "utf8");
const wanted = readPackageRelease(manifest);
const released = readPinnedRelease(manifest);
const shown = findReadmeRelease(readFileSync("README.md", "utf8"));
for (const path of listDocumentationPages())
  rewrite(path, (text) =>
    replacePinnedReleaseInPage(
      replacePackageVersionInPage(replaceReleaseInPage(text, shown, wanted), wanted),
      wanted,
      released,
    ),
  );
writeFileSync("action.yml", renderActionYml(operations));
for (const [path, regions] of regionsOfPages)
  rewrite(path, (text) => replaceGeneratedPageSections(path, text, regions));

function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, "utf8");
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
}
