/** Number of requests that are still allowed for reads that may fail. */
export interface RequestBudget {
  left: number;
}

/** Reads within a budget. Returns undefined if the budget is used up, or if the read fails or is aborted. */
export async function readBestEffort<Read>(
  budget: RequestBudget,
  read: () => Promise<Read>,
): Promise<Read | undefined> {
  if (budget.left <= 0) return undefined;
  budget.left -= 1;
  return read().catch(() => undefined);
}
