import type * as z from "zod/mini";
import { InputError } from "../../errors.js";
import { QUEUE_SETTINGS, type SettingDeclaration } from "../queue-settings.js";
import type { EnqueuedPullRequest, Queue, QueueSettings } from "../service.js";
import { findPullRequestRecord, type PullRequest } from "./records.js";
import type { mergeQueue, queueOrder } from "./schemas.js";
import { camelCase, snakeCase } from "./words.js";

export type MergeQueue = z.infer<typeof mergeQueue>;
type Order = z.infer<typeof queueOrder>;

/** Modes of a queue: name in the settings, then name in API v2. */
const MODES: ReadonlyMap<string, string> = new Map([
  ["single", "queue"],
  ["parallel", "graph"],
]);
const MINUTES_PER_HOUR = 60;

interface ConfigField {
  readonly key: string;
  readonly most: number | undefined;
  read(value: unknown): unknown;
  write(value: unknown): unknown;
}

/** Fields of the configuration in API v2, by setting. The mode is not a part of the configuration. */
const FIELDS: ReadonlyMap<string, ConfigField> = new Map(
  Object.entries<SettingDeclaration>(QUEUE_SETTINGS).flatMap(([name, { kind, v2 }]): [string, ConfigField][] =>
    name === "mode" ? [] : [[name, { key: v2?.key ?? name, most: v2?.most, ...conversionOf(name, kind) }]],
  ),
);

function conversionOf(name: string, kind: string): Pick<ConfigField, "read" | "write"> {
  if (name === "notReadyTimeoutHours") {
    return {
      read: (value) => (typeof value === "number" ? value / MINUTES_PER_HOUR : value),
      write: (value) => Number(value) * MINUTES_PER_HOUR,
    };
  }
  switch (kind) {
    case "word":
      return { read: (value) => convertText(value, snakeCase), write: (value) => convertText(value, camelCase) };
    case "names-or-null":
      // In API v2, an empty list removes the list from the queue. Users write null for the same effect.
      return {
        read: (value) => (Array.isArray(value) && value.length === 0 ? null : value),
        write: (value) => value ?? [],
      };
    default:
      return { read: (value) => value, write: (value) => value };
  }
}

function convertText(value: unknown, convert: (text: string) => string): unknown {
  return typeof value === "string" ? convert(value) : value;
}

function modeOf(mode: string): string {
  const known = [...MODES].find(([, name]) => name === mode);
  return known?.[0] ?? mode;
}

export function toV2Mode(setting: unknown): string {
  return MODES.get(String(setting)) ?? String(setting);
}

/**
 * Returns the configuration for all settings except the mode. @throws InputError if a value is over the limit of API v2
 */
export function toV2Config(settings: QueueSettings): Readonly<Record<string, unknown>> {
  const fields = [...settings].flatMap(([name, value]): [string, unknown][] => {
    const field = FIELDS.get(name);
    if (field === undefined) return [];
    const { key, most, write } = field;
    if (most !== undefined && Number(value) > most)
      throw new InputError([
        `The setting ${name} is ${String(value)}, but API v2 accepts at most ${most}. Nothing was sent.`,
      ]);
    return [[key, write(value)]];
  });
  return Object.fromEntries(fields);
}

/** Returns the queue with its settings, named as in API v1, and its pull requests in order. */
export function convertV2Queue(queue: MergeQueue, order: Order, details: readonly PullRequest[]): Queue {
  const { config, targetBranch, ...others } = queue;
  const settings = [...FIELDS].map(([name, { key, read }]) => [name, read(config[key])]);
  const known = new Set([...FIELDS.values()].map(({ key }) => key));
  const newer = Object.entries(config).filter(([key]) => !known.has(key));
  return {
    ...others,
    ...Object.fromEntries(newer),
    state: order.queueState,
    branch: targetBranch,
    mode: modeOf(order.mode),
    ...Object.fromEntries(settings),
    enqueuedPullRequests: entriesOf(queue.id, order, details),
  };
}

interface Listed extends Pick<Order["pending"][number]["pullRequest"], "number" | "sha" | "title"> {
  readonly state: string;
  readonly ahead?: readonly number[] | undefined;
  readonly isAwaitingAdmission?: true;
}

/** Lists the pull requests: first those with a test run, then those that wait for a run, then for their admission. */
function entriesOf(
  queueId: string,
  { mode, batches, pending, awaitingAdmission }: Order,
  details: readonly PullRequest[],
): readonly EnqueuedPullRequest[] {
  const listed: readonly Listed[] = [
    ...batches.flatMap(({ state, pullRequests }) => pullRequests.map((each) => ({ ...each, state }))),
    ...pending.map(({ pullRequest, directlyAhead, heldBy }) => {
      // Without lanes, a pull request waits for all pull requests ahead, so their numbers are not listed.
      const waitsFor = mode === "graph" ? [...(directlyAhead ?? []), ...(heldBy ?? [])] : [];
      const ahead = [...new Set(waitsFor.map(({ number }) => number))];
      return { ...pullRequest, state: "pending", ahead: ahead.length === 0 ? undefined : ahead };
    }),
    ...(awaitingAdmission ?? []).map((each) => ({ ...each, state: "pending", isAwaitingAdmission: true }) as const),
  ];
  const first = new Map(listed.toReversed().map((each) => [each.number, each]));
  const records = new Map(details.map((each) => [each.number, findPullRequestRecord(queueId, each)]));
  return listed
    .filter((each) => first.get(each.number) === each)
    .map(({ number, sha, title, state, ahead, isAwaitingAdmission }) => {
      const { readiness: _readiness, ...record } = records.get(number) ?? { prNumber: number };
      return { prSha: sha, prTitle: title, state, ...record, ahead, isAwaitingAdmission };
    });
}
