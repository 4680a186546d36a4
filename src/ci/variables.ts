import type { Parse } from "../inputs/input.js";
import { branchName, commitSha, hostName, pullRequestNumber, repositoryName } from "../inputs/parsers.js";
import type { Repository } from "../service/service.js";
import { type Environment, readVariable } from "../text/environment.js";

export interface EventCommit {
  readonly sha: string;
  /** Source in workflow notation: `github.event.pull_request.head.sha`, `head-sha`. */
  readonly at: string;
  readonly ref: string | undefined;
}

export type HeadOrigin = "own" | "fork" | "unknown";

export type Variables = ReturnType<typeof createVariableReader>;

export function createVariableReader(environment: Environment) {
  const text = (name: string): string | undefined => readVariable(environment, name);

  function parsed<T>(parse: Parse<T>, name: string): T | undefined {
    const read = parse(text(name) ?? "");
    return read.ok ? read.value : undefined;
  }

  return {
    text,
    /** Returns undefined for other texts, such as Buildkite's `false`. */
    number: (name: string) => parsed(pullRequestNumber, name),
    branch: (name: string) => parsed(branchName, name),
    commit: (name: string, ref?: string) => parseCommit(text(name), name, ref),
    repository: (name: string) => parseRemoteRepository(text(name) ?? ""),
    /** Returns a web address without credentials. */
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

/** Reads a full commit SHA. Rejects Buildkite's `HEAD` and GitLab's zeros, which must not reach Git. */
export function parseCommit(text: string | undefined, at: string, ref: string | undefined): EventCommit | undefined {
  const sha = commitSha(text ?? "");
  return sha.ok && !/^0+$/.test(sha.value) ? { sha: sha.value, at, ref } : undefined;
}

/** Reads addresses of the web, Git and SSH, also `git@host:owner/name.git`. An owner may contain slashes. */
export function parseRemoteRepository(remote: string): Repository | undefined {
  const short = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?(.+)$/.exec(remote);
  if (short?.[1] !== undefined && short[2] !== undefined) return parseRepository(short[1], short[2]);
  if (!URL.canParse(remote)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(remote);
  if (/^https?:$/.test(protocol)) return parseRepository(host, pathname);
  // The port of SSH or Git is not the port of the web.
  return /^(?:ssh|git|git\+ssh):$/.test(protocol) ? parseRepository(hostname, pathname) : undefined;
}

export function parseRepository(host: string, path: string): Repository | undefined {
  const name = repositoryName(path.replace(/^\/+|\/+$/g, "").replace(/\.git$/, ""));
  // GitHub's host for SSH over the HTTPS port.
  const parsed = hostName(host.toLowerCase() === "ssh.github.com" ? "github.com" : host);
  return name.ok && parsed.ok ? { host: parsed.value, ...name.value } : undefined;
}

export function formatBranchRef(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `refs/heads/${name}`;
}

export function findOrigin(head: Repository | undefined, repository: Repository | undefined): HeadOrigin {
  if (head === undefined || repository === undefined) return "unknown";
  return fullName(head) === fullName(repository) ? "own" : "fork";
}

function fullName({ host, owner, name }: Repository): string {
  return `${host}/${owner}/${name}`.toLowerCase();
}
