/**
 * This program tries everything that can go wrong for a long time; CONTRIBUTING.md explains its use. The helpers of our
 * tests run outside of tests here, so `vitest` is replaced before any file loads it.
 */
import { memoryFolder } from "../support/memory-folder.js";
import { replaceVitest } from "../support/without-vitest.js";

replaceVitest();
const { TMPDIR = memoryFolder() } = process.env;
if (TMPDIR !== undefined) process.env.TMPDIR = TMPDIR;
const { torture } = await import("./parts.js");
process.exitCode = (await torture()) ? 0 : 1;
