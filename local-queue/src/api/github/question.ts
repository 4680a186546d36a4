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
