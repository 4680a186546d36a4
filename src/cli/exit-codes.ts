import type { ErrorKind } from "../errors.js";

export const EXIT_CODES: Readonly<Record<ErrorKind, { readonly code: number; readonly meaning: string }>> = {
  result: {
    code: 1,
    meaning: "The operation finished with a negative result. For example, the queue rejected the pull request.",
  },
  input: { code: 2, meaning: "An input is invalid or missing, so the command sent no request." },
  auth: { code: 3, meaning: "The service rejects the token." },
  "not-found": { code: 4, meaning: "A required queue or pull request does not exist." },
  rejected: { code: 5, meaning: "The service rejects the API request." },
  unavailable: { code: 6, meaning: "The service or GitHub is unavailable." },
  timeout: { code: 7, meaning: "The time limit of the wait expired." },
  response: { code: 8, meaning: "The reply of the service is invalid." },
  output: { code: 9, meaning: "The operation succeeded, but its outputs cannot be written." },
  bug: { code: 70, meaning: "A defect of this program; please report it." },
  aborted: { code: 130, meaning: "Ctrl-C, SIGTERM or SIGHUP (a closed terminal) stopped the command." },
};

export function findExitCode(failure: ErrorKind | undefined): number {
  return failure === undefined ? 0 : EXIT_CODES[failure].code;
}
