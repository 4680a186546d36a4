/**
 * All of a release but publishing it: `node lib/src/release/dry-run.js --out FOLDER`. It says what would stop the
 * release, makes the files all the same, and holds them against what is promised of them. Nothing needs a network.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Checkout, problemsOf, readCheckout } from "./check.js";
import { manifestOf } from "./contents.js";
import { listing, makeRelease, NOTES, type Origin, originOf, SUMS, sumsOf } from "./make.js";
import { required, runAsScript } from "./script.js";

/** What the files of a release are made from. */
const MADE_FROM = ["action.yml", "CHANGELOG.md", "LICENSE", "package.json", "package-lock.json", "dist"] as const;

/** Makes the files and proves them, with some commands of the installed program. Gives the lines for the log. */
export function dryRun(
  folder: string,
  out: string,
  checkout: Checkout,
  origin: Origin,
  commands: readonly string[],
): readonly string[] {
  const { version } = manifestOf(folder);
  const problems = problemsOf(version, checkout, new Date().toISOString().slice(0, 10));
  makeRelease(folder, out, origin);
  const seconds = scratch((elsewhere) => {
    proveSums(out);
    proveSameElsewhere(folder, out, elsewhere, origin);
    return proveInstallation(out, elsewhere, version, commands);
  });
  return [
    ...problems.map((problem) => `It would stop a release of ${version}: ${problem}`),
    "The files are the same when they are made in another folder from newer files.",
    `npm installs the package without a network in ${seconds.toFixed(1)} s, and it says ${version}.`,
    ...commands.map((command) => `Its command ${command} ends well.`),
    listing(out),
  ];
}

function scratch<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function contentsOf(folder: string): Readonly<Record<string, Buffer>> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
}

function proveSums(out: string): void {
  const { [SUMS]: sums, [NOTES]: _, ...files } = contentsOf(out);
  if (sums?.toString() !== sumsOf(files)) throw new Error(`${out}: ${SUMS} does not say what is there.`);
}

/** Makes them once more from a copy whose files have another time, and compares every byte. */
function proveSameElsewhere(folder: string, out: string, scratchFolder: string, origin: Origin): void {
  const copy = join(scratchFolder, "a copy of the checkout");
  for (const path of MADE_FROM) cpSync(join(folder, path), join(copy, path), { recursive: true });
  utimesSync(join(copy, "dist/index.js"), 1, 1);
  const again = join(scratchFolder, "again");
  makeRelease(copy, again, origin);
  const [one, other] = [contentsOf(out), contentsOf(again)];
  const differing = Object.keys({ ...one, ...other }).filter((name) => !one[name]?.equals(other[name] ?? Buffer.of()));
  if (differing.length > 0) throw new Error(`Made in another folder, ${differing.join(", ")} is another file.`);
}

/** Installs the package as a user would, with empty folders for everything of npm. Gives the seconds that it took. */
function proveInstallation(out: string, scratchFolder: string, version: string, commands: readonly string[]): number {
  const file = readdirSync(out).find((name) => name.includes("-npm-")) ?? "";
  const prefix = join(scratchFolder, "prefix");
  const home = join(scratchFolder, "home");
  mkdirSync(home);
  const { PATH = "" } = process.env;
  const options = {
    cwd: home,
    encoding: "utf8",
    env: { PATH, HOME: home, npm_config_cache: join(home, "cache") },
  } as const;
  const flags = ["--global", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"];
  const began = performance.now();
  execFileSync("npm", ["install", ...flags, "--prefix", prefix, resolve(out, file)], { ...options, stdio: "pipe" });
  const installed = join(prefix, "bin/merge-queue");
  const said = execFileSync(installed, ["--version"], options).trim();
  const seconds = (performance.now() - began) / 1000;
  if (said !== version) throw new Error(`The installed command says ${said}, not ${version}.`);
  for (const command of commands) execFileSync(installed, [command], { ...options, stdio: "pipe" });
  return seconds;
}

runAsScript(import.meta.url, ["out"], (flags) => {
  const out = required(flags, "out");
  return dryRun(".", out, readCheckout("."), originOf("."), ["demo"]).join("\n");
});
