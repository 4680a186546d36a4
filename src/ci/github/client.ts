import { AbortedError } from "../../errors.js";
import type { Repository } from "../../service/service.js";
import { GitHostError, type GitHostRequestKind, NoReplyError } from "../host.js";
import { readArrayOrUndefined, readJsonValue } from "./event.js";
import type { GitHubRequestSender, OctokitOptions } from "./octokit.js";

const LOOK_UP_MS = 5000;
export const PAGE_SIZE = 100;

/** Function that reads a reply. Returns undefined for a reply in an unknown format. */
export type ReplyParser<Value> = (data: unknown) => Value | undefined;

export interface ClientOptions extends Omit<OctokitOptions, "lookUpMs"> {
  readonly lookUpMs?: number;
}

export interface GitHubClient {
  readonly signal: AbortSignal;
  readonly lookUpMs: number;
  readonly request: GitHubRequestSender;
}

/** Creates a client that loads GitHub's library at its first request. Most runs send no request to GitHub. */
export function createGitHubClient({ lookUpMs = LOOK_UP_MS, ...options }: ClientOptions): GitHubClient {
  let loaded: Promise<GitHubRequestSender> | undefined;
  return {
    signal: options.signal,
    lookUpMs,
    async request(route, parameters) {
      loaded ??= import("./octokit.js").then(({ openOctokit }) => openOctokit({ ...options, lookUpMs }));
      return (await loaded)(route, parameters);
    },
  };
}

export interface GitHubCall {
  readonly repository: Repository;
  readonly what: string;
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly permissions: readonly string[];
  /** Key of the list in the reply, if the reply is an object. */
  readonly listKey?: string | undefined;
  readonly stop?: AbortSignal | undefined;
}

/** Sends a request. @throws AbortedError, or GitHostError, also for a reply in an unknown format */
export function callGitHub<Value>(client: GitHubClient, asked: GitHubCall, read: ReplyParser<Value>): Promise<Value> {
  const [method = "", path = ""] = asked.route.split(" ");
  const { owner, name: repo } = asked.repository;
  const route = `${method} /repos/{owner}/{repo}${path}`;
  return send(client, { ...asked, route }, { ...asked.parameters, owner, repo }, findDeed(method), read);
}

/** Sends a GraphQL query, which only reads. @throws AbortedError, or GitHostError */
export function queryGitHub<Value>(
  client: GitHubClient,
  asked: Omit<GitHubCall, "route" | "parameters">,
  body: { readonly query: string; readonly variables: object },
  read: ReplyParser<Value>,
): Promise<Value> {
  return send(client, { ...asked, route: "POST /graphql" }, body, "read", read);
}

async function send<Value>(
  { request, signal }: GitHubClient,
  { what, route, permissions, stop }: Omit<GitHubCall, "parameters">,
  parameters: object,
  deed: GitHostRequestKind,
  read: ReplyParser<Value>,
): Promise<Value> {
  try {
    const signals = stop === undefined ? [signal] : [signal, stop];
    const { data } = await request(route, { ...parameters, request: { signal: AbortSignal.any(signals) } });
    const found = read(data);
    if (found === undefined) throw new Error("the reply has an unknown form");
    return found;
  } catch (error) {
    if (signal.aborted) throw new AbortedError();
    throw new GitHostError(what, error, permissions, deed);
  }
}

/** Reads pages of a list, and omits items in an unknown format. `whole` is false if further pages may exist. */
export async function listPages<Item>(client: GitHubClient, asked: GitHubCall, pages: number, read: ReplyParser<Item>) {
  const items: Item[] = [];
  const readPage = (data: unknown) =>
    readArrayOrUndefined(asked.listKey === undefined ? data : readJsonValue(data, asked.listKey));
  for (let page = 1; page <= pages; page += 1) {
    const parameters = { ...asked.parameters, per_page: PAGE_SIZE, page };
    const found = await callGitHub(client, { ...asked, parameters }, readPage);
    items.push(...found.flatMap((item) => read(item) ?? []));
    if (found.length < PAGE_SIZE) return { items, whole: true };
  }
  return { items, whole: false };
}

export async function listAllItems<Item>(
  client: GitHubClient,
  asked: GitHubCall,
  mostPages: number,
  read: ReplyParser<Item>,
) {
  const { items, whole } = await listPages(client, asked, mostPages, read);
  if (whole) return items;
  const cause = new NoReplyError(`the list has more than ${mostPages * PAGE_SIZE} items`, { permanent: true });
  throw new GitHostError(asked.what, cause, asked.permissions);
}

function findDeed(method: string): GitHostRequestKind {
  if (method === "GET") return "read";
  return method === "DELETE" ? "delete" : "write";
}
