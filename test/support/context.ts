import type { InputCheckContext, OperationContext, RunFacts } from "../../src/operation.js";
import { formatYamlInputName } from "../../src/text/problem.js";

const RUN: RunFacts = {
  workspace: "",
  environment: {},
  testRunId: undefined,
  untrustedCheckout: undefined,
  onlyUploads: false,
  hasV1Token: true,
  actors: [],
  step: undefined,
};

export function runFacts(facts: Partial<RunFacts> = {}): RunFacts {
  return { ...RUN, ...facts };
}

/** Creates the context for the check of the inputs. */
export function checkContext(host: OperationContext["host"], facts: Partial<RunFacts> = {}): InputCheckContext {
  return { dryRun: false, host, run: runFacts(facts) };
}

/** Creates the context of an operation, and collects its log lines and warnings. */
export function contextOf(given: Pick<OperationContext, "service" | "clock"> & Partial<OperationContext>) {
  const lines: string[] = [];
  const warnings: string[] = [];
  const add = (line: string): void => void lines.push(line);
  const context: OperationContext = {
    host: undefined,
    log: {
      info: add,
      debug() {},
      warning(line) {
        warnings.push(line);
        add(line);
      },
      notice: add,
      group() {},
    },
    random: () => 0.5,
    signal: new AbortController().signal,
    dryRun: false,
    run: RUN,
    token: { seal: () => "", require() {} },
    nameInput: formatYamlInputName,
    writeFile: () => "",
    ...given,
  };
  return { context, lines, warnings };
}
