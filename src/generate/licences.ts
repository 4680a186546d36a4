import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Licences of packages that are published without theirs, from their repositories; by version, to look again then. */
const OWN_COPIES = "src/generate/licences";

/**
 * The licences of every package that any chunk of a bundle holds. The bundler's own list forgets the main chunk as soon
 * as it splits one off, so this one goes over its statistics: all modules of all chunks.
 */
export function licencesOf(stats: readonly string[]): string {
  const folders = new Set(stats.flatMap((text) => [...packageFolders(JSON.parse(text))]));
  return [...folders]
    .toSorted()
    .map(licence)
    .join(`\n${"-".repeat(80)}\n\n`);
}

/** Looks through the statistics for module paths, however deep they stand. */
function packageFolders(value: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (item: unknown): void => {
    if (typeof item === "string") addFolder(item, found);
    else if (typeof item === "object" && item !== null) for (const child of Object.values(item)) visit(child);
  };
  visit(value);
  return found;
}

function addFolder(text: string, found: Set<string>): void {
  const [, inner] =
    /(node_modules\/(?:.*\/node_modules\/)?(?:@[\w.-]+\/)?[\w.-]+)\/[^!|?"]*\.[cm]?js/.exec(text) ?? [];
  if (inner !== undefined && existsSync(join(inner, "package.json"))) found.add(inner);
}

function licence(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const facts = new Map<string, unknown>(Object.entries(manifest ?? {}));
  const [name, version] = [String(facts.get("name")), String(facts.get("version"))];
  const inside = readdirSync(folder).find((file) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(file));
  const path = inside === undefined ? join(OWN_COPIES, `${name}-${version}.txt`) : join(folder, inside);
  if (!existsSync(path))
    throw new Error(`${folder} is bundled, but has no licence file, nor is there ${path}.`);
  const head = `${name} ${version} (${String(facts.get("license"))})`;
  return `${head}\n\n${readFileSync(path, "utf8").trim()}\n`;
}
