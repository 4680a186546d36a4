import { closeSync, openSync, writeSync } from "node:fs";

const CASES_IN_A_SUITE = 100;

/**
 * Writes a JUnit report in the form of Vitest, with about 165 bytes per test case. With `failEach`, every such test
 * case fails.
 */
export function writeReport(path: string, cases: number, failEach = 0): void {
  const file = openSync(path, "w");
  try {
    writeSync(file, '<?xml version="1.0" encoding="UTF-8" ?>\n<testsuites name="vitest tests">\n');
    for (let first = 0; first < cases; first += CASES_IN_A_SUITE) writeSync(file, suiteOf(first, failEach));
    writeSync(file, "</testsuites>\n");
  } finally {
    closeSync(file);
  }
}

export function suiteNameOf(index: number): string {
  return `packages/area-${Math.floor(index / CASES_IN_A_SUITE)}/test/unit.test.ts`;
}

export function nameOf(index: number): string {
  return `area > unit > does the thing number ${index} as it should`;
}

function suiteOf(first: number, failEach: number): string {
  const indices = Array.from({ length: CASES_IN_A_SUITE }, (_, offset) => first + offset);
  const failures = indices.filter((index) => fails(index, failEach)).length;
  const head = `<testsuite name="${suiteNameOf(first)}" timestamp="2026-01-31T12:00:00.000Z" tests="${CASES_IN_A_SUITE}" failures="${failures}" errors="0" skipped="0" time="1.5">`;
  return `    ${head}\n${indices.map((index) => caseOf(index, failEach)).join("")}    </testsuite>\n`;
}

function caseOf(index: number, failEach: number): string {
  const name = nameOf(index).replaceAll(">", "&gt;");
  const inside = fails(index, failEach)
    ? '            <failure message="expected 1 to be 2" type="AssertionError">\nAssertionError: expected 1 to be 2\n ❯ unit.test.ts:7:11\n            </failure>\n'
    : "";
  return `        <testcase classname="${suiteNameOf(index)}" name="${name}" time="0.0012345">\n${inside}        </testcase>\n`;
}

function fails(index: number, failEach: number): boolean {
  return failEach > 0 && index % failEach === 0;
}
