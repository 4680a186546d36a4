const GRACE_MS = 100;

/** Exits the process after 100 ms if it is still running. A pending DNS look-up could delay the exit by a minute. */
export function exitProcessAfterDelay({
  stdout,
  stderr,
  exit,
}: Pick<NodeJS.Process, "stdout" | "stderr" | "exit">): void {
  setTimeout(() => stdout.write("", () => stderr.write("", () => exit())), GRACE_MS).unref();
}
