/**
 * Who may speak to the service. It listens on this machine only, but a browser here runs pages of strangers: one of them
 * can post without being asked (then `Origin` names it), or have its own name lead to this machine (then `Host` does).
 */

import type { IncomingMessage } from "node:http";

/** Why a request is turned down, or null; `names` are those that the service was told it is called by. */
export function refusalOfCaller(
  { headers: { host = "", origin }, url = "" }: IncomingMessage,
  names: readonly string[],
): string | null {
  const isKnown = (authority: string): boolean => {
    const name = nameIn(authority);
    return isLoopback(name) || names.includes(name);
  };
  if (!isKnown(host)) return refusal("Host", host);
  // The whole address stands there where a client takes the service for a proxy.
  const named = /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1];
  if (named !== undefined && !isKnown(named)) return refusal("Host", named);
  // A page without an origin of its own, such as one in a sandbox, sends `null`.
  const page = origin === undefined ? undefined : /^https?:\/\/(.*)$/i.exec(origin)?.[1];
  return origin === undefined || (page !== undefined && isKnown(page)) ? null : refusal("Origin", origin);
}

/** The name or address without its port; empty where there is none. */
function nameIn(authority: string): string {
  if (!/^[a-z0-9._:[\]-]+$/i.test(authority) || !URL.canParse(`http://${authority}`)) return "";
  // The reader of addresses knows their short forms, such as 127.1.
  return new URL(`http://${authority}`).hostname.replace(/\.$/, "");
}

/** Whether a name or an address can only mean this machine. */
function isLoopback(name: string): boolean {
  return name === "[::1]" || /^127(\.\d+){3}$/.test(name) || /^([a-z0-9-]+\.)*localhost$/.test(name);
}

function refusal(header: "Host" | "Origin", value: string): string {
  const shown = value.length > 100 ? `${value.slice(0, 100)}...` : value;
  return `Forbidden: this service answers programs and pages of its own machine only, and the header ${header} says "${shown}". Call it as localhost or 127.0.0.1.`;
}
