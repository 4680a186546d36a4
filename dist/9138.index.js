export const id = 9138;
export const ids = [9138];
export const modules = {

/***/ 9138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: () => (/* binding */ runDemo)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/local-queue/command-flags.js
var command_flags = __webpack_require__(3763);
// EXTERNAL MODULE: ./lib/src/local-queue/git/connect.js + 11 modules
var connect = __webpack_require__(4937);
// EXTERNAL MODULE: ./lib/src/local-queue/service.js + 26 modules
var local_queue_service = __webpack_require__(5989);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/src/demo/repository.js
/** The Git repository of the demo: a small program with a test, and branches that change it. */



const TEST = `// Loads every module of the program, and tries what it does.
import { readdir } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

for (const name of await readdir(new URL("src", import.meta.url))) {
  await import(new URL(\`src/\${name}\`, import.meta.url));
}
const { report } = await import("./src/report.mjs");
if (report("a, b") !== "2 fields") throw new Error("report counts wrong");
await setTimeout(700);
`;
const PARSER = 'export function parse(text) {\n  return text.split(",");\n}\n';
const REPORT = [
    'import { parse } from "./parser.mjs";',
    "",
    "export function report(text) {",
    "  return `${parse(text).length} fields`;",
    "}",
    "",
].join("\n");
const GUIDE = "# Guide\n\nSee the [manual](manaul.md).\n";
const PROGRAM = { "test.mjs": TEST, "src/parser.mjs": PARSER, "src/report.mjs": REPORT, "guide.md": GUIDE };
const MENDED = {
    name: "mend-a-link",
    title: "Mend a link in the guide",
    author: "developer-1",
    files: { "guide.md": GUIDE.replace("manaul", "manual") },
};
/** Uses a function of the program that the branch \`rename-parse\` calls otherwise. */
const OURS = {
    name: "add-a-flag",
    title: "Add a flag to the parser",
    author: "developer-2",
    files: {
        "src/flag.mjs": 'import { parse } from "./parser.mjs";\n\nexport const hasFlag = (text) => parse(text).includes("-f");\n',
    },
};
/** In the order of their numbers; ours is the last one. */
function branchesOf(fail) {
    const faster = {
        name: "speed-up-the-parser",
        title: "Speed up the parser",
        author: "developer-1",
        files: { "src/parser.mjs": PARSER.replace('split(",")', "split(/, */)") },
    };
    const renamed = {
        name: "rename-parse",
        title: "Call the parser what it is",
        author: "developer-1",
        files: {
            "src/parser.mjs": PARSER.replace("parse", "parseLine"),
            "src/report.mjs": REPORT.replaceAll("parse(", "parseLine(").replace("{ parse }", "{ parseLine }"),
        },
    };
    const counted = {
        name: "count-words",
        title: "Count words",
        author: "developer-3",
        files: { "src/words.mjs": 'export const words = (text) => text.split(" ").length;\n' },
    };
    return fail ? [renamed, MENDED, counted, OURS] : [faster, MENDED, OURS];
}
/** What tests a checkout of it. */
const TEST_COMMAND = `"${process.execPath}" test.mjs`;
/** Makes it in an empty folder. No branch is checked out, so that the queue may move any. */
function makeRepository(folder, branches, environment) {
    const git = (...args) => runGit(folder, args, environment);
    // The order of their dates numbers the pull requests.
    const beginMs = Date.now() - branches.length * MINUTE_MS;
    const at = (index) => ({ ...environment, ...dates(new Date(beginMs + index * MINUTE_MS)) });
    git("init", "--quiet", "--initial-branch=main");
    commit(folder, { name: "main", title: "A program with a test", author: "developer-1", files: PROGRAM }, at(-1));
    for (const [index, branch] of branches.entries()) {
        git("checkout", "--quiet", "-b", branch.name, "main");
        commit(folder, branch, at(index));
    }
    git("checkout", "--quiet", "--detach", "main");
}
const MINUTE_MS = 60_000;
function dates(date) {
    return { GIT_AUTHOR_DATE: date.toISOString(), GIT_COMMITTER_DATE: date.toISOString() };
}
function commit(folder, { title, author, files }, environment) {
    for (const [name, text] of Object.entries(files)) {
        const path = (0,external_node_path_.join)(folder, name);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
        (0,external_node_fs_.writeFileSync)(path, text);
    }
    runGit(folder, ["add", "--all"], environment);
    const who = ["-c", `user.name=${author}`, "-c", `user.email=${author}@localhost`, "-c", "commit.gpgsign=false"];
    runGit(folder, [...who, "commit", "--quiet", "--no-verify", `--message=${title}`], environment);
}
/** How the branch came to be, as `git log` draws it. */
function graphOf(folder, environment) {
    return runGit(folder, ["log", "--graph", "--oneline", "--no-color", "main"], environment);
}
function runGit(folder, args, environment) {
    return (0,external_node_child_process_.execFileSync)("git", [...args], { cwd: folder, env: environment, encoding: "utf8" });
}

;// CONCATENATED MODULE: ./lib/src/demo/runner.js
/** Runs the action's bundle as GitHub's runner would: an own process, inputs and files as environment variables. */





/** Runs one step to its end. */
async function runStep(options, start = startProcess) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "runner-"));
    try {
        return await runStepIn(folder, options, start);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        throw error;
    }
}
async function runStepIn(folder, options, start) {
    const { environment, files } = prepare(folder, options);
    const manifest = (0,external_node_fs_.readFileSync)(options.action, "utf8");
    const started = performance.now();
    const { log, exitCode } = await start({ ...environment, ...inputVariables(manifest, options) }, options);
    return {
        exitCode,
        log,
        outputs: readFileCommands((0,external_node_fs_.readFileSync)(files.GITHUB_OUTPUT, "utf8")),
        summary: (0,external_node_fs_.readFileSync)(files.GITHUB_STEP_SUMMARY, "utf8"),
        summaryFile: files.GITHUB_STEP_SUMMARY,
        temporaryFolder: environment.RUNNER_TEMP,
        milliseconds: performance.now() - started,
        clean: () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }),
    };
}
/** What the action's `main` names, in a process of its own. */
const startProcess = (environment, { action, node = process.execPath, onStart, onLine, signal }) => {
    const main = /^ {2}main: "?([^"\n]+)"?$/m.exec((0,external_node_fs_.readFileSync)(action, "utf8"))?.[1] ?? "dist/index.js";
    const child = (0,external_node_child_process_.spawn)(node, [(0,external_node_path_.resolve)((0,external_node_path_.dirname)(action), main)], {
        cwd: environment.GITHUB_WORKSPACE,
        env: environment,
        stdio: ["ignore", "pipe", "pipe"],
    });
    onStart?.(child);
    if (signal !== undefined)
        stopOn(signal, child);
    return follow(child, onLine);
};
function prepare(folder, options) {
    const { event, repository } = options;
    const file = (name, text = "") => {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, name), text);
        return (0,external_node_path_.join)(folder, name);
    };
    const temporary = (0,external_node_path_.join)(folder, "temp");
    const workspace = options.workspace ?? (0,external_node_path_.join)(folder, "workspace");
    (0,external_node_fs_.mkdirSync)(temporary);
    (0,external_node_fs_.mkdirSync)(workspace, { recursive: true });
    const files = {
        GITHUB_OUTPUT: file("output"),
        GITHUB_ENV: file("env"),
        GITHUB_PATH: file("path"),
        GITHUB_STATE: file("state"),
        GITHUB_STEP_SUMMARY: file("summary.md"),
        GITHUB_EVENT_PATH: file("event.json", JSON.stringify(event.payload)),
    };
    const environment = {
        PATH: process.env.PATH ?? "",
        HOME: folder,
        CI: "true",
        GITHUB_ACTIONS: "true",
        GITHUB_REPOSITORY: repository,
        GITHUB_SERVER_URL: "https://github.com",
        GITHUB_API_URL: options.githubApiUrl,
        GITHUB_EVENT_NAME: event.name,
        GITHUB_REF: event.ref ?? "refs/heads/main",
        GITHUB_ACTOR: event.actor ?? "developer-1",
        GITHUB_RUN_ID: "1000",
        GITHUB_WORKSPACE: workspace,
        RUNNER_TEMP: temporary,
        RUNNER_OS: "Linux",
        ...files,
        ...options.environment,
    };
    return { environment, files };
}
/** Every declared input is set, to its default or to nothing; what is given beyond them is set too. */
function inputVariables(manifest, { inputs, githubToken = "github-token" }) {
    const variables = {};
    const set = (name, value) => {
        variables[`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`] = value;
    };
    for (const [name, text] of declaredInputs(manifest)) {
        set(name, text.replace("${{ github.token }}", githubToken));
    }
    for (const [name, value] of Object.entries(inputs))
        set(name, value);
    return variables;
}
/** Names and defaults of the inputs, read from the form that our generator writes. */
function declaredInputs(manifest) {
    const section = /^inputs:\n((?: {2,}.*\n)*)/m.exec(manifest)?.[1] ?? "";
    const found = new Map();
    let name = "";
    for (const line of section.split("\n")) {
        const key = /^ {2}([\w-]+):$/.exec(line)?.[1];
        if (key !== undefined) {
            name = key;
            found.set(name, "");
        }
        const text = /^ {4}default: (".*")$/.exec(line)?.[1];
        if (text !== undefined)
            found.set(name, String(JSON.parse(text)));
    }
    return found;
}
/** GitHub's runner gives a step so long to end before it kills it, in milliseconds. */
const PATIENCE_MS = 7500;
function stopOn(signal, child) {
    const stop = () => {
        child.kill("SIGINT");
        const patience = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
        child.once("close", () => clearTimeout(patience));
    };
    if (signal.aborted)
        stop();
    else
        signal.addEventListener("abort", stop, { once: true });
    child.once("close", () => signal.removeEventListener("abort", stop));
}
async function follow(child, onLine = () => { }) {
    let log = "";
    let rest = "";
    const take = (chunk) => {
        log += chunk;
        const lines = `${rest}${chunk}`.split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines)
            onLine(line);
    };
    child.stdout?.setEncoding("utf8").on("data", take);
    child.stderr?.setEncoding("utf8").on("data", take);
    const [exitCode] = await (0,external_node_events_.once)(child, "close");
    if (rest !== "")
        onLine(rest);
    return { log, exitCode: exitCode ?? null };
}
/** Reads `name<<delimiter`, value lines, `delimiter`; and `name=value`. The last one of a name counts. */
function readFileCommands(text) {
    const values = {};
    const lines = text.split("\n");
    for (let index = 0; index < lines.length; index += 1) {
        const line = lines[index] ?? "";
        const block = /^([^=<\s]+)<<(.+)$/.exec(line);
        if (block?.[1] !== undefined) {
            const end = lines.indexOf(block[2] ?? "", index + 1);
            if (end < 0)
                throw new Error(`The value of ${block[1]} has no end.`);
            values[block[1]] = lines.slice(index + 1, end).join("\n");
            index = end;
        }
        else if (line.includes("=")) {
            values[line.slice(0, line.indexOf("="))] = line.slice(line.indexOf("=") + 1);
        }
    }
    return values;
}

