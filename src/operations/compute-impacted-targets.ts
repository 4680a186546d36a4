import {
  DEFAULT_INERT_PATHS,
  DEFAULT_PATHS_IMPACTING_EVERYTHING,
  impactedTargetsFileInput,
  targetPathsParser,
} from "../impacted-targets/inputs.js";
import {
  BUILT_IN_PRODUCERS,
  FILE_READING_PRODUCERS,
  isBuiltInProducer,
  PRODUCER_NAMES,
} from "../impacted-targets/producers/producer.js";
import { workingDirectoryInput } from "../inputs/common.js";
import { createInputWithDefault, createOptionalInput, type InputValues } from "../inputs/input.js";
import {
  anyTextParser,
  createChoiceParser,
  createParser,
  lineListOrNoneParser,
  lineListParser,
} from "../inputs/parsers.js";
import { defineCommitRangeOperation } from "../operation.js";
import { baseShaInput } from "../target/range.js";
import { pullRequestReadPermission } from "../target/target.js";
import { collectInputProblems, createInputProblem, type InputProblem } from "../text/problem.js";

/** Parses a program and its arguments from a JSON array of strings. */
export const commandArrayParser = createParser<readonly [string, ...string[]]>(
  'a JSON array of the program and its arguments, such as ["node", "affected.js"]',
  (given) => {
    const [first = "", ...rest] = stringsOf(given);
    return first.trim() === "" ? undefined : [first, ...rest];
  },
);

/**
 * Returns the strings of a JSON array; empty for any other value. Rejects NUL, which the argument of a program cannot
 * contain.
 */
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
  producer: createOptionalInput(createChoiceParser(...PRODUCER_NAMES, ...BUILT_IN_PRODUCERS), {
    name: "producer",
    description:
      "Source of the targets. `workspaces` reads manifests and lock files in Git (npm, pnpm, Yarn, Bun, Rush, Cargo, Go, uv). `nx`, `turbo`, `pnpm`, `moon`, `lerna`, `rush` and `pants` run the build tool of the same name. `paths` uses path patterns. `command` runs your own program. If you set `impacted-targets-file`, set this input to the format of that file: the name of a build tool, or `bazel`, `gradle`, `paths-filter`, `json` or `lines`.",
  }),
  file: impactedTargetsFileInput,
  key: createOptionalInput(anyTextParser, {
    name: "impacted-targets-key",
    description: "Path of the list inside the JSON file, such as `affected.projects`, if the producer is `json`.",
  }),
  workingDirectory: workingDirectoryInput,
  baseSha: baseShaInput,
  targetPaths: createOptionalInput(targetPathsParser, {
    name: "target-paths",
    description:
      "Path patterns of targets, as YAML (`target: [pattern, ...]`). The producer `paths` requires this input. With any other producer, the list also contains each target whose patterns match a changed file.",
  }),
  command: createOptionalInput(commandArrayParser, {
    name: "command",
    description:
      'Program and arguments of the producer `command`, as a JSON array such as `["node", "affected.js"]`. The step uses no shell. The program receives the commits in `MERGE_QUEUE_BASE` and `MERGE_QUEUE_HEAD`, and prints one target per line or a JSON array.',
  }),
  impactAllPaths: createInputWithDefault(lineListParser, DEFAULT_PATHS_IMPACTING_EVERYTHING.join("\n"), {
    name: "impact-all-paths",
    description:
      "Path patterns of files that impact everything, one per line. These patterns replace the default patterns for lockfiles, workflows, and the configuration of workspaces and tools.",
  }),
  ignoredPaths: createOptionalInput(lineListParser, {
    name: "ignored-paths",
    description: "Path patterns of files that impact nothing, one per line, such as `docs/**`.",
  }),
  inertPaths: createInputWithDefault(lineListOrNoneParser, DEFAULT_INERT_PATHS.join("\n"), {
    name: "inert-paths",
    description:
      "Path patterns of files that impact nothing, unless they belong to a target. Write one pattern per line, or `none`. These patterns replace the default patterns for release notes, documentation and texts for GitHub's pages.",
  }),
  exclude: createOptionalInput(lineListParser, {
    name: "exclude",
    description:
      "Targets to remove from the list, one per line, for example a project that every change impacts. Targets that depend on a removed target stay in the list.",
  }),
  onUnclaimed: createInputWithDefault(createChoiceParser("all", "ignore", "error"), "all", {
    name: "on-unclaimed",
    description:
      "Effect of a changed file that belongs to no target: `all` (everything is impacted), `ignore` (no effect) or `error` (the step fails). This input applies only if the step knows which files belong to each target.",
  }),
  onError: createInputWithDefault(createChoiceParser("error", "all"), "error", {
    name: "on-error",
    description:
      "Effect if the producer fails: `error` (the step fails) or `all` (everything is impacted, and the step shows a warning).",
  }),
} as const;

