/** Owner, repository and version, of which `package.json` is the only source. */
import { globSync } from "node:fs";
import * as z from "zod";

interface Release {
  readonly repository: string;
  /** Text after the `@`. */
  readonly ref: string;
}

const packageFile = z.object({ repository: z.string(), version: z.string() });
/** The newest release; zeros before the first. */
const released = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+$/, "is not X.Y.Z"),
  commit: z.string().regex(/^[0-9a-f]{40}$/, "is not a full commit"),
  /** Digest of the npm package. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/, "is no SHA-256"),
});

type Released = z.infer<typeof released>;

/** @throws Error when package.json has no `repository` of the form `github:owner/repository`. */
export function releaseOf(packageJson: string): Release {
  const { repository, version } = packageFile.parse(JSON.parse(packageJson));
  const [, name] = /^github:([\w.-]+\/[\w.-]+)$/.exec(repository) ?? [];
  if (name === undefined) throw new Error(`package.json: repository is ${repository}, not github:owner/repository.`);
  return { repository: name, ref: `v${version}` };
}

/** Pages that name the repository, without the changelog, whose older versions stay. */
export function pagesOfRelease(): readonly string[] {
  const pages = ["*.md", "docs/**/*.md", "examples/*.md", "examples/*/*", ".github/ISSUE_TEMPLATE/*.yml"];
  return globSync(pages, { exclude: ["CHANGELOG.md"] }).toSorted();
}

/** Release in the README's first step or workflow. */
export function releaseShown(readme: string): Release {
  const [, repository, ref] = /^[ -]*uses: ([\w.-]+\/[\w.-]+)@(\S+)/m.exec(readme) ?? [];
  if (repository === undefined || ref === undefined) throw new Error("README.md shows no step that uses the action.");
  return { repository, ref };
}

/** Longer names that begin alike are other repositories. */
export function withRelease(page: string, shown: Release, wanted: Release): string {
  const named = page.replaceAll(
    new RegExp(`(?<![\\w.-])${escaped(shown.repository)}(?![\\w-])`, "g"),
    wanted.repository,
  );
  return named.replaceAll(
    new RegExp(`(?<=${escaped(wanted.repository)}(?:/[\\w./-]+)?[@#])${escaped(shown.ref)}(?![\\w.-])`, "g"),
    wanted.ref,
  );
}

export function releasedOf(packageJson: string): Released {
  return z.object({ released }).parse(JSON.parse(packageJson)).released;
}

/** Steps pin the commit, templates the variables. */
export function withPin(page: string, { repository }: Release, { version, commit, sha256 }: Released): string {
  return page
    .replaceAll(variable("COMMIT", "[0-9a-f]{40}"), commit)
    .replaceAll(variable("SHA256", "[0-9a-f]{64}"), sha256)
    .replaceAll(variable("VERSION", "\\d+\\.\\d+\\.\\d+"), version)
    .replaceAll(
      new RegExp(`(?<=(?<![\\w.-])${escaped(repository)}(?:/[\\w./-]+)?@)[0-9a-f]{40} # v\\d+\\.\\d+\\.\\d+`, "g"),
      `${commit} # v${version}`,
    );
}

export function withPackage(page: string, { ref }: Release): string {
  return page.replaceAll(/(?<=\bmerge-queue-action(?:@|-npm-|-))\d+\.\d+\.\d+(?![\w-])/g, ref.replace(/^v/, ""));
}

/** In YAML, Groovy or a shell. */
function variable(name: string, form: string): RegExp {
  return new RegExp(`(?<=\\bMERGE_QUEUE_${name}(?:: | = |=)["'])${form}(?=["'])`, "g");
}

function escaped(text: string): string {
  return text.replaceAll(".", "\\.");
}
