import { type GitHostApi, GitHostError, type HostRequiredCheck, type RepositorySettingsReader } from "../ci/host.js";
import { InputError } from "../errors.js";
import { readCheckedOutCommit } from "../git/commits.js";
import { openGitRepository } from "../git/git.js";
import { listTreeFiles, readFilesAtCommit } from "../git/read-file.js";
import { readYaml } from "../inputs/yaml-nodes.js";
import { type OperationContext, toKebabCase } from "../operation.js";
import { SETTING_DEFINITIONS } from "../queue/settings.js";
import { parseConfigText } from "../queue/settings-yaml.js";
import { ApiError } from "../service/errors.js";
import type { QueueTarget } from "../target/target.js";
import { formatProblemSentence, formatYamlInputName } from "../text/problem.js";
import { quoteText } from "../text/truncate.js";
import { parseJson } from "./expression.js";
import { listDeploymentEnvironmentNames } from "./our-jobs.js";
import type { RequiredCheck, SetUp } from "./set-up.js";
import { SAMPLE_TEST_BRANCH } from "./test-branch.js";
import { type FileProblem, readWorkflow, type Workflow } from "./workflows.js";

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const SERVICE_FILE = ".trunk/trunk.yaml";
/** Files of other CI systems. */
const OTHER_CI =
  /^(?:\.gitlab-ci\.yml|\.circleci\/.*|\.buildkite\/.*|(?:.*\.)?Jenkinsfile|.*azure-pipelines.*\.ya?ml|\.travis\.yml)$/;
const REQUIRED = "requiredStatuses";
const GITHUB_ACTIONS_APP = 15_368;

export interface SetUpReadOptions {
  readonly configFile: string;
  /** Outputs of get-queue; undefined if this run reads the queue. */
  readonly queueOutputs: Readonly<Record<string, unknown>> | undefined;
}

interface SetUpReading {
  readonly setUp: SetUp;
  /** Facts that could not be read, with the reason, as sentences. */
  readonly notChecked: readonly string[];
}

type Note = (sentence: string) => void;

/** Reads the facts from the commit that is checked out, from the service and from GitHub. */
export async function readSetUp(
  { configFile, queueOutputs }: SetUpReadOptions,
  target: QueueTarget,
  context: OperationContext,
): Promise<SetUpReading> {
  const notChecked: string[] = [];
  const note: Note = (sentence) => void notChecked.push(sentence);
  const files = await readFiles(configFile, context);
  const { workflows, workflowProblems } = await readWorkflows(files.texts, note);
  const config = await readQueueFile(configFile, files.texts.get(configFile), target.targetBranch);
  const service = queueOutputs === undefined ? await readService(target, context, note) : readOutputs(queueOutputs);
  const gitHub = await readGitHub(target, context.host, listDeploymentEnvironmentNames(workflows), note);
  const settings = service.settings && new Map([...service.settings, ...config.settings]);
  const setUp: SetUp = {
    ...target,
    workflows,
    workflowProblems,
    hasUnreadWorkflows: [...files.texts.keys()].filter((path) => WORKFLOW.test(path)).length > workflows.length,
    otherCi: files.otherCi,
    queueFile: config.queueFile,
    queueFileProblems: config.problems,
    settings: settings ?? (config.settings.size > 0 ? config.settings : undefined),
    token: service.token,
    queue: service.queue,
    ...gitHub,
    requiredOnTestBranches: await findRequired(settings ?? config.settings, files.texts.get(SERVICE_FILE), {
      source: config.settings.has(REQUIRED) ? `${REQUIRED} in ${configFile}` : `the queue's ${REQUIRED}`,
      isComplete: settings !== undefined,
      onPullRequests: gitHub.requiredOnPullRequests,
    }),
  };
  return { setUp, notChecked };
}

/**
 * Reads the workflows and settings in the commit that is checked out, not in the work tree. Reads no other file of the
 * repository.
 */
async function readFiles(configFile: string, { run, signal }: OperationContext) {
  const git = await openGitRepository({ folder: run.workspace, environment: run.environment, signal });
  const { sha } = await readCheckedOutCommit(git);
  const isRead = (path: string): boolean => WORKFLOW.test(path) || path === configFile || path === SERVICE_FILE;
  const found = await listTreeFiles(
    git,
    sha,
    ({ path, kind }) => kind === "file" && (isRead(path) || OTHER_CI.test(path)),
  );
  const paths = found.map(({ path }) => path);
  const contents = await readFilesAtCommit(git, sha, paths.filter(isRead));
  return {
    texts: new Map([...contents].map(([path, content]) => [path, content.toString("utf8")])),
    otherCi: paths.filter((path) => OTHER_CI.test(path)),
  };
}

async function readWorkflows(texts: ReadonlyMap<string, string>, note: Note) {
  const workflows: Workflow[] = [];
  const workflowProblems: FileProblem[] = [];
  for (const [file, text] of texts) {
    if (!WORKFLOW.test(file)) continue;
    const workflow = await readWorkflow(file, text);
    if (typeof workflow === "string") note(`The workflow ${file} could not be read: ${workflow}.`);
    else if ("jobs" in workflow) workflows.push(workflow);
    else workflowProblems.push(workflow);
  }
  return { workflows, workflowProblems };
}

