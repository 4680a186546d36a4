import { readFileSync } from "node:fs";
import { readPackageRelease, readPinnedRelease } from "../../src/generate/release.js";

/** Repository in examples, and the version that they must name, which is the version in package.json. */
export const { repository: REPOSITORY, ref: VERSION } = readPackageRelease(readFileSync("package.json", "utf8"));
/** Newest release, to which templates are pinned. It contains zeros before the first release. */
export const RELEASED = readPinnedRelease(readFileSync("package.json", "utf8"));
/** Repository in a regular expression. */
export const REPOSITORY_PATTERN = REPOSITORY.replaceAll(".", "\\.");

const OURS = new RegExp(`^(?:\\.|\\$|${REPOSITORY_PATTERN})(?:/(.*))?$`);

/** Meaning of a `uses` value. */
export type Reference =
  | { readonly kind: "our-action"; readonly version: string | undefined }
  /** Path from the top of the repository. */
  | { readonly kind: "our-workflow"; readonly path: string; readonly version: string | undefined }
  | { readonly kind: "foreign"; readonly repository: string; readonly ref: string }
  | { readonly kind: "docker" }
  /** Other action in the same checkout. */
  | { readonly kind: "local" };

export function referenceOf(uses: string): Reference {
  if (uses.startsWith("docker://")) return { kind: "docker" };
  const [name = "", version] = uses.split("@");
  const ours = OURS.exec(name);
  if (!ours) return { kind: "foreign", repository: name.split("/", 2).join("/"), ref: version ?? "" };
  const path = ours[1] ?? "";
  if (path === "") return { kind: "our-action", version };
  return path.startsWith(".github/workflows/") ? { kind: "our-workflow", path, version } : { kind: "local" };
}
