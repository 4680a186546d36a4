import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { createBillOfMaterials } from "../../src/release/sbom.js";
import { version as ownVersion } from "../../src/text/version.js";
import { edit, givenCheckout } from "./given.js";

const TIME = new Date("2026-01-31T12:00:00Z");

const component = z.object({
  "bom-ref": z.string(),
  name: z.string(),
  version: z.string(),
  purl: z.string(),
  hashes: z.array(z.object({ alg: z.literal("SHA-512"), content: z.string().regex(/^[0-9a-f]{128}$/) })).length(1),
  licenses: z.array(z.unknown()).length(1),
});

/** Format that both bills have in common. The bill of npm also lists tools, and packages outside of the bundle. */
const bill = z.object({
  bomFormat: z.literal("CycloneDX"),
  specVersion: z.literal("1.5"),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  version: z.literal(1),
  metadata: z.object({ timestamp: z.string(), component: z.object({ "bom-ref": z.string(), version: z.string() }) }),
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const ours = bill.parse(JSON.parse(createBillOfMaterials(".", TIME)));

function npmsOwn(): z.infer<typeof bill> {
  const argv = ["sbom", "--package-lock-only", "--offline", "--sbom-format=cyclonedx"];
  return bill.parse(JSON.parse(execFileSync("npm", argv, { encoding: "utf8", stdio: "pipe" })));
}

/** Returns the name of a package in the bill of npm. */
function plain(reference: string): string {
  return decodeURIComponent(reference).replace("pkg:npm/", "");
}

test("the bill of materials lists every package in the bundle once", () => {
  const licensed = [...readFileSync("dist/licenses.txt", "utf8").matchAll(/^(\S+) (\d+\.\d+\.\d+\S*) \(.+\)$/gm)];

  expect(ours.components.map(({ name, version }) => `${name} ${version}`)).toEqual(
    licensed.map(([, name, version]) => `${name} ${version}`),
  );
  expect(ours.components.length).toBeGreaterThan(20);
  expect(ours.metadata).toMatchObject({ timestamp: "2026-01-31T12:00:00.000Z", component: { version: ownVersion } });
});

test("the bill of materials lists the same digest, license and address of each package as npm", () => {
  const npm = npmsOwn();
  const inNpm = new Map(npm.components.map((each) => [each["bom-ref"], each]));

  for (const each of ours.components) {
    const { purl, hashes, licenses } = inNpm.get(plain(each.purl)) ?? {};
    expect({ purl, hashes, licenses }).toEqual({ purl: each.purl, hashes: each.hashes, licenses: each.licenses });
  }
  const references = ours.components.map((each) => each["bom-ref"]);
  expect(ours.dependencies).toEqual([{ ref: ours.metadata.component["bom-ref"], dependsOn: references.toSorted() }]);
});

test("the bill of materials has the same text for the same contents", () => {
  expect(createBillOfMaterials(".", TIME)).toBe(createBillOfMaterials(".", TIME));
  const later = bill.parse(JSON.parse(createBillOfMaterials(".", new Date(TIME.getTime() + 1000))));
  expect(later.serialNumber).not.toBe(ours.serialNumber);
});

test("createBillOfMaterials throws when the lock file lacks a bundled package or its digest", () => {
  const zod = ours.components.find(({ name }) => name === "zod");
  const without = givenCheckout();
  edit(without, "package-lock.json", '"node_modules/zod": {', '"node_modules/zed": {');
  expect(() => createBillOfMaterials(without, TIME)).toThrow(
    `zod ${zod?.version} is bundled, but package-lock.json does not list it as a dependency of the product.`,
  );

  const digest = Buffer.from(zod?.hashes[0]?.content ?? "", "hex").toString("base64");
  const unsigned = givenCheckout();
  edit(unsigned, "package-lock.json", `"integrity": "sha512-${digest}"`, '"integrity": "sha1-abc="');
  expect(() => createBillOfMaterials(unsigned, TIME)).toThrow("node_modules/zod has no SHA-512 digest, or no licence.");
});
