/**
 * Compares requests and replies of both versions of the API with their OpenAPI documents. Unlike the document of version
 * 1, ours allows 0 where replies of the service contain it (`pendingFailureDepth`, `batchingMaxWaitTimeMinutes`).
 */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";

/** A request with its reply. Bodies are texts; an empty text means none. */
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

interface Operation {
  readonly query?: Readonly<Record<string, { readonly required: boolean }>>;
  readonly request?: object;
  readonly replies: Readonly<Record<string, Reply>>;
}

interface Reply {
  readonly codes?: readonly string[];
  readonly content: Readonly<Record<string, object>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const FORMATS = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
};

/** Statuses that the edge writes as text, without a code. */
const EDGE_STATUSES: readonly number[] = [401, 403, 413, 429, 503, 504];

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS });
const documents = { v1: load("v1"), v2: load("v2") };

function load(name: "v1" | "v2"): Document;
function load(name: string): unknown {
  const document: unknown = JSON.parse(readFileSync(`local-queue/test/support/openapi/${name}.json`, "utf8"));
  if (typeof document === "object" && document !== null) ajv.addSchema(document, name);
  return document;
}

/** Returns the problems of an exchange; none for a path without an operation. Requests count when they succeeded. */
export function findProblems({ method, path, request, status, reply, type }: Exchange): readonly string[] {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const name = pathname.startsWith("/v2/") ? "v2" : "v1";
  const found = findOperation(documents[name], method, pathname);
  if (found === null) return [];
  const { operation, at } = found;
  const problems = status < 300 ? requestProblems(`${name}#${at}/request`, operation, request, searchParams) : [];
  const all = [...problems, ...replyProblems(`${name}#${at}/replies/${status}`, operation, { status, reply, type })];
  return all.map((problem) => `${method} ${path}: ${status}: ${problem}`);
}

function findOperation({ paths }: Document, method: string, pathname: string) {
  const names = Object.keys(paths).toSorted((one, other) => Number(one.includes("{")) - Number(other.includes("{")));
  for (const path of names) {
    const operation = paths[path]?.[method];
    if (operation === undefined || !new RegExp(`^${path.replace(/\{[^}]*\}/, "[^/]+")}$`).test(pathname)) continue;
    return { operation, at: `/paths/${escapePointer(path)}/${method}` };
  }
  return null;
}

function escapePointer(text: string): string {
  return encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function requestProblems(at: string, operation: Operation, body: string, search: URLSearchParams): readonly string[] {
  const { query = {}, request } = operation;
  const unknown = [...search.keys()].filter((name) => query[name] === undefined && at.startsWith("v2"));
  const missing = Object.keys(query).filter((name) => query[name]?.required === true && !search.has(name));
  return [
    ...unknown.map((name) => `the query has the unknown parameter ${name}`),
    ...missing.map((name) => `the query lacks ${name}`),
    ...(request === undefined ? [] : schemaProblems(at, "the request", body)),
  ];
}

function replyProblems(
  at: string,
  { replies }: Operation,
  { status, reply, type }: Pick<Exchange, "status" | "reply" | "type">,
): readonly string[] {
  const declared = replies[status];
  const isText = !type.startsWith("application/json");
  // Every operation of both versions can be refused by the edge, and version 1 writes texts.
  if (status >= 400 && isText) return at.startsWith("v1") || EDGE_STATUSES.includes(status) ? [] : ["it is no JSON"];
  if (status === 304) return reply === "" ? [] : ["a reply without content has a body"];
  if (declared === undefined) return ["this status is not in the document"];
  const [media] = Object.keys(declared.content);
  if (media === undefined) return [];
  const isTextDeclared = media !== "application/json";
  if (isTextDeclared) return isText ? [] : [`the content type is ${type}`];
  const { codes = [] } = declared;
  const code = codeOf(reply);
  return [
    ...schemaProblems(`${at}/content/${escapePointer(media)}`, "the reply", reply),
    ...(codes.length === 0 || (code !== undefined && codes.includes(code)) ? [] : [`the code is ${code}`]),
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