type ComputeValues = InputValues<typeof inputs>;

export const computeImpactedTargetsOperation = defineCommitRangeOperation({
  name: "compute-impacted-targets",
  title: "Computes the impacted targets of a change, and writes them to a file.",
  inputs,
  results: {
    computed: { description: "The step computed the list of targets, or found that everything is impacted." },
  },
  outputs: {
    "impacted-targets-file":
      "Path of a JSON file with the targets. `set-impacted-targets` reads this file, in the same job or in another job.",
    "impacted-targets-mode":
      "Form of the targets: `list`, `all` (everything is impacted) or `none` (nothing is impacted).",
    "impacted-targets-count": "Number of targets; empty when everything is impacted.",
    "impacted-targets-reason": "Reason for the value of `impacted-targets-mode`.",
    "impacted-targets-explanation":
      "JSON object that maps each target to the reason why it is in the list, for example a changed file or a dependency. If everything is impacted, the only key is `ALL`.",
    "base-sha": "Commit before the change. The changed files are the files that differ from this commit.",
    "head-sha": "Head commit of the pull request. The targets belong to this commit.",
  },
  permissions: { contents: "read: to fetch commits that the clone lacks", ...pullRequestReadPermission },
  example: { producer: "paths", "target-paths": "app: [app/**]" },
  needsToken: "never",
  dryRun: "ignored",
  anyHost: true,

  check: async (values, _given, { run }) => {
    const { findPatternProblems } = await import("../impacted-targets/ownership.js");
    const read = await values.targetPaths?.read();
    return [
      ...producerProblems(values),
      ...untrustedProducerProblems(values, run.untrustedCheckout),
      ...(await findPatternProblems("impact-all-paths", values.impactAllPaths)),
      ...(await findPatternProblems("ignored-paths", values.ignoredPaths ?? [])),
      ...(await findPatternProblems("inert-paths", values.inertPaths)),
      ...(read?.ok === false ? read.problems : []),
    ];
  },
  baseSha: ({ baseSha }) => baseSha,

  run: async (values, target, context) =>
    (await import("../impacted-targets/compute.js")).computeImpactedTargets(values, target, context),
});

function producerProblems({
  producer,
  file,
  key,
  command,
  targetPaths,
  exclude,
}: ComputeValues): readonly InputProblem[] {
  if (producer === undefined)
    return [createInputProblem("producer", "a value is required: the source of the targets.")];
  const isReadOnly = FILE_READING_PRODUCERS.some((name) => name === producer);
  const [hasKey, hasCommand, hasFile] = [key !== undefined, command !== undefined, file !== undefined];
  const keyword = exclude?.find((name) => name === "ALL" || name === "NONE");
  return collectInputProblems(
    [keyword !== undefined, "exclude", `must be names of targets; ${keyword} is a reserved word.`],
    [hasKey && producer !== "json", "impacted-targets-key", "this input is allowed only if the producer is json."],
    [hasCommand && producer !== "command", "command", "this input is allowed only if the producer is command."],
    [hasCommand && hasFile, ["command", "impacted-targets-file"], "set only one of these inputs."],
    [
      producer === "paths" && targetPaths === undefined,
      "target-paths",
      "this input is required if the producer is paths.",
    ],
    [
      isBuiltInProducer(producer) && hasFile,
      "impacted-targets-file",
      `this input cannot be used if the producer is ${producer}.`,
    ],
    [
      isReadOnly && !hasFile,
      "impacted-targets-file",
      `this input is required if the producer is ${producer}, which reads a list that an earlier step wrote.`,
    ],
    [
      producer === "command" && !hasFile && !hasCommand,
      "command",
      "this input is required if the producer is command.",
    ],
  );
}

/** Rejects a build tool in a run with secrets and an untrusted checkout, because the tool runs code of the checkout. */
function untrustedProducerProblems(
  { producer, file }: ComputeValues,
  untrusted: string | undefined,
): readonly InputProblem[] {
  if (untrusted === undefined || isBuiltInProducer(producer) || file !== undefined) return [];
  return [
    createInputProblem(
      "producer",
      `${producer} runs code of the checkout, which is not allowed because ${untrusted}. Use two jobs: compute the targets in a pull_request workflow without a token and upload the file as an artifact; run set-impacted-targets in a second job without a checkout.`,
    ),
  ];
}
