import { closeSync, openSync, writeSync } from "node:fs";

const LINES_AT_A_TIME = 20_000;
const AREAS = 1000;

/** Writes different targets of about 40 characters, one per line and unsorted, as a build tool prints them. */
export function writeList(path: string, count: number): void {
  const file = openSync(path, "w");
  try {
    for (let first = 0; first < count; first += LINES_AT_A_TIME) {
      const lines = Array.from({ length: Math.min(LINES_AT_A_TIME, count - first) }, (_, index) =>
        targetOf(first + index),
      );
      writeSync(file, `${lines.join("\n")}\n`);
    }
  } finally {
    closeSync(file);
  }
}

function targetOf(index: number): string {
  const area = String(index % AREAS).padStart(4, "0");
  return `//services/area-${area}/unit-${String(index).padStart(8, "0")}:lib`;
}
