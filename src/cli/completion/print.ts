import { EXIT_CODES } from "../exit-codes.js";
import { bashScript } from "./bash.js";
import { fishScript } from "./fish.js";
import { SHELLS, vocabulary } from "./vocabulary.js";
import { zshScript } from "./zsh.js";

const USAGE = `Usage: merge-queue completion ${SHELLS.join("|")}

Prints a script that completes operations, flags and their values.

  bash   eval "$(merge-queue completion bash)"
  zsh    eval "$(merge-queue completion zsh)"
  fish   merge-queue completion fish | source
`;

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

interface Output {
  write(text: string): unknown;
}

/** Runs `merge-queue completion`, and gives the exit code. */
export function printCompletion(
  [shell]: readonly string[],
  { stdout, stderr }: { readonly stdout: Output; readonly stderr: Output },
): number {
  if (shell === "--help" || shell === "-h") {
    stdout.write(USAGE);
    return 0;
  }
  const known = SHELLS.find((name) => name === shell);
  if (known === undefined) {
    stderr.write(`error: completion: must be one of ${SHELLS.join(", ")}.\n\n${USAGE}`);
    return EXIT_CODES.input.code;
  }
  stdout.write(SCRIPTS[known](vocabulary()));
  return 0;
}
