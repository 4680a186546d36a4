/** Hides secrets in everything that a run writes, files included: the runner masks its log only. */
export interface Redactor {
  add(secret: string): void;
  redact(text: string): string;
}

export function createRedactor(): Redactor {
  const secrets = new Set<string>();
  return {
    add(secret) {
      secrets.add(secret);
      // Also as a JSON string would hold it.
      secrets.add(JSON.stringify(secret).slice(1, -1));
    },
    redact(text) {
      let clean = text;
      for (const secret of secrets) clean = clean.replaceAll(secret, "***");
      return clean;
    },
  };
}
