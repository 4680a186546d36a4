/** Rate limits of version 2 of the API, by the service's clock. */
import { type Reply, textReply } from "../http/reply.js";
import { refusal, refusalReply } from "./errors.js";
import type { Caller } from "./keys.js";

/** Maximum requests per second, for each kind of limit. */
const LIMITS = {
  /** Limit of the organization, for all its keys together. */
  organization: 100,
  /** Limit of one key, for GET requests below `/v2/pull-requests`. */
  pullRequestReads: 5,
  metrics: 5,
  /** Limit of one workflow run that uploads targets. */
  runs: 10,
} as const;

type Kind = keyof typeof LIMITS;

const PERIOD_MS = 1000;

export type RateLimits = ReturnType<typeof createRateLimits>;

export function createRateLimits(nowMs: () => number) {
  let recent = new Map<string, number[]>();
  let cleanedAt = nowMs();
  let refused = 0;
  /** Deletes old buckets once per period, because a client may send requests for any number of runs. */
  const clean = (now: number): void => {
    if (now < cleanedAt + PERIOD_MS) return;
    cleanedAt = now;
    recent = new Map([...recent].filter(([, times]) => (times.at(-1) ?? 0) > now - PERIOD_MS));
  };
  return {
    /**
     * Counts a request. Returns the reply to a request above its limit. Every second such reply is a text, as from a
     * proxy.
     */
    count: (caller: Caller, method: string, pathname: string): Reply | null => {
      const [kind, bucket] = bucketOf(caller, method, pathname);
      const now = nowMs();
      clean(now);
      const times = (recent.get(bucket) ?? []).filter((timeMs) => timeMs > now - PERIOD_MS);
      recent.set(bucket, times);
      if (times.length < LIMITS[kind]) {
        times.push(now);
        return null;
      }
      refused += 1;
      if (refused % 2 === 0) return textReply(429);
      return refusalReply(
        refusal(
          "RATE_LIMIT_EXCEEDED",
          `The client sent more than ${LIMITS[kind]} API requests of this kind within a second`,
        ),
      );
    },
  };
}

function bucketOf(caller: Caller, method: string, pathname: string): readonly [kind: Kind, bucket: string] {
  if (caller.kind === "run") return ["runs", `run ${caller.runId}`];
  if (method === "GET" && pathname.startsWith("/v2/pull-requests")) return ["pullRequestReads", `reads ${caller.key}`];
  if (pathname.endsWith("/metrics")) return ["metrics", "metrics"];
  return ["organization", "organization"];
}
