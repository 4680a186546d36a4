/** Levels of nesting that are read: more than any reply or list has. */
export const JSON_DEPTH_LIMIT = 100;

/**
 * Parses JSON from outside. What walks the value later, such as `JSON.stringify`, uses the stack for each level.
 * @throws SyntaxError for a text that is not JSON, RangeError for one that is nested too deeply.
 */
export function parseBoundedJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isDeeperThan(JSON_DEPTH_LIMIT, value)) {
    throw new RangeError(`it is nested more than ${JSON_DEPTH_LIMIT} levels deep`);
  }
  return value;
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
