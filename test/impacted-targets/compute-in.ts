import type { Computation } from "../../src/impacted-targets/compute.js";
import { type ComputeOptions, computeList } from "../../src/impacted-targets/compute.js";
import { DEFAULT_IMPACT_ALL_PATHS, DEFAULT_INERT_PATHS } from "../../src/impacted-targets/inputs.js";
import type { RangeTarget } from "../../src/target/range.js";
import { nameInYaml } from "../../src/text/problem.js";
import { runFacts } from "../support/context.js";

interface Options extends Partial<Omit<ComputeOptions, "producer">> {
  readonly producer: NonNullable<ComputeOptions["producer"]>;
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
): Promise<Computation> {
  const options: ComputeOptions = {
    producer,
    workingDirectory: ".",
    impactAllPaths: DEFAULT_IMPACT_ALL_PATHS,
    inertPaths: DEFAULT_INERT_PATHS,
    onUnclaimed: "all",
    onError: "error",
    ...others,
  };
  const target: RangeTarget = {
    repository: { host: "github.com", owner: "local", name: "playground" },
    pullRequest: undefined,
    head: undefined,
    base:
      tip === undefined
        ? { kind: "commit", commit: { sha: base, at: "base-sha", ref: undefined }, whenLost: undefined }
        : { kind: "fork-point", of: { sha: tip, at: "base-sha", ref: undefined } },
    foreignHead: false,
  };
  const log = { info, debug() {}, warning() {}, notice() {}, group() {} };
  return await computeList(options, target, {
    host: undefined,
    log,
    signal,
    nameInput: nameInYaml,
    run: runFacts({ workspace, environment }),
  });
}
