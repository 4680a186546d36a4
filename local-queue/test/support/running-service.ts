import { afterEach } from "vitest";
import { type LocalService, type LocalServiceOptions, startLocalService } from "../../src/serve/service.js";

const running = new Set<LocalService>();

/** Starts a service that stops at the end of the test. Its speed is 0 unless the test sets another. */
export async function start(options: LocalServiceOptions = {}): Promise<LocalService> {
  const service = await startLocalService({ speed: 0, ...options });
  running.add(service);
  return service;
}

afterEach(async () => {
  await Promise.all([...running].map((service) => service.close()));
  running.clear();
});
