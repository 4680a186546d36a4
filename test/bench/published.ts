/** Compares figures that others published about merge queues with simulations of the local queue. */
import { readFileSync, writeFileSync } from "node:fs";
import { METHODS, readFailures } from "./published-failures.js";
import { batchesOf, playAlone, playExample, playFailures, playFull, playLine, SEED } from "./published-plays.js";
import { print, type Requirement } from "./report.js";

export const PAGE = "docs/published-figures.md";

interface PublishedTable {
  readonly title: string;
  /** Source and setting of the published figures. */
  readonly about: string;
  /** Reasons for the differences. */
  readonly difference: string;
  readonly columns: readonly string[];
  readonly rows: () => readonly (readonly (string | number)[])[];
  /** True when the simulations of the table take a few seconds at most. */
  readonly isFast: boolean;
}

const SKIPPING = { optimizationMode: "bisection_skip_redundant_tests" } as const;

const SONOS: PublishedTable = {
  title: "The simulator of Sonos",
  about:
    "The published figures are from the README of [github-merge-queue-simulator](https://github.com/sonos/github-merge-queue-simulator), commits 9d7e55e and 3aa8d7b. In the simulation, tests take 30 minutes, 10 % of the pull requests are broken, and the queue is full for 10,000 hours. If the queue has three test slots, two more pull requests wait for a slot in 10 % of the rounds of tests. A pull request counts as lost if the queue rejects it or starts its tests again.",
  difference:
    "The published means and our means differ by at most 0.3 minutes. The other published figures differ from ours by at most one unit of the last published decimal. For five test slots, a calculation without a simulation gives 7.37 merges per hour, 2.63 lost pull requests per hour and a mean of 48.2 minutes. For three test slots, the calculation gives 4.88 merges per hour, 1.12 lost pull requests per hour and a mean of 39.8 minutes. The published figures come from a single simulation with an unknown seed.",
  columns: ["Slots", "Figure", "Published", "Ours"],
  rows: () =>
    [
      { slots: 5, waiting: 0, published: ["7.3", "2.7", "48.6", "30.0"] },
      { slots: 3, waiting: 2, published: ["4.9", "1.1", "40.0", "30.0"] },
    ].flatMap(({ slots, waiting, published }) => {
      const { mergesPerHour, lostPerHour, meanMinutes, medianMinutes } = playLine(slots, waiting);
      return [
        [slots, "merges an hour", published[0] ?? "", mergesPerHour.toFixed(2)],
        [slots, "lost pull requests per hour", published[1] ?? "", lostPerHour.toFixed(2)],
        [slots, "mean minutes to merge", published[2] ?? "", meanMinutes.toFixed(1)],
        [slots, "median minutes to merge", published[3] ?? "", medianMinutes.toFixed(1)],
      ];
    }),
  isFast: false,
};

const ACADEMY = "[merge-queue.academy](https://merge-queue.academy/features/batching)";
const TRUNK = "[Trunk, Batching](https://docs.trunk.io/merge/batching)";
const TRUNK_NOW = "[Trunk, Batching, 2026](https://docs.trunk.io/merge-queue/optimizations/batching)";
const AVIATOR = "[Aviator](https://docs.aviator.co/mergequeue/concepts/batching)";

function runsOf(count: number, size: number): string {
  const { first } = playExample(count, batchesOf(size));
  return first === 1 ? "1 run" : `${first} runs`;
}

function hoursOf(count: number, size: number): string {
  const { first, hours } = playExample(count, batchesOf(size));
  return `${first} runs, ${hours} h`;
}

function extraRuns(count: number, broken: number, settings = {}): string {
  const { bisection, again } = playExample(count, batchesOf(count, settings), [broken]);
  return `${bisection} runs; ${again} more runs of cleared pull requests`;
}

