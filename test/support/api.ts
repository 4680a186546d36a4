/** Version of the API that the tests of operations use. The project `v2` of vitest sets it. */
export const API = process.env.MERGE_QUEUE_TEST_API === "v2" ? "v2" : "v1";

const KEY_PREFIX = "trunk_v2_";

/** Returns a token in the form that the version of the API requires. */
export function asToken(text: string): string {
  return byApi({ v1: text, v2: `${KEY_PREFIX}${text}` });
}

/** Returns the token in the headers of a request to either version. */
export function tokenIn(headers: Readonly<Record<string, unknown>>): string {
  return String(headers["x-api-token"] ?? headers.authorization).replace("Bearer ", "");
}

/** True for a token in the form of a key of version 2. */
export function isKey(token: string): boolean {
  return token.startsWith(KEY_PREFIX);
}

/** Returns the value for the tested version of the API. */
export function byApi<Value>(values: { readonly v1: Value; readonly v2: Value }): Value {
  return values[API];
}
