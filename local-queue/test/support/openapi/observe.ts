/** This file compares the exchanges of local services in the tests with the OpenAPI documents. */
import { expect } from "vitest";
import type { LocalServiceOptions } from "../../../src/serve/service.js";
import { findProblems } from "./validate.js";

type Observe = NonNullable<LocalServiceOptions["observe"]>;

/** Options for a service whose test sends valid requests that the documents do not describe. */
export const WITHOUT_DOCUMENTS: Pick<LocalServiceOptions, "observe"> = { observe: () => undefined };

/** Returns an observer for a service, and a function that fails the test if the observer found a problem. */
export function observeExchanges() {
  const problems: string[] = [];
  const observe: Observe = ({ method, path, body }, { status, headers, body: reply }) => {
    const request = body.kind === "read" ? body.text : "";
    problems.push(...findProblems({ method, path, request, status, reply, type: headers["content-type"] ?? "" }));
  };
  const requireValid = () =>
    expect(problems.splice(0), "exchanges that the OpenAPI documents do not allow").toEqual([]);
  return { observe, requireValid };
}