const EXAMPLES: PublishedTable = {
  title: "Examples of batching",
  about:
    "In each simulation, all pull requests are submitted at the same time, and the batches have the size in the table. In the first ten rows, no pull request is broken. From the eleventh row on, one pull request is broken, and only one bisection run at a time is possible.",
  difference:
    "Twelve pull requests in batches of 8 need two test runs. The second batch is only half full, and the published figure 1.5x counts it as half a run. The bisection methods in the publications stop when they have found the broken pull request. If a bisection shows that a pull request did not cause the failure, the queue has *cleared* this pull request, and tests it once more before the merge. In the example of merge-queue.academy, two test runs find that the third pull request is broken: the first run tests [1,2], and the second run tests [1,2,3]. The local queue first tests the two halves [1,2] and [3,4] of a failed batch of four. Beheshtian et al. count the runs of both halves of each failed group. By default, the queue also tests both halves of each failed group.",
  columns: ["Source", "Setting", "Published", "Ours"],
  rows: () => [
    [ACADEMY, "20 pull requests, tests of 30 minutes, no batches", "20 runs, 10 h", hoursOf(20, 1)],
    [ACADEMY, "20 pull requests, tests of 30 minutes, batches of 4", "5 runs, 2.5 h", hoursOf(20, 4)],
    ...[
      [1, "12x"],
      [2, "6x"],
      [4, "3x"],
      [8, "1.5x"],
      [12, "1x"],
    ].map(([size, published]) => {
      return [TRUNK, `12 pull requests, batches of ${size}`, published ?? "", runsOf(12, Number(size))];
    }),
    [
      TRUNK_NOW,
      "10 pull requests",
      "2 to 3 runs",
      `${runsOf(10, 5)} in batches of 5; ${runsOf(10, 4)} in batches of 4`,
    ],
    ...[
      [3, "4 runs"],
      [5, "2 runs"],
    ].map(([size, published]) => {
      return [AVIATOR, `10 pull requests, batches of ${size}`, published ?? "", runsOf(10, Number(size))];
    }),
    [ACADEMY, "a batch of 4, the third pull request is broken", "1 to 2 more runs", extraRuns(4, 3)],
    [
      ACADEMY,
      "a batch of 4, the third pull request is broken, and the queue skips redundant tests",
      "1 to 2 more runs",
      extraRuns(4, 3, SKIPPING),
    ],
    ["Beheshtian et al., abstract", "a batch of 8, one pull request is broken", "6 more runs", extraRuns(8, 3)],
  ],
  isFast: true,
};

/** Calculated runs for each pull request, if both halves of each failed group are tested. */
const HALVING: readonly (readonly [share: number, runs: Readonly<Record<string, string>>])[] = [
  [0.02, { 2: ".540", 4: ".328", 8: ".241", 16: ".213" }],
  [0.05, { 2: ".598", 4: ".440", 8: ".399", 16: ".407" }],
  [0.1, { 2: ".690", 4: ".612", 8: ".629", 16: ".669" }],
];

function fraction(value: number): string {
  return value.toFixed(3).replace(/^0/, "");
}

const BISECTIONS: PublishedTable = {
  title: "Bisection by halves",
  about:
    "The figures in the column “Textbook” are the result of a textbook calculation for failures that are independent of each other. In this calculation, each batch is tested, and if a group of pull requests fails, both halves of the group are tested. The simulated queue has 4,800 pull requests, and allows one test run and one bisection run at a time. Each figure is the number of test runs divided by the number of pull requests.",
  difference:
    "The column “Halving alone” counts the runs of batches that do not influence each other, so its figures must agree with the column “Textbook”. The differences of at most 3 % are the result of random choices. The column “Again” counts the additional test runs of cleared pull requests, which are necessary because a bisection never merges a pull request. In a full queue, cleared pull requests join later batches. With four bisection runs at a time, the queue tests the right half of a failed group before it knows the result of the left half. So the queue usually needs more test runs than with one bisection run at a time. In the column “Full queue, skipping”, the queue does not test the right half of a failed group if this half must fail. By default, the queue does not skip redundant tests. For details, see “[What a bisection costs](what-if.md#what-a-bisection-costs)”.",
  columns: [
    "Broken",
    "Batch",
    "Textbook",
    "Halving alone",
    "Again",
    "Full queue",
    "Full queue, four bisection runs at a time",
    "Full queue, skipping",
  ],
  rows: () =>
    HALVING.flatMap(([share, runs]) =>
      Object.entries(runs).map(([text, textbook]) => {
        const size = Number(text);
        const { halving, again } = playAlone(size, share);
        const full = [{}, { bisectionConcurrency: 4 }, SKIPPING].map((settings) => playFull(size, share, settings));
        return [`${share * 100} %`, size, textbook, ...[halving, again, ...full].map(fraction)];
      }),
    ),
  isFast: false,
};

