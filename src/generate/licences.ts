import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { joinBlocks } from "../text/markdown.js";

/** Folder with license texts for packages without a license file, and for packages that contain code of others. */
const OWN_COPIES = "src/generate/licences";

/** Packages whose files contain the code of another package. */
const CONTAINED: ReadonlyMap<string, string> = new Map([["node_modules/d3-array", "node_modules/internmap"]]);

/** Collects the licenses of all packages in the bundler's statistics, because the bundler's own list is incomplete. */
export function collectLicenses(stats: string): string {
  const folders = new Set<string>();
  JSON.parse(stats, (_, value: unknown) => {
    const folder = typeof value === "string" ? packageFolder(value) : undefined;
    if (folder !== undefined) folders.add(folder);
    const contained = CONTAINED.get(folder ?? "");
    if (contained !== undefined) folders.add(contained);
  });
  return [...folders]
    .toSorted()
    .map(licence)
    .join(`\n${"-".repeat(80)}\n\n`);
}

function packageFolder(text: string): string | undefined {
  const folder = /(node_modules\/(?:.*\/node_modules\/)?(?:@[\w.-]+\/)?[\w.-]+)\/[^!|?"]*\.[cm]?js/.exec(text)?.[1];
  return folder !== undefined && existsSync(join(folder, "package.json")) ? folder : undefined;
}

function licence(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const facts = new Map<string, unknown>(Object.entries(manifest ?? {}));
  const [name, version] = [String(facts.get("name")), String(facts.get("version"))];
  const inside = readdirSync(folder).filter((file) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(file));
  const own = join(OWN_COPIES, `${name.replace("/", "-")}-${version}.txt`);
  const paths = [...inside.slice(0, 1).map((file) => join(folder, file)), ...(existsSync(own) ? [own] : [])];
  if (paths.length === 0) throw new Error(`${folder} is bundled without a license file. Add ${own}.`);
  const head = `${name} ${version} (${String(facts.get("license"))})`;
  return `${joinBlocks([head, ...paths.map((path) => readFileSync(path, "utf8").trim())])}\n`;
}
