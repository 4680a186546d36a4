import { type Computation, type ComputeValues, compute } from "../../src/impacted-targets/computing.js";
import { IMPACT_ALL_PATHS } from "../../src/impacted-targets/impact-all-paths.js";

interface Options extends Partial<Omit<ComputeValues, "producer" | "baseSha">> {
  readonly producer: NonNullable<ComputeValues["producer"]>;
  readonly base: string;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** Gets each line of the log. */
  readonly info?: (line: string) => void;
}

/** Computes in this process what the checked out commit impacts, compared with a base. */
export async function computeIn(
  workspace: string,
  {
    producer,
    base,
    environment = { PATH: process.env.PATH },
    signal = new AbortController().signal,
    info = () => {},
    ...others
  }: Options,
): Promise<Computation> {
  const values: ComputeValues = {
    producer,
    file: undefined,
    key: undefined,
    workingDirectory: ".",
    baseSha: base,
    targetPaths: undefined,
    command: undefined,
    impactAllPaths: IMPACT_ALL_PATHS,
    ignoredPaths: undefined,
    onUnclaimed: "all",
    onError: "error",
    ...others,
  };
  const plan = {
    repository: { host: "github.com", owner: "local", name: "playground" },
    pullRequest: undefined,
    head: undefined,
    base: { kind: "commit", commit: { sha: base, at: "base-sha", ref: undefined }, whenLost: undefined },
    foreignHead: false,
  } as const;
  const log = { info, debug() {}, warning() {}, notice() {}, group() {} };
  const context = { workspace, host: undefined, log, environment, signal, strangersCode: undefined };
  return await compute(values, plan, context);
}
