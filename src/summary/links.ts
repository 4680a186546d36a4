import type { Repository } from "../api/endpoints.js";
import { code, linkedMarkdown } from "./markdown.js";

/** Hosts that are known to have pull requests and commits at GitHub's addresses. */
function isGitHub(host: string): boolean {
  return /^(github\.com|[a-z0-9-]+\.ghe\.com)$/i.test(host);
}

/** `#7` with a link to the pull request, where its host is a known one. */
export function pullRequestLink(repository: Repository, number: number): string {
  return linkedMarkdown(`#${number}`, addressOf(repository, `pull/${number}`));
}

/** A commit with a link to it, where its host is a known one. */
export function commitLink(repository: Repository, sha: string): string {
  return linkedMarkdown(code(sha), addressOf(repository, `commit/${encodeURIComponent(sha.toWellFormed())}`));
}

function addressOf({ host, owner, name }: Repository, path: string): string | undefined {
  if (!isGitHub(host)) return undefined;
  const [inOwner, inName] = [owner, name].map((part) => encodeURIComponent(part.toWellFormed()));
  return `https://${host}/${inOwner}/${inName}/${path}`;
}
