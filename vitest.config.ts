import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { memoryFolder } from "./test/support/memory-folder.js";

const { TMPDIR = memoryFolder() } = process.env;

/** Tests that start many processes. */
const OF_PROCESSES =
  /\/test\/(action|cli|examples|generate|git|hosts\/git|impacted-targets|persistence|release|workflows|run\/compute-)/;

/** Starting a process copies the map of the memory of who starts it, so these tests run while a worker is small. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- It is the sequencer's, and changes no list.
    const sorted = await super.sort(files);
    return [...sorted.filter(startsMany), ...sorted.filter((file) => !startsMany(file))];
  }
}

function startsMany({ moduleId }: TestSpecification): boolean {
  return OF_PROCESSES.test(moduleId);
}

export default defineConfig({
  // Spares the log a line for each file of the packages below whose source map names a missing source.
  logLevel: "error",
  test: {
    include: ["{test,local-queue/test}/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: TMPDIR === undefined ? {} : { TMPDIR },
    // No test leaves anything behind in modules or variables, and loading the source anew for each file takes longer
    // than most files.
    isolate: false,
    // Most tests wait for another process, so there may be more of them than cores.
    maxWorkers: 4,
    // What is kept small here is short-lived garbage, for the same reason as the order.
    sequence: { sequencer: ProcessesFirst },
    execArgv: ["--max-semi-space-size=4"],
    // Tests that say that they run side by side do so because they wait.
    maxConcurrency: 10,
    // These import JSON files without saying so, which Node refuses and Vite does not.
    server: { deps: { inline: [/@actions\/(workflow-parser|languageservice)/] } },
    // `npm run coverage`; a job of CI holds it.
    coverage: {
      provider: "v8",
      include: ["src/**", "local-queue/src/**"],
      // Entries of processes, which tests of test/action and the demo start, and the generator of what is committed.
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
