/**
 * Everything that can go wrong, tried at length; CONTRIBUTING.md says how. The helpers of our tests are used outside of
 * a test here, so `vitest` is replaced before anything loads it.
 */
import { registerHooks } from "node:module";
import { memoryFolder } from "../support/memory-folder.js";

const STAND_IN = new URL("outside-vitest.js", import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "vitest" && context.parentURL !== STAND_IN
      ? { url: STAND_IN, shortCircuit: true }
      : next(specifier, context),
});

const { TMPDIR = memoryFolder() } = process.env;
if (TMPDIR !== undefined) process.env.TMPDIR = TMPDIR;
const { torture } = await import("./parts.js");
process.exitCode = (await torture()) ? 0 : 1;
