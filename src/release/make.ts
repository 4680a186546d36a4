/** Script that creates the files of a release from a checkout: `node lib/src/release/make.js --out FOLDER`. */
import { hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatCommandsAsJson } from "../cli/surface.js";
import { createArchive } from "./archive.js";
import { findSection } from "./changelog.js";
import { collectActionFiles, collectPackageFiles, readManifest } from "./contents.js";
import { createBillOfMaterials } from "./sbom.js";
import { readGitLines, requireFlag, runIfStartedAsScript } from "./script.js";

type Origin = ReturnType<typeof readReleaseCommit>;

const SUMS = "SHA256SUMS";

/** Writes the files of a release, and deletes the files of an earlier one. The bytes are the same in every folder. */
export function createReleaseFiles(folder: string, out: string, origin: Origin): void {
  const before = existsSync(out) ? readdirSync(out) : [];
  if (before.length > 0 && !before.includes(SUMS))
    throw new Error(`The folder ${out} contains files that do not belong to a release.`);
  const { name, version, repository } = readManifest(folder);
  const label = `${name}-${version}`;
  const { text } = findSection(readFileSync(join(folder, "CHANGELOG.md"), "utf8"), version);
  const npm = createArchive("package", collectPackageFiles(folder), origin.seconds);
  const files: Readonly<Record<string, Buffer>> = {
    [`${label}.tgz`]: createArchive(label, collectActionFiles(folder), origin.seconds),
    [`${name}-npm-${version}.tgz`]: npm,
    [`${label}.commands.json`]: Buffer.from(formatCommandsAsJson()),
    [`${label}.cdx.json`]: Buffer.from(createBillOfMaterials(folder, new Date(origin.seconds * 1000))),
  };
  const names = Object.keys(files).toSorted();
  // The lines have the format of the program sha256sum.
  const sums = names.map((file) => `${hash("sha256", files[file] ?? "")}  ${file}\n`).join("");
  mkdirSync(out, { recursive: true });
  for (const file of before) rmSync(join(out, file));
  for (const [file, content] of Object.entries(files)) writeFileSync(join(out, file), content);
  writeFileSync(join(out, SUMS), sums);
  const integrity = `sha512-${hash("sha512", npm, "base64")}`;
  const facts = { name, version, repository: repository.replace("github:", ""), commit: origin.commit };
  writeFileSync(join(out, "notes.md"), releaseNotes({ ...facts, text, sums, integrity }));
}

type NotesFacts = Readonly<
  Record<"name" | "version" | "repository" | "commit" | "text" | "sums" | "integrity", string>
>;

function releaseNotes({ name, version, repository, commit, text, sums, integrity }: NotesFacts): string {
  return `${text}

## Pin the release

\`\`\`yaml
- uses: ${repository}@${commit} # v${version}
\`\`\`

\`\`\`sh
npm install --global --ignore-scripts ${name}@${version}
\`\`\`

The package on npm has the integrity \`${integrity}\`.

## Verify the release

\`\`\`sh
gh attestation verify ${name}-${version}.tgz --repo ${repository}
sha256sum --check --ignore-missing SHA256SUMS
\`\`\`

\`\`\`text
${sums}\`\`\`

[Versions](https://github.com/${repository}/blob/v${version}/docs/versioning.md) explains these files, how to rebuild them byte for byte, and what a version may change.
`;
}

/** Returns the checked-out commit and its time in seconds since 1970. */
export function readReleaseCommit(folder: string) {
  const [commit = "", seconds] = readGitLines(folder, "log", "-1", "--format=%H %ct").join().split(" ");
  return { commit, seconds: Number(seconds) };
}

runIfStartedAsScript(import.meta.url, ["out"], (flags) => {
  const out = requireFlag(flags, "out");
  createReleaseFiles(".", out, readReleaseCommit("."));
  const files = readdirSync(out).toSorted();
  return files.map((file) => `${join(out, file)} (${readFileSync(join(out, file)).length} bytes)`).join("\n");
});
