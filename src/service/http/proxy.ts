import { InputError } from "../../errors.js";
import { type ProcessEnvironment, readEnvironmentVariable } from "../../text/environment.js";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"] as const;
const EXCEPTION_VARIABLES = ["no_proxy", "NO_PROXY"] as const;

/** True for an address of this machine. Such an address may use HTTP, and needs no proxy. */
export function isLoopback(url: URL): boolean {
  return LOOPBACK.test(url.hostname);
}

export function findProxy(url: URL, environment: ProcessEnvironment): URL | undefined {
  const name = PROXY_VARIABLES.find((variable) => readEnvironmentVariable(environment, variable) !== undefined);
  if (name === undefined || isLoopback(url) || isException(url, environment)) return undefined;
  const text = readEnvironmentVariable(environment, name) ?? "";
  const proxy = URL.canParse(text) ? new URL(text) : undefined;
  if (proxy?.protocol === "http:" || proxy?.protocol === "https:") return proxy;
  // The message omits the proxy's address, which may contain a password.
  throw new InputError([`The value of the environment variable ${name} is not the address of an HTTP proxy.`], {
    details: [`Write the address with its scheme, for example ${name}=http://proxy.example:3128.`],
  });
}

function isException(url: URL, environment: ProcessEnvironment): boolean {
  const texts = EXCEPTION_VARIABLES.map((variable) => readEnvironmentVariable(environment, variable));
  const text = texts.find((each) => each !== undefined) ?? "";
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => covers(entry, url));
}

/** True when an entry of NO_PROXY matches the host: `*`, `host`, `.host` or `*.host`, with or without a port. */
function covers(entry: string, url: URL): boolean {
  if (entry === "*") return true;
  const [, pattern = "", port] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
  const host = pattern.replace(/^\*?\./, "");
  if (host === "" || (port !== undefined && port !== `${findUrlPort(url)}`)) return false;
  return url.hostname === host || url.hostname.endsWith(`.${host}`);
}

export function findUrlPort({ port, protocol }: URL): number {
  if (port !== "") return Number(port);
  return protocol === "https:" ? 443 : 80;
}
