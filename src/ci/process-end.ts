/** Time for what ends by itself. */
const GRACE_MS = 100;

/**
 * Lets a process whose work has ended end by itself, and sees to it that it does: what cannot be called off (the look-up
 * of a name that no server answers) would keep it for a minute. All that was written is on its way by then.
 */
export function endSoon({ stdout, stderr, exit }: Pick<NodeJS.Process, "stdout" | "stderr" | "exit">): void {
  setTimeout(() => stdout.write("", () => stderr.write("", () => exit())), GRACE_MS).unref();
}
