import { AbortedError } from "../../errors.js";
import type { Repository } from "../../service/service.js";
import { HostError, NoReplyError } from "../host.js";
import { asArray } from "./event.js";
import type { GitHubRequest, OctokitOptions } from "./octokit.js";

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
  readonly request: GitHubRequest;
}

/** Creates a client that loads GitHub's library at its first request. Most runs send no request to GitHub. */
export function createGitHubClient({ lookUpMs = LOOK_UP_MS, ...options }: ClientOptions): GitHubClient {
  let loaded: Promise<GitHubRequest> | undefined;
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
  readonly stop?: AbortSignal | undefined;
}

/** Sends a request. @throws AbortedError, or HostError, also for a reply in an unknown format */
export async function callGitHub<Value>(
  { request, signal }: GitHubClient,
  { repository, what, route, parameters, permissions, stop }: GitHubCall,
  read: ReplyParser<Value>,
): Promise<Value> {
  const [method = "", path = ""] = route.split(" ");
  try {
    const signals = stop === undefined ? [signal] : [signal, stop];
    const at = { owner: repository.owner, repo: repository.name, request: { signal: AbortSignal.any(signals) } };
    const found = read((await request(`${method} /repos/{owner}/{repo}${path}`, { ...parameters, ...at })).data);
    if (found === undefined) throw new Error("the reply has an unknown form");
    return found;
  } catch (error) {
    if (signal.aborted) throw new AbortedError();
    throw new HostError(what, error, permissions, describeFailure(method));
  }
}

/** Reads pages of a list, and omits items in an unknown format. `whole` is false if further pages may exist. */
export async function listPages<Item>(client: GitHubClient, asked: GitHubCall, pages: number, read: ReplyParser<Item>) {
  const items: Item[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const parameters = { ...asked.parameters, per_page: PAGE_SIZE, page };
    const found = await callGitHub(client, { ...asked, parameters }, asArray);
    items.push(...found.flatMap((item) => read(item) ?? []));
    if (found.length < PAGE_SIZE) return { items, whole: true };
  }
  return { items, whole: false };
}

export async function listAll<Item>(
  client: GitHubClient,
  asked: GitHubCall,
  mostPages: number,
  read: ReplyParser<Item>,
) {
  const { items, whole } = await listPages(client, asked, mostPages, read);
  if (whole) return items;
  const cause = new NoReplyError(`the list has more than ${mostPages * PAGE_SIZE} items`, { permanent: true });
  throw new HostError(asked.what, cause, asked.permissions);
}

function describeFailure(method: string): string {
  if (method === "GET") return "could not be read from GitHub";
  return method === "DELETE" ? "could not be deleted on GitHub" : "could not be written to GitHub";
}
