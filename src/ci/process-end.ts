const GRACE_MS = 100;

/** Exits the process 100 ms later if it still runs. A pending DNS look-up could delay its exit by a minute. */
export function exitSoon({ stdout, stderr, exit }: Pick<NodeJS.Process, "stdout" | "stderr" | "exit">): void {
  setTimeout(() => stdout.write("", () => stderr.write("", () => exit())), GRACE_MS).unref();
}
