/**
 * This file creates the bill of materials of the bundle. `npm sbom` would list all installed packages and add a random
 * number.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { formatRepositoryUrl, readManifest } from "./contents.js";

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

type Locked = z.infer<typeof lockFile>["packages"];

const SEPARATOR = `\n${"-".repeat(80)}\n\n`;

/** Creates the bill of materials. @throws Error if the lock file has no entry or no digest for a bundled package */
export function createBillOfMaterials(folder: string, time: Date): string {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")));
  const manifest = readManifest(folder);
  const licences = readFileSync(join(folder, "dist/licenses.txt"), "utf8").split(SEPARATOR);
  const components = licences.map((licence) => component(licence.split("\n")[0] ?? "", packages));
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
        externalReferences: [{ type: "vcs", url: `${formatRepositoryUrl(manifest)}.git` }],
      },
    },
    components,
    // The bundle contains all packages, so the product depends on each of them.
    dependencies: [{ ref: product, dependsOn: components.map((each) => each["bom-ref"]).toSorted() }],
  };
  return `${JSON.stringify({ ...bill, serialNumber: serialNumber(bill) }, undefined, 2)}\n`;
}

function serialNumber(bill: object): string {
  const digest = createHash("sha256").update(JSON.stringify(bill)).digest("hex");
  // Version 8 of a UUID (RFC 9562) allows any bits.
  const fields = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`];
  return `urn:uuid:${[...fields, digest.slice(20, 32)].join("-")}`;
}

/** Creates an entry of the bill. `head` is a line of the licenses file, such as `name 1.2.3 (MIT)`. */
function component(head: string, packages: Locked) {
  const [, name, version] = /^(\S+) (\d+\.\d+\.\d+\S*) \(.+\)$/.exec(head) ?? [];
  if (name === undefined || version === undefined)
    throw new Error(`dist/licenses.txt: "${head}" names no package and version.`);
  const [path, locked] =
    Object.entries(packages).find(
      ([at, { version: found, dev }]) => at.endsWith(`node_modules/${name}`) && found === version && dev !== true,
    ) ?? [];
  if (locked === undefined)
    throw new Error(
      `${name} ${version} is bundled, but package-lock.json does not list it as a dependency of the product.`,
    );
  const [, digest] = /^sha512-([\w+/]+=*)$/.exec(locked.integrity ?? "") ?? [];
  if (digest === undefined || locked.license === undefined)
    throw new Error(`package-lock.json: ${path} has no SHA-512 digest, or no licence.`);
  const reference = referenceOf({ name, version });
  return {
    "bom-ref": reference,
    type: "library",
    name,
    version,
    scope: "required",
    hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }],
    licenses: [{ license: { id: locked.license } }],
    purl: reference,
  };
}

function referenceOf({ name, version }: { readonly name: string; readonly version: string }): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}
