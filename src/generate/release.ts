import { globSync } from "node:fs";
import * as z from "zod";

interface Release {
  readonly repository: string;
  readonly ref: string;
}

const packageFile = z.object({ repository: z.string(), version: z.string() });
/** Fields of the newest release. Before the first release, they contain zeros. */
const released = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+$/, "is not X.Y.Z"),
  commit: z.string().regex(/^[0-9a-f]{40}$/, "is not a full commit SHA"),
  /** SHA-256 digest of the npm package, in hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/, "is not a SHA-256 digest"),
});

type Released = z.infer<typeof released>;

/** Reads the newest release from package.json. @throws Error unless repository is `github:owner/repository` */
export function readPackageRelease(packageJson: string): Release {
  const { repository, version } = packageFile.parse(JSON.parse(packageJson));
  const [, name] = /^github:([\w.-]+\/[\w.-]+)$/.exec(repository) ?? [];
  if (name === undefined) throw new Error(`package.json: repository is ${repository}, not github:owner/repository.`);
  return { repository: name, ref: `v${version}` };
}

/** Lists the pages that may name the release. Omits the changelog, because its older versions must not change. */
export function listDocumentationPages(): readonly string[] {
  const pages = [
    "*.md",
    "docs/**/*.md",
    "skills/*/*.md",
    "examples/*.md",
    "examples/*/*",
    ".github/ISSUE_TEMPLATE/*.yml",
  ];
  return globSync(pages, { exclude: ["CHANGELOG.md"] }).toSorted();
}

/** Finds the release in the first step or workflow of the README. */
export function findReadmeRelease(readme: string): Release {
  const [, repository, ref] = /^[ -]*uses: ([\w.-]+\/[\w.-]+)@(\S+)/m.exec(readme) ?? [];
  if (repository === undefined || ref === undefined) throw new Error("README.md shows no step that uses the action.");
  return { repository, ref };
}

/** Replaces the release in a page. Does not change another repository whose name starts with the same text. */
export function replaceReleaseInPage(page: string, shown: Release, wanted: Release): string {
  const named = page.replaceAll(
    new RegExp(`(?<![\\w.-])${escaped(shown.repository)}(?![\\w-])`, "g"),
    wanted.repository,
  );
  return named.replaceAll(
    new RegExp(`(?<=${escaped(wanted.repository)}(?:/[\\w./-]+)?[@#])${escaped(shown.ref)}(?![\\w.-])`, "g"),
    wanted.ref,
  );
}

export function readPinnedRelease(packageJson: string): Released {
  return z.object({ released }).parse(JSON.parse(packageJson)).released;
}

/** Replaces the pinned commit in steps, and the variables in templates for other CI systems. */
export function replacePinnedReleaseInPage(
  page: string,
  { repository }: Release,
  { version, commit, sha256 }: Released,
): string {
  return page
    .replaceAll(variable("COMMIT", "[0-9a-f]{40}"), commit)
    .replaceAll(variable("SHA256", "[0-9a-f]{64}"), sha256)
    .replaceAll(variable("VERSION", "\\d+\\.\\d+\\.\\d+"), version)
    .replaceAll(
      new RegExp(`(?<=(?<![\\w.-])${escaped(repository)}(?:/[\\w./-]+)?@)[0-9a-f]{40} # v\\d+\\.\\d+\\.\\d+`, "g"),
      `${commit} # v${version}`,
    );
}

export function replacePackageVersionInPage(page: string, { ref }: Release): string {
  return page.replaceAll(/(?<=\bmerge-queue-action(?:@|-npm-|-))\d+\.\d+\.\d+(?![\w-])/g, ref.replace(/^v/, ""));
}

/** Returns a pattern that matches the value of a variable in YAML, Groovy or a shell. */
function variable(name: string, form: string): RegExp {
  return new RegExp(`(?<=\\bMERGE_QUEUE_${name}(?:: | = |=)["'])${form}(?=["'])`, "g");
}

function escaped(text: string): string {
  return text.replaceAll(".", "\\.");
}
