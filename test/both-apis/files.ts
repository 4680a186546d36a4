/** This file finds the test files that run with both versions of the API: all that start a service, with exceptions. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { reasonForV1 } from "./v1-only.js";

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
