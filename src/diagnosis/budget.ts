/** Number of requests that a diagnosis may still send. Their failure is not an error. */
export interface RequestBudget {
  left: number;
}

/** Reads if the budget allows a request. Returns undefined without a budget, and after a failure or an abort. */
export async function readBestEffort<Read>(
  budget: RequestBudget,
  read: () => Promise<Read>,
): Promise<Read | undefined> {
  if (budget.left <= 0) return undefined;
  budget.left -= 1;
  return read().catch(() => undefined);
}
