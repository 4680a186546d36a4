export const id = 9138;
export const ids = [9138,5276];
export const modules = {

/***/ 2935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wu: () => (/* binding */ SERVE_FLAGS),
/* harmony export */   Yg: () => (/* binding */ flagLines),
/* harmony export */   bf: () => (/* binding */ readWholeNumber),
/* harmony export */   dR: () => (/* binding */ readPositiveNumber),
/* harmony export */   lT: () => (/* binding */ SIMULATE_FLAGS),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _src_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _src_text_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4618);



function option(value, meaning) {
    return { type: "string", value, meaning };
}
function toggle(meaning) {
    return { type: "boolean", default: false, meaning };
}
/** Flags of `merge-queue serve`, for the parser, the help and the shell completion. */
const SERVE_FLAGS = {
    host: { ...option("ADDRESS", "loopback address to listen on"), default: "127.0.0.1" },
    port: { ...option("NUMBER", "port; 0 selects a free port"), default: "4180" },
    token: { ...option("TEXT", "API token that clients must send"), default: "local-token" },
    repository: { ...option("OWNER/NAME", "name of the repository"), default: "local/playground" },
    branch: { ...option("NAME", "default branch of the repository; the queue merges into this branch"), default: "main" },
    "pull-requests": option("NUMBER", "number of open pull requests at the start (5)"),
    speed: { ...option("NUMBER", "number of simulated seconds in each real second"), default: "1" },
    "test-seconds": option("NUMBER", "duration of a test run in simulated seconds (10)"),
    git: option("FOLDER", "Git repository for the queue: each branch is a pull request, and the queue merges it into --branch"),
    "test-command": option("COMMAND", "with --git: command that tests a checkout; exit code 0 means that the tests passed"),
    data: option("FOLDER", "folder that stores all data; the next start with this folder continues with the same data"),
    replay: option("FOLDER", "shows the last state in this data folder, and changes nothing"),
    scenario: option("FILE", "scenario file, or name of a ready-made scenario, to play instead of --pull-requests"),
    "quarantined-tests": option("FILE", 'JSON array of quarantined tests, each with at least a "name"'),
    help: toggle("prints this help"),
};
const SIMULATE_FLAGS = {
    scenario: option("FILE", "scenario file, or name of a ready-made scenario"),
    list: toggle("lists the ready-made scenarios"),
    print: toggle("prints the scenario file; you can save and change it"),
    seed: option("NUMBER", "seed of all random decisions, instead of the scenario's seed"),
    whole: toggle("prints every line of a long timeline"),
    "what-if": {
        ...option("SETTING=A,B", "compares values of a setting, such as concurrency=5,10 or batch=1,4,8; may be repeated"),
        multiple: true,
    },
    seeds: option("NUMBER", "number of simulated days for each combination of settings in --what-if"),
    "cost-per-minute": option("DOLLARS", "price of one minute of a runner, for the column cost (0.006, the price of GitHub's Linux runner)"),
    history: option("FILE", "history of a real queue to replay: a file that merge-queue export-history wrote"),
    "settings-file": option("FILE", "with --history: file with the queue's settings at that time, if the history does not contain them"),
    json: toggle("prints the whole result as one JSON object"),
    help: toggle("prints this help"),
};
/** Formats flags for a help text, with all meanings in one column. */
function flagLines(flags, width) {
    return Object.entries(flags)
        .map(([name, { value, default: text, meaning }]) => {
        const flag = `  --${name}${value === undefined ? "" : ` ${value}`}`;
        return `${flag.padEnd(width)}${meaning}${typeof text === "string" ? ` (${text})` : ""}\n`;
    })
        .join("");
}
function readWholeNumber(flag, text, least, most) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most)
        return value;
    throw new _src_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`${flag} must be a whole number from ${least} to ${most}, not "${text}"`]);
}
function readPositiveNumber(flag, text) {
    const value = /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
    if (value > 0)
        return value;
    throw new _src_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`${flag} must be a number above 0 such as 0.006, not "${text}"`]);
}
/** Parses flags. @throws InputError that suggests a similar flag */
function readFlags(command, options, argv) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...argv], options, strict: true, allowPositionals: false, tokens: true });
    }
    catch (error) {
        // After the first sentence, Node.js adds advice about positional arguments, which does not apply here.
        const [sentence = "Invalid flags"] = (0,_src_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorMessage */ .u1)(error).split(/\.\s/);
        const [, given = ""] = /^(?:Unknown option|Unexpected argument) '(.*)'/.exec(sentence) ?? [];
        // Node.js reads `-port` as flags of one letter, and reports only the first letter.
        const written = /^-[^-]$/.test(given) ? (argv.find((argument) => argument.startsWith(given)) ?? given) : given;
        const [name = ""] = written.split("=");
        const meant = (0,_src_text_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .findClosestName */ .YI)(name, Object.keys(options));
        const hint = meant === undefined ? "" : `; did you mean --${meant}?`;
        const problem = `${sentence.replace(`'${given}'`, `'${name}'`)}${hint === "" ? "." : hint}`;
        throw new _src_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`${problem} See merge-queue ${command} --help`], { cause: error });
    }
}


