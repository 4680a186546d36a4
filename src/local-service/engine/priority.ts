import { Refusal } from "./refusal.js";

export interface Priority {
  readonly value: number;
  readonly name: string;
  /** The submission named none, so the queue's default holds. */
  readonly isDefault: boolean;
}

/** The service's four names; a smaller value goes first. */
const VALUES: Readonly<Record<string, number>> = { urgent: 0, high: 10, medium: 100, low: 200 };
const DEFAULT_NAME = "medium";
const LOWEST_VALUE = 255;

/** Reads the `priority` of a submission: a name in any case, an integer from 0 to 255, null or nothing. */
export function readPriority(priority: unknown): Priority {
  if (priority === undefined || priority === null) return named(DEFAULT_NAME, true);
  if (typeof priority === "string") return named(priority.toLowerCase(), false);
  if (
    typeof priority !== "number" ||
    !Number.isInteger(priority) ||
    priority < 0 ||
    priority > LOWEST_VALUE
  ) {
    throw new Refusal(
      400,
      `Invalid value for "priority": must be an integer from 0 to ${LOWEST_VALUE} or a name`,
    );
  }
  const match = Object.entries(VALUES).find(([, value]) => value === priority);
  return { value: priority, name: match?.[0] ?? "custom", isDefault: false };
}

function named(name: string, isDefault: boolean): Priority {
  const value = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
  if (value === undefined) {
    throw new Refusal(400, `Invalid value for "priority": must be one of ${Object.keys(VALUES).join(", ")}`);
  }
  return { value, name, isDefault };
}

/** An urgent pull request skips the line and interrupts running tests. */
export function isUrgent(priority: Priority): boolean {
  return priority.value === VALUES.urgent;
}
