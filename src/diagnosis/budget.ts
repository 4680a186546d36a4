/** Number of requests left for best-effort reads; each read decrements it. */
export interface RequestBudget {
  left: number;
}

/** Reads within a budget. Returns undefined when the budget is spent or the read fails, also by an abort. */
export async function readBestEffort<Read>(
  budget: RequestBudget,
  read: () => Promise<Read>,
): Promise<Read | undefined> {
  if (budget.left <= 0) return undefined;
  budget.left -= 1;
  return read().catch(() => undefined);
}