/***/ }),

/***/ 5276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SERVE_FLAGS: () => (/* reexport safe */ _command_flags_js__WEBPACK_IMPORTED_MODULE_0__.Wu),
/* harmony export */   SIMULATE_FLAGS: () => (/* reexport safe */ _command_flags_js__WEBPACK_IMPORTED_MODULE_0__.lT),
/* harmony export */   flagLines: () => (/* reexport safe */ _command_flags_js__WEBPACK_IMPORTED_MODULE_0__.Yg),
/* harmony export */   loadService: () => (/* binding */ loadService),
/* harmony export */   readFlags: () => (/* reexport safe */ _command_flags_js__WEBPACK_IMPORTED_MODULE_0__.uW),
/* harmony export */   serve: () => (/* binding */ serve),
/* harmony export */   simulate: () => (/* binding */ simulate)
/* harmony export */ });
/* harmony import */ var _command_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2935);

/** Runs `merge-queue serve` until the signal aborts. Returns the exit code. */
async function serve(argv, io) {
    return (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(9042), __webpack_require__.e(3718), __webpack_require__.e(7983), __webpack_require__.e(7102), __webpack_require__.e(2782), __webpack_require__.e(3727)]).then(__webpack_require__.bind(__webpack_require__, 3727))).serve(argv, io);
}
/** Runs `merge-queue simulate`. Returns the exit code. */
async function simulate(argv, io) {
    return (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(9042), __webpack_require__.e(3718), __webpack_require__.e(2782), __webpack_require__.e(9208)]).then(__webpack_require__.bind(__webpack_require__, 9208))).simulateCommand(argv, io);
}
/** Loads the functions for starting a service on a Git repository. */
async function loadService() {
    const [git, service] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(9042), __webpack_require__.e(7102)]).then(__webpack_require__.bind(__webpack_require__, 7102)), Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(9042), __webpack_require__.e(3718), __webpack_require__.e(7983)]).then(__webpack_require__.bind(__webpack_require__, 7983))]);
    return { connectRepository: git.connectRepository, startLocalService: service.startLocalService };
}


/***/ }),

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
// EXTERNAL MODULE: ./lib/local-queue/src/index.js
var src = __webpack_require__(5276);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/demo/flags.js
var flags = __webpack_require__(7659);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/src/demo/repository.js



