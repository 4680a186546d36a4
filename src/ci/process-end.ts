const GRACE_MS = 100;

/** Ends the process after a grace period: a DNS look-up without an answer would keep it for a minute. */
export function endSoon({ stdout, stderr, exit }: Pick<NodeJS.Process, "stdout" | "stderr" | "exit">): void {
  setTimeout(() => stdout.write("", () => stderr.write("", () => exit())), GRACE_MS).unref();
}
