import { afterEach } from "vitest";
import { type LocalService, type LocalServiceOptions, startLocalService } from "../../../src/local-queue/service.js";

const running = new Set<LocalService>();

/** A service that ends with the test that started it, and whose time stands still unless a test lets it run. */
export async function start(options: LocalServiceOptions = {}): Promise<LocalService> {
  const service = await startLocalService({ speed: 0, ...options });
  running.add(service);
  return service;
}

afterEach(async () => {
  await Promise.all([...running].map((service) => service.close()));
  running.clear();
});
