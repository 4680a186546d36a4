import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { declareWithoutSideEffects, withinAscii } from "./lean.js";
import { licencesOf } from "./licences.js";

/** What is shipped: each program as one folder of JavaScript that needs nothing else. */
const BUNDLES = [
  { entry: "lib/src/main.js", folder: "." },
  { entry: "lib/src/cli.js", folder: "cli" },
] as const;
const LICENCES = "licenses.txt";

const NCC = "node_modules/@vercel/ncc/dist/ncc/cli.js";

/** Bundles everything into an emptied folder. `lib/` must be fresh from the compiler. */
async function build(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  declareWithoutSideEffects("lib");
  const scratch = mkdtempSync(join(tmpdir(), "bundle-"));
  const stats = await Promise.all(
    BUNDLES.map(async ({ entry, folder: sub }, index) => {
      const statsFile = join(scratch, `stats-${index}.json`);
      const out = join(folder, sub);
      mkdirSync(out, { recursive: true });
      const options = ["-o", out, "--no-cache", "--quiet", "--stats-out", statsFile];
      await promisify(execFile)(process.execPath, [NCC, "build", entry, ...options]);
      return readFileSync(statsFile, "utf8");
    }),
  );
  rmSync(scratch, { recursive: true });
  for (const [name, source] of filesOf(folder)) {
    if (name.endsWith(".js")) writeFileSync(join(folder, name), withinAscii(source));
  }
  writeFileSync(join(folder, LICENCES), licencesOf(stats));
}

function filesOf(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), readFileSync(path, "utf8")];
    }),
  );
}

/** Compares the committed bundle with a new one, byte for byte. */
async function check(folder: string): Promise<void> {
  const fresh = mkdtempSync(join(tmpdir(), "dist-"));
  await build(fresh);
  const [wanted, found] = [filesOf(fresh), filesOf(folder)];
  rmSync(fresh, { recursive: true });
  const stale = [...new Set([...wanted.keys(), ...found.keys()])].filter(
    (name) => wanted.get(name) !== found.get(name),
  );
  if (stale.length > 0) {
    throw new Error(
      `${folder}/ does not come from this source (${stale.join(", ")}). Run npm run build and commit it.`,
    );
  }
}

await (process.argv.includes("--check") ? check("dist") : build("dist"));
