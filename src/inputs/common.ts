import { API_VERSIONS, findApiVersion, getDefaultApiAddress } from "../service/api-version.js";
import { isLoopback } from "../service/http/proxy.js";
import { createInputWithDefault, createOptionalInput, type Input, type InputParser } from "./input.js";
import {
  anyTextParser,
  booleanParser,
  branchNameParser,
  commitShaParser,
  createChoiceParser,
  createParser,
  hostNameParser,
  parseTimerDuration,
  pullRequestNumberParser,
  repositoryNameParser,
} from "./parsers.js";

const EXAMPLES = API_VERSIONS.map((version) => getDefaultApiAddress(version).href).join(" or ");

const apiAddress: InputParser<URL> = (value) => {
  const allowed = `an https: address that ends with the API version, such as ${EXAMPLES} (http: is allowed only for this machine)`;
  if (!URL.canParse(value)) return { ok: false, allowed };
  const url = new URL(value);
  const secure = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url));
  const plain = url.username === "" && url.password === "" && url.search === "" && url.hash === "";
  if (!secure || !plain) return { ok: false, allowed };
  if (findApiVersion(url) !== undefined) return { ok: true, value: url };
  const segments = url.pathname.replace(/\/+$/, "").split("/");
  if (/^v\d+$/.test(segments.at(-1) ?? ""))
    return { ok: false, allowed: `an address of API version ${API_VERSIONS.join(" or ")}, such as ${EXAMPLES}` };
  const at = segments.findIndex((segment) => API_VERSIONS.some((version) => version === segment.toLowerCase()));
  const version = at < 0 ? API_VERSIONS[0] : segments[at]?.toLowerCase();
  const base = at < 0 ? segments : segments.slice(0, at);
  return { ok: false, allowed, meant: `${url.origin}${[...base, version].join("/")}` };
};

const token = createParser("one line of visible ASCII characters without spaces; check the stored secret", (value) =>
  /^[\x21-\x7e]+$/.test(value) ? value : undefined,
);

export const operationNameInput: Input<string | undefined> = createOptionalInput(anyTextParser, {
  name: "operation",
  required: true,
  description:
    "Name of the operation, from the table of operations. `setImpactedTargets` means the same as `set-impacted-targets`.",
});

export const commonInputs = {
  token: createOptionalInput(token, {
    name: "token",
    secret: true,
    description:
      "API key of the merge queue service (`trunk_v2_...`), or the organization's token for API v1. Pass the token from a secret. The action masks the token before it does anything else. For `set-impacted-targets`, a `pull_request` run for a pull request from a fork needs no token.",
  }),
  apiVersion: createInputWithDefault(createChoiceParser("auto", ...API_VERSIONS), "auto", {
    name: "api-version",
    description:
      "Version of the service's API: `auto`, `v1` or `v2`. With `auto`, a token that begins with `trunk_v2_` selects `v2`, and any other token selects `v1`.",
  }),
  apiUrl: createOptionalInput(apiAddress, {
    name: "api-url",
    description: `Base address of the service, which ends with the API version. Default: \`${getDefaultApiAddress("v1").href}\`, or \`.../v2\` for API v2. \`http:\` is allowed for this machine only.`,
  }),
  repository: createOptionalInput(repositoryNameParser, {
    name: "repository",
    description: "Repository of the queue as `owner/name`. Default: the workflow's repository.",
    commandLine:
      "Repository of the queue as `owner/name`. Default: the repository of the CI run. If there is no CI run, the repository of the remote `origin`, if `origin` is on github.com.",
  }),
  repositoryHost: createOptionalInput(hostNameParser, {
    name: "repository-host",
    description:
      "Host of the repository. Default: the host of the server that runs the workflow, usually `github.com`.",
    commandLine:
      "Host of the repository. Default: the host of the CI run's repository, or `github.com` if there is no CI run.",
  }),
  targetBranch: createOptionalInput(branchNameParser, {
    name: "target-branch",
    description:
      "Branch that the queue merges into. Default: the base branch of the pull request. If there is no pull request, operations that only read data use the default branch of the repository. Operations that change a queue require this input.",
  }),
  prNumber: createOptionalInput(pullRequestNumberParser, {
    name: "pr-number",
    description: "Number of the pull request. Default: the pull request of the event.",
    commandLine: "Number of the pull request. Default: the pull request of the CI run.",
  }),
  headSha: createOptionalInput(commitShaParser, {
    name: "head-sha",
    description:
      "Head commit of the pull request. This is not GitHub's merge commit (`github.sha`). Default: the head commit in the event.",
    commandLine: "Head commit of the pull request. Default: the head commit of the CI run.",
  }),
  githubToken: createOptionalInput(token, {
    name: "github-token",
    secret: true,
    expression: "${{ github.token }}",
    description: "Token for GitHub API requests. An empty value disables these requests.",
  }),
  requestTimeout: createInputWithDefault(parseTimerDuration, "30s", {
    name: "request-timeout",
    description:
      "Time limit of one attempt to send an API request. If an attempt fails, the action can try again. The action makes at most four attempts, which together take at most three times this limit.",
  }),
  dryRun: createInputWithDefault(booleanParser, "false", {
    name: "dry-run",
    description:
      "If `true`, the step shows its decision and the API request that it would send, and changes nothing. The result is `planned`.",
  }),
  summary: createInputWithDefault(booleanParser, "true", {
    name: "summary",
    description: "If `true`, the step writes a job summary.",
    commandLine: "If `--summary-file` is set, the command writes a summary to that file.",
  }),
} as const;

export const workingDirectoryInput = createInputWithDefault(anyTextParser, ".", {
  name: "working-directory",
  description:
    "Folder in which producers run, relative to the workspace. `junit-paths` are relative to this folder. If you set this input, each file that `junit-paths` matches must be in this folder; otherwise the step fails.",
});
