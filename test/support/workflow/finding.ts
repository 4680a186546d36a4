/** Something wrong at a place of a file. */
export interface Finding {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** The findings as a compiler would print them, which editors and terminals make links of. */
export function lines(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ file, line, message }) => `${file}:${line}: ${message}`);
}
