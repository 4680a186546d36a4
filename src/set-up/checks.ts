import { jobFaultDetectors, listNeededPermissions } from "./our-jobs.js";
import { queueFaultDetectors } from "./queue-checks.js";
import { listUnverifiedRequiredChecks, requiredCheckFaultDetectors } from "./required-checks.js";
import type { FaultDetector, SetUp, Severity } from "./set-up.js";
import { concurrencyGroupFaultDetectors } from "./shared-groups.js";

/** Fault in the form of the output `findings`. */
export interface Finding {
  readonly id: string;
  readonly severity: Severity;
  readonly file: string | null;
  readonly line: number | null;
  readonly message: string;
  readonly fix: string;
}

/** All checks, in the order of the documentation. */
export const FAULT_DETECTORS: readonly FaultDetector[] = [
  ...queueFaultDetectors,
  ...requiredCheckFaultDetectors,
  ...concurrencyGroupFaultDetectors,
  ...jobFaultDetectors,
];

const ORDER: readonly Severity[] = ["error", "warning", "note"];

/** Runs all checks. Returns errors first. */
export function findFaults(setUp: SetUp): readonly Finding[] {
  const findings = FAULT_DETECTORS.flatMap(({ id, severity, fix, find }) =>
    find(setUp).map(({ message, place }): Finding => {
      return {
        id,
        severity,
        file: place?.file ?? null,
        line: place?.line ?? null,
        message,
        fix: fix.replaceAll("`", ""),
      };
    }),
  );
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...unique.values()].toSorted((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity));
}

/** Lists facts that remain unchecked after all requests, as sentences. */
export function listUncheckedFacts(setUp: SetUp): readonly string[] {
  const needed = listNeededPermissions(setUp);
  return [
    ...(setUp.token === "v2" && needed.length > 0
      ? [
          `The permissions of the keys are unknown, because the service does not show them. The workflows need ${needed.join(", ")}.`,
        ]
      : []),
    ...(setUp.otherCi.length > 0
      ? [`The configuration of a different CI system in ${setUp.otherCi[0]} was not read.`]
      : []),
    ...(setUp.requiredOnTestBranches === undefined ? ["The list of required checks is unknown."] : []),
    ...listUnverifiedRequiredChecks(setUp).map(
      ({ name, source }) =>
        `No workflow reports the check "${name}" (required by ${source}). A step or a different app may report this check.`,
    ),
  ];
}
