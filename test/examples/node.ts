import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { runOperation } from "../../src/cli/run.js";

/**
 * Script that replaces Node.js on a machine. It stores its arguments and variables in a folder, sends the path of the
 * folder, and exits with the code in the reply. As with Node.js, a missing program is an error.
 */
const SCRIPT = `#!/bin/bash
set -eu
[ -f "$1" ] || { echo "Error: Cannot find module '$1'" >&2; exit 1; }
call="$(mktemp -d)"
printf '%s\\0' "$PWD" "\${@:2}" > "$call/arguments"
env -0 > "$call/environment"
exec 3<>/dev/tcp/127.0.0.1/PORT
echo "$call" >&3
read -r code <&3
cat "$call/stdout"
cat "$call/stderr" >&2
exit "$code"
`;

/** Adds a Node.js to this folder. Commands of the program then run from their source, in this process. */
export async function putNode(folder: string): Promise<{ readonly close: () => void }> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (chunk) => void answer(String(chunk).trim()).then((code) => socket.end(`${code}\n`)));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  writeFileSync(join(folder, "node"), SCRIPT.replace("PORT", String(address.port)), { mode: 0o755 });
  return { close: () => void server.close() };
}

/** Runs the command of a call. Returns its exit code. */
async function answer(call: string): Promise<number> {
  const [folder = "", operation = "", ...flags] = textsIn(join(call, "arguments"));
  const environment = Object.fromEntries(
    textsIn(join(call, "environment")).map((line) => [line.replace(/=.*/s, ""), line.slice(line.indexOf("=") + 1)]),
  );
  const written = { stdout: "", stderr: "" };
  const stream = (name: keyof typeof written) => ({
    isTTY: false,
    write(text: string): void {
      written[name] += text;
    },
  });
  const code = await inPlaceOf(folder, environment, () =>
    runOperation(operation, flags, {
      environment,
      workspace: folder,
      stdin: Readable.from([]),
      stdout: stream("stdout"),
      stderr: stream("stderr"),
      signal: new AbortController().signal,
    }),
  );
  for (const [name, text] of Object.entries(written)) writeFileSync(join(call, name), text);
  return code;
}

function textsIn(path: string): readonly string[] {
  return readFileSync(path, "utf8").split("\0").slice(0, -1);
}

/** Changes the working folder and the variables of this process while some work uses them. */
async function inPlaceOf<Result>(
  folder: string,
  environment: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { env } = process;
  const before = process.cwd();
  process.env = { ...environment };
  process.chdir(folder);
  try {
    return await work();
  } finally {
    process.chdir(before);
    process.env = env;
  }
}
