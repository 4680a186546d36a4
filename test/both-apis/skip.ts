/**
 * This file skips tests that run with version 1 of the API only. The project `v2` of vitest loads it before each test
 * file.
 */
import { relative } from "node:path";
import { beforeEach } from "vitest";
import { reasonForV1 } from "./v1-only.js";

beforeEach(({ task, skip }) => {
  const path = relative(process.cwd(), task.file.filepath).replaceAll("\\", "/");
  const reason = reasonForV1(path, task.fullTestName);
  if (reason !== undefined) skip(reason);
});
