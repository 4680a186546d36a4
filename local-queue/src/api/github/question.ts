import type { HostContent } from "../../state/host-content.js";
import type { Repository } from "../../state/service-state.js";
import type { Incoming } from "../http/incoming.js";

/** A request to the GitHub stand-in about a repository. */
export interface Question {
  readonly repository: Repository;
  /** The part of the path that the pattern of its endpoint leaves open. */
  readonly rest: string;
  readonly query: URLSearchParams;
  readonly incoming: Incoming;
  readonly nowMs: number;
  /** Seconds after a merge during which GitHub still shows the pull request as open. */
  readonly lagSeconds: number;
  readonly post: (posting: HostContent) => void;
}
