/** Makes the files of a release from a checkout: `node lib/src/release/make.js --out FOLDER`. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { archive } from "./archive.js";
import { sectionOf } from "./changelog.js";
import { actionFiles, manifestOf, packageFiles } from "./contents.js";
import { billOfMaterials } from "./sbom.js";
import { required, runAsScript } from "./script.js";

/** What the files of a release say of where they come from. */
export interface Origin {
  readonly commit: string;
  /** Time of the commit, which every file in an archive has: seconds since 1970. */
  readonly seconds: number;
}

/** Most bytes of the npm package as it is downloaded. */
const LARGEST_PACKAGE = 2_000_000;

/** The file of release notes, which is the text of the release and none of its files. */
export const NOTES = "notes.md";
export const SUMS = "SHA256SUMS";

/** Writes the files of a release into a folder, in the place of those of an earlier time. The same checkout gives the same bytes, wherever it lies. */
export function makeRelease(folder: string, out: string, origin: Origin): void {
  const before = existsSync(out) ? readdirSync(out) : [];
  if (before.length > 0 && !before.includes(SUMS)) throw new Error(`${out} has files, and they are not of a release.`);
  const { name, version, repository } = manifestOf(folder);
  const label = `${name}-${version}`;
  const { text } = sectionOf(readFileSync(join(folder, "CHANGELOG.md"), "utf8"), version);
  const npm = archive("package", packageFiles(folder), origin.seconds);
  if (npm.length > LARGEST_PACKAGE)
    throw new Error(`The npm package has ${npm.length} bytes, and at most ${LARGEST_PACKAGE} are promised.`);
  const files: Readonly<Record<string, Buffer>> = {
    [`${label}.tgz`]: archive(label, actionFiles(folder), origin.seconds),
    [`${name}-npm-${version}.tgz`]: npm,
    [`${label}.cdx.json`]: Buffer.from(billOfMaterials(folder, new Date(origin.seconds * 1000))),
  };
  const sums = sumsOf(files);
  mkdirSync(out, { recursive: true });
  for (const file of before) rmSync(join(out, file));
  for (const [file, content] of Object.entries(files)) writeFileSync(join(out, file), content);
  writeFileSync(join(out, SUMS), sums);
  const integrity = `sha512-${createHash("sha512").update(npm).digest("base64")}`;
  writeFileSync(
    join(out, NOTES),
    releaseNotes({ name, version, repository: repository.replace("github:", ""), text, sums, integrity, ...origin }),
  );
}

/** What a release has to say about itself. */
interface Told {
  readonly name: string;
  readonly version: string;
  /** As `owner/repository`. */
  readonly repository: string;
  readonly commit: string;
  /** What the changelog says. */
  readonly text: string;
  /** The lines of SHA256SUMS. */
  readonly sums: string;
  /** The digest by which npm knows the package. */
  readonly integrity: string;
}

/** The text of a release on GitHub: what is new, how to pin it, how to verify it. */
function releaseNotes({ name, version, repository, commit, text, sums, integrity }: Told): string {
  return `${text}

## Pin it

\`\`\`yaml
- uses: ${repository}@${commit} # v${version}
\`\`\`

\`\`\`sh
npm install --global --ignore-scripts ${name}@${version}
\`\`\`

The package on npm has the integrity \`${integrity}\`.

## Verify it

\`\`\`sh
gh attestation verify ${name}-${version}.tgz --repo ${repository}
sha256sum --check --ignore-missing SHA256SUMS
\`\`\`

\`\`\`text
${sums}\`\`\`

[Versions](https://github.com/${repository}/blob/v${version}/docs/versioning.md) says what these files are, how to build them again byte for byte, and what a version may change.
`;
}

/** In the form of `sha256sum`, which checks it. */
export function sumsOf(files: Readonly<Record<string, Buffer>>): string {
  return Object.keys(files)
    .toSorted()
    .map(
      (file) =>
        `${createHash("sha256")
          .update(files[file] ?? "")
          .digest("hex")}  ${file}\n`,
    )
    .join("");
}

/** Where a checkout comes from. */
export function originOf(folder: string): Origin {
  const log = execFileSync("git", ["log", "-1", "--format=%H %ct"], { cwd: folder, encoding: "utf8" });
  const [commit = "", seconds] = log.trim().split(" ");
  return { commit, seconds: Number(seconds) };
}

/** The files of a folder with their sizes, for a log. */
export function listing(out: string): string {
  const files = readdirSync(out).toSorted();
  return files.map((file) => `${join(out, file)} (${readFileSync(join(out, file)).length} bytes)`).join("\n");
}

runAsScript(import.meta.url, ["out"], (flags) => {
  const out = required(flags, "out");
  makeRelease(".", out, originOf("."));
  return listing(out);
});
