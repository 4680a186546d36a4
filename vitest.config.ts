import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { splitFilesOfBothApis } from "./test/both-apis/files.js";
import { memoryFolder } from "./test/support/memory-folder.js";

const { first, rest } = splitFilesOfBothApis();
const { TMPDIR = memoryFolder() } = process.env;
/** Folder for temporary files of all tests. The process deletes it at its end, because the program leaves some files. */
const folder = TMPDIR === undefined ? undefined : mkdtempSync(join(TMPDIR, "tests-"));
if (folder !== undefined) process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Paths of the tests that start many processes. */
const OF_PROCESSES =
  /\/test\/(action|cli|examples|generate|git|hosts\/git|impacted-targets|persistence|release|workflows|run\/compute-)/;

/**
 * Runs the projects one after the other, because each project has its own workers. In each project, runs these tests
 * first: starting a process copies the worker's page tables, which grow with each test file.
 */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- It is the sequencer's, and changes no list.
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(other) - rankOf(one));
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  return ["v1", "v2-rest", "v2"].indexOf(project.name) * 2 + Number(OF_PROCESSES.test(moduleId));
}

function onV2(name: string, include: string[]): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: { name, include, env: { MERGE_QUEUE_TEST_API: "v2" }, setupFiles: ["test/both-apis/skip.ts"] },
  };
}

export default defineConfig({
  // A lower level prints one warning for each file of the packages below whose source map names a missing source.
  logLevel: "error",
  test: {
    projects: [
      { extends: true, test: { name: "v1", include: ["{test,local-queue/test}/**/*.test.ts"] } },
      onV2("v2", first),
      onV2("v2-rest", rest),
    ],
    globalSetup: "local-queue/test/support/browser-server.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: folder === undefined ? {} : { TMPDIR: folder },
    // Tests do not change the state of modules, and loading the source again for each test file takes longer than most
    // test files.
    isolate: false,
    // Most tests wait for another process, so there can be more workers than cores.
    maxWorkers: 4,
    sequence: { sequencer: ProcessesFirst },
    // A small space for new objects keeps the memory of a worker small, for the same reason as the order.
    execArgv: ["--max-semi-space-size=4"],
    // Tests marked as concurrent mostly wait, so ten of them run at the same time.
    maxConcurrency: 10,
    // These packages import JSON files without the import attribute that Node requires and Vite does not.
    server: { deps: { inline: [/@actions\/(workflow-parser|languageservice)/] } },
    // `npm run coverage` measures the coverage; a job of CI fails below the thresholds.
    coverage: {
      provider: "v8",
      include: ["src/**", "local-queue/src/**"],
      // The first modules of processes, which test/action and the demo start, and generators of committed files.
      exclude: [
        "src/{start,main,cli/main}.ts",
        "src/generate/{bundle,documents}.ts",
        "src/demo/demo.ts",
        "src/**/*.d.ts",
      ],
      reporter: ["text-summary"],
      thresholds: { lines: 97, functions: 96, branches: 93 },
    },
  },
});
