/** A commit of somebody else's action that our workflows and examples may use. */
export interface Pin {
  readonly version: string;
  readonly commit: string;
  /** Names of the inputs that it takes, as far as we have a use for them; any, when left out. */
  readonly inputs?: readonly string[];
}

/**
 * Each read from the action's own tags, or from what several public repositories pin.
 * An update changes its line here and every place that uses the action; never write a commit that was not read somewhere.
 */
export const PINS: Readonly<Record<string, Pin>> = {
  "actions/checkout": {
    version: "v7.0.1",
    commit: "3d3c42e5aac5ba805825da76410c181273ba90b1",
    inputs: [
      "repository",
      "ref",
      "token",
      "persist-credentials",
      "path",
      "fetch-depth",
      "fetch-tags",
      "filter",
      "sparse-checkout",
      "sparse-checkout-cone-mode",
      "submodules",
      "lfs",
    ],
  },
  "actions/setup-node": {
    version: "v7.0.0",
    commit: "820762786026740c76f36085b0efc47a31fe5020",
    inputs: [
      "node-version",
      "node-version-file",
      "architecture",
      "check-latest",
      "registry-url",
      "scope",
      "token",
      "cache",
      "cache-dependency-path",
      "package-manager-cache",
    ],
  },
  "actions/upload-artifact": {
    version: "v7.0.1",
    commit: "043fb46d1a93c77aae656e7c1c64a875d1fc6a0a",
    inputs: [
      "name",
      "path",
      "if-no-files-found",
      "retention-days",
      "compression-level",
      "overwrite",
      "include-hidden-files",
    ],
  },
  "actions/download-artifact": {
    version: "v8.0.1",
    commit: "3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c",
    inputs: ["name", "artifact-ids", "path", "pattern", "merge-multiple", "github-token", "repository", "run-id"],
  },
  "actions/cache": { version: "v6.1.0", commit: "55cc8345863c7cc4c66a329aec7e433d2d1c52a9" },
  "actions/github-script": { version: "v9.0.0", commit: "3a2844b7e9c422d3c10d287c895573f7108da1b3" },
  "actions/attest": { version: "v4.2.2", commit: "1e69f48acb82d1966a394da916b4c1698aa569d6" },
  "actions/attest-build-provenance": { version: "v4.1.0", commit: "a2bbfa25375fe432b6a289bc6b6cd05ecd0c4c32" },
  "actions/create-github-app-token": { version: "v3.2.0", commit: "bcd2ba49218906704ab6c1aa796996da409d3eb1" },
  "actions/dependency-review-action": { version: "v5.0.0", commit: "a1d282b36b6f3519aa1f3fc636f609c47dddb294" },
  "github/codeql-action": { version: "v4.37.7", commit: "ff2f1c621b7f889edc0d3c761ac2e6a3f8cdb0dd" },
  "ossf/scorecard-action": { version: "v2.4.4", commit: "2d1146689b8cda280b9bc96326124645441f03bc" },
  "step-security/harden-runner": { version: "v2.20.1", commit: "b09bb98e06d4d774595224525879c09bc6e98c40" },
  "zizmorcore/zizmor-action": { version: "v0.6.2", commit: "3dc1ecc9bcb9e94e9b2c709687979e1298497054" },
};
