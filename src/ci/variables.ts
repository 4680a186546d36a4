import type { InputParser } from "../inputs/input.js";
import {
  branchNameParser,
  commitShaParser,
  hostNameParser,
  pullRequestNumberParser,
  repositoryNameParser,
} from "../inputs/parsers.js";
import type { Repository } from "../service/service.js";
import { type ProcessEnvironment, readEnvironmentVariable } from "../text/environment.js";

export interface EventCommit {
  readonly sha: string;
  /** Source of the commit, spelled as in a workflow: `github.event.pull_request.head.sha` or `head-sha`. */
  readonly at: string;
  readonly ref: string | undefined;
}

export type HeadRepositoryKind = "own" | "fork" | "unknown";

export type VariableReader = ReturnType<typeof createVariableReader>;

export function createVariableReader(environment: ProcessEnvironment) {
  const text = (name: string): string | undefined => readEnvironmentVariable(environment, name);

  function parsed<T>(parse: InputParser<T>, name: string): T | undefined {
    const read = parse(text(name) ?? "");
    return read.ok ? read.value : undefined;
  }

  return {
    text,
    /** Returns the number of a pull request; undefined for any other text, such as Buildkite's `false`. */
    number: (name: string) => parsed(pullRequestNumberParser, name),
    branch: (name: string) => parsed(branchNameParser, name),
    commit: (name: string, ref?: string) => parseCommit(text(name), name, ref),
    repository: (name: string) => parseRemoteRepository(text(name) ?? ""),
    /** Returns an http(s) address without user name and password; undefined for an invalid address. */
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

/** Reads a full commit id; undefined for any other text, such as Buildkite's `HEAD` or GitLab's zeros. */
export function parseCommit(text: string | undefined, at: string, ref: string | undefined): EventCommit | undefined {
  const sha = commitShaParser(text ?? "");
  return sha.ok && !/^0+$/.test(sha.value) ? { sha: sha.value, at, ref } : undefined;
}

/**
 * Reads a repository from a web, Git or SSH address, or from `git@host:owner/name.git`. The owner may contain slashes.
 */
export function parseRemoteRepository(remote: string): Repository | undefined {
  const short = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?(.+)$/.exec(remote);
  if (short?.[1] !== undefined && short[2] !== undefined) return parseRepository(short[1], short[2]);
  if (!URL.canParse(remote)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(remote);
  if (/^https?:$/.test(protocol)) return parseRepository(host, pathname);
  // A port in an SSH or Git address does not apply to the web pages, so it is omitted.
  return /^(?:ssh|git|git\+ssh):$/.test(protocol) ? parseRepository(hostname, pathname) : undefined;
}

export function parseRepository(host: string, path: string): Repository | undefined {
  const name = repositoryNameParser(path.replace(/^\/+|\/+$/g, "").replace(/\.git$/, ""));
  // GitHub accepts SSH on port 443 at `ssh.github.com`.
  const parsed = hostNameParser(host.toLowerCase() === "ssh.github.com" ? "github.com" : host);
  return name.ok && parsed.ok ? { host: parsed.value, ...name.value } : undefined;
}

export function formatBranchRef(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `refs/heads/${name}`;
}

export function findHeadRepositoryKind(
  head: Repository | undefined,
  repository: Repository | undefined,
): HeadRepositoryKind {
  if (head === undefined || repository === undefined) return "unknown";
  return fullName(head) === fullName(repository) ? "own" : "fork";
}

function fullName({ host, owner, name }: Repository): string {
  return `${host}/${owner}/${name}`.toLowerCase();
}
