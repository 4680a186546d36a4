/** Number of requests that a diagnosis may still send. A failed request is not an error. */
export interface RequestBudget {
  left: number;
}

/**
 * Calls `read` if the budget allows one more request. Returns undefined if the budget is used up, and after a failure
 * or an abort.
 */
export async function readWithinRequestBudget<Read>(
  budget: RequestBudget,
  read: () => Promise<Read>,
): Promise<Read | undefined> {
  if (budget.left <= 0) return undefined;
  budget.left -= 1;
  return read().catch(() => undefined);
}