;// CONCATENATED MODULE: ./lib/src/demo/demo.js
/** The command `merge-queue demo`: the real action and a real repository, shown as a workflow log shows it. */











const REPOSITORY = "local/playground";
const QUEUE = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };
const HELP = `Usage: merge-queue demo [--fail] [--keep]

Makes a small Git repository and a local merge queue for it, and runs the action against that as a workflow would.

Options:
${(0,command_flags/* flagLines */.Yg)(command_flags/* DEMO_FLAGS */.SF, 11)}`;
/** So often it is looked whether the queue is empty. */
const LOOK_MS = 100;
const EXIT_BAD_FLAGS = 2;
const EXIT_STOPPED = 130;
/** The action that this program ships with. */
function ownAction() {
    return (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(process.argv[1] ?? ".")), "../../action.yml");
}
/** Gives the exit code: 0 when everything went as the demo means to show. */
async function runDemo(argv, io, action = ownAction()) {
    const { write } = io;
    try {
        const { help = false, fail = false, keep = false } = (0,command_flags/* readFlags */.uW)("demo", command_flags/* DEMO_FLAGS */.SF, argv).values;
        if (!help)
            return await runInScratch({ ...io, action, fail }, keep);
        write(HELP);
        return 0;
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        write(`${error.message}\n`);
        return EXIT_BAD_FLAGS;
    }
}
async function runInScratch(run, keep) {
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "merge-queue-demo-"));
    try {
        return await runIn(scratch, run, keep);
    }
    finally {
        (0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
    }
}
const PARALLEL = { mode: "parallel", concurrency: 3, mergeMethod: "merge_commit" };
/** Four pull requests are tested as one; who waits for the fourth waits a minute. */
const BATCHES = {
    mode: "single",
    concurrency: 2,
    bisectionConcurrency: 2,
    batch: true,
    batchingMinSize: 4,
    batchingMaxWaitTimeMinutes: 1,
    mergeMethod: "merge_commit",
};
async function runIn(scratch, stage, keep) {
    const { write, signal, environment, fail } = stage;
    const folder = (0,external_node_path_.join)(scratch, "repository");
    (0,external_node_fs_.mkdirSync)(folder);
    makeRepository(folder, branchesOf(fail), environment);
    const repository = await (0,connect/* connectRepository */.J)({
        repository: folder,
        target: QUEUE.targetBranch,
        dataFolder: (0,external_node_path_.join)(scratch, "data"),
        testCommand: TEST_COMMAND,
        environment,
        report: (sentence) => write(`${sentence}\n`),
    });
    const service = await (0,local_queue_service/* startLocalService */.n)({
        repository: REPOSITORY,
        requiredStatuses: ["test"],
        queue: fail ? BATCHES : PARALLEL,
        timings: { readySeconds: 0 },
        makeHost: repository.makeHost,
    });
    try {
        await repository.begin(service.engine);
        const exitCode = await play({ ...stage, service, folder });
        if (keep && !signal.aborted) {
            write(`\nThe queue goes on: look at it at ${service.url}\nThe repository is in ${folder}\nStop it with Ctrl-C.\n`);
            await (0,external_node_events_.once)(signal, "abort");
        }
        return exitCode;
    }
    finally {
        await service.close();
        await repository.close();
    }
}
async function play(stage) {
    const { service, write, signal, fail, folder, environment } = stage;
    const pullRequest = furnish(service);
    write(`A merge queue drives a Git repository with a test, called ${REPOSITORY}. Look at it at ${service.url}\n`);
    write(`Pull request #${pullRequest.number} goes through it now: "${pullRequest.title}".\n`);
    if (fail)
        write("It passes its tests alone, but another one ahead of it renames a function that it uses.\n");
    let result = "nothing";
    for (const step of STEPS) {
        const outputs = await playStep(stage, pullRequest, step);
        if (signal.aborted) {
            write("\nThe demo was stopped.\n");
            return EXIT_STOPPED;
        }
        // The batch has begun; those of it that are cleared need not wait until they are four again.
        if (step.inputs.operation === "submit")
            service.engine.updateQueue(QUEUE, { batchingMaxWaitTimeMinutes: 0 });
        if (step.inputs.operation === "wait-for-merge")
            result = outputs.result ?? result;
    }
    if (fail) {
        await emptied(service, signal);
        write(`\nWhat the queue tested:\n${testedLines(service)}\n${whyItFailed(service, pullRequest.number)}\n`);
    }
    write(`\nThe branch main now (git log --graph --oneline):\n${indented(graphOf(folder, environment))}`);
    write(`\nresult: ${result}\n`);
    return result === (fail ? "failed" : "merged") ? 0 : 1;
}
function indented(text) {
    return text.replace(/^(?=.)/gm, "  ");
}
/** The others are tested again without the culprit, until nothing is left in the queue. */
async function emptied({ engine }, signal) {
    const isEmpty = () => engine.places().every(({ queue }) => [queue.engine.line, queue.engine.pool].every((part) => part === null));
    while (!isEmpty() && !signal.aborted)
        await (0,promises_.setTimeout)(LOOK_MS);
}
/** Each test run in its order: what it contained, and how it ended. */
function testedLines({ engine }) {
    const runs = engine.places().flatMap(({ queue }) => [...queue.runs.values()]);
    return runs.map((run) => `  ${described(run)}\n`).join("");
}
function described({ kind, members, ahead, status }) {
    const together = members.length > 1 ? " together" : "";
    const onTop = ahead.length === 0 ? "" : ` on top of ${listed(ahead)}`;
    return `${kind === "bisection" ? "to find the culprit: " : ""}${listed(members)}${together}${onTop}: ${status}`;
}
function listed(numbers) {
    const names = numbers.map((number) => `#${number}`);
    return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
}
/** What the queue's test run of the pull request says. */
function whyItFailed({ engine }, number) {
    const runId = engine.getSubmittedPullRequest(QUEUE, { number }).verifiedByTestRun;
    if (runId === null)
        return `The queue ran no tests for #${number}.`;
    const { statusChecks, testBranch } = engine.getMergeQueueTestingDetails(QUEUE, runId);
    const failed = statusChecks.filter(({ state }) => state === "FAILURE").map(({ context }) => context);
    return `Why: the queue tested #${number} on its branch ${testBranch}, and there ${failed.join(" and ")} failed.`;
}
/** All are in the queue before ours, on a target that ours impacts too. Gives ours. */
function furnish({ engine }) {
    const all = (engine.snapshots()[0]?.pullRequests ?? []).toSorted((one, other) => one.number - other.number);
    const ours = all.at(-1);
    if (ours === undefined)
        throw new Error("The repository of the demo has no branches.");
    for (const { number, headSha } of all.slice(0, -1)) {
        engine.setImpactedTargets(QUEUE, { number, sha: headSha, targets: ["//parser:lib"] });
        engine.submitPullRequest(QUEUE, { number });
    }
    return ours;
}
const STEPS = [
    {
        title: "Declare what the pull request impacts",
        inputs: { operation: "set-impacted-targets", "impacted-targets": "//parser:lib\n//parser:test\n//app:bin" },
    },
    { title: "Submit it to the merge queue", inputs: { operation: "submit" } },
    { title: "Wait for the merge", inputs: { operation: "wait-for-merge", timeout: "1m" } },
    { title: "Read where it stands", inputs: { operation: "status" } },
];
async function playStep({ service, action, write, signal }, pullRequest, { title, inputs }) {
    write(`\n\u25b6 ${title}\n`);
    const end = await runStep({
        action,
        signal,
        inputs: { ...inputs, token: service.token, "api-url": service.apiUrl },
        repository: REPOSITORY,
        githubApiUrl: service.githubApiUrl,
        event: { name: "pull_request", ref: `refs/pull/${pullRequest.number}/merge`, payload: eventOf(pullRequest) },
        onLine: (line) => {
            // The runner takes these for itself.
            if (!line.startsWith("::add-mask::"))
                write(`  ${line}\n`);
        },
    });
    end.clean();
    // The step's files are gone with its folder, as on a hosted runner, so nobody is sent to one.
    const shown = Object.entries(end.outputs).filter(([name, value]) => value !== "" && name !== "result-file");
    write(`  Outputs:\n${shown.map(([name, value]) => `    ${name}: ${value}\n`).join("")}`);
    return end.outputs;
}
function eventOf(pullRequest) {
    const [owner, name] = REPOSITORY.split("/");
    const repo = { full_name: REPOSITORY, name, owner: { login: owner }, fork: false };
    return {
        action: "synchronize",
        number: pullRequest.number,
        pull_request: {
            number: pullRequest.number,
            title: pullRequest.title,
            head: { ref: pullRequest.headBranch, sha: pullRequest.headSha, repo },
            base: { ref: pullRequest.baseBranch, repo },
        },
        repository: { ...repo, default_branch: "main" },
    };
}


/***/ })

};
