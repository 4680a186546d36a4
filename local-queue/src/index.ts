/** Functions of the local queue for the command line. Each function loads its modules when it runs. */
import type { SimulateIo } from "./scenario/command/command.js";
import type { ServeIo } from "./serve/serve.js";

export { flagLines, readFlags, SERVE_FLAGS, SIMULATE_FLAGS } from "./command-flags.js";
export type { ServeIo } from "./serve/serve.js";
export type { LocalService, LocalServiceOptions } from "./serve/service.js";
export type { PullRequest } from "./state/pull-request.js";

/** Runs `merge-queue serve` until the signal aborts. Returns the exit code. */
export async function serve(argv: readonly string[], io: ServeIo): Promise<number> {
  return (await import("./serve/serve.js")).serve(argv, io);
}

/** Runs `merge-queue simulate`. Returns the exit code. */
export async function simulate(argv: readonly string[], io: SimulateIo): Promise<number> {
  return (await import("./scenario/command/command.js")).simulateCommand(argv, io);
}

/** Loads the functions for starting a service on a Git repository. */
export async function loadService() {
  const [git, service] = await Promise.all([import("./hosts/git/host.js"), import("./serve/service.js")]);
  return { connectRepository: git.connectRepository, startLocalService: service.startLocalService };
}
