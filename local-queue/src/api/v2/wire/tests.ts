/** Quarantined tests and their collections in the format of version 2 of the API. Each repository is a collection. */
import type { QuarantinedTest } from "../../../state/quarantined-tests.js";
import {
  deriveShortId,
  deriveUuid,
  keyOf,
  nameOf,
  type Repository,
  repositoryIdOf,
} from "../../../state/service-state.js";
import { formatV2Time } from "./words.js";

export interface CollectedTest {
  readonly repository: Repository;
  readonly test: QuarantinedTest;
}

export function collectionIdOf(repository: Repository): string {
  return deriveShortId(`collection ${keyOf(repository)}`);
}

export function collectionRecord(repository: Repository) {
  const at = formatV2Time(repository.createdAtMs);
  return {
    id: collectionIdOf(repository),
    name: nameOf(repository),
    description: null,
    testCaseCount: repository.quarantinedTests.length,
    quarantineEnabled: true,
    autoQuarantineEnabled: true,
    createdAt: at,
    updatedAt: at,
  };
}

/** Computes the id of a test. A client cannot compute it, unlike the id in version 1. */
export function testIdOf({ repository, test }: CollectedTest): string {
  return deriveUuid(`test ${keyOf(repository)} ${test.test_case_id}`);
}

/** Converts a date to a time; null for a text that is no date. */
function dateOf(given: string): string | null {
  const atMs = Date.parse(given);
  return Number.isNaN(atMs) ? null : formatV2Time(atMs);
}

export function testSummary({ repository, test }: CollectedTest) {
  return {
    id: testIdOf({ repository, test }),
    testCollectionId: collectionIdOf(repository),
    repoId: repositoryIdOf(repository),
    name: test.name,
    parentName: test.parent ?? "",
    className: test.classname ?? "",
    file: test.file ?? "",
    target: "",
    variant: test.variant,
    crossVariantId: null,
    codeowners: test.codeowners,
    status: test.status.toLowerCase(),
    statusSince: dateOf(test.status_last_updated_at),
    quarantineState: "quarantined",
    labels: [],
    quarantinedSince: dateOf(test.quarantined_at),
  };
}

export function testDetail({ repository, test }: CollectedTest) {
  const isOverridden = test.quarantine_setting === "ALWAYS_QUARANTINE";
  const override = {
    mode: "alwaysQuarantine",
    reason: null,
    createdAt: dateOf(test.quarantined_at) ?? formatV2Time(0),
  };
  return {
    ...testSummary({ repository, test }),
    quarantineOverride: isOverridden ? override : null,
    activeMonitors: [],
    firstSeenAt: null,
    lastFailureAt: null,
  };
}
