/** Replies of API v2 as a newer service may send them, from its OpenAPI document. */
import { readFileSync } from "node:fs";
import { isFields } from "../../../local-queue/src/state/fields.js";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly operationId?: string;
  readonly responses: Readonly<Record<string, Response>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Response>>;
  };
}

function readDocument(): Document;
function readDocument(): unknown {
  return JSON.parse(readFileSync("local-queue/test/support/openapi/v2.json", "utf8"));
}

const { paths, components } = readDocument();
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

/** Change of a reply: an unknown value of an enum, an unknown field, or a field that is missing or null. */
type Kind = "unknown value" | "unknown field" | "absent" | "null";

export interface Variation {
  readonly kind: Kind;
  /** Names of the fields from the top of the reply. `[]` means each item of a list. */
  readonly at: readonly string[];
}

/**
 * Returns the documented responses. @throws Error for an endpoint without description, which would have no variations
 */
function responsesOf(endpoint: string): Operation["responses"] {
  const operation = operations.find(({ operationId }) => operationId === endpoint);
  if (operation === undefined) throw new Error(`The document does not describe ${endpoint}.`);
  return operation.responses;
}

function schemaOf(endpoint: string): Schema | undefined {
  const response = responsesOf(endpoint)["200"];
  const shared = components.responses?.[response?.$ref?.split("/").at(-1) ?? ""];
  return (shared ?? response)?.content?.["application/json"]?.schema;
}

/** Lists the variations of a successful reply; empty for a reply that is not JSON. */
export function listVariations(endpoint: string): readonly Variation[] {
  const schema = schemaOf(endpoint);
  return schema === undefined ? [] : variationsOf(schema, []);
}

/** Lists the statuses of the errors of an endpoint. */
export function listErrorStatuses(endpoint: string): readonly number[] {
  return Object.keys(responsesOf(endpoint))
    .map(Number)
    .filter((status) => status >= 400);
}

export function formatVariation({ kind, at }: Variation): string {
  return `${kind} at ${at.join(".") || "the reply"}`;
}

function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (components.schemas[name] ?? {});
}

function isNullable(schema: Schema): boolean {
  const { type, anyOf = [] } = resolve(schema);
  return type === "null" || (Array.isArray(type) && type.includes("null")) || anyOf.some(isNullable);
}

function variationsOf(schema: Schema, at: readonly string[]): readonly Variation[] {
  const { properties, required = [], items, anyOf = [], enum: words = [] } = resolve(schema);
  return [
    ...(words.length === 0 ? [] : [{ kind: "unknown value", at } as const]),
    ...(properties === undefined ? [] : [{ kind: "unknown field", at } as const]),
    ...Object.entries(properties ?? {}).flatMap(([name, property]): readonly Variation[] => {
      const own = [...at, name];
      const isOptional = !required.includes(name);
      return [
        ...(isOptional ? [{ kind: "absent", at: own } as const] : []),
        ...(isOptional || isNullable(property) ? [{ kind: "null", at: own } as const] : []),
        ...variationsOf(property, own),
      ];
    }),
    ...(items === undefined ? [] : variationsOf(items, [...at, "[]"])),
    ...anyOf.flatMap((each) => variationsOf(each, at)),
  ];
}

/** Adds the fields and list items of a variation that a reply lacks: optional fields, and an item of an empty list. */
export function addPlace(endpoint: string, reply: unknown, { at }: Variation): unknown {
  const schema = schemaOf(endpoint);
  return schema === undefined ? reply : addAt(schema, reply, at);
}

function addAt(schema: Schema, value: unknown, [name, ...rest]: readonly string[]): unknown {
  const { items = {}, properties = {} } = resolveValue(schema);
  if (name === undefined) return value ?? sampleOf(schema);
  if (name === "[]") {
    const present: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [undefined];
    return present.map((item) => addAt(items, item, rest));
  }
  const fields = isFields(value) ? value : sampleOf(schema);
  return isFields(fields) ? { ...fields, [name]: addAt(properties[name] ?? {}, fields[name], rest) } : value;
}

/** Resolves a schema, without its alternative null. */
function resolveValue(schema: Schema): Schema {
  const resolved = resolve(schema);
  const other = resolved.anyOf?.find((each) => each.type !== "null");
  return other === undefined ? resolved : resolve(other);
}

function sampleOf(schema: Schema): unknown {
  const { type, enum: words, format, properties = {}, required = [], items = {} } = resolveValue(schema);
  if (words !== undefined) return words[0];
  switch (Array.isArray(type) ? type[0] : type) {
    case "string":
      return format === "date-time" ? "2026-01-31T12:00:00.000Z" : "text";
    case "integer":
    case "number":
      return 1;
    case "boolean":
      return false;
    case "array":
      return [sampleOf(items)];
    case "object":
      return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
    default:
      return "anything";
  }
}

/** Pattern of fields whose value is the result of an operation, or decides if there is a result. */
const CARRIERS = /(^|\.)queueEntry(\.state)?$|^queueState$|^mode$|^status$|quarantinedSince$/;
/** Names of further fields that appear in outputs, or that determine a cause. */
const SHOWN: ReadonlySet<string | undefined> = new Set(
  (
    "priorityName priorityValue usedDefaultPriorityName hasImpactedTargets mergeability state directMergeMode " +
    "optimizationMode mergeMethod testBranchConstructionMode managedState requiredStatusesSource kind outcome reason"
  ).split(" "),
);

export function isCarrier({ at, kind }: Variation): boolean {
  return kind !== "unknown field" && CARRIERS.test(at.join("."));
}

export function isShown({ at, kind }: Variation): boolean {
  return kind !== "unknown field" && SHOWN.has(at.at(-1));
}

export const UNKNOWN_VALUE = "somethingNew";
const UNKNOWN_FIELD = { addedLater: [{ name: "a", state: "b", id: 1, data: null }] };

/** Applies a variation to a reply. Returns the reply unchanged if it lacks the field. */
export function applyVariation(reply: unknown, { kind, at }: Variation): unknown {
  const [name, ...rest] = at;
  if (name === undefined) {
    if (kind === "unknown value") return typeof reply === "string" ? unknownLike(reply) : reply;
    return isFields(reply) ? { ...reply, ...UNKNOWN_FIELD } : reply;
  }
  if (name === "[]") {
    return Array.isArray(reply) ? reply.map((item: unknown) => applyVariation(item, { kind, at: rest })) : reply;
  }
  if (!isFields(reply)) return reply;
  const { [name]: before, ...others } = reply;
  if (rest.length === 0 && kind === "absent") return others;
  if (rest.length === 0 && kind === "null") return { ...reply, [name]: null };
  return before === undefined ? reply : { ...reply, [name]: applyVariation(before, { kind, at: rest }) };
}

/** Returns an unknown value in the spelling of a known value. */
function unknownLike(known: string): string {
  return known === known.toUpperCase() ? "SOMETHING_NEW" : UNKNOWN_VALUE;
}
