import type { ErrorKind } from "../errors.js";

export const EXIT_CODES: Readonly<Record<ErrorKind, { readonly code: number; readonly meaning: string }>> = {
  result: { code: 1, meaning: "The answer is in, and it is a negative one." },
  input: { code: 2, meaning: "Bad or missing input; nothing was sent." },
  auth: { code: 3, meaning: "The service rejects the token." },
  "not-found": { code: 4, meaning: "Something that must exist does not." },
  rejected: { code: 5, meaning: "The service rejects the request." },
  unavailable: {
    code: 6,
    meaning: "The service, or GitHub where it is asked, cannot be reached or cannot answer now.",
  },
  timeout: { code: 7, meaning: "The longest time to wait is over." },
  response: { code: 8, meaning: "The service's reply cannot be read." },
  output: { code: 9, meaning: "The operation went well, and what it found out cannot be written." },
  bug: { code: 70, meaning: "An error of this program; please report it." },
  aborted: { code: 130, meaning: "Stopped by Ctrl-C, SIGTERM or SIGHUP (a closed terminal)." },
};

export function exitCodeOf(failure: ErrorKind | undefined): number {
  return failure === undefined ? 0 : EXIT_CODES[failure].code;
}
