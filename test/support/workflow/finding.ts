/** Problem at a position in a file. */
export interface Finding {
  readonly file: string;
  /** Line of the problem, from 1. */
  readonly line: number;
  readonly message: string;
}

/** Formats the findings like a compiler, because editors and terminals turn such lines into links. */
export function lines(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ file, line, message }) => `${file}:${line}: ${message}`);
}
