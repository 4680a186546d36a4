/** This file formats a day and its results, for the diagnosis of a broken rule. */

import type { Input } from "../../../src/scenario/simulate.js";
import type { Change } from "../../../src/state/change.js";
import { ALL_OFF, letterOf, resultsOf } from "./notation.js";
import type { Recording } from "./recording.js";

export function journalOf({ simulation, played }: Recording): string {
  const { runs, transitions } = resultsOf(played);
  const moves = played.transitions.map(({ atSeconds, number, from, to, reason, run }) => {
    return `${atSeconds / 60} ${letterOf(number)} ${from} -> ${to} ${reason ?? ""} ${run === null ? "" : `run ${run}`}`;
  });
  const given = Object.entries(simulation.settings).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(Object.entries(ALL_OFF).find(([key]) => key === name)?.[1]),
  );
  return [
    `settings: ${given.map(([name, value]) => `${name}=${JSON.stringify(value)}`).join(" ")}`,
    `changes: ${simulation.changes.map(writeChange).join(" ")}`,
    `inputs: ${simulation.inputs
      .toSorted((a, b) => a.atSeconds - b.atSeconds)
      .map(writeInput)
      .join("; ")}`,
    `runs: ${runs.join(", ")}`,
    `transitions: ${transitions.join("; ")}`,
    ...moves,
  ].join("\n");
}

function writeChange({ number, testSeconds, targets, broken, upToDate, flaky, silent, conflicts }: Change): string {
  const words = [
    `${letterOf(number)}:${testSeconds / 60}`,
    targets === null ? "" : `[${targets === "ALL" ? "ALL" : targets.join()}]`,
    broken ? "!bad" : "",
    upToDate ? "^" : "",
    flaky > 0 ? `~${flaky}` : "",
    silent ? "(silent)" : "",
    ...conflicts.map((each) => `(${each.in} ${letterOf(each.with)})`),
  ];
  return words.join("");
}

function writeInput({ atSeconds, type, ...input }: Input): string {
  const { number, ...rest } = { number: undefined, ...input };
  const more = Object.keys(rest).length === 0 ? "" : ` ${JSON.stringify(rest)}`;
  return `${atSeconds / 60} ${type}${number === undefined ? "" : ` ${letterOf(number)}`}${more}`;
}
