/**
 * Records outputs of the tools for tests: `tsc -p . && node lib/test/impacted-targets/producers/record-fixtures.js`.
 */

import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ToolCommand } from "../../../src/impacted-targets/producers/producer.js";
import { producers } from "../../../src/impacted-targets/producers/registry.js";
import { findTool } from "../../../src/impacted-targets/producers/run-tool.js";
import { createToolWorkspace, type ToolWorkspace } from "../../support/build-tools/tool-workspace.js";
import { RECORDED_TOOLS, type Tool } from "../../support/build-tools/tools.js";

for (const tool of RECORDED_TOOLS) {
  const workspace = await createToolWorkspace(tool);
  try {
    record(tool, workspace);
  } finally {
    workspace.clean();
  }
}

function record(tool: Tool, workspace: ToolWorkspace): void {
  const { affected, projects } = producers[tool.name];
  if (affected === undefined || projects === undefined) return;
  const { base } = workspace;
  const head = workspace.change({ "packages/b/new.txt": "new" });
  const calls: Record<string, ToolCommand> = {
    affected: affected({ base, head }, [""]),
    none: affected({ base: head, head }, [""]),
    "bad-base": affected({ base: "0".repeat(39) + 1, head }, [""]),
    projects: projects.call,
    ...(tool.name === "turbo" && tool.version === "2.11.11" ? turboQueries(base, head) : {}),
  };
  for (const [what, call] of Object.entries(calls)) {
    const output = outputOf(call, workspace);
    const kind = /^[[{]/m.test(output) ? "json" : "txt";
    const folder = join("test/impacted-targets/fixtures", tool.name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${tool.version}-${what}.${kind}`), output);
  }
}

/** Returns other queries of Turborepo. */
function turboQueries(base: string, head: string): Record<string, ToolCommand> {
  const environment = { TURBO_SCM_BASE: base, TURBO_SCM_HEAD: head };
  return {
    "query-tasks": { argv: ["turbo", "query", "affected", "--base", base, "--head", head], environment },
    "query-packages": {
      argv: ["turbo", "query", "affected", "--packages", "--base", base, "--head", head],
      environment,
    },
    "dry-run": { argv: ["turbo", "run", "build", "--affected", "--dry=json"], environment },
  };
}

function outputOf({ argv, environment }: ToolCommand, workspace: ToolWorkspace): string {
  const [name, ...rest] = argv;
  const all = { ...workspace.environment, ...environment };
  const workingDirectory = workspace.folder;
  const [program = name, ...before] =
    findTool(name, { workingDirectory, environment: all, platform: process.platform }) ?? [];
  const { stdout, status } = spawnSync(program, [...before, ...rest], {
    cwd: workingDirectory,
    env: all,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  process.stdout.write(`${status}  ${argv.join(" ")}\n`);
  return stdout.replaceAll(workspace.folder, "/workspace");
}
