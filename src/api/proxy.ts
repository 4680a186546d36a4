import { type Environment, textIn } from "../environment.js";
import { InputError } from "../errors.js";
import { portOf } from "./connect.js";

/** The first one that holds a text counts; lower case wins, as everywhere. */
const PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"] as const;
const EXCEPTION_VARIABLES = ["no_proxy", "NO_PROXY"] as const;

/** The proxy that the environment names for an address, or undefined when it is reached directly. */
export function proxyFor(url: URL, environment: Environment): URL | undefined {
  const name = PROXY_VARIABLES.find((variable) => textIn(environment, variable) !== undefined);
  if (name === undefined || isException(url, environment)) return undefined;
  const text = textIn(environment, name) ?? "";
  const proxy = URL.canParse(text) ? new URL(text) : undefined;
  if (proxy?.protocol === "http:" || proxy?.protocol === "https:") return proxy;
  // The text itself may hold a password, so it is not shown.
  throw new InputError([`The variable ${name} of the environment is not the address of an HTTP proxy.`], {
    details: [`Write it with its scheme, for example ${name}=http://proxy.example:3128.`],
  });
}

function isException(url: URL, environment: Environment): boolean {
  const name = EXCEPTION_VARIABLES.find((variable) => textIn(environment, variable) !== undefined);
  const text = name === undefined ? undefined : textIn(environment, name);
  const entries = text?.toLowerCase().split(/[\s,]+/) ?? [];
  return entries.some((entry) => covers(entry, url));
}

/** `*`, `host`, `.host` or `*.host` (both with all below it), each with an optional port. */
function covers(entry: string, url: URL): boolean {
  if (entry === "*") return true;
  const [, pattern = "", port] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
  const host = pattern.replace(/^\*?\./, "");
  if (host === "" || (port !== undefined && port !== `${portOf(url)}`)) return false;
  return url.hostname === host || url.hostname.endsWith(`.${host}`);
}
