import { operations } from "../../src/operations/registry.js";
import { cases } from "../run/cases.js";
import type { Random } from "../seeded.js";
import { FAULTS, type Fault } from "./faults.js";
import { toItsEnd } from "./outside-vitest.js";
import { sideBySide, type Tally } from "./tally.js";
import { meetSubject, nameOf, type Pair, pairsOf, type Subject, tryPair } from "./wire.js";

/** Without the one whose service gives another answer to the first request than to the next ones. */
export const TRIED = cases.filter(({ operation, result }) => operation !== "testing-details" || result !== "unknown");

export interface Subjects {
  /** One or two ways in which each operation ends: the first one, and the one that asks the service for most. */
  readonly main: readonly Subject[];
  readonly others: readonly Subject[];
}

export async function meetSubjects(): Promise<Subjects> {
  const all = await sideBySide(TRIED, 4, (known) => toItsEnd(() => meetSubject(known)));
  const main = operations.flatMap(({ name }) => {
    const own = all.filter(({ known }) => known.operation === name);
    const [busiest] = own.toSorted((one, other) => askedOf(other) - askedOf(one));
    return [...new Set([...own.slice(0, 1), ...(busiest === undefined ? [] : [busiest])])];
  });
  return { main, others: all.filter((each) => !main.includes(each)) };
}

/** So much of what can happen to the other ends of an operation: most of it is the same for all of them. */
const SHARE_OF_OTHERS = 0.05;

function askedOf({ clean }: Subject): number {
  return 100 * clean.effects.size + new Set(clean.calls).size;
}

/** So many run side by side: the ones that wait, and the ones that work. */
const SIDE_BY_SIDE = { silent: 40, plain: 4, large: 1 } as const;

/** Every operation with every fault at every place. */
export async function tortureWire(found: Subjects, random: Random, share: number, tally: Tally): Promise<void> {
  const drawn = (subjects: readonly Subject[], part: number) =>
    subjects.flatMap((subject) => pairsOf(subject, FAULTS)).filter(() => random.chance(part));
  const pairs = [...drawn(found.main, share), ...drawn(found.others, share * SHARE_OF_OTHERS)];
  for (const kind of ["plain", "large", "silent"] as const) {
    const own = pairs.filter(({ fault }) => kindOf(fault) === kind);
    await sideBySide(own, SIDE_BY_SIDE[kind], (pair) => toItsEnd(() => note(pair, tally)));
  }
}

function kindOf({ silent, large }: Fault): keyof typeof SIDE_BY_SIDE {
  if (large === true) return "large";
  return silent === true ? "silent" : "plain";
}

async function note(pair: Pair, tally: Tally): Promise<void> {
  const { fault } = pair;
  const { memory, result } = await tally.watched(fault.large === true, () => tryPair(pair));
  const { end, boundMs, deviations } = result;
  tally.add({
    part: "wire",
    name: nameOf(pair),
    fault: fault.name,
    kind: end.kind ?? "none",
    ms: end.ms,
    boundMs,
    memory,
    deviations,
  });
}
