import type { TargetComputation } from "../../src/impacted-targets/compute.js";
import { computeTargetList, type TargetComputationOptions } from "../../src/impacted-targets/compute.js";
import { DEFAULT_INERT_PATHS, DEFAULT_PATHS_IMPACTING_EVERYTHING } from "../../src/impacted-targets/inputs.js";
import type { CommitRangeTarget } from "../../src/target/range.js";
import { formatYamlInputName } from "../../src/text/problem.js";
import { runFacts } from "../support/context.js";

interface Options extends Partial<Omit<TargetComputationOptions, "producer">> {
  readonly producer: NonNullable<TargetComputationOptions["producer"]>;
  readonly base: string;
  /** Tip of the target branch, if the step must find the base itself. */
  readonly tip?: string | undefined;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** Receives each line of the log. */
  readonly info?: (line: string) => void;
}

/** Computes the targets of the checked out commit in this process, compared with a base. */
export async function computeIn(
  workspace: string,
  {
    producer,
    base,
    tip,
    environment = { PATH: process.env.PATH },
    signal = new AbortController().signal,
    info = () => {},
    ...others
  }: Options,
): Promise<TargetComputation> {
  const options: TargetComputationOptions = {
    producer,
    workingDirectory: ".",
    impactAllPaths: DEFAULT_PATHS_IMPACTING_EVERYTHING,
    inertPaths: DEFAULT_INERT_PATHS,
    onUnclaimed: "all",
    onError: "error",
    ...others,
  };
  const target: CommitRangeTarget = {
    repository: { host: "github.com", owner: "local", name: "playground" },
    pullRequest: undefined,
    head: undefined,
    base:
      tip === undefined
        ? { kind: "commit", commit: { sha: base, at: "github.event.before", ref: undefined }, whenLost: undefined }
        : { kind: "fork-point", of: { sha: tip, at: "github.event.before", ref: undefined } },
    foreignHead: false,
  };
  const log = { info, debug() {}, warning() {}, notice() {}, group() {} };
  return await computeTargetList(options, target, {
    host: undefined,
    log,
    signal,
    nameInput: formatYamlInputName,
    run: runFacts({ workspace, environment }),
  });
}
