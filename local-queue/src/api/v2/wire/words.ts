/** Functions that convert words from the spelling of version 1 of the API to that of version 2. */

/** Returns `notReady` for `not_ready`. */
export function camelCase(word: string): string {
  return word.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Formats a time in milliseconds since 1970. */
export function formatV2Time(atMs: number): string {
  return new Date(atMs).toISOString();
}
