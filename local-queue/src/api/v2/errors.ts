/** Errors of version 2 of the API: the code, the status, and the JSON of the reply. */
import { keysOf } from "../../state/fields.js";
import { Refusal } from "../../state/refusal.js";
import { jsonReply, type Reply, textReply } from "../http/reply.js";

const STATUSES = {
  VALIDATION_FAILED: 400,
  INVALID_CURSOR: 400,
  AUTHENTICATION_REQUIRED: 401,
  INVALID_TOKEN: 401,
  INSUFFICIENT_PERMISSIONS: 403,
  NOT_FOUND: 404,
  REPOSITORY_NOT_FOUND: 404,
  PROVIDER_URL_NOT_FOUND: 404,
  MERGE_QUEUE_NOT_FOUND: 404,
  PR_NOT_FOUND: 404,
  IMPACTED_TARGETS_NOT_FOUND: 404,
  VERIFICATION_RUN_NOT_FOUND: 404,
  TEST_NOT_FOUND: 404,
  TEST_CASE_NOT_FOUND: 404,
  TEST_COLLECTION_NOT_FOUND: 404,
  QUEUE_ALREADY_EXISTS: 409,
  QUEUE_HAS_ACTIVE_ENTRIES: 409,
  MODE_CHANGE_IN_PROGRESS: 409,
  PR_ALREADY_ENQUEUED: 409,
  PR_NOT_IN_ACTIVE_STATE: 409,
  PR_NOT_ENQUEUEABLE: 422,
  PR_TESTS_NOT_RESTARTABLE: 422,
  PR_CHECKS_NOT_RERUNNABLE: 422,
  IMPACTED_TARGETS_UNSUPPORTED: 422,
  RATE_LIMIT_EXCEEDED: 429,
  INTERNAL_ERROR: 500,
} as const;

export type ErrorCode = keyof typeof STATUSES;

export function refusal(code: ErrorCode, message: string): Refusal {
  return new Refusal(STATUSES[code], message, code);
}

/** Error codes by status, for refusals without a code. */
const CODES = new Map<number, ErrorCode>([
  [400, "VALIDATION_FAILED"],
  [404, "NOT_FOUND"],
  [500, "INTERNAL_ERROR"],
]);

/**
 * Returns the reply to a refused request. For other statuses, such as 413 and 503, a proxy of the service sends text.
 */
export function refusalReply({ status, code: own, message }: Refusal): Reply {
  const code = keysOf(STATUSES).find((each) => each === own) ?? CODES.get(status);
  return code === undefined ? textReply(status, message) : jsonReply({ error: { code, message } }, STATUSES[code]);
}
