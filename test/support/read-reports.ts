import { readFileSync } from "node:fs";
import { type ReportReadResult, readJunitReport } from "../../src/test-results/junit.js";
import { createTestNameIndex } from "../../src/test-results/plain-cases.js";
import type { SuiteFailure, TestCase } from "../../src/test-results/test-case.js";

export interface WholeReading extends ReportReadResult {
  /** Test cases that the listener received, in order. */
  readonly seen: readonly TestCase[];
  readonly suiteFailures: readonly SuiteFailure[];
}

export interface Wanted {
  readonly name: string;
  readonly parent: string;
}

export async function readPieces(pieces: readonly Uint8Array[], wanted: readonly Wanted[] = []): Promise<WholeReading> {
  const seen: TestCase[] = [];
  const suiteFailures: SuiteFailure[] = [];
  const listener = {
    onCase: (testCase: TestCase) => void seen.push(testCase),
    onSuiteFailure: (failure: SuiteFailure) => void suiteFailures.push(failure),
    onTime() {},
  };
  const { signal } = new AbortController();
  const reading = await readJunitReport(() => pieces, createTestNameIndex(wanted), listener, signal);
  return { ...reading, seen, suiteFailures };
}

export function readText(text: string, wanted: readonly Wanted[] = []): Promise<WholeReading> {
  return readPieces([Buffer.from(text)], wanted);
}

/** Reads test cases of one suite, named `s`. */
export function readCases(cases: string, wanted: readonly string[] = []): Promise<WholeReading> {
  const names = wanted.map((name) => ({ name, parent: "s" }));
  return readText(`<testsuites><testsuite name="s">${cases}</testsuite></testsuites>`, names);
}

export function fixture(name: string): Buffer {
  return readFileSync(`test/test-results/fixtures/${name}`);
}

export function failedIn({ seen }: WholeReading): readonly TestCase[] {
  return seen.filter(({ outcome }) => outcome === "failed");
}

export function namesOf(cases: readonly TestCase[]): readonly string[] {
  return cases.map(({ name }) => name);
}
