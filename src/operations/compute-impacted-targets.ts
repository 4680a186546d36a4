import { IMPACT_ALL_PATHS, impactedTargetsFile, targetPathsText } from "../impacted-targets/inputs.js";
import { PRODUCER_NAMES, READ_ONLY_PRODUCERS } from "../impacted-targets/producers/producer.js";
import { workingDirectoryInput } from "../inputs/common.js";
import { optional, type Values, withDefault } from "../inputs/input.js";
import { lines, oneOf, parser, text } from "../inputs/parsers.js";
import { changeOperation } from "../operation.js";
import { baseShaInput } from "../target/range.js";
import { targetPermissions } from "../target/target.js";
import { type Problem, problemOf, problemsWhere } from "../text/problem.js";

/** An argument vector from a JSON array of strings, such as `["./affected.sh", "--all"]`. */
export const argumentVector = parser<readonly [string, ...string[]]>(
  'a JSON array of the program and its arguments, such as ["node", "affected.js"]',
  (given) => {
    const [first = "", ...rest] = stringsOf(given);
    return first.trim() === "" ? undefined : [first, ...rest];
  },
);

/** Nothing for any other JSON. A NUL character cannot be an argument. */
function stringsOf(given: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(given);
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const strings = items.filter((item): item is string => typeof item === "string" && !item.includes("\0"));
    return strings.length === items.length ? strings : [];
  } catch {
    return [];
  }
}

const inputs = {
  producer: optional(oneOf(...PRODUCER_NAMES, "paths"), {
    name: "producer",
    description:
      "What knows the targets. A build tool that is run: `nx`, `turbo`, `pnpm`, `moon`, `lerna`, `rush`, `pants`. Path patterns: `paths`. A program of yours: `command`. A list that an earlier step made, read from `impacted-targets-file`: each of the tools, `bazel`, `gradle`, `paths-filter`, `json`, `lines`.",
  }),
  file: impactedTargetsFile,
  key: optional(text, {
    name: "impacted-targets-key",
    description: "Where the producer `json` finds the list in its file, such as `affected.projects`.",
  }),
  workingDirectory: workingDirectoryInput,
  baseSha: baseShaInput,
  targetPaths: optional(targetPathsText, {
    name: "target-paths",
    description:
      "YAML that names path patterns of targets (`target: [pattern, ...]`). The producer `paths` needs it; with any other, the targets of a changed file are added to its list.",
  }),
  command: optional(argumentVector, {
    name: "command",
    description:
      'The program of the producer `command` and its arguments, as a JSON array such as `["node", "affected.js"]`. No shell takes part. It gets the commits as `MERGE_QUEUE_BASE` and `MERGE_QUEUE_HEAD`, and prints one target per line or a JSON array.',
  }),
  impactAllPaths: withDefault(lines, IMPACT_ALL_PATHS.join("\n"), {
    name: "impact-all-paths",
    description:
      "Path patterns, one per line: a changed file that one of them fits impacts everything. Replaces the default, which has lockfiles, the configuration of workspaces and tools, and workflows.",
  }),
  ignoredPaths: optional(lines, {
    name: "ignored-paths",
    description:
      "Path patterns, one per line, of files that impact nothing by themselves, such as `docs/**`. They need no target that claims them.",
  }),
  onUnclaimed: withDefault(oneOf("all", "ignore", "error"), "all", {
    name: "on-unclaimed",
    description:
      "What a changed file means that no target claims: `all` (impacts everything), `ignore` or `error`. Only where it is known which paths the targets own.",
  }),
  onError: withDefault(oneOf("error", "all"), "error", {
    name: "on-error",
    description: "What a producer means that fails: `error`, or `all` (impacts everything, with a warning).",
  }),
} as const;

type ComputeValues = Values<typeof inputs>;

export const computeImpactedTargets = changeOperation({
  name: "compute-impacted-targets",
  title: "Computes what a change impacts, from a build tool or from paths, and writes it to a file for the upload.",
  inputs,
  results: { computed: { description: "The list is made, or everything is impacted." } },
  outputs: {
    "impacted-targets-file": "Path of a JSON file that `set-impacted-targets` takes, in this job or in another.",
    "impacted-targets-mode": "`list`, `all` or `none`.",
    "impacted-targets-count": "Number of targets; empty when everything is impacted.",
    "impacted-targets-reason": "Why it came out like that.",
    "base-sha": "Commit that the change was compared with.",
    "head-sha": "Commit that the targets belong to: the pull request's head.",
  },
  permissions: { contents: "read: commits that the clone misses", ...targetPermissions },
  example: { producer: "paths", "target-paths": "app: [app/**]" },
  needsToken: "never",
  dryRun: "ignored",
  anyHost: true,

  check: async (values, _given, { run }) => {
    const { patternProblems } = await import("../impacted-targets/ownership.js");
    const read = await values.targetPaths?.read();
    return [
      ...producerProblems(values),
      ...refusedProducer(values, run.untrustedCheckout),
      ...(await patternProblems("impact-all-paths", values.impactAllPaths)),
      ...(await patternProblems("ignored-paths", values.ignoredPaths ?? [])),
      ...(read?.ok === false ? read.problems : []),
    ];
  },
  baseSha: ({ baseSha }) => baseSha,

  run: async (values, target, context) =>
    (await import("../impacted-targets/compute.js")).computeImpactedTargets(values, target, context),
});

function producerProblems({ producer, file, key, command, targetPaths }: ComputeValues): readonly Problem[] {
  if (producer === undefined)
    return [problemOf("producer", "is required; it says where the list of targets comes from.")];
  const isReadOnly = READ_ONLY_PRODUCERS.some((name) => name === producer);
  const [hasKey, hasCommand, hasFile] = [key !== undefined, command !== undefined, file !== undefined];
  return problemsWhere(
    [hasKey && producer !== "json", "impacted-targets-key", "is for the producer json only."],
    [hasCommand && producer !== "command", "command", "is for the producer command only."],
    [hasCommand && hasFile, ["command", "impacted-targets-file"], "give one of them, not both."],
    [producer === "paths" && targetPaths === undefined, "target-paths", "is required by the producer paths."],
    [producer === "paths" && hasFile, "impacted-targets-file", "the producer paths reads no list."],
    [
      isReadOnly && !hasFile,
      "impacted-targets-file",
      `is required by the producer ${producer}, which reads what an earlier step wrote.`,
    ],
    [producer === "command" && !hasFile && !hasCommand, "command", "is required by the producer command."],
  );
}

/** Build tools run code of the checkout, which must never be a stranger's while there is something to steal. */
function refusedProducer({ producer, file }: ComputeValues, untrusted: string | undefined): readonly Problem[] {
  if (untrusted === undefined || producer === undefined || producer === "paths" || file !== undefined) return [];
  return [
    problemOf(
      "producer",
      `${producer} runs code of the checkout, and is refused here because ${untrusted}. Split the job: compute in a pull_request workflow without token, hand the file over as an artifact, and let set-impacted-targets upload it in a second job that checks nothing out.`,
    ),
  ];
}