async function readQueueFile(file: string, text: string | undefined, branch: string) {
  if (text === undefined) return { settings: new Map<string, unknown>(), problems: [], queueFile: undefined };
  const { config, root, problems } = await parseConfigText(text, file);
  const settings = new Map<string, unknown>(config.get(branch));
  const queues =
    root
      ?.entries()
      .find(({ key }) => key === "queues")
      ?.value.entries() ?? [];
  const own = queues.find(({ key }) => key === branch)?.value.entries() ?? [];
  const places = own.flatMap(({ key, line }) => (settings.has(key) ? [[key, { file, line }] as const] : []));
  const queueFile: SetUp["queueFile"] = {
    file,
    line: queues[0]?.line ?? 1,
    branches: queues.map(({ key }) => key),
    settings: new Map(places),
  };
  return {
    settings,
    queueFile,
    problems: problems.map((problem) => {
      const sentence = formatProblemSentence(formatYamlInputName, problem);
      return { file, line: Number(/ line (\d+)[,:]/.exec(sentence)?.[1] ?? 1), text: sentence };
    }),
  };
}

type ServiceFacts = Pick<SetUp, "token" | "queue"> & { readonly settings?: ReadonlyMap<string, unknown> };

/** Reads settings from the outputs of get-queue, which are texts. Lists are JSON. */
function readOutputs(outputs: Readonly<Record<string, unknown>>): ServiceFacts {
  const settings = SETTING_DEFINITIONS.flatMap(({ name, read }) => {
    const text = outputs[toKebabCase(name)];
    if (typeof text !== "string" || text === "") return [];
    const value = read(/^(?:true|false|\[.*\])$/s.test(text) ? parseJson(text) : text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { token: "none", queue: "found", settings: new Map(settings) };
}

async function readService(target: QueueTarget, context: OperationContext, note: Note): Promise<ServiceFacts> {
  const token = context.run.hasV1Token ? "v1" : "v2";
  try {
    context.token.require();
    const queue = await context.service.readQueue(target);
    return { token, queue: "found", settings: new Map(Object.entries(queue)) };
  } catch (error) {
    if (error instanceof InputError) {
      note("The API key and the queue's settings could not be read, because this run has no token.");
      return { token: "none", queue: undefined };
    }
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === "auth") return { token, queue: "rejected" };
    if (error.kind === "not-found") return { token, queue: "not-found" };
    note(`The queue's settings could not be read: ${error.message}`);
    return { token, queue: undefined };
  }
}

async function readGitHub(
  { repository, targetBranch }: QueueTarget,
  host: GitHostApi | undefined,
  environmentNames: ReadonlySet<string>,
  note: Note,
) {
  const reader = host?.setUp();
  if (host === undefined)
    note("Branch rules, environments and labels could not be read, because the input github-token is empty.");
  const read = async <Value>(
    look: (reader: RepositorySettingsReader, host: GitHostApi) => Promise<Value>,
  ): Promise<Value | undefined> => {
    if (host === undefined || reader === undefined) return undefined;
    try {
      return await look(await reader, host);
    } catch (error) {
      if (!(error instanceof GitHostError)) throw error;
      const [first = "", ...rest] = error.message;
      note([`${first.toUpperCase()}${rest.join("")}.`, ...error.advice].join(" "));
      return undefined;
    }
  };
  const [defaultBranch, isProtected, rules, onTestBranches, environments, labels] = await Promise.all([
    read((_setUp, gitHub) => gitHub.defaultBranch(repository)),
    read((setUp) => setUp.protectedChecks(repository, targetBranch)),
    read((setUp) => setUp.branchRules(repository, targetBranch)),
    read((setUp) => setUp.branchRules(repository, SAMPLE_TEST_BRANCH)),
    read((setUp) => setUp.environments(repository, environmentNames)),
    read((setUp) => setUp.labels(repository)),
  ]);
  const source = `the branch protection of ${targetBranch}`;
  const ofRules = rules?.requiredChecks.map((check) => toRequired(check, `a ruleset of ${targetBranch}`));
  return {
    defaultBranch,
    rules: rules && ofRules && { ...rules, requiredChecks: ofRules },
    testBranchRules: onTestBranches?.types,
    environments,
    labels: labels && new Set(labels.map((label) => label.toLowerCase())),
    requiredOnPullRequests: isProtected &&
      ofRules && [...isProtected.map((check) => toRequired(check, source)), ...ofRules],
  };
}

function toRequired({ name, appId }: HostRequiredCheck, source: string): RequiredCheck {
  const isAny = appId === undefined || appId < 0;
  return { name, source, app: isAny ? undefined : appId === GITHUB_ACTIONS_APP ? "actions" : "other" };
}

/**
 * Finds the checks that the queue requires: those in its settings, else those in the service's file, else those that
 * GitHub requires.
 */
async function findRequired(
  settings: ReadonlyMap<string, unknown>,
  serviceFile: string | undefined,
  {
    source,
    isComplete,
    onPullRequests,
  }: {
    /** Origin of the setting, for messages. */
    readonly source: string;
    readonly isComplete: boolean;
    readonly onPullRequests: SetUp["requiredOnPullRequests"];
  },
): Promise<SetUp["requiredOnTestBranches"]> {
  const own = toNames(settings.get(REQUIRED), source);
  if (own.length > 0) return own;
  if (!isComplete) return undefined;
  const reading = serviceFile === undefined ? undefined : await readYaml(serviceFile);
  if (reading?.ok === false) return undefined;
  const merge: unknown = Object(reading?.root.plain()).merge;
  const listed = toNames(Object(merge).required_statuses, quoteText(SERVICE_FILE));
  return listed.length > 0 ? listed : onPullRequests;
}

function toNames(value: unknown, source: string): readonly RequiredCheck[] {
  const names: readonly unknown[] = Array.isArray(value) ? value : [];
  return names.flatMap((name) => (typeof name === "string" ? [{ name, source, app: undefined }] : []));
}
