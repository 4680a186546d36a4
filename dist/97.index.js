export const id = 97;
export const ids = [97];
export const modules = {

/***/ 4097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: () => (/* binding */ runDemo)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/local-queue/command-flags.js
var command_flags = __webpack_require__(3763);
// EXTERNAL MODULE: ./lib/src/local-queue/service.js + 22 modules
var local_queue_service = __webpack_require__(586);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
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
/** The command `merge-queue demo`: the real action against a local service, shown as a workflow log shows it. */





const REPOSITORY = "local/playground";
const QUEUE = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };
/** So many seconds of the service pass in one of ours. */
const SPEED = 6;
const HELP = `Usage: merge-queue demo [--fail]

Starts a local merge queue service with a made-up repository, and runs the action against it as a workflow would.

Options:
${(0,command_flags/* flagLines */.Yg)(command_flags/* DEMO_FLAGS */.SF, 11)}`;
const EXIT_BAD_FLAGS = 2;
const EXIT_STOPPED = 130;
/** The action that this program ships with. */
function ownAction() {
    return (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(process.argv[1] ?? ".")), "../../action.yml");
}
/** Gives the exit code: 0 when everything went as the demo means to show. */
async function runDemo(argv, { write, signal }, action = ownAction()) {
    const unknown = argv.find((argument) => !["--fail", "--help"].includes(argument));
    if (unknown !== undefined || argv.includes("--help")) {
        write(unknown === undefined ? HELP : `merge-queue demo: there is no option ${JSON.stringify(unknown)}.\n\n${HELP}`);
        return unknown === undefined ? 0 : EXIT_BAD_FLAGS;
    }
    const service = await (0,local_queue_service/* startLocalService */.n)({
        repository: REPOSITORY,
        speed: SPEED,
        queue: { mode: "parallel", concurrency: 2 },
    });
    try {
        return await play({ service, action, write, signal }, argv.includes("--fail"));
    }
    finally {
        await service.close();
    }
}
async function play(stage, fail) {
    const { service, write, signal } = stage;
    const pullRequest = furnish(service, fail);
    write(`A local merge queue service runs at ${service.url}, with the made-up repository ${REPOSITORY}.\n`);
    write(`Its time passes ${SPEED} times as fast as ours.\n`);
    write(`Pull request #${pullRequest.number} goes through it now: "${pullRequest.title}".\n`);
    let result = "nothing";
    for (const step of STEPS) {
        const outputs = await playStep(stage, pullRequest, step);
        if (signal.aborted) {
            write("\nThe demo was stopped.\n");
            return EXIT_STOPPED;
        }
        if (step.inputs.operation === "wait-for-merge")
            result = outputs.result ?? result;
    }
    if (fail)
        write(`\n${whyItFailed(service, pullRequest.number)}\n`);
    write(`\nresult: ${result}\n`);
    return result === (fail ? "failed" : "merged") ? 0 : 1;
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
/** Two pull requests are in the queue before ours, both on a target that ours impacts too. */
function furnish({ control, engine }, fail) {
    const common = { author: "developer-1" };
    const ahead = [
        { title: "Speed up the parser", testSeconds: 12 },
        { title: "Mend a link in the guide", testSeconds: 8 },
    ].map(({ title, testSeconds }) => control.addPullRequest({ ...common, title, testPlan: { testSeconds } }));
    for (const { number, headSha } of ahead) {
        engine.setImpactedTargets(QUEUE, { number, sha: headSha, targets: ["//parser:lib"] });
        engine.submitPullRequest(QUEUE, { number });
    }
    return control.addPullRequest({
        author: "developer-2",
        title: fail ? "Remove a function that is still used" : "Add a flag to the parser",
        testPlan: { testSeconds: 10, result: fail ? "fail" : "pass" },
    });
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
