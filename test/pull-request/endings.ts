import { ALONE, BATCHES } from "./endings-of-tests.js";
import { AGAIN, HELD } from "./endings-to-come.js";
import { CONFLICTS, MACHINES, TAKEN_OUT } from "./endings-without-tests.js";
import type { Ending, Row } from "./played-endings.js";

function endings(rows: readonly Row[]): readonly Ending[] {
  return rows.map(([name, truth, word, next, play, age]) => ({
    name,
    truth,
    word,
    next,
    play,
    ...(age === undefined ? {} : { age }),
  }));
}

export const ENDINGS: Readonly<Record<string, readonly Ending[]>> = {
  "alone in a run": endings(ALONE),
  "in a batch": endings(BATCHES),
  "that conflicts": endings(CONFLICTS),
  "that no test failed": endings(MACHINES),
  "that was taken out": endings(TAKEN_OUT),
  "that is held or goes on": endings(HELD),
  "that was submitted again": endings(AGAIN),
};
