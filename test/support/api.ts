/** Version of the API that the tests of operations use. The project `v2` of vitest sets it. */
export const API = process.env.MERGE_QUEUE_TEST_API === "v2" ? "v2" : "v1";

/** Returns the value for the version of the API. */
export function byApi<Value>(values: { readonly v1: Value; readonly v2: Value }): Value {
  return values[API];
}
