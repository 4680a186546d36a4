import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { collectLicenses } from "./licences.js";

const ENTRY = "lib/src/start.js";
const LICENCES = "licenses.txt";
const NCC = "node_modules/@vercel/ncc/dist/ncc/cli.js";

/** File that starts the command line. It imports the bundle with a suffix that selects the command line. */
const COMMAND_LINE = { path: "cli/index.js", text: '#!/usr/bin/env node\nimport "../index.js?command-line";\n' };

/** Packages without side effects that do not declare it. The bundler can then omit their unused parts. */
const WITHOUT_SIDE_EFFECTS = ["@actions/core"] as const;

/** Builds the bundle. Requires that `lib/` is compiled from the present source. */
function build(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  declareWithoutSideEffects("lib");
  const scratch = mkdtempSync(join(tmpdir(), "bundle-"));
  const stats = join(scratch, "stats.json");
  const options = ["-o", folder, "--no-cache", "--quiet", "--stats-out", stats];
  execFileSync(process.execPath, [NCC, "build", ENTRY, ...options]);
  for (const [name, source] of filesOf(folder)) {
    if (name.endsWith(".js")) writeFileSync(join(folder, name), asAscii(source));
  }
  mkdirSync(join(folder, "cli"));
  writeFileSync(join(folder, COMMAND_LINE.path), COMMAND_LINE.text, { mode: 0o755 });
  writeFileSync(join(folder, LICENCES), collectLicenses(readFileSync(stats, "utf8")));
  rmSync(scratch, { recursive: true });
}

/**
 * Copies packages next to the compiled source, so that the bundler uses the copies. Declares that they have no side
 * effects.
 */
function declareWithoutSideEffects(compiled: string): void {
  for (const name of WITHOUT_SIDE_EFFECTS) {
    const copy = join(compiled, "node_modules", name);
    rmSync(copy, { recursive: true, force: true });
    cpSync(join("node_modules", name), copy, { recursive: true, dereference: true });
    const manifest = join(copy, "package.json");
    const fields: unknown = JSON.parse(readFileSync(manifest, "utf8"));
    writeFileSync(manifest, JSON.stringify({ ...Object(fields), sideEffects: false }));
  }
}

/** Escapes all characters outside of ASCII. Node.js decodes such a file faster, and V8 needs half the memory. */
function asAscii(source: string): string {
  return source.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function filesOf(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, "utf8")]));
}

function check(folder: string): void {
  const fresh = mkdtempSync(join(tmpdir(), "dist-"));
  build(fresh);
  const [wanted, found] = [filesOf(fresh), filesOf(folder)];
  rmSync(fresh, { recursive: true });
  const names = [...new Set([...wanted.keys(), ...found.keys()])];
  const stale = names.filter((name) => wanted.get(name) !== found.get(name));
  if (stale.length > 0) {
    throw new Error(
      `${folder}/ does not match this source (${stale.join(", ")}). Run \`npm run build\` and commit the result.`,
    );
  }
}

if (process.argv.includes("--check")) check("dist");
else build("dist");
