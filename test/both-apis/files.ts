/** This file finds the test files that run with both versions of the API: all that start a service, with exceptions. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { reasonForV1 } from "./v1-only.js";

/**
 * Files that `npm test` runs with version 2: every result of each operation, one operation in the bundle, and what
 * differs between the versions. CI also runs the rest with version 2.
 */
const FIRST = [
  "test/action/requeue",
  "test/diagnosis/simulated-outcomes",
  "test/metrics/read",
  "test/outcome/deployable",
  "test/pull-request/submit-and-wait",
  "test/pull-request/submit-update",
  "test/pull-request/wait/failed",
  "test/pull-request/wait/results",
  "test/quarantined-tests/list-run",
  "test/queue/apply-queue",
  "test/queue/create-queue",
  "test/queue/update-queue",
  "test/run/http-errors",
  "test/run/results",
  "test/test-results/check",
  "test/test-run/details",
].map((name) => `${name}.test.ts`);

/** File that starts services, and all its exports that start one. */
const START = "test/support/action.ts";
const STARTS = /\b(createQueueService|givenService|startLocalService)\b/;

interface Source {
  readonly path: string;
  readonly imports: readonly string[];
  readonly starts: boolean;
}

export function listTestFiles(): readonly string[] {
  return listSources().filter((path) => path.endsWith(".test.ts"));
}

function listSources(): readonly string[] {
  const names = readdirSync("test", { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".ts")).map((name) => join("test", name).replaceAll("\\", "/"));
}

export function listFilesOfBothApis(): readonly string[] {
  const sources = listSources().map(readSource);
  const found = new Set(sources.filter(({ starts }) => starts).map(({ path }) => path));
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { path, imports } of sources) {
      if (imports.some((each) => each !== START && found.has(each))) found.add(path);
    }
  }
  return [...found].filter((path) => path.endsWith(".test.ts") && reasonForV1(path) === undefined).toSorted();
}

/** Separates the files that `npm test` runs with version 2 from the rest. */
export function splitFilesOfBothApis(): { readonly first: string[]; readonly rest: string[] } {
  const files = listFilesOfBothApis();
  return { first: files.filter((file) => FIRST.includes(file)), rest: files.filter((file) => !FIRST.includes(file)) };
}

function readSource(path: string): Source {
  const imports = [...readFileSync(path, "utf8").matchAll(/^import (?!type )([^;]*?) from "(\.[^"]+)";/gm)];
  return {
    path,
    imports: imports.map(([, , of = ""]) =>
      normalize(join(dirname(path), of))
        .replaceAll("\\", "/")
        .replace(/js$/, "ts"),
    ),
    starts: imports.some(([, names = ""]) => STARTS.test(names)),
  };
}
