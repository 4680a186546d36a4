/** Simulated actions of other authors. An unknown input fails the test. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Artifacts, ArtifactsOfJob } from "./artifacts.js";
import type { Repository } from "./checkout.js";
import { RUN_ID } from "./contexts.js";
import type { Permissions } from "./permissions.js";

type Inputs = Readonly<Record<string, string>>;

/** State of the job that uses the action. */
export interface Surroundings extends ArtifactsOfJob {
  readonly permissions: Permissions;
  readonly ref: string;
  readonly repository: Repository;
  readonly artifacts: Artifacts;
}

interface StandIn {
  readonly inputs: readonly string[];
  /** Runs the action and returns its outputs. Throws if the step would fail. */
  readonly run: (inputs: Inputs, surroundings: Surroundings) => Inputs;
}

const STAND_INS: Readonly<Record<string, StandIn>> = {
  "actions/checkout": {
    inputs: ["ref", "fetch-depth", "fetch-tags", "persist-credentials", "path", "show-progress"],
    run({ ref = "", "fetch-depth": depth = "1", path = "" }, { workspace, repository, permissions, ...job }) {
      if (permissions.contents === undefined) throw new Error("The token may not read contents.");
      const taken = ref === "" ? job.ref : ref;
      repository(taken, Number(depth), join(workspace, path));
      return { ref: taken };
    },
  },
  "actions/setup-node": {
    inputs: ["node-version", "node-version-file", "cache", "package-manager-cache"],
    run: () => ({}),
  },
  "actions/upload-artifact": {
    inputs: [
      "name",
      "path",
      "if-no-files-found",
      "retention-days",
      "compression-level",
      "overwrite",
      "include-hidden-files",
    ],
    run(inputs, { artifacts, ...job }) {
      const count = artifacts.upload(job, inputs);
      if (count === 0 && inputs["if-no-files-found"] === "error") throw new Error(`No file is at ${inputs.path}.`);
      return count === 0 ? {} : { "artifact-id": "1" };
    },
  },
  "github/codeql-action/upload-sarif": {
    inputs: ["sarif_file", "category"],
    run({ sarif_file: file = "" }) {
      const { version } = JSON.parse(readFileSync(file, "utf8"));
      if (version !== "2.1.0") throw new Error(`${file} has the SARIF version ${version}.`);
      return { "sarif-id": "1" };
    },
  },
  "actions/download-artifact": {
    inputs: ["name", "path", "run-id", "github-token"],
    run(inputs, { artifacts, permissions, ...job }) {
      const isOther = inputs["run-id"] !== undefined && inputs["run-id"] !== RUN_ID;
      if (isOther && (inputs["github-token"] ?? "") === "") throw new Error("Another run needs a github-token.");
      if (isOther && permissions.actions === undefined) throw new Error("The token may not read actions.");
      artifacts.download(job, inputs);
      return { "download-path": join(job.workspace, inputs.path ?? "") };
    },
  },
};

/** Returns the simulated action for `name@version`. Throws if the action or an input is unknown. */
export function findSimulatedAction(uses: string, inputs: Inputs): StandIn {
  const name = /^([^@]+)@.+$/.exec(uses)?.[1] ?? "";
  const found = STAND_INS[name];
  if (found === undefined) throw new Error(`Nothing stands in for the action ${uses}.`);
  refuseUnknown(uses, inputs, found.inputs);
  return found;
}

export function refuseUnknown(uses: string, inputs: Inputs, known: readonly string[]): void {
  const unknown = Object.keys(inputs).filter((each) => !known.includes(each));
  if (unknown.length > 0) throw new Error(`${uses} has no input ${unknown.join(", ")}.`);
}
