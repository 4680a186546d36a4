import { createMessageText, type MessageText, toInputReference } from "../../text/problem.js";
import type { ApiErrorFacts } from "../errors.js";

const UNKNOWN_REPOSITORY =
  "The service does not know the repository, or the repository and the key belong to different organizations. Check the host, the owner and the name of the repository.";
const KEYS_PAGE = "Settings > Developer > API keys";

/** Advice by error code. For an unknown code, the status decides. */
const STEPS: ReadonlyMap<string, MessageText> = new Map<string, MessageText>([
  ["PROVIDER_URL_NOT_FOUND", UNKNOWN_REPOSITORY],
  ["REPOSITORY_NOT_FOUND", UNKNOWN_REPOSITORY],
  [
    "PR_NOT_FOUND",
    "The service needs up to a minute to find a new pull request. If the pull request is new, run the step again after a minute.",
  ],
  [
    "PR_NOT_ENQUEUEABLE",
    createMessageText`The queue does not accept the pull request. The pull request must be open, its base branch must be ${toInputReference("target-branch")}, and the queue must not be draining.`,
  ],
  ["PR_NOT_IN_ACTIVE_STATE", "The pull request is no longer in the queue. Check the status of the pull request."],
  [
    "PR_TESTS_NOT_RESTARTABLE",
    "Only tests of a pull request in the state testing or pending_failure can be restarted.",
  ],
  [
    "MODE_CHANGE_IN_PROGRESS",
    "The queue is switching modes and rejects changes until it is empty. Run the step again when the queue is empty.",
  ],
  ["MERGE_QUEUE_NOT_CREATABLE", "Check in the web application that the service's app is installed for the repository."],
  ["IMPACTED_TARGETS_UNSUPPORTED", "The service accepts no impacted targets for repositories on this host."],
  [
    "ALLOWED_BOT_SUBMITTERS_FROZEN",
    "The setting allowedBotSubmitters is locked. Omit the setting, or ask the vendor to unlock it.",
  ],
]);

/** Returns advice for a failed request of API v2. A reply of a proxy has no code. */
export function adviseOnFailedRequest(
  { status = 0, code = "" }: ApiErrorFacts,
  permissions: readonly string[],
): readonly MessageText[] {
  const step = STEPS.get(code);
  if (step !== undefined) return [step];
  if (status === 401)
    return [
      `The key is not valid, has expired or was deleted. An administrator of the organization makes keys in the web application: ${KEYS_PAGE}.`,
    ];
  if (status === 403) return [adviseOnPermissions(permissions)];
  return [];
}

/** Returns advice for a failed request with the short-lived token of the vendor's command line. */
export function adviseOnShortLivedToken(facts: ApiErrorFacts, permissions: readonly string[]): readonly MessageText[] {
  if (facts.status !== 401 && facts.status !== 403) return adviseOnFailedRequest(facts, permissions);
  return [
    `The short-lived token has expired, or the service does not accept it for this API request. Use a key of API v2. An administrator of the organization makes keys in the web application: ${KEYS_PAGE}.`,
  ];
}

function adviseOnPermissions(permissions: readonly string[]): string {
  if (permissions.length === 0) return `Check the key and its organization in the web application: ${KEYS_PAGE}.`;
  const names = permissions.map((name) => `"${name}"`).join(" and ");
  const noun = permissions.length === 1 ? "the permission" : "the permissions";
  return `The key lacks a permission. This API request needs ${noun} ${names}. Add each missing permission in the web application: ${KEYS_PAGE}.`;
}
