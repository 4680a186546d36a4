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
const DEFAULT_VALUE = 100;
/** Values above 255 mean nothing to people, but the service takes whatever has 32 bits. */
const LARGEST_VALUE = 4_294_967_295;

/** Reads the `priority` of a submission: a name in any case, an integer, null or nothing. */
export function readPriority(priority: unknown): Priority {
  if (priority === undefined || priority === null) {
    return { value: DEFAULT_VALUE, name: DEFAULT_NAME, isDefault: true };
  }
  if (typeof priority === "string" && priority !== "") return named(priority);
  if (
    typeof priority !== "number" ||
    !Number.isInteger(priority) ||
    priority < 0 ||
    priority > LARGEST_VALUE
  ) {
    throw new Refusal(
      400,
      `Invalid value for "priority": must be an integer from 0 to ${LARGEST_VALUE} or a name`,
    );
  }
  const match = Object.entries(VALUES).find(([, value]) => value === priority);
  return { value: priority, name: match?.[0] ?? "custom", isDefault: false };
}

/** A name that is none of the four is a label, with the value of no priority at all. */
function named(given: string): Priority {
  const name = given.toLowerCase();
  const value = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
  return value === undefined
    ? { value: DEFAULT_VALUE, name: given, isDefault: false }
    : { value, name, isDefault: false };
}

/** An urgent pull request skips the line and interrupts running tests. */
export function isUrgent(priority: Priority): boolean {
  return priority.value === VALUES.urgent;
}
