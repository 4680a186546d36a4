/** This file listens to the events of a page, as a browser does. */
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface PageEvents {
  readonly response: IncomingMessage;
  /** Returns the received text. */
  readonly text: () => string;
  readonly ended: Promise<void>;
}

export async function openEvents(url: string): Promise<PageEvents> {
  const [response] = await once(get(`${url}/_page/events`, { agent: false }), "response");
  let text = "";
  response.setEncoding("utf8");
  response.on("data", (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise<void>((resolve) => {
    response.once("close", resolve);
    response.once("error", () => resolve());
  });
  return { response, text: () => text, ended };
}

export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries === 500) throw new Error("The condition was not met in time.");
    await sleep(10);
  }
}
