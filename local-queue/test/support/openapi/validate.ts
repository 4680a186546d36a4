/**
 * This file compares requests and replies of both versions of the API with their OpenAPI documents. Unlike the
 * service's document of version 1, our copy allows 0 for `pendingFailureDepth` and `batchingMaxWaitTimeMinutes`,
 * because replies of the service contain it.
 */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";

/** Request with its reply. The bodies are texts; an empty text means no body. */
export interface Exchange {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly request: string;
  readonly status: number;
  readonly reply: string;
  /** Content type of the reply. */
  readonly type: string;
}

interface Reference {
  readonly $ref: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

interface Response {
  /** Codes of the errors with this status. */
  readonly "x-codes"?: readonly string[];
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

interface Operation {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

const FORMATS = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
};

/** Statuses with a text instead of a code, as a proxy of the service sends them. */
const EDGE_STATUSES: readonly number[] = [401, 403, 413, 429, 503, 504];

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS });
const documents = { v1: load("v1"), v2: load("v2") };

function load(name: "v1" | "v2"): Document;
function load(name: string): unknown {
  const document: unknown = JSON.parse(readFileSync(`local-queue/test/support/openapi/${name}.json`, "utf8"));
  if (typeof document === "object" && document !== null) ajv.addSchema(document, name);
  return document;
}

/**
 * Returns the problems of an exchange; an empty list for a path without an operation. A request is checked only if it
 * succeeded.
 */
export function findProblems(exchange: Exchange): readonly string[] {
  const { method, path, status } = exchange;
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const isV2 = pathname.startsWith("/v2/");
  // The document of version 1 contains its prefix in the address of the server.
  const name = isV2 ? "v2" : "v1";
  const found = findOperation(documents[name], method, isV2 ? pathname : pathname.replace(/^\/v1/, ""));
  if (found === null) return [];
  const ofRequest = status < 300 ? requestProblems(name, found, exchange.request, searchParams) : [];
  const all = [...ofRequest, ...replyProblems(name, found, exchange)];
  return all.map((problem) => `${method} ${path}: ${status}: ${problem}`);
}

interface Found {
  readonly operation: Operation;
  /** JSON pointer of the operation. */
  readonly at: string;
}

function findOperation({ paths }: Document, method: string, pathname: string): Found | null {
  const names = Object.keys(paths).toSorted((one, other) => Number(one.includes("{")) - Number(other.includes("{")));
  for (const path of names) {
    const operation = paths[path]?.[method.toLowerCase()];
    if (operation === undefined || !new RegExp(`^${path.replace(/\{[^}]*\}/, "[^/]+")}$`).test(pathname)) continue;
    return { operation, at: `/paths/${escapePointer(path)}/${method.toLowerCase()}` };
  }
  return null;
}

function escapePointer(text: string): string {
  return encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function requestProblems(
  name: keyof typeof documents,
  { operation, at }: Found,
  body: string,
  search: URLSearchParams,
): readonly string[] {
  const pointer = `${name}#${at}/requestBody/content/application~1json/schema`;
  return [
    // Version 1 ignores parameters, and its document describes none.
    ...(name === "v2" ? queryProblems(operation, search) : []),
    ...(operation.requestBody === undefined ? [] : schemaProblems(pointer, "the request", body)),
  ];
}

function queryProblems({ parameters = [] }: Operation, search: URLSearchParams): readonly string[] {
  const known = parameters
    .flatMap((each) => ("$ref" in each ? (documents.v2.components?.parameters[nameIn(each)] ?? []) : each))
    .filter((each) => each.in === "query");
  const unknown = [...search.keys()].filter((name) => !known.some((each) => each.name === name));
  const missing = known.filter(({ name, required = false }) => required && !search.has(name));
  return [
    ...unknown.map((name) => `the query has the unknown parameter ${name}`),
    ...missing.map(({ name }) => `the query lacks ${name}`),
  ];
}

function nameIn({ $ref }: Reference): string {
  return $ref.split("/").at(-1) ?? "";
}

function replyProblems(
  name: keyof typeof documents,
  { operation: { responses }, at }: Found,
  { status, reply, type }: Exchange,
): readonly string[] {
  const isText = !type.startsWith("application/json");
  // A proxy can refuse every request with a text, and all errors of version 1 are texts.
  if (status >= 400 && isText) return name === "v1" || EDGE_STATUSES.includes(status) ? [] : ["it is no JSON"];
  if (status === 304) return reply === "" ? [] : ["a reply without content has a body"];
  const declared = responses[status];
  if (declared === undefined) return ["this status is not in the document"];
  const isShared = "$ref" in declared;
  const response = isShared ? documents[name].components?.responses[nameIn(declared)] : declared;
  const [[media, content] = []] = Object.entries(response?.content ?? {});
  if (media === undefined || content?.schema === undefined) return [];
  if (media !== "application/json") return isText ? [] : [`the content type is ${type}`];
  const pointer = isShared ? declared.$ref.slice(1) : `${at}/responses/${status}`;
  const codes = response?.["x-codes"] ?? [];
  const code = codeOf(reply) ?? "missing";
  return [
    ...schemaProblems(`${name}#${pointer}/content/${escapePointer(media)}/schema`, "the reply", reply),
    ...(codes.length === 0 || codes.includes(code) ? [] : [`the code is ${code}`]),
  ];
}

function codeOf(text: string): string | undefined {
  return /"code":"([A-Z_]+)"/.exec(text)?.[1];
}

function schemaProblems(at: string, what: string, text: string): readonly string[] {
  const validate = ajv.getSchema(at);
  if (validate === undefined) throw new Error(`There is no schema at ${at}.`);
  if (text === "") return [`${what} is empty`];
  const value: unknown = JSON.parse(text);
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${what}: ${instancePath || "/"} ${message}`);
}
