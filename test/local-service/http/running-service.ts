import { afterEach } from "vitest";
import {
  type LocalService,
  type LocalServiceOptions,
  startLocalService,
} from "../../../src/local-service/service.js";

const running = new Set<LocalService>();

/** A service that ends with the test that started it. */
export async function start(options: LocalServiceOptions = {}): Promise<LocalService> {
  const service = await startLocalService(options);
  running.add(service);
  return service;
}

afterEach(async () => {
  await Promise.all([...running].map((service) => service.close()));
  running.clear();
});
