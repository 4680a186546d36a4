/** Owner, repository and version, which `package.json` alone says: every document takes them from there. */
import { globSync } from "node:fs";
import * as z from "zod";

interface Release {
  /** `owner/repository`, as a workflow writes it. */
  readonly repository: string;
  /** What a workflow writes behind the `@`. */
  readonly ref: string;
}

/** The newest release that there is. As long as there is none, its digits are zeros. */
interface Released {
  readonly version: string;
  readonly commit: string;
  /** Digest of its npm package. */
  readonly sha256: string;
}

const packageFile = z.object({ repository: z.string(), version: z.string() });
const released = z.object({
  released: z.object({
    version: z.string().regex(/^\d+\.\d+\.\d+$/, "is not X.Y.Z"),
    commit: z.string().regex(/^[0-9a-f]{40}$/, "is not a full commit"),
    sha256: z.string().regex(/^[0-9a-f]{64}$/, "is no SHA-256"),
  }),
});

/** @throws Error when package.json has no `repository` of the form `github:owner/repository`. */
export function releaseOf(packageJson: string): Release {
  const { repository, version } = packageFile.parse(JSON.parse(packageJson));
  const [, name] = /^github:([\w.-]+\/[\w.-]+)$/.exec(repository) ?? [];
  if (name === undefined) throw new Error(`package.json: repository is ${repository}, not github:owner/repository.`);
  return { repository: name, ref: `v${version}` };
}

/**
 * Everything that shows how to get the action, or leads to its repository. Not the changelog: what it says of an older
 * version stays as it is.
 */
export function pagesOfRelease(): readonly string[] {
  const pages = ["*.md", "docs/**/*.md", "examples/*.md", "examples/*/*", ".github/ISSUE_TEMPLATE/*.yml"];
  return globSync(pages, { exclude: ["CHANGELOG.md"] }).toSorted();
}

/** What the documents say now: the first step or workflow that the README shows. */
export function releaseShown(readme: string): Release {
  const [, repository, ref] = /^[ -]*uses: ([\w.-]+\/[\w.-]+)@(\S+)/m.exec(readme) ?? [];
  if (repository === undefined || ref === undefined) throw new Error("README.md shows no step that uses the action.");
  return { repository, ref };
}

/** A page that says `wanted` wherever it said `shown`; a longer name that begins alike is another repository. */
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

/** The newest release, which `src/release/pin.ts` writes into package.json. @throws Error when that is not one. */
export function releasedOf(packageJson: string): Released {
  return released.parse(JSON.parse(packageJson)).released;
}

/** A page that pins the newest release wherever it pins one: in steps by its commit, in templates by their variables. */
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

/** A page with the version of a release wherever it names the npm package, or a file of a release, with one. */
export function withPackage(page: string, { ref }: Release): string {
  return page.replaceAll(/(?<=\bmerge-queue-action(?:@|-npm-|-))\d+\.\d+\.\d+(?![\w-])/g, ref.replace(/^v/, ""));
}

/** The value of a variable of the templates, in YAML, Groovy or a shell. */
function variable(name: string, form: string): RegExp {
  return new RegExp(`(?<=\\bMERGE_QUEUE_${name}(?:: | = |=)["'])${form}(?=["'])`, "g");
}

/** Within a regular expression. */
function escaped(text: string): string {
  return text.replaceAll(".", "\\.");
}
