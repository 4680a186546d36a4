import { createHash } from "node:crypto";
import type { QuarantinedTest, Repository } from "../service/service.js";
import { toComparableName } from "./names.js";
import type { TestCase } from "./test-case.js";

/** Owner of the tests. Each id is computed from these texts, so their spelling matters. */
export interface TestIdContext {
  readonly orgSlug: string;
  readonly repository: Repository;
  readonly variant: string;
}

type Names = Pick<QuarantinedTest, "name" | "parent" | "file" | "classname">;

const NAMESPACE_URL = Buffer.from("6ba7b8119dad11d180b400c04fd430c8", "hex");
const HYPHENS = "[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}";
const VERSION_5 = new RegExp(`^(?:[0-9a-f]{12}5[0-9a-f]{19}|${HYPHENS}|\\{${HYPHENS}\\}|urn:uuid:${HYPHENS})$`, "i");
const OWN_ID_PREFIX = "trunk:";

/** Returns a UUID of version 5 in the URL namespace (RFC 9562, section 5.5). */
export function toUuid5(name: string): string {
  const bytes = createHash("sha1").update(NAMESPACE_URL).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Returns all ids that the service may use for a test. Its tools use the attributes `file` and `id` differently. */
export function listPossibleTestIds(test: TestCase, owner: TestIdContext): readonly string[] {
  const { id, files } = test;
  if (isTestIdIndependentOfNames(id)) return [...new Set([id, idFromOwnId(id, owner)])];
  return [...(id === "" ? [] : [id]), ...files.map((file) => idFromNames(test, file, owner))];
}

/** True when the id identifies a test without its names. */
export function isTestIdIndependentOfNames(id: string): boolean {
  return id.startsWith(OWN_ID_PREFIX) || VERSION_5.test(id);
}

function idFromOwnId(id: string, owner: TestIdContext): string {
  const { orgSlug, variant } = owner;
  if (id.startsWith(OWN_ID_PREFIX)) return hashNames([orgSlug, repositoryOf(owner), id], variant);
  return variant === "" ? id : hashNames([id], variant);
}

function idFromNames({ classname, parent, name }: TestCase, file: string, owner: TestIdContext): string {
  const names = [owner.orgSlug, repositoryOf(owner), file, classname, parent, name, "JUNIT_TESTCASE"];
  return hashNames(names, owner.variant);
}

/** Computes an id from names. A variant is hashed twice, as in the service's uploader. */
function hashNames(parts: readonly string[], variant: string): string {
  if (variant === "") return toUuid5(parts.join("#"));
  return toUuid5(`${toUuid5([...parts, variant].join("#"))}#${variant}`);
}

function repositoryOf({ repository: { host, owner, name } }: TestIdContext): string {
  return `${host}/${owner}/${name}`.replace(/\/+$/, "").replace(/\.git$/, "");
}

/** Creates a function that finds a test in the list. It compares the ids, or all names and the variant. */
export function createQuarantineMatcher(list: readonly QuarantinedTest[], owner: TestIdContext) {
  const byId = new Map<string, QuarantinedTest>();
  const byNames = new Map<string, QuarantinedTest>();
  for (const listed of list) {
    const { test_case_id: id } = listed;
    if (id) byId.set(id, listed);
    byNames.set(namesKey(listed, listed.variant ?? ""), listed);
  }
  return (test: TestCase) => {
    for (const id of listPossibleTestIds(test, owner)) {
      const listed = byId.get(id);
      if (listed !== undefined) return { listed, rule: "id" as const };
    }
    for (const file of test.files) {
      const listed = byNames.get(namesKey({ ...test, file }, owner.variant));
      if (listed !== undefined) return { listed, rule: "tuple" as const };
    }
    return undefined;
  };
}

function namesKey({ name, parent, file, classname }: Names, variant: string): string {
  const names = [name, parent, file, classname].map((each) => toComparableName(each ?? ""));
  return JSON.stringify([...names, variant]);
}
