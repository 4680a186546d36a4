import type { HostContent } from "../../state/host-content.js";
import type { Repository } from "../../state/service-state.js";
import type { Incoming } from "../http/incoming.js";

export interface GithubCall {
  readonly repository: Repository;
  readonly rest: string;
  readonly query: URLSearchParams;
  readonly incoming: Incoming;
  readonly nowMs: number;
  /** Seconds after a merge until GitHub shows it. */
  readonly lagSeconds: number;
  readonly post: (posting: HostContent) => void;
}

const USUAL_SIZE = 30;
const LARGEST_SIZE = 100;

/** Returns a page of a list. As on GitHub, an invalid size or page means the default. */
export function pageOf<Item>(all: readonly Item[], query: URLSearchParams) {
  const size = Math.min(LARGEST_SIZE, readPositive(query.get("per_page")) ?? USUAL_SIZE);
  const page = readPositive(query.get("page")) ?? 1;
  return { items: all.slice((page - 1) * size, page * size), page, size };
}

function readPositive(text: string | null): number | undefined {
  const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
  return number > 0 ? number : undefined;
}
