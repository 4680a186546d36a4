/**
 * The bill of materials: which packages are in the bundle, as CycloneDX 1.5. `npm sbom` lists what is installed,
 * bundled or not, with the time and a random number; this lists what `dist/licenses.txt` names, the same each time.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { addressOf, manifestOf } from "./contents.js";

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      peerDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

type Locked = z.infer<typeof lockFile>["packages"];

interface Bundled {
  /** Where the lock file has it. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
}

/** @throws Error for a bundled package that the lock file does not have, or has without its digest. */
export function billOfMaterials(folder: string, time: Date): string {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")));
  const manifest = manifestOf(folder);
  const bundled = titlesIn(readFileSync(join(folder, "dist/licenses.txt"), "utf8")).map((title) =>
    locked(title, packages),
  );
  const product = referenceOf(manifest);
  const bill: Readonly<Record<string, unknown>> = {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      timestamp: time.toISOString(),
      lifecycles: [{ phase: "build" }],
      component: {
        "bom-ref": product,
        type: "application",
        name: manifest.name,
        version: manifest.version,
        description: manifest.description,
        licenses: [{ license: { id: manifest.license } }],
        purl: product,
        externalReferences: [{ type: "vcs", url: `${addressOf(manifest)}.git` }],
      },
    },
    components: bundled.map((each) => component(each, packages)),
    dependencies: [
      { ref: product, dependsOn: dependenciesOf("", packages, bundled) },
      ...bundled.map((each) => ({ ref: referenceOf(each), dependsOn: dependenciesOf(each.path, packages, bundled) })),
    ],
  };
  return `${JSON.stringify({ ...bill, serialNumber: serialNumber(bill) }, undefined, 2)}\n`;
}

/** The UUID that an attestation asks for, made of what the bill says, so that the same bill has the same one. */
function serialNumber(bill: object): string {
  const digest = createHash("sha256").update(JSON.stringify(bill)).digest("hex");
  // Version 8 of RFC 9562: one of the maker's own.
  const fields = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`];
  return `urn:uuid:${[...fields, digest.slice(20, 32)].join("-")}`;
}

/** Name and version of each package in the file of licences. */
function titlesIn(licences: string): readonly Omit<Bundled, "path">[] {
  const heads = licences.split(`\n${"-".repeat(80)}\n\n`).map((part) => part.split("\n")[0] ?? "");
  return heads.map((head) => {
    const [, name, version] = /^(\S+) (\d+\.\d+\.\d+\S*) \(.+\)$/.exec(head) ?? [];
    if (name === undefined || version === undefined)
      throw new Error(`dist/licenses.txt: "${head}" names no package and version.`);
    return { name, version };
  });
}

function locked({ name, version }: Omit<Bundled, "path">, packages: Locked): Bundled {
  const path = Object.entries(packages).find(
    ([at, { version: found, dev }]) => at.endsWith(`node_modules/${name}`) && found === version && dev !== true,
  )?.[0];
  if (path === undefined)
    throw new Error(`${name} ${version} is bundled, and package-lock.json has no such dependency of the product.`);
  return { path, name, version };
}

function component({ path, name, version }: Bundled, packages: Locked): object {
  const { integrity, license } = packages[path] ?? {};
  const [, digest] = /^sha512-([\w+/]+=*)$/.exec(integrity ?? "") ?? [];
  if (digest === undefined || license === undefined)
    throw new Error(`package-lock.json: ${path} has no SHA-512 digest, or no licence.`);
  const reference = referenceOf({ name, version });
  return {
    "bom-ref": reference,
    type: "library",
    name,
    version,
    scope: "required",
    hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }],
    licenses: [{ license: { id: license } }],
    purl: reference,
  };
}

/** The package URL, which is the name of a package in other lists as well. */
function referenceOf({ name, version }: Omit<Bundled, "path">): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

/** The bundled packages among those that a package asks for, each as Node finds it: the nearest one. */
function dependenciesOf(path: string, packages: Locked, bundled: readonly Bundled[]): readonly string[] {
  const { dependencies, peerDependencies } = packages[path] ?? {};
  return Object.keys({ ...dependencies, ...peerDependencies })
    .map((name) => nearest(path, name, packages))
    .flatMap((found) => bundled.filter((each) => each.path === found))
    .map(referenceOf)
    .toSorted();
}

function nearest(from: string, name: string, packages: Locked): string | undefined {
  const inside = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (packages[inside] !== undefined) return inside;
  return from === "" ? undefined : nearest(from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ""), name, packages);
}
