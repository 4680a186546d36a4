/** Hides secrets in everything that a run writes, files included: the runner masks its log only. */
export interface Redactor {
  add(secret: string): void;
  redact(text: string): string;
}

export function createRedactor(): Redactor {
  let secrets: readonly string[] = [];
  return {
    add(secret) {
      const asJson = JSON.stringify(secret).slice(1, -1);
      // The longest first: one secret may be a part of another.
      secrets = [...new Set([...secrets, secret, asJson])].toSorted((a, b) => b.length - a.length);
    },
    redact(text) {
      let clean = text;
      for (const secret of secrets) clean = clean.replaceAll(secret, "***");
      return clean;
    },
  };
}
