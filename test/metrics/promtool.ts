import { execFile, spawnSync } from "node:child_process";

/** Whether Prometheus' own tool is there to compare with; says so where it is not. */
export function promtoolIsInstalled(): boolean {
  const installed = spawnSync("promtool", ["--version"]).status === 0;
  if (!installed) {
    process.stderr.write(
      "::notice::promtool is not installed, so the comparisons with it are skipped (Debian package prometheus).\n",
    );
  }
  return installed;
}

export interface ToolEnd {
  readonly exitCode: number | string | null;
  readonly output: string;
}

/** Runs promtool, with a text as its standard input. */
export function promtool(args: readonly string[], input = ""): Promise<ToolEnd> {
  return new Promise((resolve) => {
    const child = execFile("promtool", args, (error, stdout, stderr) => {
      resolve({ exitCode: error === null ? 0 : (error.code ?? null), output: stdout + stderr });
    });
    child.stdin?.end(input);
  });
}
