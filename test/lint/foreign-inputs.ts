const INPUTS = {
  "actions/checkout":
    "repository ref token persist-credentials path fetch-depth fetch-tags filter sparse-checkout sparse-checkout-cone-mode submodules lfs",
  "actions/setup-node":
    "node-version node-version-file architecture check-latest registry-url scope token cache cache-dependency-path package-manager-cache",
  "actions/upload-artifact":
    "name path if-no-files-found retention-days compression-level overwrite include-hidden-files",
  "actions/download-artifact": "name artifact-ids path pattern merge-multiple github-token repository run-id",
};

/** Inputs of other authors' actions that our workflows use. A step with any other input is wrong. */
export const FOREIGN_INPUTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(INPUTS).map(([action, inputs]) => [action, inputs.split(" ")]),
);
