/** Owner, repository and version, which `package.json` alone says: every document takes them from there. */
import { globSync } from "node:fs";
import * as z from "zod";

interface Release {
  /** `owner/repository`, as a workflow writes it. */
  readonly repository: string;
  /** What a workflow writes behind the `@`. */
  readonly ref: string;
}

const packageFile = z.object({ repository: z.string(), version: z.string() });

/** @throws Error when package.json has no `repository` of the form `github:owner/repository`. */
export function releaseOf(packageJson: string): Release {
  const { repository, version } = packageFile.parse(JSON.parse(packageJson));
  const [, name] = /^github:([\w.-]+\/[\w.-]+)$/.exec(repository) ?? [];
  if (name === undefined) throw new Error(`package.json: repository is ${repository}, not github:owner/repository.`);
  return { repository: name, ref: `v${version}` };
}

/** Everything that shows how to get the action. */
export function pagesOfRelease(): readonly string[] {
  return globSync(["*.md", "docs/**/*.md", "examples/*.md", "examples/*/*"]).toSorted();
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

/** Within a regular expression. */
function escaped(text: string): string {
  return text.replaceAll(".", "\\.");
}
