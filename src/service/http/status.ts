export function isSuccessfulReply({ status }: { readonly status: number }): boolean {
  return status >= 200 && status < 300;
}

const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

export function isTransientStatus(status: number): boolean {
  return status >= 500 || TRANSIENT_STATUSES.has(status);
}
