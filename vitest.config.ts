import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 60_000,
    // Most tests wait for another process, so there may be more of them than cores.
    maxWorkers: 4,
    coverage: { provider: "v8", include: ["src/**"], reporter: ["text-summary"] },
  },
});
