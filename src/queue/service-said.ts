import type { ApiErrorFacts } from "../errors.js";

/** The service's own words as a line of their own; none when it said nothing. */
export function serviceSaid({ serverText = "" }: ApiErrorFacts): readonly string[] {
  return serverText === "" ? [] : [`The service said: ${serverText}`];
}
