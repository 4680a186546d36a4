/** What is in the archives of a release. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type ArchiveFile, filesBelow, given } from "./archive.js";

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

/** What package.json says of the product. */
export function manifestOf(folder: string): Manifest {
  return manifestFile.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
}

/** `https://github.com/owner/repository`. */
export function addressOf({ repository }: Pick<Manifest, "repository">): string {
  return repository.replace("github:", "https://github.com/");
}

/** The action: what a workflow needs that keeps a copy of it. */
export function actionFiles(folder: string): readonly ArchiveFile[] {
  return filesBelow(folder, ["action.yml", "CHANGELOG.md", "LICENSE", "dist/"]);
}

/** The npm package: the bundle with what the demo reads, and nothing that npm would have to install or run. */
export function packageFiles(folder: string): readonly ArchiveFile[] {
  const manifest = manifestOf(folder);
  return [
    given("package.json", `${JSON.stringify(published(manifest), undefined, 2)}\n`),
    given("README.md", readme(manifest)),
    ...filesBelow(folder, ["action.yml", "LICENSE", "dist/"]),
  ];
}

/**
 * The manifest that is published. That of the repository stays private: it has the tools, and a publication from a
 * checkout would have what happens to lie there.
 */
function published(manifest: Manifest): object {
  const { name, version, description, license, type, engines, bin } = manifest;
  const address = addressOf(manifest);
  return {
    name,
    version,
    description,
    keywords: ["merge-queue", "github-actions", "ci", "impacted-targets", "quarantined-tests"],
    homepage: `${address}#readme`,
    bugs: `${address}/issues`,
    license,
    // npm holds the provenance against it.
    repository: { type: "git", url: `git+${address}.git` },
    type,
    engines,
    bin,
    files: ["dist"],
    publishConfig: { access: "public", provenance: true },
  };
}

function readme(manifest: Manifest): string {
  const { name, version, engines } = manifest;
  const address = addressOf(manifest);
  return `# Merge Queue: the command line

Drives a merge queue from CI and from a terminal: submits pull requests, waits until they are merged, uploads impacted
targets, runs the queues, and gives verdicts that know quarantined tests. It is the same program as the action
[${address.replace("https://github.com/", "")}](${address}), in one bundle: no dependencies, no install scripts.

\`\`\`sh
npm install --global --ignore-scripts ${name}@${version}
merge-queue --help
merge-queue demo # a merge from end to end against a local queue, without an account
\`\`\`

It needs Node.js ${engines.node.replace(">=", "")} or newer. It has no entry point for \`import\`: programs start the command and read its JSON.

- [Command line](${address}/blob/v${version}/docs/command-line.md): flags, output, exit codes
- [Versions](${address}/blob/v${version}/docs/versioning.md): what a version may change, and how to verify one
- Licences of what is bundled: \`dist/licenses.txt\`
`;
}
