/** This file sends requests to version 2 of the API, and fills a queue for its tests. */
import type { LocalService, LocalServiceOptions } from "../../../src/serve/service.js";
import { type Answer, send } from "../../support/client.js";
import { start } from "../../support/running-service.js";

export type KeyName = keyof LocalService["keys"];

export interface Request {
  readonly body?: unknown;
  readonly key?: KeyName;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Replied extends Omit<Answer, "text"> {
  readonly text: string;
  /** Body of the reply as JSON; undefined for an empty body or a text. */
  readonly json: unknown;
}

/** Sends a request with a key. By default, the key has every permission. */
export async function ask(
  service: LocalService,
  method: string,
  path: string,
  { body, key = "all", headers = {} }: Request = {},
): Promise<Replied> {
  const sent = {
    method,
    headers: {
      authorization: `Bearer ${service.keys[key]}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const answer = await send(`${service.apiV2Url}/${path}`, sent);
  const json: unknown = answer.type.startsWith("application/json") ? JSON.parse(answer.text) : undefined;
  return { ...answer, json };
}

/** Returns the id of an object, or of the first item of a list. */
export function idIn(json: unknown): string {
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(json))?.[1];
  if (id === undefined) throw new Error(`There is no id in ${JSON.stringify(json)}.`);
  return id;
}

/** Starts a service with pull requests. Returns the ids of its repository and queue in version 2. */
export async function given(
  options: LocalServiceOptions & { readonly pullRequests?: number } = {},
  ...atEnd: readonly ((stop: () => Promise<void>) => void)[]
) {
  const { pullRequests = 3, ...others } = options;
  const service = await start({ startAtMs: Date.parse("2026-01-01T00:00:00Z"), ...others }, ...atEnd);
  for (let added = 0; added < pullRequests; added += 1) service.control.addPullRequest();
  const { json: repositories } = await ask(
    service,
    "GET",
    "repositories?providerUrl=https://github.com/local/playground",
  );
  const { json: queues } = await ask(service, "GET", "merge-queues");
  const [repository, queue] = [idIn(repositories), idIn(queues)];
  const submit = (number: number, fields: object = {}) =>
    ask(service, "POST", `merge-queues/${queue}/pull-requests`, { body: { number, ...fields } });
  const find = async (number: number): Promise<string> =>
    idIn((await ask(service, "GET", `pull-requests?repositoryId=${repository}&number=${number}`)).json);
  return { service, repository, queue, submit, find };
}
