import type { Parse } from "../inputs/input.js";
import { branch, commit, hostName, pullRequestNumber, repositoryName } from "../inputs/parsers.js";
import type { Repository } from "../service/service.js";
import { type Environment, textIn } from "../text/environment.js";

/** A commit as an event names it, or an input. */
export interface EventCommit {
  readonly sha: string;
  /** Where it was read, as a workflow would write it: `github.event.pull_request.head.sha`, `head-sha`. */
  readonly at: string;
  /** A ref of this repository that leads to it. */
  readonly ref: string | undefined;
}

/** Whose code the head of a run is; `unknown` where the event does not say. */
export type HeadOrigin = "own" | "fork" | "unknown";

/** The variables of a build, read as what they hold. */
export type Variables = ReturnType<typeof variablesOf>;

export function variablesOf(environment: Environment) {
  const text = (name: string): string | undefined => textIn(environment, name);

  /** The value that an input of this kind would have; undefined for what can be none. */
  function parsed<T>(parse: Parse<T>, name: string): T | undefined {
    const read = parse(text(name) ?? "");
    return read.ok ? read.value : undefined;
  }

  return {
    text,
    /** The number of a pull request; undefined for anything else, such as Buildkite's `false`. */
    number: (name: string) => parsed(pullRequestNumber, name),
    /** The name of a branch without `refs/heads/`. */
    branch: (name: string) => parsed(branch, name),
    commit: (name: string, ref?: string) => commitOf(text(name), name, ref),
    /** The repository that a variable has the address of. */
    repository: (name: string) => repositoryOfRemote(text(name) ?? ""),
    /** `https://host/owner/name`, without what an address may hold besides: credentials must not be shown. */
    address(name: string): string | undefined {
      const address = text(name);
      if (address === undefined || !URL.canParse(address)) return undefined;
      const url = new URL(address);
      if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
      url.username = "";
      url.password = "";
      return url.href;
    },
  };
}

/** A commit by its full name. Anything else, such as Buildkite's `HEAD` and the zeros for none, must not reach git. */
export function commitOf(text: string | undefined, at: string, ref: string | undefined): EventCommit | undefined {
  const sha = commit(text ?? "");
  return sha.ok && !/^0+$/.test(sha.value) ? { sha: sha.value, at, ref } : undefined;
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

export function branchRef(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `refs/heads/${name}`;
}

/** Whose a head in the first repository is for the second one. */
export function originOf(head: Repository | undefined, repository: Repository | undefined): HeadOrigin {
  if (head === undefined || repository === undefined) return "unknown";
  return fullName(head) === fullName(repository) ? "own" : "fork";
}

function fullName({ host, owner, name }: Repository): string {
  return `${host}/${owner}/${name}`.toLowerCase();
}
