import { readFileSync } from "node:fs";

const manifest: unknown = JSON.parse(readFileSync("package.json", "utf8"));

/** The version that examples have to name. */
export const VERSION = `v${String(Object(manifest).version)}`;

/** The words that stand for this repository in examples: nobody knows under which name it is used. */
export const PLACEHOLDER = "OWNER/REPO";

/** What a `uses` names. */
export type Reference =
  | { readonly kind: "our-action"; readonly version: string | undefined }
  /** Path from the top of the repository. */
  | { readonly kind: "our-workflow"; readonly path: string; readonly version: string | undefined }
  | { readonly kind: "foreign"; readonly repository: string; readonly ref: string }
  | { readonly kind: "docker" }
  /** Another action in the same checkout. */
  | { readonly kind: "local" };

export function referenceOf(uses: string): Reference {
  if (uses.startsWith("docker://")) return { kind: "docker" };
  const [name = "", version] = uses.split("@");
  const ours = /^(?:\.|\$|OWNER\/REPO)(?:\/(.*))?$/.exec(name);
  if (!ours) return { kind: "foreign", repository: name.split("/", 2).join("/"), ref: version ?? "" };
  const path = ours[1] ?? "";
  if (path === "") return { kind: "our-action", version };
  return path.startsWith(".github/workflows/") ? { kind: "our-workflow", path, version } : { kind: "local" };
}
