import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Packages whose modules do nothing when they are loaded, although their manifests do not say so. Told that, the
 * bundler leaves out what is not used: of `@actions/core` the tokens of OpenID Connect, with an HTTP stack of their own.
 */
const WITHOUT_SIDE_EFFECTS = ["@actions/core"] as const;

/** Puts copies that say so beside the compiled source, where the bundler looks first. */
export function declareWithoutSideEffects(compiled: string): void {
  for (const name of WITHOUT_SIDE_EFFECTS) {
    const copy = join(compiled, "node_modules", name);
    rmSync(copy, { recursive: true, force: true });
    cpSync(join("node_modules", name), copy, { recursive: true, dereference: true });
    const manifest = join(copy, "package.json");
    const fields: unknown = JSON.parse(readFileSync(manifest, "utf8"));
    writeFileSync(manifest, JSON.stringify({ ...Object(fields), sideEffects: false }));
  }
}

/**
 * The same program in ASCII: Node then decodes it faster, and V8 keeps it in half the memory and reads it faster.
 * All of them stand in comments, strings and regular expressions, where an escape means the same.
 */
export function withinAscii(source: string): string {
  return source.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
