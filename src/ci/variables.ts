import type { Repository } from "../api/endpoints.js";
import { type Environment, textIn } from "../environment.js";
import { branch, commit, hostName, pullRequestNumber, repositoryName } from "../inputs/parsers.js";
import type { EventCommit } from "./ci.js";

/** The number of a pull request; undefined for anything else, such as Buildkite's `false`. */
export function numberIn(environment: Environment, name: string): number | undefined {
  const parsed = pullRequestNumber(textIn(environment, name) ?? "");
  return parsed.ok ? parsed.value : undefined;
}

/** The name of a branch without `refs/heads/`; undefined for what can be none. */
export function branchIn(environment: Environment, name: string): string | undefined {
  const parsed = branch(textIn(environment, name) ?? "");
  return parsed.ok ? parsed.value : undefined;
}

/** A commit by its full name. Anything else, such as Buildkite's `HEAD` and the zeros for none, must not reach git. */
export function commitIn(environment: Environment, name: string, ref?: string): EventCommit | undefined {
  const parsed = commit(textIn(environment, name) ?? "");
  return parsed.ok && !/^0+$/.test(parsed.value) ? { sha: parsed.value, at: name, ref } : undefined;
}

/** The repository that a variable has the address of. */
export function repositoryIn(environment: Environment, name: string): Repository | undefined {
  return repositoryOfRemote(textIn(environment, name) ?? "");
}

/** `https://host/owner/name`, without what an address may hold besides: credentials must not be shown. */
export function addressIn(environment: Environment, name: string): string | undefined {
  const text = textIn(environment, name);
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  url.username = "";
  url.password = "";
  return url.href;
}

/**
 * The repository behind the address of a remote: `https://`, `http://`, `git://` and `ssh://`, and the short form
 * `git@host:owner/name.git`. Credentials in it are left out; an owner may hold slashes.
 */
export function repositoryOfRemote(remote: string): Repository | undefined {
  const short = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?(.+)$/.exec(remote);
  if (short?.[1] !== undefined && short[2] !== undefined) return repositoryAt(short[1], short[2]);
  if (!URL.canParse(remote)) return undefined;
  const url = new URL(remote);
  switch (url.protocol) {
    case "https:":
    case "http:":
      return repositoryAt(url.host, url.pathname);
    // The port is that of another protocol than the web's.
    case "ssh:":
    case "git:":
    case "git+ssh:":
      return repositoryAt(url.hostname, url.pathname);
    default:
      return undefined;
  }
}

/** A repository by its host and its path there, `/owner/name.git`. */
export function repositoryAt(host: string, path: string): Repository | undefined {
  const name = repositoryName(
    path
      .replace(/^\/+/, "")
      .replace(/\/+$/, "")
      .replace(/\.git$/, ""),
  );
  // GitHub takes ssh on the port of https under this name (its page "Using SSH over the HTTPS port").
  const parsed = hostName(host.toLowerCase() === "ssh.github.com" ? "github.com" : host);
  return name.ok && parsed.ok ? { host: parsed.value, ...name.value } : undefined;
}

/** Whether two addresses are of different repositories; undefined when one of them is not known. */
export function isOther(one: Repository | undefined, other: Repository | undefined): boolean | undefined {
  if (one === undefined || other === undefined) return undefined;
  return fullName(one) !== fullName(other);
}

function fullName({ host, owner, name }: Repository): string {
  return `${host}/${owner}/${name}`.toLowerCase();
}
