import { isLoopback } from "../service/http/proxy.js";
import { type Problem, problemOf } from "../text/problem.js";
import { type Input, optional, type Parse, withDefault } from "./input.js";
import {
  boolean,
  branch,
  commit,
  hostName,
  parser,
  parseTimerDuration,
  pullRequestNumber,
  repositoryName,
  text,
} from "./parsers.js";

const API_VERSION = "v1";
const EXAMPLE_ADDRESS = `https://api.trunk.io/${API_VERSION}`;

const apiAddress: Parse<URL> = (value) => {
  const allowed = `an https: address that ends with the API version, such as ${EXAMPLE_ADDRESS} (http: only for this machine)`;
  if (!URL.canParse(value)) return { ok: false, allowed };
  const url = new URL(value);
  const secure = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url));
  const plain = url.username === "" && url.password === "" && url.search === "" && url.hash === "";
  if (!secure || !plain) return { ok: false, allowed };
  const segments = url.pathname.replace(/\/+$/, "").split("/");
  const version = /^v\d+$/.exec(segments.at(-1) ?? "")?.[0];
  if (version === API_VERSION) return { ok: true, value: url };
  const at = segments.findIndex((segment) => segment.toLowerCase() === API_VERSION);
  const base = at < 0 ? segments : segments.slice(0, at);
  if (version === undefined) return { ok: false, allowed, meant: `${url.origin}${[...base, API_VERSION].join("/")}` };
  const known = `an address of API version ${API_VERSION}, the only supported version, such as ${EXAMPLE_ADDRESS}`;
  return { ok: false, allowed: known };
};

const NEWER_KEY = /^trunk_v2_/;

export function findTokenProblem(given: string | undefined): Problem | undefined {
  return given === undefined || !NEWER_KEY.test(given)
    ? undefined
    : problemOf(
        "token",
        `is a key of the newer API (prefix trunk_v2_) and does not work with ${API_VERSION}. Use the "Organization API token (v1)". The web application shows it under Settings, Developer, API keys.`,
      );
}

const token = parser("one line of visible ASCII characters without spaces; check the stored secret", (value) =>
  /^[\x21-\x7e]+$/.test(value) ? value : undefined,
);

export const operationInput: Input<string | undefined> = optional(text, {
  name: "operation",
  required: true,
  description:
    "Operation to run, from the table of operations. `setImpactedTargets` means the same as `set-impacted-targets`.",
});

export const commonInputs = {
  token: optional(token, {
    name: "token",
    secret: true,
    description:
      "API token of the merge queue service, from a secret. The action masks the token first. For `set-impacted-targets`, a fork's `pull_request` run needs no token.",
  }),
  apiUrl: withDefault(apiAddress, EXAMPLE_ADDRESS, {
    name: "api-url",
    description:
      "Base address of the service, which ends with the API version. `http:` is allowed for this machine only.",
  }),
  repository: optional(repositoryName, {
    name: "repository",
    description: "Repository of the queue as `owner/name`. Default: the workflow's repository.",
    commandLine:
      "Repository of the queue as `owner/name`. Default: the repository of the CI run, else the remote `origin` if it is on github.com.",
  }),
  repositoryHost: optional(hostName, {
    name: "repository-host",
    description:
      "Host of the repository. Default: the host of the server that runs the workflow, usually `github.com`.",
    commandLine: "Host of the repository. Default: the host of the CI run's repository, else `github.com`.",
  }),
  targetBranch: optional(branch, {
    name: "target-branch",
    description:
      "Branch that the queue merges into. Default: the base branch of the pull request. Without a pull request, operations that only read use the default branch; operations that change a queue require this input.",
  }),
  prNumber: optional(pullRequestNumber, {
    name: "pr-number",
    description: "Number of the pull request. Default: the pull request of the event.",
    commandLine: "Number of the pull request. Default: the pull request of the CI run.",
  }),
  headSha: optional(commit, {
    name: "head-sha",
    description:
      "Head commit of the pull request, never GitHub's merge commit (`github.sha`). Default: the head in the event.",
    commandLine: "Head commit of the pull request. Default: the head of the CI run.",
  }),
  githubToken: optional(token, {
    name: "github-token",
    secret: true,
    expression: "${{ github.token }}",
    description: "Token for look-ups on the GitHub API. An empty value disables look-ups.",
  }),
  requestTimeout: withDefault(parseTimerDuration, "30s", {
    name: "request-timeout",
    description:
      "Time limit of one attempt of a request. After failures, the action makes up to four attempts within three times this limit.",
  }),
  dryRun: withDefault(boolean, "false", {
    name: "dry-run",
    description: "Show the decision and the request, and change nothing. The result is `planned`.",
  }),
  summary: withDefault(boolean, "true", {
    name: "summary",
    description: "Write the job summary.",
    commandLine: "Write the summary to `--summary-file`, if it is set.",
  }),
} as const;

export const workingDirectoryInput = withDefault(text, ".", {
  name: "working-directory",
  description:
    "Folder relative to the workspace. Producers run in this folder. `junit-paths` are relative to it; if you set it, they must stay inside it.",
});
