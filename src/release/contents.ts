import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type ArchiveFile, readArchiveFiles, toArchiveFile } from "./archive.js";

const manifestFile = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  repository: z.string().regex(/^github:[\w.-]+\/[\w.-]+$/, "is not github:owner/repository"),
  type: z.literal("module"),
  engines: z.object({ node: z.string() }),
  bin: z.record(z.string(), z.string()),
});

type Manifest = z.infer<typeof manifestFile>;

export function readManifest(folder: string): Manifest {
  return manifestFile.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
}

export function formatRepositoryUrl({ repository }: Pick<Manifest, "repository">): string {
  return repository.replace("github:", "https://github.com/");
}

export function collectActionFiles(folder: string): readonly ArchiveFile[] {
  return readArchiveFiles(folder, ["action.yml", "CHANGELOG.md", "LICENSE", "dist/"]);
}

export function collectPackageFiles(folder: string): readonly ArchiveFile[] {
  const manifest = readManifest(folder);
  return [
    toArchiveFile("package.json", `${JSON.stringify(published(manifest), undefined, 2)}\n`),
    toArchiveFile("README.md", readme(manifest)),
    ...readArchiveFiles(folder, ["action.yml", "LICENSE", "dist/"]),
    // `merge-queue mcp` searches the pages.
    ...readArchiveFiles(folder, ["docs/"]).filter(({ path }) => path.endsWith(".md")),
  ];
}

/** Returns the package.json for npm. Omits the scripts and the development packages of the repository. */
function published(manifest: Manifest): object {
  const { name, version, description, license, type, engines, bin } = manifest;
  const address = formatRepositoryUrl(manifest);
  return {
    name,
    version,
    description,
    keywords: ["merge-queue", "github-actions", "ci", "impacted-targets", "quarantined-tests"],
    homepage: `${address}#readme`,
    bugs: `${address}/issues`,
    license,
    // npm compares this address with the repository of the build, which the provenance names.
    repository: { type: "git", url: `git+${address}.git` },
    type,
    engines,
    bin,
    files: ["dist", "docs"],
    publishConfig: { access: "public", provenance: true },
  };
}

function readme(manifest: Manifest): string {
  const { name, version, engines } = manifest;
  const address = formatRepositoryUrl(manifest);
  return `# Merge Queue: the command line

Drives a merge queue from CI and from a terminal: submits pull requests, waits for their merge, uploads impacted
targets, manages queues, and ignores failures of quarantined tests. It is the same program as the action
[${address.replace("https://github.com/", "")}](${address}), in one bundle without dependencies and install scripts.

\`\`\`sh
npm install --global --ignore-scripts ${name}@${version}
merge-queue --help
merge-queue demo # merges a pull request in a local queue, without an account
\`\`\`

It needs Node.js ${engines.node.replace(">=", "")} or newer. Other programs start the command and read its JSON; it has no entry point for \`import\`.

- [Command line](${address}/blob/v${version}/docs/command-line.md): flags, output, exit codes
- [Agents](${address}/blob/v${version}/docs/agents.md): tools for agents (MCP), skills
- [Versions](${address}/blob/v${version}/docs/versioning.md): what a version may change, and how to verify it
- Licenses of the bundled packages: \`dist/licenses.txt\`
`;
}