const TEST = `// Loads every module of the program and tests it.
import { readdir } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

for (const name of await readdir(new URL("src", import.meta.url))) {
  await import(new URL(\`src/\${name}\`, import.meta.url));
}
const { report } = await import("./src/report.mjs");
if (report("a, b") !== "2 fields") throw new Error("report returns a wrong count");
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
const FIXED = {
    name: "fix-a-link",
    title: "Fix a link in the guide",
    author: "developer-1",
    files: { "guide.md": GUIDE.replace("manaul", "manual") },
};
/** Branch that calls the function `parse`. The branch `rename-parse` renames this function. */
const OURS = {
    name: "add-a-flag",
    title: "Add a flag to the parser",
    author: "developer-2",
    files: {
        "src/flag.mjs": 'import { parse } from "./parser.mjs";\n\nexport const hasFlag = (text) => parse(text).includes("-f");\n',
    },
};
/**
 * Returns the branches in the order of their pull requests. The demo submits the last one with the action, as a
 * workflow does.
 */
function listDemoBranches(fail) {
    const renamed = {
        name: "rename-parse",
        title: "Rename the parser",
        author: "developer-1",
        files: {
            "src/parser.mjs": PARSER.replace("parse", "parseLine"),
            "src/report.mjs": REPORT.replaceAll("parse(", "parseLine(").replace("{ parse }", "{ parseLine }"),
        },
    };
    const added = {
        name: "count-words",
        title: "Count words",
        author: "developer-3",
        files: { "src/words.mjs": 'export const words = (text) => text.split(" ").length;\n' },
    };
    return [...(fail ? [renamed] : []), FIXED, added, OURS];
}
const TEST_COMMAND = `"${process.execPath}" test.mjs`;
const MINUTE_MS = 60_000;
/** Creates the repository in an empty folder. No branch is checked out, so the queue can change every branch. */
function createDemoRepository(folder, branches, environment) {
    const git = (...args) => runGit(folder, args, environment);
    // The local queue orders pull requests by the dates of their commits, so each commit has its own date.
    const beginMs = Date.now() - branches.length * MINUTE_MS;
    const at = (index) => {
        const date = new Date(beginMs + index * MINUTE_MS).toISOString();
        return { ...environment, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    };
    git("init", "--quiet", "--initial-branch=main");
    commit(folder, { name: "main", title: "A program with a test", author: "developer-1", files: PROGRAM }, at(-1));
    for (const [index, branch] of branches.entries()) {
        git("checkout", "--quiet", "-b", branch.name, "main");
        commit(folder, branch, at(index));
    }
    git("checkout", "--quiet", "--detach", "main");
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
function readCommitGraph(folder, environment) {
    return runGit(folder, ["log", "--graph", "--oneline", "--no-color", "main"], environment);
}
function runGit(folder, args, environment) {
    return (0,external_node_child_process_.execFileSync)("git", [...args], { cwd: folder, env: environment, encoding: "utf8" });
}

;// CONCATENATED MODULE: ./lib/src/demo/runner.js
/** This file runs the action in a process, with variables and files as GitHub's runner creates them. */





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
    const variables = inputVariables(options);
    const started = performance.now();
    const { log, exitCode } = await start({ ...environment, ...variables }, options);
    return {
        exitCode,
        log,
        outputs: parseRunnerCommandFile((0,external_node_fs_.readFileSync)(files.GITHUB_OUTPUT, "utf8")),
        summary: (0,external_node_fs_.readFileSync)(files.GITHUB_STEP_SUMMARY, "utf8"),
        temporaryFolder: environment.RUNNER_TEMP,
        milliseconds: performance.now() - started,
        clean: () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }),
    };
}
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
/** Returns variables with all inputs of the action. As in GitHub's runner, an input without a default is empty. */
function inputVariables({ action, inputs, githubToken = "github-token" }) {
    const declared = declaredInputs((0,external_node_fs_.readFileSync)(action, "utf8"));
    const texts = declared.map(([name, text]) => [name, text.replace("${{ github.token }}", githubToken)]);
    return Object.fromEntries([...texts, ...Object.entries(inputs)].map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]));
}
/** Reads the names and defaults of the inputs in an `action.yml`. */
function declaredInputs(manifest) {
    const section = /^inputs:\n((?: {2,}.*\n)*)/m.exec(manifest)?.[1] ?? "";
    return [...section.matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n)*)/gm)].map(([, name = "", fields = ""]) => {
        const text = /^ {4}default: (".*")$/m.exec(fields)?.[1];
        return [name, text === undefined ? "" : String(JSON.parse(text))];
    });
}
/** Milliseconds between SIGINT and SIGKILL, as in GitHub's runner. */
const KILL_DELAY_MS = 7500;
function stopOn(signal, child) {
    const stop = () => {
        child.kill("SIGINT");
        setTimeout(() => child.kill("SIGKILL"), KILL_DELAY_MS).unref();
    };
    if (signal.aborted)
        stop();
    else
        signal.addEventListener("abort", stop, { once: true });
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
/** Reads lines `name=value`, and values of several lines after `name<<delimiter`. The last value of a name wins. */
function parseRunnerCommandFile(text) {
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










const REPOSITORY = "local/playground";
const QUEUE = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };
const HELP = `Usage: merge-queue demo [--fail] [--keep]

