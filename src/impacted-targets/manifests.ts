import { posix } from "node:path";
import { fieldsOf, jsonFields, textOf } from "./json-fields.js";

/** What a `package.json` says of its project. */
export interface PackageManifest {
  /** Undefined where it has none: nobody can need it by name. */
  readonly name: string | undefined;
  /** What Nx would rather call the project. */
  readonly nxName: string | undefined;
  readonly needs: readonly Need[];
}

/** Another package that one needs: by its name, or by its folder from the top of the repository. */
export type Need =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "folder"; readonly folder: string };

const KINDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"] as const;

/** Reads a `package.json` of a folder; undefined for what is none. */
export function readPackageManifest(text: string, folder: string): PackageManifest | undefined {
  const fields = jsonFields(text);
  if (fields === undefined) return undefined;
  const needs = KINDS.flatMap((kind) =>
    Object.entries(Object(fields.get(kind))).map(([name, range]) => needOf(name, String(range), folder)),
  );
  return {
    name: textOf(fields.get("name")),
    nxName: textOf(fieldsOf(fields.get("nx")).get("name")),
    needs: needs.filter((need) => need !== undefined),
  };
}

/** Ranges that say where a package lies: `link:` and its like always do, others where they begin with a dot. */
const BY_FOLDER = /^(?:link|file|portal):(.*)$|^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/;
/** `workspace:name@range` and `npm:name@range` give a package another name here. */
const BY_OTHER_NAME = /^(?:workspace|npm):(@?[^@/]+(?:\/[^@]+)?)@./;
/** What comes from elsewhere, whatever it is called here. */
const FROM_ELSEWHERE = /^(?:git|github|gitlab|bitbucket|gist|https?|ssh|jsr)[:+]|^[\w.-]+\/[\w.-]+(?:#|$)/;

/**
 * Whatever a range says of versions: one that the workspace does not meet any more was met at the base, and one that it
 * does not meet yet costs a target too many.
 */
function needOf(name: string, range: string, folder: string): Need | undefined {
  const [, linked, ofWorkspace = linked] = BY_FOLDER.exec(range) ?? [];
  if (ofWorkspace !== undefined) {
    const path = posix.normalize(posix.join(folder, ofWorkspace)).replace(/\/$/, "");
    return { kind: "folder", folder: path };
  }
  const other = BY_OTHER_NAME.exec(range)?.[1];
  if (other !== undefined) return { kind: "name", name: other };
  return FROM_ELSEWHERE.test(range) ? undefined : { kind: "name", name };
}
