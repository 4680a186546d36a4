export const JSON_DEPTH_LIMIT = 100;

/**
 * Parses JSON. Rejects a depth that could overflow the stack of a recursive function. @throws SyntaxError, RangeError
 */
export function parseDepthLimitedJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isDeeperThan(JSON_DEPTH_LIMIT, value)) {
    throw new RangeError(`the JSON is nested more than ${JSON_DEPTH_LIMIT} levels deep`);
  }
  return value;
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