const SIZES = [2, 3, 4, 5, 6, 7, 8, 10, 12, 16];
/** Relative difference up to which a size is as good as the best one. */
const AS_GOOD = 0.03;

function bestSizes(share: number, settings = {}): string {
  const all = SIZES.map((size) => ({ size, runs: playFull(size, share, settings) }));
  const [best] = all.toSorted((one, other) => one.runs - other.runs);
  if (best === undefined) return "";
  const others = all.filter(({ size, runs }) => size !== best.size && runs <= best.runs * (1 + AS_GOOD));
  const list = others.length === 0 ? "" : `; as good: ${others.map(({ size }) => size).join(", ")}`;
  return `${best.size} (${fraction(best.runs)})${list}`;
}

const BEST_SIZES: PublishedTable = {
  title: "The best size of a batch",
  about: `Dorfman found this rule in 1943: if a share p of the pull requests is broken, the best size of a batch is near 1/√p. The issue [assay#2954](https://github.com/Rul1an/assay/issues/2954) applies Dorfman's rule to a merge queue. The simulated queue is full, as in the section “Bisection by halves”. The simulated sizes of batches are ${SIZES.join(", ")}. The numbers in parentheses are test runs for each pull request. A size is “as good” if it needs at most 3 % more test runs than the best size.`,
  difference:
    "Dorfman's rule assumes that each member of a failed batch is tested alone. If a large batch fails, a bisection needs fewer test runs than separate tests of all members. So if few pull requests are broken, the best batches in the queue are larger than Dorfman's rule predicts. If 5 % or 10 % of the pull requests are broken, the best size agrees with Dorfman's rule. Larger batches are better if the queue skips redundant tests, because bisections then need fewer test runs.",
  columns: ["Broken", "1/√p", "Ours", "Ours, if the queue skips redundant tests"],
  rows: () =>
    HALVING.map(([share]) => [
      `${share * 100} %`,
      (1 / Math.sqrt(share)).toFixed(1),
      bestSizes(share),
      bestSizes(share, SKIPPING),
    ]),
  isFast: false,
};

function savedBy(count: number, size: number): string {
  return `${100 * (1 - playExample(count, batchesOf(size)).first / count)} %`;
}

/** Formats the mean of a share over the projects whose failures are known. */
function meanPercent(shareOf: (failures: readonly boolean[]) => number): string {
  const shares = readFailures().map(shareOf);
  return `${((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length).toFixed(1)} %`;
}

const NO_MODEL = "not reproduced: a simulation would need a model that estimates the risk of each change";

