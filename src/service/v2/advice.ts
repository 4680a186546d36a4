import { inputName, type Text, textWithNames } from "../../text/problem.js";
import type { ApiErrorFacts } from "../errors.js";

const KEYS_PAGE = "Settings, Developer, API keys";

/** Next steps by error code. Unknown codes have those of their status. */
const STEPS: ReadonlyMap<string, Text> = new Map<string, Text>([
  [
    "PR_NOT_FOUND",
    textWithNames`The service does not know the pull request. It finds a new one within a minute: run this again. Otherwise check ${inputName("pr-number")}.`,
  ],
  [
    "PR_NOT_ENQUEUEABLE",
    textWithNames`The queue does not accept the pull request. It must be open, its base branch must be ${inputName("target-branch")}, and the queue must not be draining.`,
  ],
  ["PR_NOT_IN_ACTIVE_STATE", "The pull request is no longer in the queue. Check its status."],
  ["PR_TESTS_NOT_RESTARTABLE", "Only tests of a pull request in state testing or pending_failure can be restarted."],
  [
    "MODE_CHANGE_IN_PROGRESS",
    "The queue is switching modes and rejects changes until it is empty. Run the step again when the queue is empty.",
  ],
  ["MERGE_QUEUE_NOT_CREATABLE", "Check in the web application that the service's app is installed for the repository."],
  ["IMPACTED_TARGETS_UNSUPPORTED", "The service accepts impacted targets for repositories on github.com only."],
  [
    "ALLOWED_BOT_SUBMITTERS_FROZEN",
    "The setting allowedBotSubmitters is locked. Omit the setting, or ask the vendor to unlock it.",
  ],
]);

/** Advises on a failed request of API v2. Replies of a proxy in between have no code. */
export function advise({ status = 0, code = "" }: ApiErrorFacts, permissions: readonly string[]): readonly Text[] {
  const step = STEPS.get(code);
  if (step !== undefined) return [step];
  if (status === 401)
    return [
      `The key is not valid, or was deleted. An administrator of the organization makes keys in the web application: ${KEYS_PAGE}.`,
    ];
  if (status === 403) return [adviseOnPermissions(permissions)];
  return [];
}

function adviseOnPermissions(permissions: readonly string[]): string {
  if (permissions.length === 0) return `Check the key and its organization in the web application: ${KEYS_PAGE}.`;
  const names = permissions.map((name) => `"${name}"`).join(" and ");
  const noun = permissions.length === 1 ? "the permission" : "the permissions";
  return `The key lacks a permission. This request needs ${noun} ${names}. Add what is missing in the web application: ${KEYS_PAGE}.`;
}
