import type { Repository } from "../api/endpoints.js";
import { formatDuration } from "../duration.js";
import { shorten } from "../shorten.js";
import { counted } from "../words.js";
import { type AgedTest, countUnknownAges, oldestFirst, wholeDays } from "./age.js";
import type { ListFile } from "./list-file.js";
import { ownersOf } from "./owners.js";

/** Names from elsewhere can have any length. */
const SHOWN_CHARACTERS = 300;

interface Reading {
  readonly repository: Repository;
  /** How many tests the service listed, before the filters. */
  readonly read: number;
  /** Those that are left. */
  readonly tests: readonly AgedTest[];
}

/** What was found, and what a person should know about it. */
export function listInWords({ repository, read, tests }: Reading): {
  readonly message: string;
  readonly details: readonly string[];
} {
  const name = `${repository.owner}/${repository.name}`;
  const unknown = countUnknownAges(tests);
  const doubt =
    "If some are, check that repository, repository-host and org-slug are spelled as the service knows them.";
  return {
    message: `${tests.length === read ? whole(read, name) : filtered(tests.length, read, name)}.`,
    details: [...(read === 0 ? [doubt] : []), ...(unknown === 0 ? [] : [`${unreadable(unknown)}.`])],
  };
}

function whole(count: number, name: string): string {
  if (count === 0) return `No test of ${name} is listed as quarantined`;
  return `${counted(count, "test")} of ${name} ${count === 1 ? "is" : "are"} listed as quarantined`;
}

function filtered(count: number, read: number, name: string): string {
  return `${count} of ${counted(read, "quarantined test")} of ${name} ${count === 1 ? "fits" : "fit"} the filters`;
}

/** Undefined when no test of a known age is over the limit, in milliseconds. */
export function staleInWords(tests: readonly AgedTest[], limitMs: number): string | undefined {
  const stale = oldestFirst(tests).filter(({ ageMs }) => ageMs !== undefined && ageMs > limitMs);
  const oldest = stale[0];
  if (oldest?.ageMs === undefined) return undefined;
  const owners = ownersOf(oldest.test);
  const owner =
    owners.length === 0 ? "without code owner" : `of ${shorten(owners.join(", "), SHOWN_CHARACTERS)}`;
  const [were, which] = stale.length === 1 ? ["was", ":"] : ["were", "; the oldest is"];
  return `${stale.length} of ${counted(tests.length, "test")} in the list ${were} quarantined more than ${formatDuration(limitMs)} ago${which} "${shorten(oldest.test.name, SHOWN_CHARACTERS)}" ${owner}, for ${counted(wholeDays(oldest.ageMs), "day")}.`;
}

/** What the list cannot tell although it was asked for. */
export function warningsOf(
  tests: readonly AgedTest[],
  { leftOut }: ListFile,
  { olderThan, failIfOlderThan }: { readonly [K in "olderThan" | "failIfOlderThan"]: number | undefined },
): readonly string[] {
  const unknown = countUnknownAges(tests);
  const warnings: string[] = [];
  const them = unknown === 1 ? "it" : "them";
  const consequences = [
    ...(olderThan === undefined ? [] : [`older-than leaves ${them} in the list`]),
    ...(failIfOlderThan === undefined ? [] : [`fail-if-older-than does not count ${them} as too old`]),
  ];
  if (unknown > 0 && consequences.length > 0)
    warnings.push(`${unreadable(unknown)}: ${consequences.join(", and ")}.`);
  if (leftOut > 0)
    warnings.push(
      `Left out of the file: ${counted(leftOut, "name")}, blank or with line breaks or other control characters. format: json has every test.`,
    );
  return warnings;
}

function unreadable(count: number): string {
  return `${counted(count, "test")} ${count === 1 ? "has" : "have"} no readable time of quarantine`;
}
