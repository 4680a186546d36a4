import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { checkOutCommit, toByteCharacters } from "../../local-queue/test/support/git-objects.js";
import {
  checkOut,
  commitAll,
  givenOrigin,
  givenRepository,
  temporaryFolder,
} from "../../local-queue/test/support/repositories.js";
import type { StepEvent, StepOptions } from "../../src/demo/runner.js";
import { type ActionEnd, givenService, runAction } from "./action.js";
import { snapshot } from "./checkouts.js";
import { type Head, pullRequestPayload } from "./payloads.js";
import { runHere } from "./run-in-process.js";
import { addFiles } from "./workspace.js";

/** Content by path; null removes the file. */
type Files = Readonly<Record<string, string | null>>;

export interface GivenChange {
  /** Folder with a checkout of GitHub's merge commit, as in a `pull_request` run. */
  readonly folder: string;
  readonly base: string;
  readonly head: string;
  readonly event: StepEvent;
}

interface ChangeOptions {
  readonly before?: Files;
  /** Depth of the clone; undefined for the whole history. */
  readonly depth?: number;
  /** Hook that removes the checkout; by default, the end of the test. */
  readonly atEnd?: (clean: () => void) => void;
}

/** Creates a pull request with changed files, and the checkout of its `pull_request` run. */
export function givenChange(change: Files, { before = {}, depth, atEnd }: ChangeOptions = {}): GivenChange {
  const repository = depth === undefined ? givenRepository(atEnd) : givenOrigin(atEnd);
  const inBytes = (files: Files): Files =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [toByteCharacters(path), text]));
  const files = inBytes(change);
  const first = { "start.txt": "1", ...inBytes(before) };
  const [base = "", head = "", merge = ""] = commitAll(repository, [
    { ref: "refs/remotes/origin/main", parents: [], files: first },
    { ref: "refs/remotes/pull/7/head", parents: [":1"], files },
    { ref: "refs/remotes/pull/7/merge", parents: [":1", ":2"], files },
  ]);
  const folder = depth === undefined ? repository : checkOut(repository, { of: merge, depth });
  if (depth === undefined) checkOutCommit(folder, merge);
  return { folder, base, head, event: pullRequestRun({ base, head }) };
}

/** Creates a `pull_request` event for a change. */
export function pullRequestRun(
  { base, head }: Pick<GivenChange, "base" | "head">,
  name = "pull_request",
  more: Head = {},
): StepEvent {
  const payload = pullRequestPayload({ sha: head, base: { ref: "main", sha: base }, ...more });
  return { name, ref: "refs/pull/7/merge", payload };
}

interface ComputeOptions {
  readonly event?: StepEvent;
  readonly environment?: Readonly<Record<string, string>>;
  readonly service?: LocalService;
}

/**
 * Runs the operation in this process without a token. Fails if the service receives a request or the checkout changes.
 */
export function compute(
  change: GivenChange,
  inputs: Readonly<Record<string, string>>,
  options: ComputeOptions = {},
): Promise<ActionEnd> {
  return computeBy(runHere, change, inputs, options);
}

/** Runs the operation in the bundle, in a separate process. */
export function computeByBundle(change: GivenChange, inputs: Readonly<Record<string, string>>): Promise<ActionEnd> {
  return computeBy(runAction, change, inputs, {});
}

async function computeBy(
  run: (
    service: LocalService,
    inputs: Readonly<Record<string, string>>,
    options: Required<Pick<StepOptions, "event" | "workspace" | "environment">>,
  ) => Promise<ActionEnd>,
  change: GivenChange,
  inputs: Readonly<Record<string, string>>,
  { event = change.event, environment = {}, service }: ComputeOptions,
): Promise<ActionEnd> {
  const { folder } = change;
  const before = snapshot(folder);
  const end = await run(
    service ?? (await givenService()),
    { operation: "compute-impacted-targets", token: "", ...inputs },
    { event, workspace: folder, environment },
  );
  // If the event has no base, the operation may send requests to GitHub.
  expect(end.calls.filter((call) => !call.startsWith("github:"))).toEqual([]);
  expect(snapshot(folder)).toEqual(before);
  return end;
}

/** Returns the result, the mode and the reason of a run. */
export function decision({ outputs }: Pick<ActionEnd, "outputs">) {
  const { result, "impacted-targets-mode": mode, "impacted-targets-reason": reason } = outputs;
  return { result, mode, reason };
}

/** Reads the file for the upload. */
export function handedOver({ outputs }: Pick<ActionEnd, "outputs">): unknown {
  return JSON.parse(readFileSync(outputs["impacted-targets-file"] ?? "", "utf8"));
}

export interface FakeNx {
  /** Folders of projects by name. */
  readonly projects: Readonly<Record<string, string>>;
  /** Names of the projects that each project needs, in the tool's graph. */
  readonly needs?: Readonly<Record<string, readonly string[]>>;
  readonly sourceRoots?: Readonly<Record<string, string>>;
  /** Output of the query for affected projects. */
  readonly prints: string;
  readonly exitCode?: number;
}

/** Returns the graph that Nx prints. */
export function printNxGraph({ projects, needs = {}, sourceRoots = {} }: Omit<FakeNx, "prints">): string {
  const nodes = Object.entries(projects).map(([name, root]) => [
    name,
    { name, type: "lib", data: { root, sourceRoot: sourceRoots[name] } },
  ]);
  const dependencies = Object.entries(needs).map(([source, targets]) => [
    source,
    targets.map((target) => ({ source, target, type: "static" })),
  ]);
  return JSON.stringify({
    graph: { nodes: Object.fromEntries(nodes), dependencies: Object.fromEntries(dependencies) },
  });
}

/** Adds a program to `node_modules/.bin` that simulates Nx. Returns the path of a file with its arguments. */
export function addNx(folder: string, nx: FakeNx): string {
  const { prints, exitCode = 0 } = nx;
  const answers = temporaryFolder();
  const notes = join(answers, "asked.txt");
  addFiles(answers, { graph: printNxGraph(nx), affected: prints });
  const script = `#!/bin/sh
echo "$*" >> '${notes}'
case "$1" in
  graph) exec cat '${answers}/graph' ;;
  *) cat '${answers}/affected'; exit ${exitCode} ;;
esac
`;
  addFiles(folder, { "node_modules/.bin/nx": script });
  chmodSync(join(folder, "node_modules/.bin/nx"), 0o755);
  return notes;
}