Creates a small Git repository and a local merge queue, and runs the action like a workflow.

Options:
${(0,src.flagLines)(flags/* DEMO_FLAGS */.S, 11)}`;
const POLL_MS = 100;
const EXIT_BAD_FLAGS = 2;
const EXIT_STOPPED = 130;
function ownAction() {
    return (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(process.argv[1] ?? ".")), "../../action.yml");
}
/** Runs the demo. Returns exit code 0 if the pull request has the expected outcome. */
async function runDemo(argv, io, action = ownAction()) {
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "merge-queue-demo-"));
    try {
        const { help = false, fail = false, keep = false } = (0,src.readFlags)("demo", flags/* DEMO_FLAGS */.S, argv).values;
        if (!help)
            return await runIn(scratch, { ...io, action, fail, keep });
        io.write(HELP);
        return 0;
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        io.write(`error: ${error.message}\n`);
        return EXIT_BAD_FLAGS;
    }
    finally {
        (0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
    }
}
const PARALLEL = { mode: "parallel", concurrency: 3, mergeMethod: "merge_commit" };
/** Settings for batches of four pull requests. The queue waits up to one minute for a full batch. */
const BATCHES = {
    mode: "single",
    concurrency: 2,
    bisectionConcurrency: 2,
    batch: true,
    batchingMinSize: 4,
    batchingMaxWaitTimeMinutes: 1,
    mergeMethod: "merge_commit",
};
async function runIn(scratch, stage) {
    const { write, signal, environment, fail, keep } = stage;
    const folder = (0,external_node_path_.join)(scratch, "repository");
    (0,external_node_fs_.mkdirSync)(folder);
    createDemoRepository(folder, listDemoBranches(fail), environment);
    const { connectRepository, startLocalService } = await (0,src.loadService)();
    const repository = await connectRepository({
        repository: folder,
        target: QUEUE.targetBranch,
        dataFolder: (0,external_node_path_.join)(scratch, "data"),
        testCommand: TEST_COMMAND,
        environment,
        report: (sentence) => write(`${sentence}\n`),
    });
    const service = await startLocalService({
        repository: REPOSITORY,
        requiredStatuses: ["test"],
        queue: fail ? BATCHES : PARALLEL,
        timings: { readySeconds: 0 },
        makeHost: repository.makeHost,
        logFolder: repository.logFolder,
    });
    try {
        await repository.begin(service.engine);
        const exitCode = await play({ ...stage, service, folder });
        if (keep && !signal.aborted) {
            write(`\nThe queue is running: ${service.url}\nThe repository is in ${folder}\nPress Ctrl-C to stop.\n`);
            await (0,external_node_events_.once)(signal, "abort");
        }
        return exitCode;
    }
    finally {
        await Promise.all([service.close(), repository.close()]);
    }
}
async function play(stage) {
    const { service, write, signal, fail, keep, folder, environment } = stage;
    const pullRequest = submitOthers(service);
    write(`The merge queue of the Git repository ${REPOSITORY} is running: ${service.url}\n`);
    if (!keep)
        write("The queue stops after the demo. To keep the queue running, add --keep.\n");
    write(`The demo submits pull request #${pullRequest.number}: "${pullRequest.title}".\n`);
    if (fail)
        write("The tests of this pull request pass alone. But a pull request ahead in the queue renames a function that this pull request uses.\n");
    let result = "nothing";
    for (const step of STEPS) {
        const outputs = await playStep(stage, pullRequest, step);
        if (signal.aborted) {
            write("\nThe demo stopped.\n");
            return EXIT_STOPPED;
        }
        // After the failure, fewer than four pull requests remain, and the queue would wait a minute for a full batch.
        if (step.inputs.operation === "submit")
            service.engine.updateQueue(QUEUE, { batchingMaxWaitTimeMinutes: 0 });
        if (step.inputs.operation === "wait-for-merge")
            result = outputs.result ?? result;
    }
    if (fail) {
        await waitUntilEmpty(service, signal);
        write(`\nTest runs of the queue:\n${testedLines(service)}\n${describeFailure(service, pullRequest.number)}\n`);
    }
    const graph = readCommitGraph(folder, environment).replace(/^(?=.)/gm, "  ");
    write(`\nThe branch main (git log --graph --oneline):\n${graph}`);
    write(`\nresult: ${result}\n`);
    return result === (fail ? "failed" : "merged") ? 0 : 1;
}
async function waitUntilEmpty({ engine }, signal) {
    const isEmpty = () => engine.queues().every(({ queue }) => [queue.engine.order, queue.engine.pending].every((part) => part === null));
    while (!isEmpty() && !signal.aborted)
        await (0,promises_.setTimeout)(POLL_MS);
}
function testedLines({ engine }) {
    const runs = engine.queues().flatMap(({ queue }) => [...queue.runs.values()]);
    const lines = runs.map(({ kind, members, ahead, status }) => {
        const why = kind === "bisection" ? "to find the cause: " : "";
        const together = members.length > 1 ? " together" : "";
        const onTop = ahead.length === 0 ? "" : ` on top of ${listed(ahead)}`;
        return `  ${why}${listed(members)}${together}${onTop}: ${status}\n`;
    });
    return lines.join("");
}
function listed(numbers) {
    return new Intl.ListFormat("en-GB").format(numbers.map((number) => `#${number}`));
}
function describeFailure({ engine }, number) {
    const runId = engine.getSubmittedPullRequest(QUEUE, { number }).verifiedByTestRun;
    if (runId === null)
        return `The queue ran no tests for #${number}.`;
    const { statusChecks, testBranch } = engine.getMergeQueueTestingDetails(QUEUE, runId);
    const failed = statusChecks.filter(({ state }) => state === "FAILURE").map(({ context }) => context);
    return `Cause: ${failed.join(" and ")} failed on the test branch ${testBranch} of #${number}.`;
}
/** Submits all pull requests except the last one, and returns the last one. */
function submitOthers({ engine }) {
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
        title: "Upload the impacted targets of the pull request",
        inputs: { operation: "set-impacted-targets", "impacted-targets": "//parser:lib\n//parser:test\n//app:bin" },
    },
    { title: "Submit the pull request to the merge queue", inputs: { operation: "submit" } },
    { title: "Wait for the merge", inputs: { operation: "wait-for-merge", timeout: "1m" } },
    { title: "Read the status of the pull request", inputs: { operation: "status" } },
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
            // GitHub's runner hides these lines too.
            if (!line.startsWith("::add-mask::"))
                write(`  ${line}\n`);
        },
    });
    end.clean();
    // The demo deletes the folder of the result file, so it does not show the file's path.
    const shown = Object.entries(end.outputs).filter(([name, value]) => value !== "" && name !== "result-file");
    write(`  Outputs:\n${shown.map(([name, value]) => `    ${name}: ${value}\n`).join("")}`);
    return end.outputs;
}
function eventOf({ number, headBranch, headSha, baseBranch }) {
    const repo = { full_name: REPOSITORY };
    const head = { ref: headBranch, sha: headSha, repo };
    return {
        pull_request: { number, head, base: { ref: baseBranch, repo } },
        repository: { ...repo, default_branch: "main" },
    };
}


/***/ }),

/***/ 7659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ DEMO_FLAGS)
/* harmony export */ });
/** Flags of `merge-queue demo`, for the parser, the help and the description of the commands. */
const DEMO_FLAGS = {
    fail: { type: "boolean", meaning: "Show a batch that fails, and how the queue finds the cause." },
    keep: { type: "boolean", meaning: "Keep the queue and the repository until you press Ctrl-C." },
    help: { type: "boolean", meaning: "Show this help text." },
};


/***/ })

};
