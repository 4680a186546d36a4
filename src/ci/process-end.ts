const GRACE_MS = 100;

/** Exits after a grace period: a pending DNS look-up would delay the exit by a minute. */
export function exitSoon({ stdout, stderr, exit }: Pick<NodeJS.Process, "stdout" | "stderr" | "exit">): void {
  setTimeout(() => stdout.write("", () => stderr.write("", () => exit())), GRACE_MS).unref();
}
