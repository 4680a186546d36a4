/** Data folders of services, for tests of their content. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { createQueueService } from "../../src/api/queue-service.js";
import { type FolderIdentity, openPersistence } from "../../src/persistence/persistence.js";
import { temporaryFolder } from "../support/repositories.js";

export const IDENTITY: FolderIdentity = { git: null, branch: "main", repository: "local/playground" };
export const START_MS = 1000;

/** Opens the database of a folder without a service. */
export function inDatabase<Result>(folder: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(folder, "queue.db"));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Starts a service that stores its data in a folder, and stops at the end of the test. */
export async function givenService(folder = temporaryFolder(), identity = IDENTITY) {
  const reports: string[] = [];
  const persistence = await openPersistence(folder, identity, (sentence) => reports.push(sentence));
  const { past, startAtMs, record } = persistence;
  const service = createQueueService({ now: () => START_MS, seed: 1, record, ...(past && { past }) });
  persistence.watch(service);
  let isOpen = true;
  const close = (): void => {
    if (isOpen) persistence.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { folder, persistence, past, startAtMs, service, reports, close, add: (name: string) => addTo(service, name) };
}

function addTo({ outside }: ReturnType<typeof createQueueService>, name: string): void {
  outside.addRepository({ owner: "local", name });
}

/** Lists the names of the repositories of a service. */
export function namesIn(service: ReturnType<typeof createQueueService>): readonly string[] {
  return service.snapshots().map(({ name }) => name);
}
