import { defineConfig } from "vitest/config";
import { memoryFolder } from "./test/memory-folder.js";

const { TMPDIR = memoryFolder() } = process.env;

export default defineConfig({
  // Spares the log a line for each file of the packages below whose source map names a missing source.
  logLevel: "error",
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 60_000,
    env: TMPDIR === undefined ? {} : { TMPDIR },
    // No test leaves anything behind in modules or variables, and loading the source anew for each file takes longer
    // than most files.
    isolate: false,
    // Most tests wait for another process, so there may be more of them than cores.
    maxWorkers: 4,
    // Tests that say that they run side by side do so because they wait.
    maxConcurrency: 10,
    // These import JSON files without saying so, which Node refuses and Vite does not.
    server: { deps: { inline: [/@actions\/(workflow-parser|languageservice)/] } },
    // `npm run coverage`; a job of CI holds it.
    coverage: {
      provider: "v8",
      include: ["src/**"],
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
