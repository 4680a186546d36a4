/**
 * Everything that can go wrong, tried at length; CONTRIBUTING.md says how. The helpers of our tests are used outside of
 * a test here, so `vitest` is replaced before anything loads it.
 */
import { memoryFolder } from "../support/memory-folder.js";
import { replaceVitest } from "../support/without-vitest.js";

replaceVitest();
const { TMPDIR = memoryFolder() } = process.env;
if (TMPDIR !== undefined) process.env.TMPDIR = TMPDIR;
const { torture } = await import("./parts.js");
process.exitCode = (await torture()) ? 0 : 1;
