import { registerHooks } from "node:module";

const STAND_IN = new URL("outside-vitest.js", import.meta.url).href;

/** Replaces `vitest` in a process without tests. Helpers of tests must be loaded with `import()` after this call. */
export function replaceVitest(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "vitest" && context.parentURL !== STAND_IN
        ? { url: STAND_IN, shortCircuit: true }
        : next(specifier, context),
  });
}