const PAPERS: PublishedTable = {
  title: "Papers about batch testing",
  about:
    "The first source is the paper by Beheshtian, Bavand and Rigby, “Software Batch Testing to Save Build Test Resources and to Reduce Feedback Time”, IEEE TSE, 2022. The second source is the paper by Fallahzadeh, Bavand and Rigby, “Accelerating Continuous Integration with Parallel Batch Testing”, [arXiv 2308.13129](https://arxiv.org/abs/2308.13129). The figures show by how many percent each method reduces the number of test runs, compared with one test run for each change. The figures of the first paper are means of nine projects. The authors of the first paper published their [data](https://github.com/CESEL/BatchBuilderResearch). The file `test/bench/published-failures.json` contains the results of 26,469 builds of seven of the nine projects. The data of the other two projects, `ruby` and `metasploit-framework`, were not available.",
  difference:
    "BatchBisect halves each failed group. Batch4 tests the members of a failed batch alone. BatchStop4 halves failed groups of more than four members, and tests the members of smaller failed groups alone. As in the first paper, BatchBisect and BatchStop4 use the best size of a batch for each project, up to 20. Our results for BatchBisect, Batch4 and BatchStop4 are one to three percentage points above the published figures. Our results would agree with the published figures if the three methods saved only 36 %, 44 % and 41 % of the test runs in the two projects without data. The three methods have the same order as in the first paper. With its own rules, the queue saves fewer test runs than the three methods, because it tests cleared pull requests again. The queue saves more test runs if it skips redundant tests.",
  columns: ["Source", "Method", "Published", "Ours"],
  rows: () => [
    ["arXiv 2308.13129", "ConstantBatching, batches of 4", "up to 75 %", `${savedBy(400, 4)} if no change is broken`],
    [
      "arXiv 2308.13129",
      "BatchAll",
      "up to 99 %",
      "not reproduced: a simulation would need the times and the failures of the changes",
    ],
    [
      "arXiv 2308.13129",
      "TestCaseBatching",
      "up to 67 %",
      "not reproduced: a simulation would need the results of single tests",
    ],
    ["Beheshtian et al.", "BatchBisect", "46 %", meanPercent(METHODS.BatchBisect)],
    ["Beheshtian et al.", "Batch4", "48 %", meanPercent(METHODS.Batch4)],
    ["Beheshtian et al.", "BatchStop4", "50 %", meanPercent(METHODS.BatchStop4)],
    ["Beheshtian et al.", "RiskTopN", "44 %", NO_MODEL],
    ["Beheshtian et al.", "RiskBatch", "49 %", NO_MODEL],
    ...[{}, SKIPPING].map((settings) => {
      const skipping = settings === SKIPPING ? ", and the queue skips redundant tests" : "";
      const method = `batches of 4 in the queue, with the failures of the seven projects${skipping}`;
      return [
        "Simulation of the queue",
        method,
        "",
        meanPercent((failures) => 1 - playFailures(4, failures, settings)),
      ];
    }),
  ],
  isFast: false,
};

export const TABLES: readonly PublishedTable[] = [SONOS, EXAMPLES, BISECTIONS, BEST_SIZES, PAPERS];

/** Simulates the settings of a table, and returns its section of the page. */
export function writeSection({ title, about, difference, columns, rows }: PublishedTable): string {
  const lines = [columns, columns.map(() => "---"), ...rows()].map((cells) => `| ${cells.join(" | ")} |`);
  return `## ${title}\n\n${about}\n\n${lines.join("\n")}\n\n${difference}\n`;
}

/** Prints the tables. With `MERGE_QUEUE_WRITE=1`, writes them into the page. Requires that the page has the tables. */
export function benchPublished(): readonly Requirement[] {
  print(`\nPublished figures about merge queues, seed ${SEED}`);
  const sections = TABLES.map(writeSection);
  for (const section of sections) print(`\n${section}`);
  const before = readFileSync(PAGE, "utf8");
  const marked = /(?<=<!-- published:start -->\n).*(?=<!-- published:end -->)/s;
  if (process.env.MERGE_QUEUE_WRITE === "1")
    writeFileSync(
      PAGE,
      before.replace(marked, () => sections.join("\n")),
    );
  const different = TABLES.filter((_, index) => !readFileSync(PAGE, "utf8").includes(sections[index] ?? ""));
  const measured =
    different.length === 0 ? "all tables" : `different: ${different.map(({ title }) => title).join(", ")}`;
  return [{ text: `${PAGE} shows the simulated figures`, measured, holds: different.length === 0 }];
}
