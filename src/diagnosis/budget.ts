/** Number of requests that best-effort reads may still send; each read counts it down. */
export interface RequestBudget {
  left: number;
}

/** Reads within a budget. Undefined when the budget is spent, and when the read fails for any reason, also an abort. */
export async function readBestEffort<Read>(
  budget: RequestBudget,
  read: () => Promise<Read>,
): Promise<Read | undefined> {
  if (budget.left <= 0) return undefined;
  budget.left -= 1;
  return read().catch(() => undefined);
}
