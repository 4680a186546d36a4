import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfigFile } from "../../src/queue/queue-config.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";

test.skipIf(process.platform === "win32")(
  "only a regular file is read, and nothing else is waited for",
  async () => {
    const workspace = givenWorkspace({ "queues/main.yml": "" });
    execFileSync("mkfifo", [join(workspace, "pipe")]);
    symlinkSync("/dev/zero", join(workspace, "endless.yml"));

    for (const file of ["queues", "pipe", "endless.yml"]) {
      await expect(readConfigFile(workspace, file)).rejects.toThrow(`config-file: ${file} is not a file.`);
    }
  },
);
