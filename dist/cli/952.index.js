export const id = 952;
export const ids = [952];
export const modules = {

/***/ 7824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Whether an address stays on this machine: plain HTTP is allowed there, and no proxy is asked. */
function isLoopback(url) {
    return LOOPBACK.test(url.hostname);
}


/***/ }),

/***/ 6580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runProcess)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);


/** Time between asking a process to end, so that it removes its lock files, and ending it. */
const LAST_WORDS_MS = 2000;
const STDERR_CHARACTERS = 65_536;
/** Runs a program without a shell. Never rejects. When it is stopped, so is all that it started. */
function runProcess([program, ...parameters], options) {
    const { stdin, timeLimitMs, outputLimitBytes, signal } = options;
    if (signal.aborted)
        return Promise.resolve({ how: { kind: "aborted" }, stdout: Buffer.alloc(0), stderr: "" });
    return new Promise((ended) => {
        const child = start(program, parameters, options);
        const chunks = [];
        let bytes = 0;
        let stderr = "";
        let stopped;
        let lastWords;
        const end = (how) => {
            clearTimeout(limit);
            clearTimeout(lastWords);
            signal.removeEventListener("abort", abort);
            if (stopped !== undefined)
                signalGroup(child, "SIGKILL");
            ended({ how: stopped === undefined ? how : { kind: stopped }, stdout: Buffer.concat(chunks), stderr });
        };
        const stop = (why) => {
            if (stopped !== undefined)
                return;
            stopped = why;
            signalGroup(child, "SIGTERM");
            // Something that left the group may hold its output open for ever.
            lastWords = setTimeout(() => {
                child.stdout.destroy();
                child.stderr.destroy();
                end({ kind: why });
            }, LAST_WORDS_MS);
        };
        const abort = () => stop("aborted");
        const limit = setTimeout(() => stop("too-late"), timeLimitMs);
        signal.addEventListener("abort", abort, { once: true });
        child.stdout.on("data", (chunk) => {
            bytes += chunk.length;
            if (bytes <= outputLimitBytes)
                chunks.push(chunk);
            else
                stop("too-much");
        });
        child.stderr.setEncoding("utf8").on("data", (chunk) => {
            stderr = `${stderr}${chunk}`.slice(-STDERR_CHARACTERS);
        });
        // It may end without reading everything; its exit code tells.
        child.stdin?.on("error", () => { }).end(stdin);
        child.on("error", (error) => end({ kind: "not-started", problem: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error) }));
        child.on("close", (code, by) => end(code === null ? { kind: "killed", by: by ?? "a signal" } : { kind: "exited", code }));
    });
}
function start(program, parameters, options) {
    const how = {
        cwd: options.workingDirectory,
        env: options.environment,
        // A group of its own, so that what it starts can be stopped with it; without a terminal it can ask nobody.
        detached: process.platform !== "win32",
        windowsHide: true,
    };
    return options.stdin === undefined
        ? (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, parameters, { ...how, stdio: ["ignore", "pipe", "pipe"] })
        : (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, parameters, { ...how, stdio: ["pipe", "pipe", "pipe"] });
}
/** Does nothing when it has ended already. */
function signalGroup({ pid }, name) {
    if (pid === undefined)
        return;
    if (process.platform === "win32") {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("taskkill", ["/pid", `${pid}`, "/t", "/f"], { stdio: "ignore", windowsHide: true }).on("error", () => { });
        return;
    }
    try {
        process.kill(-pid, name);
    }
    catch {
        // The group is empty.
    }
}


/***/ }),

/***/ 2683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ OUTPUT_FORMATS),
/* harmony export */   l: () => (/* binding */ outputsAs)
/* harmony export */ });
/** Ways to write a run's outputs into a file that the next step of a CI system reads. */
const OUTPUT_FORMATS = ["json", "dotenv", "shell", "azure"];
/**
 * The outputs, by their kebab-case names, in one of the formats. Each value stays one value: whatever it holds, it
 * becomes no second variable, no command and no shell code, and no system replaces a part of it by another variable.
 */
function outputsAs(format, outputs) {
    switch (format) {
        case "json":
            return `${JSON.stringify(Object.fromEntries(outputs))}\n`;
        case "dotenv":
            return asDotenv(outputs);
        case "shell":
            return lines(outputs, (variable, value) => `export ${variable}=${forShell(value)}`).join("");
        case "azure":
            return lines(outputs, (variable, value) => `##vso[task.setvariable variable=${variable};isOutput=true]${forAzure(value)}`).join("");
    }
}
function lines(outputs, line) {
    return [...outputs].map(([name, value]) => `${line(variableName(name), value)}\n`);
}
/** `pr-sha` is `MERGE_QUEUE_PR_SHA`: every system takes such a name for a variable. */
function variableName(output) {
    return `MERGE_QUEUE_${output.toUpperCase().replace(/[^A-Z0-9]/g, "_")}`;
}
/** Between single quotes a POSIX shell takes everything as it is. No variable can hold a NUL. */
function forShell(value) {
    return `'${value.replaceAll("\0", "").replaceAll("'", `'\\''`)}'`;
}
/**
 * Escapes as Azure Pipelines documents for its logging commands (learn.microsoft.com/azure/devops/pipelines/scripts/
 * logging-commands, "Formatting commands"). Azure would put another variable, secrets included, in the place of a
 * `$(name)` in this one, so such a reference is broken up.
 */
function forAzure(value) {
    return value
        .replaceAll("$(", "$ (")
        .replaceAll("%", "%AZP25")
        .replaceAll("\r", "%0D")
        .replaceAll("\n", "%0A")
        .replaceAll(";", "%3B")
        .replaceAll("]", "%5D");
}
/** GitLab refuses a file of this many bytes or more (docs.gitlab.com/ci/variables/dotenv_variables). */
const DOTENV_BYTES = 5 * 1024;
/** The least of GitLab's limits on the variables of a file (docs.gitlab.com/administration/instance_limits). */
const DOTENV_VARIABLES = 20;
/**
 * A dotenv report as GitLab reads it: no quotes, no empty lines, no values of several lines. Empty outputs are left out,
 * and what comes after the limits too, since GitLab would refuse the whole file.
 */
function asDotenv(outputs) {
    const given = new Map([...outputs].filter(([, value]) => value.trim() !== ""));
    const kept = [];
    let bytes = 0;
    for (const line of lines(given, (variable, value) => `${variable}=${forDotenv(value)}`)) {
        const longer = bytes + Buffer.byteLength(line);
        if (longer >= DOTENV_BYTES)
            continue;
        if (kept.length === DOTENV_VARIABLES)
            break;
        bytes = longer;
        kept.push(line);
    }
    return kept.join("");
}
/**
 * GitLab puts other variables, secrets included, in the place of `$NAME` and `%NAME%`. `$$` stands for one `$`
 * (docs.gitlab.com/ci/variables, "Prevent CI/CD variable expansion"); for `%` there is no such sign.
 */
function forDotenv(value) {
    return value
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
        .replaceAll("$", "$$$$")
        .replace(/%(?=\w+%)/g, "% ")
        .trim();
}


/***/ }),

/***/ 4618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ commandInputs)
/* harmony export */ });
/* harmony import */ var _ci_output_formats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2683);
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2066);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1798);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8386);




const inCode = (name) => `\`${name}\``;
/** The variables that stand in for a secret. */
function named(secret) {
    return _variables_js__WEBPACK_IMPORTED_MODULE_1__/* .VARIABLES */ .u[secret].map(inCode).join(" or ");
}
/** What only the command line takes. */
const commandInputs = {
    tokenFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .l)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, {
        name: "token-file",
        description: `File with the API token; \`-\` is standard input. Default: the variable ${named("token")}.`,
    }),
    githubTokenFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .l)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, {
        name: "github-token-file",
        description: `File with the token for look-ups on the GitHub API; \`-\` is standard input. Default: the variable ${named("github-token")}.`,
    }),
    summaryFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .l)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, {
        name: "summary-file",
        description: "File to which the Markdown summary is added.",
    }),
    outputsFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .l)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, {
        name: "outputs-file",
        description: "File to write the outputs to for the next step of a CI system. It is replaced.",
    }),
    outputsFormat: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .withDefault */ .I)((0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(..._ci_output_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTPUT_FORMATS */ .D), "dotenv", {
        name: "outputs-format",
        description: `Format of that file: ${_ci_output_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTPUT_FORMATS */ .D.map(inCode).join(", ")}.`,
    }),
    json: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .l)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, {
        name: "json",
        description: "Print the result as JSON. Default: everywhere but on a terminal, where it is text; `--json=false` prints text everywhere.",
    }),
    quiet: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .withDefault */ .I)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, "false", {
        name: "quiet",
        description: "Print errors only on standard error.",
    }),
    verbose: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .withDefault */ .I)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, "false", {
        name: "verbose",
        description: "Print every request on standard error as well.",
    }),
};


/***/ }),

/***/ 3080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nn: () => (/* binding */ allFlags),
/* harmony export */   Zo: () => (/* binding */ flagsOf),
/* harmony export */   cW: () => (/* binding */ SECRETS)
/* harmony export */ });
/* harmony import */ var _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9301);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9069);
/* harmony import */ var _command_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4618);



/** The flags of one operation. */
function flagsOf(operation) {
    return {
        own: Object.values(operation.inputs),
        common: Object.values(_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__/* .commonInputs */ .j$).filter(({ secret }) => secret !== true),
        command: Object.values(_command_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .commandInputs */ .t),
    };
}
/** The inputs that never come from the arguments. */
const SECRETS = Object.values(_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__/* .commonInputs */ .j$)
    .filter(({ secret }) => secret === true)
    .map(({ name }) => name);
/** Every flag of every operation, by its name without dashes. */
function allFlags() {
    const own = (0,_operations_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .ownInputs */ .oi)().map(({ input }) => input);
    const inputs = [...Object.values(_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__/* .commonInputs */ .j$), ...Object.values(_command_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .commandInputs */ .t), ...own];
    return new Map(inputs.filter(({ secret }) => secret !== true).map((input) => [input.name, input]));
}


/***/ }),

/***/ 6952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOperation: () => (/* binding */ runOperation)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
;// CONCATENATED MODULE: ./lib/src/clock.js


const systemClock = {
    now: () => performance.timeOrigin + performance.now(),
    // Timers may fire up to a millisecond early; what wakes before its time would do its work twice.
    async sleep(ms, signal) {
        try {
            await (0,promises_.setTimeout)(Math.ceil(ms) + 1, undefined, { signal });
        }
        catch {
            // Nothing else ends a timer: what was under way adds to this error what it knows.
            throw new errors/* AbortedError */.oM();
        }
    },
};

// EXTERNAL MODULE: ./lib/src/ci/host-error.js
var host_error = __webpack_require__(1422);
// EXTERNAL MODULE: ./lib/src/ci/payload.js
var ci_payload = __webpack_require__(8405);
// EXTERNAL MODULE: ./lib/src/ci/permission.js
var permission = __webpack_require__(3408);
;// CONCATENATED MODULE: ./lib/src/ci/github-host.js





/** Longest time for one look-up with all its attempts and pages, in milliseconds. */
const LOOK_UP_MS = 5000;
/** The largest page that GitHub gives. */
const PAGE = 100;
/** A look-up that needs more pages is given up. */
const MOST_PAGES = 10;
const OTHER_SHAPE = "the reply has another shape";
/** Look-ups on the GitHub API. Nothing of it is loaded before the first one: most runs find all in their event. */
function createGitHubHost(options) {
    const { permissions, signal, clock = systemClock, random = Math.random } = options;
    let connected;
    const otherShape = (what) => new host_error/* HostError */.dh(what, new Error(OTHER_SHAPE), permissions);
    async function connect() {
        const { connectToGitHub } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(413), __webpack_require__.e(896), __webpack_require__.e(889)]).then(__webpack_require__.bind(__webpack_require__, 1889));
        return connectToGitHub({ ...options, budgetMs: LOOK_UP_MS, clock, random, over: signal });
    }
    async function get(what, route, parameters, stop) {
        try {
            connected ??= connect();
            const request = await connected;
            const signals = stop === undefined ? [signal] : [signal, stop];
            const reply = await request(route, { ...parameters, request: { signal: AbortSignal.any(signals) } });
            return reply.data;
        }
        catch (error) {
            if (signal.aborted)
                throw new errors/* AbortedError */.oM();
            throw new host_error/* HostError */.dh(what, error, permissions);
        }
    }
    async function listOpen(what, route, parameters) {
        // All pages together are one look-up.
        const stop = AbortSignal.timeout(LOOK_UP_MS);
        const found = [];
        for (let page = 1; page <= MOST_PAGES; page += 1) {
            const data = await get(what, route, { ...parameters, per_page: PAGE, page }, stop);
            // An answer that is no list must not pass for an empty one.
            if (!Array.isArray(data))
                throw otherShape(what);
            found.push(...data);
            if (data.length < PAGE)
                return found.flatMap((item) => readPullRequest(item) ?? []).filter(({ open }) => open);
        }
        throw new host_error/* HostError */.dh(what, new errors/* InputError */.dz([`there are more than ${MOST_PAGES * PAGE}`]), permissions);
    }
    return {
        async pullRequest(repository, number, stop) {
            const what = `pull request #${number}`;
            const route = "GET /repos/{owner}/{repo}/pulls/{number}";
            const found = readPullRequest(await get(what, route, { ...named(repository), number }, stop));
            if (found === undefined)
                throw otherShape(what);
            return found;
        },
        openPullRequestsOfCommit(repository, sha) {
            const route = "GET /repos/{owner}/{repo}/commits/{sha}/pulls";
            return listOpen(`the pull requests of commit ${sha}`, route, { ...named(repository), sha });
        },
        openPullRequestsFrom(repository, owner, branch) {
            const head = `${owner}:${branch}`;
            const route = "GET /repos/{owner}/{repo}/pulls";
            return listOpen(`the pull requests from ${head}`, route, { ...named(repository), head, state: "open" });
        },
        async defaultBranch(repository) {
            const what = `the default branch of ${repository.owner}/${repository.name}`;
            const branch = (0,ci_payload/* textAt */.$6)(await get(what, "GET /repos/{owner}/{repo}", named(repository)), "default_branch");
            if (branch === undefined)
                throw otherShape(what);
            return branch;
        },
        async permission(repository, login) {
            const what = `the permission of ${login}`;
            const route = "GET /repos/{owner}/{repo}/collaborators/{username}/permission";
            const held = (0,permission/* readPermission */.cE)(await get(what, route, { ...named(repository), username: login }));
            if (held === undefined)
                throw otherShape(what);
            return held;
        },
        async branchesStartingWith(repository, start, stop) {
            const what = `the branches that begin with ${start}`;
            const route = "GET /repos/{owner}/{repo}/git/matching-refs/{+ref}";
            const data = await get(what, route, { ...named(repository), ref: `heads/${start}`, per_page: PAGE }, stop);
            if (!Array.isArray(data))
                throw otherShape(what);
            const branches = data.flatMap((item) => (0,ci_payload/* textAt */.$6)(item, "ref")?.replace(/^refs\/heads\//, "") ?? []);
            // The client drops a slash at the end of an address: asked for `pr-7/`, GitHub tells of `pr-77/...` as well.
            return branches.filter((branch) => branch.startsWith(start));
        },
    };
}
function named(repository) {
    return { owner: repository.owner, repo: repository.name };
}
function readPullRequest(data) {
    const number = (0,ci_payload/* numberAt */.tk)(data, "number");
    const headSha = (0,ci_payload/* textAt */.$6)(data, "head", "sha");
    const baseBranch = (0,ci_payload/* textAt */.$6)(data, "base", "ref");
    if (number === undefined || headSha === undefined || baseBranch === undefined)
        return undefined;
    const merged = (0,ci_payload.at)(data, "merged") === true || (0,ci_payload/* textAt */.$6)(data, "merged_at") !== undefined;
    return {
        number,
        headSha,
        baseBranch,
        open: (0,ci_payload/* textAt */.$6)(data, "state") === "open",
        merged,
        // Before the merge this field holds GitHub's trial merge, which is no commit of the branch.
        mergeCommitSha: merged ? (0,ci_payload/* textAt */.$6)(data, "merge_commit_sha") : undefined,
    };
}

// EXTERNAL MODULE: ./lib/src/environment.js
var src_environment = __webpack_require__(3787);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
;// CONCATENATED MODULE: ./lib/src/ci/caused-by.js

/** What GitHub calls an author whose account is gone. */
const GONE = "ghost";
/**
 * Logins of everybody who caused a run: who wrote the comment or the review (an edit by somebody else does not make it
 * theirs), who sent the event, and who ran it again. `GITHUB_ACTOR` stays the first one's when a run is repeated.
 */
function causedBy(payload, environment) {
    const authors = ["comment", "review"]
        .filter((text) => ((0,ci_payload.at)(payload, text) ?? null) !== null)
        .map((text) => (0,ci_payload/* textAt */.$6)(payload, text, "user", "login") ?? GONE);
    const people = [
        ...authors,
        (0,ci_payload/* textAt */.$6)(payload, "sender", "login") ?? environment.GITHUB_ACTOR,
        environment.GITHUB_TRIGGERING_ACTOR,
    ];
    return [...new Set(people.flatMap((login) => (login === undefined || login === "" ? [] : [login])))];
}

// EXTERNAL MODULE: ./lib/src/ci/test-branch.js
var test_branch = __webpack_require__(564);
;// CONCATENATED MODULE: ./lib/src/ci/github-event.js


/**
 * Which pull request an event means, from the event alone.
 * A test branch of the queue comes first: it is recognised by its name and by being in this repository, since anyone
 * can name a fork's branch like one.
 */
function pullRequestOfEvent(event) {
    switch (event.name) {
        case "pull_request":
        case "pull_request_target":
        case "pull_request_review":
        case "pull_request_review_comment":
        case "pull_request_review_thread":
            return fromPullRequest(event);
        case "issue_comment":
            return fromComment(event.payload);
        case "merge_group":
            return (fromMergeGroup((0,ci_payload/* textAt */.$6)(event.payload, "merge_group", "head_ref") ?? event.ref) ??
                nothing("merge_group.head_ref"));
        case "check_suite":
            return fromChecks(event, "check_suite", ["check_suite"]);
        case "check_run":
            return fromChecks(event, "check_run", ["check_run", "check_suite"]);
        case "workflow_run":
            return fromWorkflowRun(event);
        case "push":
            return fromPush(event);
        default:
            return fromQueue(event.ref) ?? nothing(`the event ${event.name}`);
    }
}
function nothing(lookedAt) {
    return { kind: "none", lookedAt };
}
function sameRepository(one, other) {
    return one !== undefined && one.toLowerCase() === other.toLowerCase();
}
/** A fork by comparison: `head.repo.fork` is also true inside a repository that is itself a fork, and a deleted fork is null. */
function fromPullRequest({ payload, repository }) {
    const number = (0,ci_payload/* numberAt */.tk)(payload, "pull_request", "number") ?? (0,ci_payload/* numberAt */.tk)(payload, "number");
    if (number === undefined)
        return nothing("pull_request.number");
    const fork = !sameRepository((0,ci_payload/* textAt */.$6)(payload, "pull_request", "head", "repo", "full_name"), repository);
    const testBranch = fork ? undefined : (0,test_branch/* parseTestBranch */.c)((0,ci_payload/* textAt */.$6)(payload, "pull_request", "head", "ref"));
    return (testBranch ?? {
        kind: "event",
        number,
        headSha: (0,ci_payload/* textAt */.$6)(payload, "pull_request", "head", "sha"),
        baseBranch: (0,ci_payload/* textAt */.$6)(payload, "pull_request", "base", "ref"),
        fork,
    });
}
/** The payload of a comment knows the number only; `issue.pull_request` tells a pull request from an issue. */
function fromComment(payload) {
    const number = (0,ci_payload/* numberAt */.tk)(payload, "issue", "number");
    if (number === undefined || ((0,ci_payload.at)(payload, "issue", "pull_request") ?? null) === null) {
        return nothing("issue.pull_request (the comment is on an issue)");
    }
    return { kind: "event", number, headSha: undefined, baseBranch: undefined, fork: false };
}
/** A branch of this repository that one of the two queues made. */
function fromQueue(ref) {
    return (0,test_branch/* parseTestBranch */.c)(ref) ?? fromMergeGroup(ref ?? "");
}
/** GitHub's own queue: `gh-readonly-queue/<base>/pr-<number>-<sha>`, where the base may hold slashes. */
function fromMergeGroup(ref) {
    const match = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]+$/.exec(ref);
    if (match?.[1] === undefined)
        return undefined;
    return { kind: "merge-group", number: Number(match[2]), baseBranch: match[1] };
}
/** GitHub leaves `head_branch` empty for a fork's commit, so a test branch's name here is this repository's. */
function fromChecks(event, subject, suite) {
    const inQueue = fromQueue((0,ci_payload/* textAt */.$6)(event.payload, ...suite, "head_branch"));
    if (inQueue !== undefined)
        return inQueue;
    const own = (0,ci_payload/* listAt */.gT)(event.payload, subject, "pull_requests");
    const pullRequests = own.length > 0 ? own : (0,ci_payload/* listAt */.gT)(event.payload, ...suite, "pull_requests");
    const headSha = (0,ci_payload/* textAt */.$6)(event.payload, subject, "head_sha") ?? (0,ci_payload/* textAt */.$6)(event.payload, ...suite, "head_sha");
    return (fromListed(event, pullRequests, headSha, `${subject}.pull_requests`) ??
        nothing(`${subject}.pull_requests, which is empty`));
}
function fromWorkflowRun(event) {
    const run = (0,ci_payload.at)(event.payload, "workflow_run");
    const branch = (0,ci_payload/* textAt */.$6)(run, "head_branch");
    const owner = (0,ci_payload/* textAt */.$6)(run, "head_repository", "owner", "login");
    const sha = (0,ci_payload/* textAt */.$6)(run, "head_sha");
    const fork = !sameRepository((0,ci_payload/* textAt */.$6)(run, "head_repository", "full_name"), event.repository);
    const inQueue = fork ? undefined : fromQueue(branch);
    if (inQueue !== undefined)
        return inQueue;
    // The head of a `pull_request_target` run is the base's commit; the pull request's own one stands in the list.
    const ofBase = (0,ci_payload/* textAt */.$6)(run, "event") === "pull_request_target";
    const lookedAt = "workflow_run.pull_requests";
    const listed = fromListed(event, (0,ci_payload/* listAt */.gT)(run, "pull_requests"), ofBase ? undefined : sha, lookedAt);
    if (listed !== undefined)
        return listed;
    // In a stack the base's commit is the head of another pull request.
    if (ofBase)
        return nothing(`${lookedAt}, which is empty (a pull_request_target run has the base's commit)`);
    if (sha === undefined || branch === undefined)
        return nothing("workflow_run.head_sha");
    // GitHub lists no pull requests for a fork's run.
    if (!fork)
        return { kind: "commit", sha };
    return owner === undefined
        ? nothing("workflow_run.head_repository (the fork is gone)")
        : { kind: "head", owner, branch, sha };
}
/** Of the pull requests that an event lists, those of this repository and not of a fork's upstream. */
function listedHere(event, pullRequests) {
    const ours = (0,ci_payload/* textAt */.$6)(event.payload, "repository", "url");
    return pullRequests.filter((item) => {
        const base = (0,ci_payload/* textAt */.$6)(item, "base", "repo", "url");
        return base === undefined || ours === undefined || repositoryPath(base) === repositoryPath(ours);
    });
}
function fromListed(event, pullRequests, headSha, lookedAt) {
    const here = listedHere(event, pullRequests);
    const numbers = here.flatMap((item) => (0,ci_payload/* numberAt */.tk)(item, "number") ?? []);
    const [number] = numbers;
    if (number === undefined)
        return undefined;
    if (numbers.length > 1)
        return { kind: "several", numbers, lookedAt };
    return {
        kind: "event",
        number,
        headSha: headSha ?? (0,ci_payload/* textAt */.$6)(here[0], "head", "sha"),
        baseBranch: (0,ci_payload/* textAt */.$6)(here[0], "base", "ref"),
        fork: false,
    };
}
/** `owner/name` at the end of a repository's address on the API or on the web. */
function repositoryPath(url) {
    return url.toLowerCase().split("/").slice(-2).join("/");
}
function fromPush(event) {
    const ref = (0,ci_payload/* textAt */.$6)(event.payload, "ref") ?? event.ref;
    const inQueue = fromQueue(ref);
    if (inQueue !== undefined)
        return inQueue;
    const sha = (0,ci_payload/* textAt */.$6)(event.payload, "after");
    const deleted = (0,ci_payload.at)(event.payload, "deleted") === true || sha === undefined || /^0+$/.test(sha);
    return deleted || !ref.startsWith("refs/heads/")
        ? nothing(`the push to ${ref}, which leaves no branch`)
        : { kind: "commit", sha };
}

;// CONCATENATED MODULE: ./lib/src/ci/github-range.js


const CHECKOUT = { kind: "checkout" };
/**
 * The commits that an event is about, from its payload alone: `GITHUB_SHA` is the merge commit on some events and the
 * default branch's commit on others, and `GITHUB_BASE_REF` is empty on most.
 */
function rangeOfEvent(event) {
    switch (event.name) {
        case "pull_request":
        case "pull_request_target":
        case "pull_request_review":
        case "pull_request_review_comment":
        case "pull_request_review_thread":
            return ofPullRequest(event.payload);
        case "merge_group":
            return ofMergeGroup(event.payload);
        case "push":
            return ofPush(event.payload);
        case "workflow_run":
            return ofWorkflowRun(event);
        case "check_suite":
        case "check_run":
            return ofChecks(event, event.name);
        default:
            return CHECKOUT;
    }
}
function ofPullRequest(payload) {
    const number = (0,ci_payload/* numberAt */.tk)(payload, "pull_request", "number") ?? (0,ci_payload/* numberAt */.tk)(payload, "number");
    const pull = number === undefined ? undefined : `refs/pull/${number}/head`;
    return between(commitAt(payload, ["pull_request", "head", "sha"], pull), commitAt(payload, ["pull_request", "base", "sha"], undefined), (0,ci_payload/* textAt */.$6)(payload, "pull_request", "base", "ref"));
}
/** The base's commit is one of the base branch, so that branch leads to it. */
function between(head, base, baseBranch) {
    if (head === undefined)
        return CHECKOUT;
    if (base === undefined)
        return { kind: "commit", head, baseBranch };
    const ref = baseBranch === undefined ? undefined : `refs/heads/${baseBranch}`;
    return { kind: "pull-request", head, base: { ...base, ref }, baseBranch };
}
function ofMergeGroup(payload) {
    const baseRef = (0,ci_payload/* textAt */.$6)(payload, "merge_group", "base_ref");
    const head = commitAt(payload, ["merge_group", "head_sha"], (0,ci_payload/* textAt */.$6)(payload, "merge_group", "head_ref"));
    const base = commitAt(payload, ["merge_group", "base_sha"], baseRef);
    if (head === undefined)
        return CHECKOUT;
    if (base !== undefined)
        return { kind: "merge-group", head, base };
    return { kind: "commit", head, baseBranch: baseRef?.replace(/^refs\/heads\//, "") };
}
function ofPush(payload) {
    const ref = (0,ci_payload/* textAt */.$6)(payload, "ref");
    const head = commitAt(payload, ["after"], ref);
    if (head === undefined || !ref?.startsWith("refs/heads/"))
        return CHECKOUT;
    const branch = ref.replace(/^refs\/heads\//, "");
    return { kind: "push", branch, head, before: commitAt(payload, ["before"], undefined) };
}
function ofWorkflowRun(event) {
    const run = (0,ci_payload.at)(event.payload, "workflow_run");
    const inFork = !sameRepository((0,ci_payload/* textAt */.$6)(run, "head_repository", "full_name"), event.repository);
    const branch = inFork ? undefined : (0,ci_payload/* textAt */.$6)(run, "head_branch");
    // The head of a `pull_request_target` run is the base's commit; the pull request's own one stands in the list.
    return ofListed(event, "workflow_run", branch, (0,ci_payload/* textAt */.$6)(run, "event") === "pull_request_target");
}
/** GitHub leaves `head_branch` empty for a fork's commit. */
function ofChecks(event, subject) {
    const branch = (0,ci_payload/* textAt */.$6)(event.payload, subject, "head_branch") ??
        (0,ci_payload/* textAt */.$6)(event.payload, subject, "check_suite", "head_branch");
    return ofListed(event, subject, branch, false);
}
/** An event about a commit that may list pull requests. With several of them it does not say which base is meant. */
function ofListed(event, subject, branch, headIsListed) {
    const all = (0,ci_payload/* listAt */.gT)(event.payload, subject, "pull_requests");
    const [pullRequest, ...more] = listedHere(event, all);
    const number = (0,ci_payload/* numberAt */.tk)(pullRequest, "number");
    if (pullRequest === undefined || number === undefined || more.length > 0) {
        const ref = branch === undefined ? undefined : `refs/heads/${branch}`;
        const head = headIsListed ? undefined : commitAt(event.payload, [subject, "head_sha"], ref);
        return between(head, undefined, undefined);
    }
    const listed = `github.event.${subject}.pull_requests[${all.indexOf(pullRequest)}]`;
    const pull = `refs/pull/${number}/head`;
    return between(headIsListed
        ? commit((0,ci_payload/* textAt */.$6)(pullRequest, "head", "sha"), `${listed}.head.sha`, pull)
        : commitAt(event.payload, [subject, "head_sha"], pull), commit((0,ci_payload/* textAt */.$6)(pullRequest, "base", "sha"), `${listed}.base.sha`, undefined), (0,ci_payload/* textAt */.$6)(pullRequest, "base", "ref"));
}
function commitAt(payload, path, ref) {
    return commit((0,ci_payload/* textAt */.$6)(payload, ...path), `github.event.${path.join(".")}`, ref);
}
/** GitHub writes zeros where there is no commit. Anything that is no full name of a commit must not reach git. */
function commit(sha, path, ref) {
    const isCommit = sha !== undefined && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) && !/^0+$/.test(sha);
    return isCommit ? { sha, at: path, ref } : undefined;
}

;// CONCATENATED MODULE: ./lib/src/ci/head-origin.js


/** Whose code the head of an event is. A fork that is gone counts as one. */
function headOriginOf(event) {
    const { name, payload } = event;
    switch (name) {
        case "pull_request":
        case "pull_request_target":
        case "pull_request_review":
        case "pull_request_review_comment":
        case "pull_request_review_thread":
            return ownedBy((0,ci_payload/* textAt */.$6)(payload, "pull_request", "head", "repo", "full_name"), event);
        case "workflow_run":
            return head_origin_ofWorkflowRun(event);
        case "issue_comment":
            return ((0,ci_payload.at)(payload, "issue", "pull_request") ?? null) === null ? "own" : "untold";
        // GitHub leaves `head_branch` empty for a fork's commit.
        case "check_suite":
            return (0,ci_payload/* textAt */.$6)(payload, "check_suite", "head_branch") === undefined ? "untold" : "own";
        case "check_run":
            return (0,ci_payload/* textAt */.$6)(payload, "check_run", "check_suite", "head_branch") === undefined ? "untold" : "own";
        default:
            return "own";
    }
}
function ownedBy(head, { repository }) {
    return sameRepository(head, repository) ? "own" : "fork";
}
/** After a `pull_request_target` run, which has the base's commit, only the list tells; it names no fork's pull request. */
function head_origin_ofWorkflowRun(event) {
    const run = (0,ci_payload.at)(event.payload, "workflow_run");
    if ((0,ci_payload/* textAt */.$6)(run, "event") !== "pull_request_target")
        return ownedBy((0,ci_payload/* textAt */.$6)(run, "head_repository", "full_name"), event);
    return listedHere(event, (0,ci_payload/* listAt */.gT)(run, "pull_requests")).length > 0 ? "own" : "untold";
}

;// CONCATENATED MODULE: ./lib/src/ci/github-trigger.js









/** What the variables and the event of a run on GitHub Actions say. */
function readGitHubTrigger(environment) {
    const read = readPayload((0,src_environment/* textIn */.r)(environment, "GITHUB_EVENT_PATH"));
    const event = {
        name: environment.GITHUB_EVENT_NAME ?? "",
        repository: environment.GITHUB_REPOSITORY ?? "",
        ref: environment.GITHUB_REF ?? "",
        payload: read.payload,
    };
    const pullRequest = read.problem === undefined ? pullRequestOfEvent(event) : { kind: "none", lookedAt: read.problem };
    const secrets = secretsGiven(event, environment, pullRequest.kind === "event" && pullRequest.fork);
    const name = (0,parsers/* repositoryName */.aR)(event.repository);
    const server = environment.GITHUB_SERVER_URL ?? "https://github.com";
    const host = URL.canParse(server) ? new URL(server).host : "github.com";
    // On a schedule the payload names no branch; the run's own ref is the default branch.
    const scheduled = event.name === "schedule" ? event.ref.replace(/^refs\/heads\//, "") : undefined;
    return {
        repository: name.ok ? { host, ...name.value } : undefined,
        defaultBranch: (0,ci_payload/* textAt */.$6)(event.payload, "repository", "default_branch") ?? scheduled,
        pullRequest,
        range: rangeOfEvent(event),
        privileged: event.name === "pull_request_target",
        headOrigin: headOriginOf(event),
        secrets,
        forkRunId: event.name === "pull_request" && secrets === "not-to-forks" ? environment.GITHUB_RUN_ID : undefined,
        causedBy: causedBy(event.payload, environment),
    };
}
/** A payload that cannot be read matters only to a run that needs it, so it is no error yet. */
function readPayload(path) {
    if (path === undefined)
        return { payload: {} };
    try {
        return { payload: JSON.parse((0,external_node_fs_.readFileSync)(path, "utf8").replace(/^\uFEFF/, "")) };
    }
    catch (error) {
        return {
            payload: {},
            problem: `the event payload (GITHUB_EVENT_PATH), which cannot be read: ${(0,errors/* messageOf */.bD)(error)}`,
        };
    }
}
const DEPENDABOT = "dependabot[bot]";
/** What to do about a token that a run of Dependabot's lacks. */
const DEPENDABOT_ADVICE = "Store the token under Settings, Secrets and variables, Dependabot as well.";
/** Events whose runs get Dependabot's secrets instead of the repository's when Dependabot causes them. */
const DEPENDABOT_EVENTS = new Set([
    "pull_request",
    "pull_request_review",
    "pull_request_review_comment",
    "push",
    "create",
    "deployment",
    "deployment_status",
]);
/** `pull_request_target` runs have the repository's secrets, even for forks. */
function secretsGiven(event, environment, fork) {
    if (event.name === "pull_request_target")
        return "all";
    const actor = environment.GITHUB_ACTOR ?? (0,ci_payload/* textAt */.$6)(event.payload, "sender", "login");
    if (actor === DEPENDABOT && DEPENDABOT_EVENTS.has(event.name))
        return "not-to-dependabot";
    return fork && event.name.startsWith("pull_request") ? "not-to-forks" : "all";
}

// EXTERNAL MODULE: ./lib/src/summary/markdown.js
var markdown = __webpack_require__(5384);
// EXTERNAL MODULE: ./lib/src/summary/mermaid.js
var mermaid = __webpack_require__(7306);
;// CONCATENATED MODULE: ./lib/src/ci/redact.js


const MASK = "***";
const MASK_IN_MARKDOWN = (0,markdown/* escapeText */.X1)(MASK);
/** A block of code, in which an entity would be shown as it is written; one that is not closed goes to the end. */
const CODE_BLOCK = /^(`{3,})[^`\n]*\n[\s\S]*?(?:^\1`*[ \t]*$|$(?![\s\S]))/gm;
function createRedactor() {
    let forms = [];
    let pattern;
    function hide(text, mask) {
        return pattern === undefined ? text : text.replace(pattern, mask);
    }
    function hideInMarkdown(text) {
        const parts = [];
        let end = 0;
        for (const { index, 0: block } of text.matchAll(CODE_BLOCK)) {
            parts.push(hide(text.slice(end, index), MASK_IN_MARKDOWN), hide(block, MASK));
            end = index + block.length;
        }
        return [...parts, hide(text.slice(end), MASK_IN_MARKDOWN)].join("");
    }
    return {
        add(secret) {
            // Diagrams have letters and digits only.
            const bare = [(0,mermaid/* lettersAndDigits */.jb)(secret)].filter(isTelling);
            const added = [
                { length: secret.length, pattern: escapedOrNot(secret) },
                ...bare.map((text) => ({ length: text.length, pattern: literal(text) })),
            ];
            // The longest first: one secret may be a part of another.
            forms = [...forms, ...added].toSorted((a, b) => b.length - a.length);
            // In any case: words of the service are written in lower case.
            pattern = new RegExp(forms.map((form) => form.pattern).join("|"), "gi");
        },
        redact: (text) => hide(text, MASK),
        redactMarkdown: hideInMarkdown,
        redactFile: (name, text) => (name.endsWith(".md") ? hideInMarkdown(text) : hide(text, MASK)),
    };
}
/** Shorter ones could be anybody's words. */
const TELLING_CHARACTERS = 8;
function isTelling(text) {
    return text.length >= TELLING_CHARACTERS;
}
/**
 * Each character as it is, or as a text holds it that was made into Markdown, a page, an address or JSON (twice: a
 * message quotes what came, and result-file holds messages). What stands around a character can decide whether it is
 * escaped, so a secret can be escaped in part.
 */
function escapedOrNot(secret) {
    const mayLoseOthers = isTelling((0,mermaid/* lettersAndDigits */.jb)(secret));
    return (secret.match(/\\+|[^\\]/gu) ?? [])
        .map((part) => (part.startsWith("\\") ? backslashes(part.length) : writingsOf(part, mayLoseOthers)))
        .join("");
}
/** A backslash, as it is or as a page or an address holds it. */
const BACKSLASH = "(?:\\\\|&#(?:0*92|x0*5c);|%5c)";
/** What a character that was quoted twice has in front of it. */
const MOST_BACKSLASHES = 3;
/** As one piece: apart from each other they could share a row of backslashes out in endlessly many ways. */
function backslashes(count) {
    return `${BACKSLASH}{${count},${count * (MOST_BACKSLASHES + 1)}}`;
}
/** As services write them into their pages. */
const NAMED_ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
};
/** A pattern for one character. Without enough others beside it, none may be left out: nothing would be left to find. */
function writingsOf(character, mayLoseOthers) {
    if (/[A-Za-z0-9]/.test(character))
        return character;
    const code = character.codePointAt(0) ?? 0;
    const named = NAMED_ENTITIES[character];
    const asJson = JSON.stringify(character).slice(1, -1);
    const plain = [
        literal(character),
        `&#(?:0*${code}|x0*${code.toString(16)});`,
        ...(named === undefined ? [] : [named]),
        inAddress(character),
    ];
    if (/[ -~]/.test(character)) {
        // States of the service lose their underscores.
        const all = character === "_" && mayLoseOthers ? [...plain, " "] : plain;
        return `${BACKSLASH}{0,${MOST_BACKSLASHES}}(?:${all.join("|")})`;
    }
    const quoted = asJson === character ? [] : [`${BACKSLASH}{1,${MOST_BACKSLASHES}}${literal(asJson.slice(1))}`];
    // A line holds a blank for what nobody can see; diagrams have nothing for any of these.
    const lost = [...(/[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? [] : [" "]), ...(mayLoseOthers ? [""] : [])];
    return `(?:${[...quoted, ...plain, ...lost].join("|")})`;
}
function inAddress(character) {
    const bytes = [...Buffer.from(character)].map((byte) => byte.toString(16).padStart(2, "0"));
    return bytes.map((byte) => `%${byte}`).join("");
}
function literal(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

;// CONCATENATED MODULE: ./lib/src/ci/safe-line.js
/** A person reads no longer line, and problems of inputs, of which each is a line, are shorter. */
const LINE_CHARACTERS = 8000;
/**
 * Text that cannot be more than one line of a log. Line breaks, other control characters and invisible formatting
 * (which can reorder what a reader sees) become spaces; what the runner would take for a command is broken up:
 * `::name::` counts at the start of a line, the older `##[name]` anywhere in it, as does Azure's `##vso[name]`.
 * Sentences are short by themselves; a text that came into one all the same cannot flood the log.
 */
function safeLine(text) {
    return cut(text)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
        .replace(/##(?=\w*\[)/g, "# #")
        .replace(/^(\s*)::/, "$1: :");
}
/** No part of a secret can be left at the end: they are hidden before. */
function cut(text) {
    if (text.length <= LINE_CHARACTERS)
        return text;
    const shown = text.slice(0, LINE_CHARACTERS).toWellFormed();
    return `${shown}\u2026 (${text.length} characters in all)`;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/src/ci/temporary-file.js


/** Writes a file into a fresh folder below this one, and gives its path. @throws Error of the file system. */
function temporaryFile(folder, name, text) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const path = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, "merge-queue-")), name);
    (0,external_node_fs_.writeFileSync)(path, text);
    return path;
}

;// CONCATENATED MODULE: ./lib/src/ci/warnings.js
/** GitHub shows few annotations of a step, and nobody reads many. */
const WARNINGS_SHOWN = 5;
/** Passes on the first five warnings of a run; `rest` says how many there were beyond. */
function limitWarnings(show) {
    let count = 0;
    return {
        warn(message) {
            count += 1;
            if (count <= WARNINGS_SHOWN)
                show(message);
        },
        rest() {
            if (count > WARNINGS_SHOWN)
                show(`and ${count - WARNINGS_SHOWN} more`);
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/ci/shell.js








const TOKEN_ADVICE = {
    all: "Set this variable to the API token, or give --token-file PATH.",
    "not-to-forks": "Run this command in a build that has the token and does not check out the fork's code.",
    "not-to-dependabot": DEPENDABOT_ADVICE,
};
const PERMISSIONS = [
    "If the token may not read it, give one that may read contents and pull requests of the repository.",
];
function createShell(options) {
    const { environment, workspace, screen, trigger, texts, problems, inputName, summaryFile } = options;
    const { add, redact, redactMarkdown, redactFile } = createRedactor();
    const clean = (text) => safeLine(redact(text));
    const warnings = limitWarnings((message) => screen.warning(clean(message)));
    const outputs = new Map();
    let whole;
    const ci = {
        log: {
            info: (line) => screen.info(clean(line)),
            debug: (line) => screen.debug(clean(line)),
            warning: warnings.warn,
            notice: (message) => screen.info(clean(message)),
            group(title, lines) {
                for (const line of [`${title}:`, ...lines.map((each) => `  ${each}`)])
                    screen.answer(clean(line));
            },
        },
        environment,
        workspace,
        input: (name) => texts.get(name) ?? "",
        mask: add,
        problems,
        inputName,
        tokenAdvice: TOKEN_ADVICE,
        trigger: () => trigger,
        host(token, signal) {
            if (token === undefined)
                return undefined;
            return createGitHubHost({ token, environment, permissions: PERMISSIONS, signal });
        },
        output: (name, value) => void outputs.set(name, redact(value)),
        async summary(markdown) {
            if (summaryFile !== undefined)
                (0,external_node_fs_.appendFileSync)(summaryFile, redactMarkdown(`${markdown}\n`));
        },
        file: (name, text) => temporaryFile((0,external_node_os_.tmpdir)(), name, redactFile(name, text)),
        result(result) {
            whole = result;
            // Standard output has it.
            return "";
        },
        succeed(message, details) {
            for (const line of [message, ...details])
                screen.answer(clean(line));
        },
        ended: (result) => screen.ended(clean(result)),
        fail(title, message, details) {
            const lines = message.split("\n");
            screen.error((lines.length > 1 ? [`${title}:`, ...lines] : lines).map(clean), details.map(clean));
        },
        end: warnings.rest,
    };
    return { ci, outputs, result: () => whole, redact };
}

;// CONCATENATED MODULE: ./lib/src/ci/build.js


/** Turns a build into what the operations ask about a run. */
function describe({ repository, defaultBranch, runUrl, secrets, subject }) {
    return {
        runUrl,
        trigger: {
            repository,
            defaultBranch,
            pullRequest: pullRequestOf(subject),
            range: rangeOf(subject),
            privileged: false,
            headOrigin: originOf(subject),
            secrets: isFork(subject) === true ? secrets : "all",
            forkRunId: undefined,
            // Their variables name people otherwise than GitHub does.
            causedBy: [],
        },
    };
}
/** Whether the head is in another repository; undefined where the system does not say. */
function isFork(subject) {
    switch (subject.kind) {
        case "pull-request":
            return subject.fork;
        case "branch":
            return subject.several === undefined ? false : subject.several.fork;
        case "other":
            return false;
    }
}
function originOf(subject) {
    const fork = isFork(subject);
    if (fork === undefined)
        return "untold";
    return fork ? "fork" : "own";
}
/** Anyone can name a fork's branch like one of the queue's, so only the repository's own branches count. */
function pullRequestOf(subject) {
    switch (subject.kind) {
        case "pull-request": {
            const { number, head, baseBranch, headBranch, fork } = subject;
            const testBranch = fork === false ? (0,test_branch/* parseTestBranch */.c)(headBranch) : undefined;
            if (testBranch !== undefined)
                return testBranch;
            return { kind: "event", number, headSha: head?.sha, baseBranch, fork: fork === true };
        }
        case "branch":
            return ofBranch(subject);
        case "other":
            return { kind: "none", lookedAt: subject.lookedAt };
    }
}
function ofBranch(subject) {
    const { branch, head, several, nowhere } = subject;
    const inQueue = isFork(subject) === false ? ((0,test_branch/* parseTestBranch */.c)(branch) ?? fromMergeGroup(branch)) : undefined;
    if (inQueue !== undefined)
        return inQueue;
    if (several !== undefined)
        return { kind: "several", numbers: several.numbers, lookedAt: several.lookedAt };
    if (nowhere !== undefined)
        return { kind: "none", lookedAt: nowhere };
    if (head === undefined)
        return { kind: "none", lookedAt: `the build of the branch ${branch}` };
    return { kind: "commit", sha: head.sha };
}
function rangeOf(subject) {
    switch (subject.kind) {
        case "pull-request": {
            const { head, base, baseBranch } = subject;
            if (head === undefined)
                return { kind: "checkout" };
            return base === undefined
                ? { kind: "commit", head, baseBranch }
                : { kind: "pull-request", head, base, baseBranch };
        }
        case "branch": {
            const { branch, head, before } = subject;
            if (head === undefined)
                return { kind: "checkout" };
            return before === undefined
                ? { kind: "commit", head, baseBranch: undefined }
                : { kind: "push", branch, head, before: before.commit };
        }
        case "other":
            return { kind: "checkout" };
    }
}

;// CONCATENATED MODULE: ./lib/src/ci/variables.js


/** The number of a pull request; undefined for anything else, such as Buildkite's `false`. */
function numberIn(environment, name) {
    const parsed = (0,parsers/* pullRequestNumber */.Kd)((0,src_environment/* textIn */.r)(environment, name) ?? "");
    return parsed.ok ? parsed.value : undefined;
}
/** The name of a branch without `refs/heads/`; undefined for what can be none. */
function branchIn(environment, name) {
    const parsed = (0,parsers/* branch */.tk)((0,src_environment/* textIn */.r)(environment, name) ?? "");
    return parsed.ok ? parsed.value : undefined;
}
/** A commit by its full name. Anything else, such as Buildkite's `HEAD` and the zeros for none, must not reach git. */
function commitIn(environment, name, ref) {
    const parsed = (0,parsers/* commit */.cd)((0,src_environment/* textIn */.r)(environment, name) ?? "");
    return parsed.ok && !/^0+$/.test(parsed.value) ? { sha: parsed.value, at: name, ref } : undefined;
}
/** The repository that a variable has the address of. */
function repositoryIn(environment, name) {
    return repositoryOfRemote((0,src_environment/* textIn */.r)(environment, name) ?? "");
}
/** `https://host/owner/name`, without what an address may hold besides: credentials must not be shown. */
function addressIn(environment, name) {
    const text = (0,src_environment/* textIn */.r)(environment, name);
    if (text === undefined || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    if (url.protocol !== "https:" && url.protocol !== "http:")
        return undefined;
    url.username = "";
    url.password = "";
    return url.href;
}
/**
 * The repository behind the address of a remote: `https://`, `http://`, `git://` and `ssh://`, and the short form
 * `git@host:owner/name.git`. Credentials in it are left out; an owner may hold slashes.
 */
function repositoryOfRemote(remote) {
    const short = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?(.+)$/.exec(remote);
    if (short?.[1] !== undefined && short[2] !== undefined)
        return repositoryAt(short[1], short[2]);
    if (!URL.canParse(remote))
        return undefined;
    const url = new URL(remote);
    switch (url.protocol) {
        case "https:":
        case "http:":
            return repositoryAt(url.host, url.pathname);
        // The port is that of another protocol than the web's.
        case "ssh:":
        case "git:":
        case "git+ssh:":
            return repositoryAt(url.hostname, url.pathname);
        default:
            return undefined;
    }
}
/** A repository by its host and its path there, `/owner/name.git`. */
function repositoryAt(host, path) {
    const name = (0,parsers/* repositoryName */.aR)(path
        .replace(/^\/+/, "")
        .replace(/\/+$/, "")
        .replace(/\.git$/, ""));
    // GitHub takes ssh on the port of https under this name (its page "Using SSH over the HTTPS port").
    const parsed = (0,parsers/* hostName */.Sm)(host.toLowerCase() === "ssh.github.com" ? "github.com" : host);
    return name.ok && parsed.ok ? { host: parsed.value, ...name.value } : undefined;
}
/** Whether two addresses are of different repositories; undefined when one of them is not known. */
function isOther(one, other) {
    if (one === undefined || other === undefined)
        return undefined;
    return fullName(one) !== fullName(other);
}
function fullName({ host, owner, name }) {
    return `${host}/${owner}/${name}`.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/src/ci/azure-pipelines.js



/** Azure Pipelines, by its page "Use predefined variables" (learn.microsoft.com/azure/devops/pipelines/build/variables). */
const azurePipelines = {
    name: "Azure Pipelines",
    isHere: ({ TF_BUILD }) => TF_BUILD === "True",
    read,
};
function read(environment) {
    return describe({
        repository: repositoryIn(environment, "BUILD_REPOSITORY_URI"),
        defaultBranch: undefined,
        runUrl: runPage(environment),
        // The setting "Make secrets available to builds of forks" is off by default.
        secrets: "not-to-forks",
        subject: subjectOf(environment),
    });
}
function runPage(environment) {
    const collection = addressIn(environment, "SYSTEM_COLLECTIONURI");
    const project = (0,src_environment/* textIn */.r)(environment, "SYSTEM_TEAMPROJECT");
    const build = (0,src_environment/* textIn */.r)(environment, "BUILD_BUILDID");
    if (collection === undefined || project === undefined || build === undefined)
        return undefined;
    const slash = collection.endsWith("/") ? "" : "/";
    return `${collection}${slash}${encodeURIComponent(project)}/_build/results?buildId=${encodeURIComponent(build)}`;
}
function subjectOf(environment) {
    const number = pullRequestNumber(environment);
    if (number !== undefined) {
        return {
            kind: "pull-request",
            number,
            // BUILD_SOURCEVERSION is the merge of this commit with the target.
            head: commitIn(environment, "SYSTEM_PULLREQUEST_SOURCECOMMITID", `refs/pull/${number}/head`),
            base: undefined,
            baseBranch: branchIn(environment, "SYSTEM_PULLREQUEST_TARGETBRANCH"),
            headBranch: branchIn(environment, "SYSTEM_PULLREQUEST_SOURCEBRANCH"),
            fork: azure_pipelines_isFork(environment),
        };
    }
    const branch = branchIn(environment, "BUILD_SOURCEBRANCH");
    if (branch === undefined)
        return { kind: "other", lookedAt: "BUILD_SOURCEBRANCH" };
    return {
        kind: "branch",
        branch,
        head: commitIn(environment, "BUILD_SOURCEVERSION", `refs/heads/${branch}`),
    };
}
/** The id is Azure's own for GitHub's pull requests; the number is GitHub's. In Azure Repos there is only the id. */
function pullRequestNumber(environment) {
    return (0,src_environment/* textIn */.r)(environment, "BUILD_REPOSITORY_PROVIDER") === "TfsGit"
        ? numberIn(environment, "SYSTEM_PULLREQUEST_PULLREQUESTID")
        : numberIn(environment, "SYSTEM_PULLREQUEST_PULLREQUESTNUMBER");
}
function azure_pipelines_isFork(environment) {
    const told = (0,src_environment/* textIn */.r)(environment, "SYSTEM_PULLREQUEST_ISFORK")?.toLowerCase();
    return told === "true" || told === "false" ? told === "true" : undefined;
}

;// CONCATENATED MODULE: ./lib/src/ci/buildkite.js



/** Buildkite, by its page "Environment variables" (buildkite.com/docs/pipelines/configure/environment-variables). */
const buildkite = {
    name: "Buildkite",
    isHere: ({ BUILDKITE }) => BUILDKITE === "true",
    read: buildkite_read,
};
function buildkite_read(environment) {
    return describe({
        repository: repositoryIn(environment, "BUILDKITE_REPO"),
        defaultBranch: branchIn(environment, "BUILDKITE_PIPELINE_DEFAULT_BRANCH"),
        runUrl: addressIn(environment, "BUILDKITE_BUILD_URL"),
        // A pipeline that builds forks gives them what its agents have.
        secrets: "all",
        subject: buildkite_subjectOf(environment),
    });
}
function buildkite_subjectOf(environment) {
    const number = numberIn(environment, "BUILDKITE_PULL_REQUEST");
    const branch = branchIn(environment, "BUILDKITE_BRANCH");
    if (number !== undefined) {
        const fork = isOther(repositoryIn(environment, "BUILDKITE_PULL_REQUEST_REPO"), repositoryIn(environment, "BUILDKITE_REPO"));
        return {
            kind: "pull-request",
            number,
            head: headOf(environment, number),
            base: undefined,
            baseBranch: branchIn(environment, "BUILDKITE_PULL_REQUEST_BASE_BRANCH"),
            headBranch: branch,
            fork,
        };
    }
    if ((0,src_environment/* textIn */.r)(environment, "BUILDKITE_TAG") !== undefined) {
        return { kind: "other", lookedAt: "BUILDKITE_TAG (the build is of a tag)" };
    }
    return branch === undefined
        ? { kind: "other", lookedAt: "BUILDKITE_PULL_REQUEST" }
        : { kind: "branch", branch, head: commitIn(environment, "BUILDKITE_COMMIT", `refs/heads/${branch}`) };
}
/** `BUILDKITE_COMMIT` is `HEAD` in a build that was started by hand, and may be a merge where merges are built. */
function headOf(environment, number) {
    if ((0,src_environment/* textIn */.r)(environment, "BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC") === "true")
        return undefined;
    return commitIn(environment, "BUILDKITE_COMMIT", `refs/pull/${number}/head`);
}

;// CONCATENATED MODULE: ./lib/src/ci/circleci.js



/** CircleCI, by its page "Project values and variables" (circleci.com/docs/reference/variables). */
const circleci = {
    name: "CircleCI",
    isHere: ({ CIRCLECI }) => CIRCLECI === "true",
    read: circleci_read,
};
function circleci_read(environment) {
    const pages = pagesIn(environment);
    const repository = repositoryIn(environment, "CIRCLE_REPOSITORY_URL") ?? pages[0]?.repository;
    return describe({
        repository,
        defaultBranch: undefined,
        runUrl: addressIn(environment, "CIRCLE_BUILD_URL"),
        // The setting "Pass secrets to builds from forked pull requests" is off by default.
        secrets: "not-to-forks",
        subject: circleci_subjectOf(environment, repository, pages),
    });
}
/** `CIRCLE_PULL_REQUEST` is a random one where the branch has several pull requests; the list names all. */
function pagesIn(environment) {
    const list = (0,src_environment/* textIn */.r)(environment, "CIRCLE_PULL_REQUESTS") ?? (0,src_environment/* textIn */.r)(environment, "CIRCLE_PULL_REQUEST");
    const pages = (list ?? "").split(",").flatMap((address) => pageOf(address.trim()) ?? []);
    return pages.filter((page, index) => pages.findIndex(({ number }) => number === page.number) === index);
}
function pageOf(address) {
    const match = /^https?:\/\/([^/@]+)\/(.+)\/pull\/([1-9]\d{0,9})$/.exec(address);
    if (match?.[1] === undefined || match[2] === undefined)
        return undefined;
    const repository = repositoryAt(match[1], match[2]);
    return repository === undefined ? undefined : { repository, number: Number(match[3]) };
}
function circleci_subjectOf(environment, repository, pages) {
    // Where a fork is a project of its own, its builds name the pull request upstream.
    const here = pages.filter((page) => isOther(page.repository, repository) === false);
    const [page, ...more] = here;
    const branch = branchIn(environment, "CIRCLE_BRANCH");
    const number = numberIn(environment, "CIRCLE_PR_NUMBER") ?? page?.number;
    if (number !== undefined && more.length === 0) {
        return {
            kind: "pull-request",
            number,
            head: commitIn(environment, "CIRCLE_SHA1", `refs/pull/${number}/head`),
            base: undefined,
            baseBranch: undefined,
            headBranch: branch,
            fork: circleci_isFork(environment),
        };
    }
    if ((0,src_environment/* textIn */.r)(environment, "CIRCLE_TAG") !== undefined) {
        return { kind: "other", lookedAt: "CIRCLE_TAG (the build is of a tag)" };
    }
    if (branch === undefined)
        return { kind: "other", lookedAt: "CIRCLE_PULL_REQUEST" };
    const head = commitIn(environment, "CIRCLE_SHA1", `refs/heads/${branch}`);
    const numbers = here.map((one) => one.number);
    if (numbers.length < 2)
        return { kind: "branch", branch, head };
    const several = { numbers, lookedAt: "CIRCLE_PULL_REQUESTS", fork: circleci_isFork(environment) };
    return { kind: "branch", branch, head, several };
}
/** `CIRCLE_PR_*` are set for forks only, and only where `CIRCLE_REPOSITORY_URL` is: not with the GitHub App. */
function circleci_isFork(environment) {
    const named = ["CIRCLE_PR_NUMBER", "CIRCLE_PR_USERNAME", "CIRCLE_PR_REPONAME"];
    if (named.some((name) => (0,src_environment/* textIn */.r)(environment, name) !== undefined))
        return true;
    return (0,src_environment/* textIn */.r)(environment, "CIRCLE_REPOSITORY_URL") === undefined ? undefined : false;
}

;// CONCATENATED MODULE: ./lib/src/ci/gitlab.js



/** GitLab CI, by its page "Predefined CI/CD variables reference" (docs.gitlab.com/ci/variables/predefined_variables). */
const gitlab = {
    name: "GitLab CI",
    isHere: ({ GITLAB_CI }) => GITLAB_CI === "true",
    read: gitlab_read,
};
function gitlab_read(environment) {
    const { repository, secrets, subject } = buildOf(environment);
    return describe({
        repository,
        defaultBranch: branchIn(environment, "CI_DEFAULT_BRANCH"),
        runUrl: addressIn(environment, "CI_JOB_URL") ?? addressIn(environment, "CI_PIPELINE_URL"),
        secrets,
        subject,
    });
}
function buildOf(environment) {
    const project = repositoryIn(environment, "CI_PROJECT_URL");
    const external = numberIn(environment, "CI_EXTERNAL_PULL_REQUEST_IID");
    if (external !== undefined)
        return externalPullRequest(environment, external);
    const number = numberIn(environment, "CI_MERGE_REQUEST_IID");
    if (number !== undefined)
        return mergeRequest(environment, number, project);
    return { repository: project, secrets: "all", subject: branchOf(environment) };
}
/** A pull request of a GitHub repository that GitLab builds. No variable names the host. */
function externalPullRequest(environment, number) {
    const target = onGitHub(environment, "CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY");
    const fork = isOther(onGitHub(environment, "CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY"), target);
    const baseBranch = branchIn(environment, "CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME");
    return {
        repository: target,
        secrets: "all",
        subject: {
            kind: "pull-request",
            number,
            head: commitIn(environment, "CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA", `refs/pull/${number}/head`),
            base: commitIn(environment, "CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA", refOf(baseBranch)),
            baseBranch,
            headBranch: branchIn(environment, "CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME"),
            fork,
        },
    };
}
function onGitHub(environment, name) {
    return repositoryAt("github.com", (0,src_environment/* textIn */.r)(environment, name) ?? "");
}
function refOf(branch) {
    return branch === undefined ? undefined : `refs/heads/${branch}`;
}
function mergeRequest(environment, number, project) {
    const target = repositoryIn(environment, "CI_MERGE_REQUEST_PROJECT_URL");
    const fork = isOther(repositoryIn(environment, "CI_MERGE_REQUEST_SOURCE_PROJECT_URL"), target);
    const baseBranch = branchIn(environment, "CI_MERGE_REQUEST_TARGET_BRANCH_NAME");
    return {
        repository: target,
        // A fork's merge request runs in the fork's project, unless a member of this one has started it here.
        secrets: isOther(project, target) === true ? "not-to-forks" : "all",
        subject: {
            kind: "pull-request",
            number,
            head: mergeRequestHead(environment),
            // CI_MERGE_REQUEST_DIFF_BASE_SHA is an old one after the target branch was changed, so the branch counts.
            base: commitIn(environment, "CI_MERGE_REQUEST_TARGET_BRANCH_SHA", refOf(baseBranch)),
            baseBranch,
            headBranch: branchIn(environment, "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME"),
            fork,
        },
    };
}
/** In a pipeline of merged results CI_COMMIT_SHA is a merge, and the head has a variable of its own. */
function mergeRequestHead(environment) {
    const ref = (0,src_environment/* textIn */.r)(environment, "CI_MERGE_REQUEST_REF_PATH");
    const named = commitIn(environment, "CI_MERGE_REQUEST_SOURCE_BRANCH_SHA", ref);
    if (named !== undefined)
        return named;
    return (0,src_environment/* textIn */.r)(environment, "CI_MERGE_REQUEST_EVENT_TYPE") === "detached"
        ? commitIn(environment, "CI_COMMIT_SHA", ref)
        : undefined;
}
function branchOf(environment) {
    const branch = branchIn(environment, "CI_COMMIT_BRANCH");
    if (branch === undefined) {
        const isTag = (0,src_environment/* textIn */.r)(environment, "CI_COMMIT_TAG") !== undefined;
        return {
            kind: "other",
            lookedAt: isTag ? "CI_COMMIT_TAG (the pipeline is of a tag)" : "CI_MERGE_REQUEST_IID",
        };
    }
    return {
        kind: "branch",
        branch,
        head: commitIn(environment, "CI_COMMIT_SHA", `refs/heads/${branch}`),
        before: { commit: commitIn(environment, "CI_COMMIT_BEFORE_SHA") },
        nowhere: "CI_MERGE_REQUEST_IID and CI_EXTERNAL_PULL_REQUEST_IID (the pipeline is of a branch)",
    };
}

;// CONCATENATED MODULE: ./lib/src/ci/jenkins.js



/**
 * Jenkins, by the list of variables that every server shows at /env-vars.html: multibranch projects (plugin Branch API)
 * and the plugin GitHub Pull Request Builder (github.com/jenkinsci/ghprb-plugin, "Environment Variables").
 */
const jenkins = {
    name: "Jenkins",
    isHere: (environment) => (0,src_environment/* textIn */.r)(environment, "JENKINS_URL") !== undefined ||
        ((0,src_environment/* textIn */.r)(environment, "BUILD_TAG")?.startsWith("jenkins-") ?? false),
    read: jenkins_read,
};
function jenkins_read(environment) {
    return describe({
        repository: repositoryOf(environment),
        defaultBranch: (0,src_environment/* textIn */.r)(environment, "BRANCH_IS_PRIMARY") === "true" ? branchIn(environment, "BRANCH_NAME") : undefined,
        runUrl: addressIn(environment, "BUILD_URL"),
        // Credentials are bound by the pipeline, whoever's change it builds.
        secrets: "all",
        subject: ofPullRequestBuilder(environment) ?? ofChangeRequest(environment) ?? ofBranchOrTag(environment),
    });
}
/** The remote of a checkout may be a mirror, so the page of the pull request goes before it. */
function repositoryOf(environment) {
    return (ofPage(environment, "ghprbPullLink") ??
        ofPage(environment, "CHANGE_URL") ??
        repositoryIn(environment, "GIT_URL") ??
        repositoryIn(environment, "GIT_URL_1"));
}
/** Of `https://github.com/owner/name/pull/7`; also of GitLab's and Bitbucket's pages. */
function ofPage(environment, name) {
    const page = (0,src_environment/* textIn */.r)(environment, name) ?? "";
    const match = /^(https?:\/\/.+?)(?:\/pull|\/pull-requests|\/-\/merge_requests|\/merge_requests)\/\d+\/?$/.exec(page);
    return match?.[1] === undefined ? undefined : repositoryOfRemote(match[1]);
}
function ofPullRequestBuilder(environment) {
    const number = numberIn(environment, "ghprbPullId");
    if (number === undefined)
        return undefined;
    const repository = repositoryOf(environment);
    const fork = isOther(repositoryIn(environment, "ghprbAuthorRepoGitUrl"), repository);
    return {
        kind: "pull-request",
        number,
        head: commitIn(environment, "ghprbActualCommit", `refs/pull/${number}/head`),
        base: undefined,
        baseBranch: branchIn(environment, "ghprbTargetBranch"),
        headBranch: branchIn(environment, "ghprbSourceBranch"),
        fork,
    };
}
function ofChangeRequest(environment) {
    const number = numberIn(environment, "CHANGE_ID");
    if (number === undefined)
        return undefined;
    return {
        kind: "pull-request",
        number,
        head: changeHead(environment, number),
        base: undefined,
        baseBranch: branchIn(environment, "CHANGE_TARGET"),
        headBranch: branchIn(environment, "CHANGE_BRANCH"),
        fork: (0,src_environment/* textIn */.r)(environment, "CHANGE_FORK") !== undefined,
    };
}
/**
 * `GIT_COMMIT` is the head or Jenkins's merge of it with the target, by the project's strategy. Only a project with both
 * strategies tells, in the name of the job; else the head is not known from the variables.
 */
function changeHead(environment, number) {
    return (0,src_environment/* textIn */.r)(environment, "BRANCH_NAME")?.endsWith("-head")
        ? commitIn(environment, "GIT_COMMIT", `refs/pull/${number}/head`)
        : undefined;
}
function ofBranchOrTag(environment) {
    if ((0,src_environment/* textIn */.r)(environment, "TAG_NAME") !== undefined) {
        return { kind: "other", lookedAt: "TAG_NAME (the build is of a tag)" };
    }
    const branch = builtBranch(environment);
    if (branch === undefined)
        return { kind: "other", lookedAt: "CHANGE_ID and ghprbPullId" };
    return { kind: "branch", branch, head: commitIn(environment, "GIT_COMMIT", `refs/heads/${branch}`) };
}
/** `GIT_BRANCH` names the remote too: `origin/main`. */
function builtBranch(environment) {
    const named = branchIn(environment, "BRANCH_NAME") ?? branchIn(environment, "GIT_LOCAL_BRANCH");
    const tracked = branchIn(environment, "GIT_BRANCH")?.replace(/^origin\//, "");
    return named ?? (tracked === "detached" ? undefined : tracked);
}

;// CONCATENATED MODULE: ./lib/src/ci/systems.js





/** The CI systems besides GitHub Actions. Jenkins comes last: its agents may run inside another system's job. */
const SYSTEMS = [buildkite, circleci, azurePipelines, gitlab, jenkins];
/** The CI system that these are the variables of; undefined when none is recognised. */
function detectSystem(environment) {
    return SYSTEMS.find((system) => system.isHere(environment));
}

;// CONCATENATED MODULE: ./lib/src/ci/shell-trigger.js


/** What the CI system around a command says of its run; nothing where there is none. */
function shellRun(environment) {
    if (environment.GITHUB_ACTIONS === "true") {
        const trigger = readGitHubTrigger(environment);
        return { trigger, system: "GitHub Actions", url: gitHubRunUrl(environment) };
    }
    const system = detectSystem(environment);
    if (system === undefined)
        return { trigger: NO_SYSTEM, system: null, url: null };
    const { trigger, runUrl } = system.read(environment);
    return { trigger, system: system.name, url: runUrl ?? null };
}
/** https://docs.github.com/actions/reference/workflows-and-actions/variables names the parts. */
function gitHubRunUrl({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }) {
    const path = `${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
    const known = [GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID].every((part) => part);
    return known && URL.canParse(path, `${GITHUB_SERVER_URL}/`) ? `${GITHUB_SERVER_URL}/${path}` : null;
}
const NO_SYSTEM = {
    repository: undefined,
    defaultBranch: undefined,
    pullRequest: { kind: "none", lookedAt: "the environment, where no CI system is known" },
    range: { kind: "checkout" },
    privileged: false,
    headOrigin: "own",
    secrets: "all",
    forkRunId: undefined,
    causedBy: [],
};

// EXTERNAL MODULE: ./lib/src/near-miss.js
var near_miss = __webpack_require__(527);
// EXTERNAL MODULE: ./lib/src/operations/registry.js + 34 modules
var registry = __webpack_require__(9069);
// EXTERNAL MODULE: ./lib/src/problem.js
var src_problem = __webpack_require__(6373);
// EXTERNAL MODULE: ./lib/src/inputs/common.js
var inputs_common = __webpack_require__(9301);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/src/shorten.js + 1 modules
var shorten = __webpack_require__(255);
;// CONCATENATED MODULE: ./lib/src/inputs/read.js



function readInputs(inputs, raw) {
    const problems = [];
    const given = new Set();
    const values = Object.entries(inputs).map(([key, input]) => {
        const text = raw(input.name).trim();
        if (text === "")
            return [key, input.whenAbsent];
        given.add(input.name);
        return [key, readOne(input, text, problems)];
    });
    return { values: Object.fromEntries(values), problems, given };
}
function readOne(input, text, problems) {
    const parsed = input.parse(text);
    if (parsed.ok)
        return parsed.value;
    const got = input.secret === true ? "" : `; got ${(0,shorten/* quote */.hD)(text)}${meantInstead(parsed.meant)}`;
    problems.push((0,src_problem/* problemOf */.Zw)(input.name, `must be ${parsed.allowed}${got}.`));
    return input.whenAbsent;
}
function meantInstead(meant) {
    return meant === undefined ? "" : ` (did you mean ${meant}?)`;
}
/** Inputs that the operation does not take and whose value is not their default: most likely mistakes. */
function strayInputs(operation, known, raw) {
    const names = [...new Set(known.map(({ input }) => input.name))];
    return names.flatMap((name) => {
        const takers = known.filter(({ input }) => input.name === name);
        const text = raw(name).trim();
        const isDefault = text === "" || takers.some(({ input }) => meansDefault(input, text));
        if (isDefault || takers.some((taker) => taker.operation === operation))
            return [];
        const belongsTo = takers.map((taker) => taker.operation).join(", ");
        return [(0,src_problem/* problemOf */.Zw)(name, `${operation} does not take this input; it belongs to ${belongsTo}.`)];
    });
}
/** Also in another spelling: `FALSE` for `false`, `60m` for `1h`. */
function meansDefault(input, text) {
    const parsed = input.parse(text);
    return parsed.ok && (0,external_node_util_.isDeepStrictEqual)(parsed.value, input.whenAbsent);
}

;// CONCATENATED MODULE: ./lib/src/summary/page.js


/** GitHub refuses a summary of 1 MiB. */
const PAGE_BYTES = 900 * 1024;
/** Leaves room for the end of a page that is cut. */
const CUT_BYTES = PAGE_BYTES - 1024;
const REST = "The rest is in the output result-file.";
/** The page of a run that came to an end of its own. */
function outcomePage(operation, outcome) {
    const { result, message, details = [], requests = [] } = outcome;
    const body = outcome.summary ?? (0,markdown/* paragraphs */.qN)([message, ...details].map(markdown/* escapeText */.X1));
    return bounded(`${(0,markdown/* paragraphs */.qN)([`### ${operation}: ${result}`, body, requestsOnPage(requests)])}\n`);
}
/** The requests of a dry run, under the words with which the log folds them away. */
function notSentInWords(requests) {
    return requests.length === 1 ? "The request that was not sent" : "The requests that were not sent";
}
function requestsOnPage(requests) {
    if (requests.length === 0)
        return "";
    const blocks = requests.flatMap(({ title, body }) => [(0,markdown/* code */.aY)(title), (0,markdown/* codeBlock */.DV)(body, "json")]);
    return (0,markdown/* paragraphs */.qN)([`#### ${notSentInWords(requests)}`, ...blocks]);
}
/** More is in the log. */
const DETAILS_SHOWN = 20;
const page_LINE_CHARACTERS = 1000;
/** The page of a run that failed before it came to a result: what happened, and what to do. */
function failurePage({ operation = "merge queue", title, message, failure }) {
    const { kind, details } = failure;
    // Below the first line of a defect stands where in the program it happened.
    const shown = details.slice(0, kind === "bug" ? 1 : DETAILS_SHOWN);
    const step = details.length === 0 || kind === "bug" ? NEXT_STEPS[kind] : "";
    const parts = [
        `### ${operation}: ${(0,markdown/* escapeText */.X1)(title)}`,
        linesOnPage(message.split("\n")),
        shown.map(lineOnPage).join("\n\n"),
        step,
    ];
    return bounded(`${(0,markdown/* paragraphs */.qN)(parts)}\n`);
}
/** What to do where a failure has no details that say it. */
const NEXT_STEPS = {
    result: "",
    input: "Correct this, and run it again.",
    auth: "",
    "not-found": "",
    rejected: "",
    unavailable: "Run it again once the service can be reached.",
    timeout: "",
    response: "",
    aborted: "Run it again to go on.",
    output: "",
    bug: "The log has more about it.",
};
/** A message is one sentence, or a list of problems with a dash in front of each. */
function linesOnPage(lines) {
    const isList = lines.length > 1;
    return lines
        .map((line) => (isList ? `- ${lineOnPage(line.replace(/^- /, ""))}` : lineOnPage(line)))
        .join("\n");
}
function lineOnPage(line) {
    return (0,markdown/* escapeText */.X1)((0,shorten/* shorten */.ml)(line, page_LINE_CHARACTERS));
}
/** A page that GitHub takes: one that is too long ends after a line, with what was open in it closed. */
function bounded(page) {
    if (Buffer.byteLength(page) < PAGE_BYTES)
        return page;
    const head = Buffer.from(page).subarray(0, CUT_BYTES).toString("utf8");
    const shown = head.slice(0, head.lastIndexOf("\n"));
    const fences = shown.match(/^`{3,}/gm) ?? [];
    const isOpen = fences.length % 2 === 1;
    const folds = countOf(shown, "<details>") - countOf(shown, "</details>");
    const ends = [isOpen ? `\n${fences.at(-1)}` : "", ...Array(Math.max(0, folds)).fill("\n\n</details>")];
    return `${shown}${ends.join("")}\n\n${REST}\n`;
}
function countOf(text, part) {
    return text.split(part).length - 1;
}

;// CONCATENATED MODULE: ./lib/src/report.js





/** Outputs of every operation. */
const commonOutputs = {
    result: "How the operation ended, in one word.",
    "result-file": "Path of a JSON file with the whole result.",
    "error-kind": "What kind of failure it was, when the step fails; else empty.",
    "error-message": "What went wrong, in words, when the step fails; else empty.",
};
/** A list or object output is cut to this size at whole items; `result-file` has the rest. */
const OUTPUT_BYTES = 64 * 1024;
const ISSUES = "Please report it in the issues of its repository, with the log.";
/** Writes what an operation found: log, outputs, summary, and the annotation when its result fails the step. */
async function reportOutcome(ci, operation, outcome, withSummary) {
    const allowed = outcome.allowed?.includes(outcome.result) === true;
    const kind = allowed ? undefined : operation.results[outcome.result]?.fails;
    const outputs = declaredOutputs(operation, outcome.outputs);
    const { message, details = [], requests = [] } = outcome;
    if (kind === undefined)
        ci.succeed(message, details);
    else
        ci.fail(`${operation.name}: ${outcome.result}`, message, details);
    if (requests.length > 0) {
        const lines = requests.flatMap(({ title, body }) => [title, ...body]);
        ci.log.group(notSentInWords(requests), lines);
    }
    ci.ended(outcome.result);
    const lost = writeOutputs(ci, outputs, {
        result: outcome.result,
        errorKind: kind,
        errorMessage: kind === undefined ? "" : message,
        outputs: outcome.outputs,
        record: objectOf(outcome.record),
    });
    if (withSummary)
        await writeSummary(ci, outcomePage(operation.name, outcome));
    if (lost === undefined)
        return kind;
    if (kind !== undefined) {
        ci.log.info(outputsLost(lost));
        return kind;
    }
    ci.fail(TITLES.output, `${operation.name} ended as ${outcome.result}, but ${outputsLost(lost)}`, [
        `What was done stands: ${message}`,
    ]);
    return "output";
}
/** Every declared output has a text: what is missing is an empty one. */
function declaredOutputs(operation, outputs) {
    for (const name of Object.keys(outputs))
        if (!(name in operation.outputs))
            throw new Error(`${operation.name} does not declare the output ${name}.`);
    return Object.keys(operation.outputs).map((name) => [name, outputText(outputs[name])]);
}
function outputsLost(why) {
    return `later steps do not see its outputs: ${(0,errors/* messageOf */.bD)(why)}`;
}
/** Reports anything that was thrown. */
async function reportFailure(ci, error) {
    const failure = error instanceof errors/* Failure */.HR ? error : bug(error);
    const result = failure.kind === "timeout" ? "timed-out" : failure.kind === "aborted" ? "aborted" : "error";
    const { kind, outputs } = failure;
    const { message, details } = failure.named(ci.inputName);
    const title = failure instanceof errors/* LookUpError */.Fx ? "GitHub is unavailable" : TITLES[kind];
    ci.fail(title, message, details);
    const texts = Object.entries(outputs).map(([name, value]) => [name, outputText(value)]);
    const whole = { result, errorKind: kind, errorMessage: message, outputs, record: {} };
    const lost = writeOutputs(ci, texts, whole);
    if (lost !== undefined)
        ci.log.info(outputsLost(lost));
    if (failurePageWanted(ci)) {
        const operation = (0,registry/* findOperation */.LC)(ci.input(inputs_common/* operationInput */.k_.name).trim())?.name;
        await writeSummary(ci, failurePage({ operation, title, message, failure: { kind, details } }));
    }
    return kind;
}
const TITLES = {
    result: "Failed",
    input: "Invalid inputs",
    auth: "The service refuses the token",
    "not-found": "Not found",
    rejected: "The service refuses the request",
    unavailable: "The service is unavailable",
    timeout: "Timed out",
    response: "The reply cannot be read",
    aborted: "Stopped",
    output: "The outputs cannot be written",
    bug: "Unexpected error in the merge queue action",
};
function bug(error) {
    const stack = error instanceof Error ? (error.stack ?? "").split("\n").slice(1) : [];
    return new errors/* Failure */.HR("bug", `${(0,errors/* messageOf */.bD)(error)}. This is a defect of Merge Queue Action.`, {
        details: [ISSUES, ...stack],
    });
}
/**
 * Writes own outputs and those of every operation, and gives why one could not be written. That comes after the log:
 * what happened is told although the runner's disk is full.
 */
function writeOutputs(ci, own, result) {
    const { errorKind = "", errorMessage } = result;
    const all = [
        ...own,
        ["result", result.result],
        ["result-file", keepResult(ci, result)],
        ["error-kind", errorKind],
        ["error-message", errorMessage],
    ];
    try {
        for (const [name, text] of all)
            ci.output(name, text);
        return undefined;
    }
    catch (error) {
        return error;
    }
}
/** The outputs hold what matters, so a folder that cannot be written to is no reason to lose them. */
function keepResult(ci, result) {
    try {
        return ci.result(result);
    }
    catch (error) {
        ci.log.warning(`result-file stays empty: ${(0,errors/* messageOf */.bD)(error)}`);
        return "";
    }
}
function objectOf(record) {
    return typeof record === "object" && record !== null ? Object.fromEntries(Object.entries(record)) : {};
}
async function writeSummary(ci, page) {
    try {
        await ci.summary(page);
    }
    catch (error) {
        ci.log.warning(`The summary could not be written: ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
/** The inputs may be what is wrong: a page is written unless `summary` can be read and says no. */
function failurePageWanted(ci) {
    return readInputs({ summary: inputs_common/* commonInputs */.j$.summary }, ci.input).values.summary;
}
/** An output as the runner takes it: text. */
function outputText(value) {
    if (value === undefined || value === null)
        return "";
    if (typeof value !== "object")
        return String(value);
    const whole = JSON.stringify(value);
    if (Buffer.byteLength(whole) <= OUTPUT_BYTES)
        return whole;
    const entries = Array.isArray(value)
        ? value.map((item) => JSON.stringify(item))
        : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`);
    const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
    return `${open}${cutToFit(entries)}${close}`;
}
/** As many whole items as fit, in order. */
function cutToFit(items) {
    const kept = [];
    let bytes = 2;
    for (const item of items) {
        bytes += Buffer.byteLength(item) + 1;
        if (bytes > OUTPUT_BYTES)
            break;
        kept.push(item);
    }
    return kept.join(",");
}

// EXTERNAL MODULE: ./lib/src/inputs/ask-host.js
var ask_host = __webpack_require__(9806);
// EXTERNAL MODULE: ./lib/src/inputs/open-pull-requests.js
var open_pull_requests = __webpack_require__(7153);
// EXTERNAL MODULE: ./lib/src/inputs/place.js
var inputs_place = __webpack_require__(1533);
;// CONCATENATED MODULE: ./lib/src/inputs/find-pull-request.js





/** What only the Git host can say about a plan; undefined when everything is known. */
function openQuestion({ pullRequest, targetBranch }) {
    if (pullRequest.kind !== "known")
        return whichPullRequest(pullRequest);
    return targetBranch === undefined && pullRequest.baseBranch === undefined
        ? (0,ask_host/* whichBase */.Z$)(pullRequest.number)
        : undefined;
}
/** Completes a plan, with the Git host's help where the event does not say enough. */
async function findPullRequestPlace(plan, host) {
    const found = plan.pullRequest.kind === "known"
        ? plan.pullRequest
        : await findPullRequest(plan, plan.pullRequest, host);
    const headSha = plan.headSha ?? found.headSha;
    return {
        repository: plan.repository,
        targetBranch: plan.targetBranch ?? found.baseBranch ?? (await (0,ask_host/* baseBranchOf */.vr)(plan, found.number, host)),
        number: found.number,
        headSha,
        guardedHead: found.guarded ? headSha : undefined,
    };
}
function whichPullRequest(source) {
    const about = source.kind === "commit"
        ? `open pull requests of commit ${source.sha}`
        : `open pull requests from ${source.owner}:${source.branch} at ${source.sha}`;
    return { input: "pr-number", about };
}
async function findPullRequest({ repository }, source, host) {
    const question = whichPullRequest(source);
    const open = await (0,open_pull_requests/* openPullRequests */.S)(source, question, repository, host);
    const { number, headSha, baseBranch } = theOne((0,open_pull_requests/* headedBy */.L)(source, open), question.about);
    return (0,inputs_place/* known */.eO)({ number, baseBranch, headSha: headSha === source.sha ? headSha : undefined });
}
function theOne(found, about) {
    const [only, ...more] = found;
    if (only === undefined)
        throw new errors/* InputError */.dz([(0,src_problem/* problemOf */.Zw)("pr-number", `is needed here: there are no ${about}.`)]);
    if (more.length === 0)
        return only;
    const numbers = found.map(({ number }) => `#${number}`).join(", ");
    throw new errors/* InputError */.dz([(0,src_problem/* problemOf */.Zw)("pr-number", `is needed here: there are several ${about} (${numbers}).`)]);
}

;// CONCATENATED MODULE: ./lib/src/inputs/queue-place.js



/**
 * Finds the queue that inputs and event name.
 * What changes a queue wants its branch `given`; what only reads takes the base of the run's pull request, else the
 * default branch.
 */
function planQueue(operation, branch, inputs, trigger) {
    const planning = (0,inputs_place/* planRepository */._B)(inputs, trigger);
    if (!planning.ok)
        return planning;
    const { repository } = planning.plan;
    if (branch === "given" && inputs.targetBranch === undefined) {
        return {
            ok: false,
            problem: (0,src_problem/* problemOf */.Zw)("target-branch", `is required; ${operation} takes no default for the branch whose queue it changes.`),
        };
    }
    return { ok: true, plan: { repository, branch: queue_place_branchOf(repository, inputs, trigger) } };
}
function queue_place_branchOf(repository, { targetBranch, prNumber }, trigger) {
    if (targetBranch !== undefined)
        return { kind: "known", name: targetBranch };
    const pullRequest = (0,inputs_place/* pullRequestOf */._n)(prNumber, (0,inputs_place/* eventFor */.Qg)(repository, trigger));
    if (typeof pullRequest !== "string" && pullRequest.kind === "known") {
        const { number, baseBranch } = pullRequest;
        return baseBranch === undefined ? { kind: "base-of", number } : { kind: "known", name: baseBranch };
    }
    const { defaultBranch } = trigger;
    return defaultBranch === undefined || !(0,inputs_place/* isOwnRepository */.nc)(repository, trigger)
        ? { kind: "default" }
        : { kind: "known", name: defaultBranch };
}
/** What only the Git host can say about a plan; undefined when everything is known. */
function openQueueQuestion({ repository, branch }) {
    switch (branch.kind) {
        case "known":
            return undefined;
        case "base-of":
            return (0,ask_host/* whichBase */.Z$)(branch.number);
        case "default":
            return (0,ask_host/* whichDefault */.P2)(repository);
    }
}
/** Completes a plan, with the Git host's help where the event does not say enough. */
async function findQueuePlace(plan, host) {
    return { repository: plan.repository, targetBranch: await findBranch(plan, host) };
}
async function findBranch(plan, host) {
    const { branch } = plan;
    switch (branch.kind) {
        case "known":
            return branch.name;
        case "base-of":
            return (0,ask_host/* baseBranchOf */.vr)(plan, branch.number, host);
        case "default":
            return (0,ask_host/* defaultBranchOf */.dV)(plan, host);
    }
}

// EXTERNAL MODULE: ./lib/src/inputs/range-plan.js
var range_plan = __webpack_require__(7887);
;// CONCATENATED MODULE: ./lib/src/aim.js




/** Finds what the operation is about, by its kind. */
function aimAt(operation, inputs, values, trigger) {
    switch (operation.about) {
        case "pull-request": {
            const planning = (0,inputs_place/* planPullRequest */.KH)(inputs, trigger);
            if (!planning.ok)
                return planning;
            const { repository, pullRequest } = planning.plan;
            const skips = operation.onTestBranch === "skip" && pullRequest.kind === "known";
            return aimed({
                repository,
                question: openQuestion(planning.plan),
                skippedOn: skips ? pullRequest.testBranch : undefined,
                run: async (own, context) => operation.run(own, await findPullRequestPlace(planning.plan, context.host), context),
            });
        }
        case "queue": {
            const planning = planQueue(operation.name, operation.branch, inputs, trigger);
            if (!planning.ok)
                return planning;
            return aimed({
                repository: planning.plan.repository,
                question: openQueueQuestion(planning.plan),
                skippedOn: undefined,
                run: async (own, context) => operation.run(own, await findQueuePlace(planning.plan, context.host), context),
            });
        }
        case "change": {
            const planning = (0,range_plan/* planRange */.H)({ ...inputs, baseSha: operation.baseSha(values) }, trigger);
            if (!planning.ok)
                return planning;
            return aimed({
                repository: planning.plan.repository,
                question: undefined,
                skippedOn: undefined,
                run: (own, context) => operation.run(own, planning.plan, context),
            });
        }
        case "repository": {
            const planning = (0,inputs_place/* planRepository */._B)(inputs, trigger);
            if (!planning.ok)
                return planning;
            const place = { ...planning.plan, onlyBranch: inputs.targetBranch };
            return aimed({
                repository: place.repository,
                question: undefined,
                skippedOn: undefined,
                run: (own, context) => operation.run(own, place, context),
            });
        }
    }
    function aimed(aim) {
        const event = (0,inputs_place/* eventFor */.Qg)(aim.repository, trigger);
        const testRunId = event.kind === "test-branch" ? event.testRunId : undefined;
        return { ok: true, aim: { ...aim, testRunId } };
    }
}

;// CONCATENATED MODULE: ./lib/src/ci/strangers-code.js
/**
 * Why the checked out code may be a stranger's although the run has secrets, to complete "because ..."; else undefined.
 * `pull_request_target` runs have the repository's secrets whatever they check out.
 */
function strangersCode({ privileged, headOrigin }, tokenGiven) {
    if (privileged)
        return "a pull_request_target run has the secrets of the repository";
    if (!tokenGiven || headOrigin === "own")
        return undefined;
    return headOrigin === "fork"
        ? "the change is a fork's and this step has the token"
        : "the event does not say whether the change is a fork's, and this step has the token";
}

;// CONCATENATED MODULE: ./lib/src/task.js










/** Reads all inputs and the event. @throws InputError with every problem at once; nothing was sent by then. */
async function prepareTask(ci, signal) {
    const raw = (name) => ci.input(name);
    const common = readInputs(inputs_common/* commonInputs */.j$, raw);
    const name = raw(inputs_common/* operationInput */.k_.name).trim();
    const operation = (0,registry/* findOperation */.LC)(name);
    if (operation === undefined)
        throw new errors/* InputError */.dz([operationProblem(name), ...ci.problems, ...common.problems]);
    const own = readInputs(operation.inputs, raw);
    const trigger = ci.trigger();
    const aiming = aimAt(operation, common.values, own.values, trigger);
    const aim = aiming.ok ? aiming.aim : undefined;
    const skippedOn = aim?.skippedOn;
    const host = ci.host(common.values.githubToken, signal);
    const strangers = strangersCode(trigger, common.given.has("token"));
    const tokenProblems = tokenProblemsOf(operation, common, trigger, ci);
    const problems = [
        ...ci.problems,
        ...common.problems,
        ...own.problems,
        ...strayInputs(operation.name, (0,registry/* ownInputs */.oi)(), raw),
        ...(own.problems.length === 0
            ? await checked(operation, own, {
                testRunId: aim?.testRunId,
                dryRun: common.values.dryRun,
                strangersCode: strangers,
                host,
                causedBy: trigger.causedBy,
            })
            : []),
        ...(aiming.ok ? [] : unlessReported(common, aiming.problem)),
        ...(skippedOn === undefined && host === undefined ? unasked(common, aim) : []),
        ...(skippedOn === undefined && operation.needsToken === undefined ? tokenProblems : []),
    ];
    if (aim === undefined || problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    const chosen = { operation, common: common.values };
    if (skippedOn !== undefined)
        return { ...chosen, kind: "skip", outcome: skip(operation, skippedOn) };
    const { forkRunId, causedBy } = trigger;
    return {
        ...chosen,
        kind: "perform",
        values: own.values,
        aim,
        forkRunId,
        strangersCode: strangers,
        causedBy,
        host,
        tokenProblems,
    };
}
async function checked({ check }, { values, given }, facts) {
    return check === undefined ? [] : check(values, given, facts);
}
function operationProblem(name) {
    const names = registry/* operations */.zU.map((known) => known.name).join(", ");
    const meant = (0,near_miss/* nearMiss */.b)(name, registry/* operations */.zU.map((known) => known.name));
    const hint = meant === undefined ? "" : ` (did you mean ${meant}?)`;
    const problem = name === "" ? "is required" : `${(0,shorten/* quote */.hD)(name)} is not known${hint}`;
    return (0,src_problem/* problemOf */.Zw)(inputs_common/* operationInput */.k_.name, `${problem}; it must be one of ${names}.`);
}
/** A number or a branch that cannot be read has its own problem already, and is not missing as well. */
function unlessReported({ problems }, problem) {
    const isReported = problems.some(({ inputs }) => inputs.some((input) => problem.inputs.includes(input)));
    return isReported ? [] : [problem];
}
/** The same for a `github-token` that cannot be read: what could not be looked up is no second problem. */
function unasked(common, aim) {
    const question = aim?.question;
    if (question === undefined || common.given.has("github-token"))
        return [];
    return unlessReported(common, (0,ask_host/* unanswered */.bj)(question));
}
/** Why the service cannot be asked with the token, or without one. */
function tokenProblemsOf(operation, common, trigger, ci) {
    if (!common.given.has("token"))
        return missingToken(operation, trigger, ci);
    const wrong = (0,inputs_common/* wrongKindOfToken */.Mg)(common.values.token);
    return wrong === undefined ? [] : [wrong];
}
function missingToken(operation, { secrets, forkRunId }, { tokenAdvice }) {
    if (operation.forkMayRun === true && forkRunId !== undefined)
        return [];
    return [(0,src_problem/* problemOf */.Zw)(inputs_common/* commonInputs */.j$.token.name, `${WHY_MISSING[secrets]} ${tokenAdvice[secrets]}`)];
}
const WHY_MISSING = {
    all: "is required.",
    "not-to-forks": "is empty, because runs of a fork's pull request get no secrets.",
    "not-to-dependabot": "is empty, because runs that Dependabot starts get no Actions secrets.",
};
function skip(operation, branch) {
    return {
        result: "skipped",
        message: `${operation.name} has nothing to do on ${branch}: this run tests a branch of the merge queue, whose pull request is in the queue already.`,
        details: ["Give pr-number to act on a pull request all the same."],
        outputs: {},
    };
}

// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
;// CONCATENATED MODULE: ./lib/src/run.js







/** Runs the operation that the inputs name. Gives the kind of its failure, or undefined when all is well. */
async function run({ ci, signal, clock = systemClock, random = Math.random, }) {
    const hide = maskSecrets(ci);
    const over = new AbortController();
    try {
        // The inputs are not all there when the stop came while they were read.
        if (signal.aborted)
            throw new errors/* AbortedError */.oM();
        const task = await prepareTask(ci, AbortSignal.any([signal, over.signal]));
        const outcome = task.kind === "skip"
            ? task.outcome
            : await perform(task, { ci, signal, clock, random, hide, over: over.signal });
        return await reportOutcome(ci, task.operation, outcome, task.common.summary);
    }
    catch (error) {
        return await reportFailure(ci, signal.aborted ? aborted(error) : error);
    }
    finally {
        // Whatever is still open or under way ends here, or it would keep the process alive.
        over.abort();
        ci.end();
    }
}
/** Before anything else happens: from here on no secret can be shown. Gives what takes them out of a text. */
function maskSecrets(ci) {
    const { add, redact } = createRedactor();
    for (const input of Object.values(inputs_common/* commonInputs */.j$)) {
        const text = input.secret === true ? ci.input(input.name).trim() : "";
        if (text === "")
            continue;
        ci.mask(text);
        add(text);
    }
    return redact;
}
/** What was under way when the signal came may have failed for it; what is known by then stays known. */
function aborted(error) {
    if (!(error instanceof errors/* Failure */.HR))
        return new errors/* AbortedError */.oM();
    return error.kind === "unavailable"
        ? (0,errors/* withMore */.iA)(new errors/* AbortedError */.oM(), { details: error.details, outputs: error.outputs })
        : error;
}
async function perform(task, { ci, signal, clock, random, hide, over }) {
    const { operation, values, common, aim, forkRunId, strangersCode, causedBy, host, tokenProblems } = task;
    const repositoryHost = aim.repository?.host ?? "github.com";
    if (repositoryHost !== "github.com" && operation.anyHost !== true) {
        ci.log.notice(`The v1 merge queue serves repositories on github.com only; this one is on ${repositoryHost}.`);
    }
    // With all of HTTP, which a run that ends with its inputs does not need.
    const { openService } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(896), __webpack_require__.e(490)]).then(__webpack_require__.bind(__webpack_require__, 9490));
    const client = openService({
        apiUrl: common.apiUrl,
        environment: ci.environment,
        credentials: credentials(common.token, forkRunId),
        userAgent: version/* userAgent */.N,
        requestTimeoutMs: common.requestTimeout,
        clock,
        random,
        signal,
        over,
        debug: ci.log.debug,
        hide,
    });
    const context = {
        client,
        host,
        log: ci.log,
        clock,
        random,
        signal,
        dryRun: common.dryRun && operation.dryRun !== "ignored",
        workspace: ci.workspace,
        asFork: common.token === undefined && forkRunId !== undefined,
        testRunId: aim.testRunId,
        strangersCode,
        causedBy,
        environment: ci.environment,
        requireToken() {
            if (tokenProblems.length > 0)
                throw new errors/* InputError */.dz(tokenProblems);
        },
        file: (name, text) => fileFor(ci, name, text),
    };
    return aim.run(values, context);
}
/** A file that the user asked for cannot be left out in silence. */
function fileFor(ci, name, text) {
    try {
        return ci.file(name, text);
    }
    catch (error) {
        throw new errors/* InputError */.dz([`${name} cannot be written to the temporary folder: ${(0,errors/* messageOf */.bD)(error)}.`], {
            cause: error,
        });
    }
}
function credentials(token, forkRunId) {
    if (token !== undefined)
        return { "x-api-token": token };
    return forkRunId === undefined ? {} : { "x-forked-workflow-run-id": forkRunId };
}

;// CONCATENATED MODULE: ./lib/src/cli/answer.js
/** What a command prints on standard output: one JSON object, whatever came of it. What is not known is null. */
function answer(asked, run, whole, redact) {
    const { result, errorKind, errorMessage, outputs, record } = whole;
    const names = Object.keys({ ...asked.outputs, ...outputs });
    const own = {
        operation: asked.name,
        result,
        "error-kind": errorKind ?? null,
        "error-message": errorKind === undefined ? null : errorMessage,
        outputs: Object.fromEntries(names.map((name) => [name, outputs[name] ?? null])),
        details: record,
        run,
    };
    const shown = Object.entries(own).map(([name, value]) => [
        name,
        // What the service sent is kept whole in the details, under names that are not ours.
        redacted(value, redact, name === "details" ? redact : asItIs),
    ]);
    return `${inert(JSON.stringify(Object.fromEntries(shown), null, 2))}\n`;
}
const asItIs = (name) => name;
/** Hides secrets in every text, and where `named` does so in names, so that what is left is JSON still. */
function redacted(value, redact, named) {
    if (typeof value === "string")
        return redact(value);
    if (typeof value === "number")
        return redact(String(value)) === String(value) ? value : "***";
    if (typeof value !== "object" || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((item) => redacted(item, redact, named));
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [named(name), redacted(item, redact, named)]));
}
/** The same JSON without characters that move a cursor or hide text, and without marks of CI systems' commands. */
function inert(json) {
    return json
        .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => [...Array(character.length).keys()].map((index) => escaped(character.charCodeAt(index))).join(""))
        .replace(/#(?=#)/g, escaped("#".charCodeAt(0)));
}
function escaped(unit) {
    return `\\u${unit.toString(16).padStart(4, "0")}`;
}

// EXTERNAL MODULE: ./lib/src/cli/exit-codes.js
var exit_codes = __webpack_require__(860);
// EXTERNAL MODULE: ./lib/src/cli/flags.js
var cli_flags = __webpack_require__(3080);
// EXTERNAL MODULE: ./lib/src/cli/help.js
var help = __webpack_require__(2600);
;// CONCATENATED MODULE: ./lib/src/results.js
/** Every result that an operation can end with, those that follow from its kind included. */
function resultsOf(operation) {
    return {
        ...operation.results,
        ...(operation.about === "pull-request" && operation.onTestBranch === "skip"
            ? { skipped: { description: "The run tests a branch of the queue, and no `pr-number` was given." } }
            : {}),
        ...(operation.dryRun === undefined
            ? { planned: { description: "`dry-run` is `true`: nothing was sent." } }
            : {}),
    };
}

;// CONCATENATED MODULE: ./lib/src/cli/example.js
/** A command that works as it stands, but for the names in it, also outside of any CI system and without a GitHub token. */
function exampleOf(operation) {
    const flags = { ...placeOf(operation), ...operation.example };
    const words = Object.entries(flags).map(([name, value]) => `--${name} ${quoted(value)}`);
    return ["merge-queue", operation.name, ...words].join(" ");
}
function placeOf({ about }) {
    switch (about) {
        case "pull-request":
            return { ...REPOSITORY, "target-branch": "main", "pr-number": "7" };
        case "queue":
            return { ...REPOSITORY, "target-branch": "main" };
        case "repository":
            return REPOSITORY;
        case "change":
            return { "target-branch": "main" };
    }
}
const REPOSITORY = { repository: "owner/name" };
/** Plain words need no quotation marks in any shell; the output of a command needs the double ones. */
function quoted(value) {
    if (value.startsWith("$("))
        return `"${value}"`;
    return /^[\w./-]+$/.test(value) ? value : `'${value}'`;
}

// EXTERNAL MODULE: ./lib/src/cli/text.js
var cli_text = __webpack_require__(4076);
;// CONCATENATED MODULE: ./lib/src/cli/help-operation.js






/** Where the meanings of flags, results and outputs begin. */
const LEFT = 26;
/** What `merge-queue OPERATION --help` prints. */
function operationHelp(operation, terminal) {
    const width = (0,cli_text/* readableWidth */.d$)(terminal);
    const { own, common, command } = (0,cli_flags/* flagsOf */.Zo)(operation);
    const results = Object.entries(resultsOf(operation)).map(([name, { description, fails }]) => [
        `${name}${fails === undefined ? "" : ` (exit ${(0,exit_codes/* exitCodeOf */.F)(fails)})`}`,
        (0,cli_text/* plain */.pj)(description),
    ]);
    const outputs = Object.entries(operation.outputs).map(([name, description]) => [
        name,
        (0,cli_text/* plain */.pj)(description),
    ]);
    const section = (title, rows) => rows.length === 0 ? "" : `${title}:\n${(0,cli_text/* columns */.YB)(rows, width, LEFT)}`;
    return [
        `Usage: merge-queue ${operation.name} [flags]\n`,
        `${(0,cli_text/* wrap */.LV)((0,cli_text/* plain */.pj)(operation.title), width, 0)}\n`,
        section("Flags", own.map(flagRow)),
        section("Flags of every operation", common.map(flagRow)),
        section("Flags of the command line", [...command.map(flagRow), ["--help", "Show this text."]]),
        section("Environment", help/* ENVIRONMENT */.M),
        section("Results", results),
        section("Outputs", outputs),
        `Example:\n  ${exampleOf(operation)}\n`,
    ]
        .filter((part) => part !== "")
        .join("\n");
}
function flagRow({ name, parse, description, commandLine, ...input }) {
    const value = parse.bare === true ? "" : parse.many === true ? " LINE..." : ` ${valueName(name, parse.words)}`;
    return [`--${name}${value}`, `${(0,cli_text/* plain */.pj)(commandLine ?? description)}${defaultOf(input.default)}`];
}
const LONGEST_CHOICE = 24;
function valueName(name, words = []) {
    const choice = words.join("|");
    if (words.length > 1 && choice.length <= LONGEST_CHOICE)
        return choice;
    if (name.endsWith("-file"))
        return "PATH";
    return /-number$|-code$|-size$/.test(name) ? "NUMBER" : "TEXT";
}
/** A default that is a list is described in words. */
function defaultOf(text) {
    return text === undefined || text.includes("\n") ? "" : ` (default: ${text})`;
}

// EXTERNAL MODULE: ./lib/src/duration.js
var duration = __webpack_require__(3300);
;// CONCATENATED MODULE: ./lib/src/cli/live-screen.js

const REDRAW_MS = 1000;
const CLEAR_LINE = "\r\x1b[K";
const RED = "31";
const YELLOW = "33";
/**
 * Standard error as a person follows it. On a terminal the newest line is live: it shows for how long it holds, and
 * stays as a plain line when the next one comes. Anywhere else there are plain lines only.
 */
function createLiveScreen(options) {
    const { stream, answers, title, quiet, verbose, term, noColor } = options;
    const terminal = stream.isTTY === true && term !== "dumb";
    const colours = terminal && (noColor ?? "") === "";
    let newest;
    let since = performance.now();
    const live = terminal && !quiet;
    const timer = live ? setInterval(draw, REDRAW_MS).unref() : undefined;
    draw();
    function draw() {
        if (!live)
            return;
        const time = ` (${(0,duration/* formatDuration */.a3)(performance.now() - since)})`;
        // The last column stays free: a character there makes some terminals go on to the next line.
        const room = (stream.columns ?? 80) - 1 - time.length;
        stream.write(`${CLEAR_LINE}${cutToWidth(newest ?? title, room)}${time}`);
    }
    /** What was live becomes a line that stays. */
    function settle() {
        if (live)
            stream.write(newest === undefined ? CLEAR_LINE : `${CLEAR_LINE}${newest}\n`);
        newest = undefined;
    }
    function line(text) {
        settle();
        stream.write(`${text}\n`);
        draw();
    }
    const mark = (colour, text) => (colours ? `\x1b[${colour}m${text}\x1b[0m` : text);
    function info(text) {
        if (quiet)
            return;
        if (!live) {
            line(text);
            return;
        }
        settle();
        newest = text;
        since = performance.now();
        draw();
    }
    return {
        info,
        answer(text) {
            if (answers === undefined) {
                info(text);
                return;
            }
            settle();
            answers.write(`${text}\n`);
            draw();
        },
        ended(result) {
            // Where a person reads it, it stands with the outputs.
            if (answers === undefined)
                info(`result: ${result}`);
        },
        debug(text) {
            if (verbose && !quiet)
                line(text);
        },
        warning(text) {
            if (!quiet)
                line(`${mark(YELLOW, "warning:")} ${text}`);
        },
        error([first = "", ...more], details) {
            for (const text of [`${mark(RED, "error:")} ${first}`, ...more, ...details])
                line(text);
        },
        end() {
            clearInterval(timer);
            settle();
        },
    };
}
/** As much of a line as fits into so many columns. */
function cutToWidth(text, columns) {
    let used = 0;
    let kept = "";
    for (const character of text) {
        used += WIDE.test(character) ? 2 : 1;
        if (used > columns)
            return kept.replace(/.$/su, "\u2026");
        kept += character;
    }
    return kept;
}
/** Characters of East Asian scripts, and pictures, take two columns. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}|[\u{20000}-\u{3fffd}]/u;

// EXTERNAL MODULE: ./lib/src/git/git.js
var git_git = __webpack_require__(5349);
;// CONCATENATED MODULE: ./lib/src/cli/origin.js


const TIMEOUT_MS = 10_000;
/** The repository on github.com that a checkout comes from; undefined when it is none, or not told. */
async function origin_originOf(folder, environment, signal) {
    try {
        const git = await (0,git_git/* openGit */.zY)({ folder, environment, signal });
        const end = await (0,git_git/* runGit */.EO)(git, ["config", "--get", "remote.origin.url"], { timeoutMs: TIMEOUT_MS });
        return end.code === 0 ? repositoryOnGitHub(end.stdout.toString("utf8").trim()) : undefined;
    }
    catch {
        // It only spares a flag: a folder without a repository, or a machine without git, is no problem yet.
        return undefined;
    }
}
/** The repository that the address of a remote leads to; undefined where that is not on github.com. */
function repositoryOnGitHub(remote) {
    const repository = repositoryOfRemote(remote);
    return repository?.host === "github.com" ? repository : undefined;
}

;// CONCATENATED MODULE: ./lib/src/cli/output-table.js



/** More items of a list than a person reads here. */
const ITEMS_SHOWN = 10;
/** Longer texts are no values that somebody reads in a table. */
const LONGEST_VALUE = 300;
/**
 * The outputs that say something, for a person at a terminal, below the sentence that says what happened. Nothing where
 * a run failed before it had any.
 */
function outputTable(declared, { result, errorKind, outputs }, terminal) {
    const known = [...new Set([...Object.keys(declared), ...Object.keys(outputs)])];
    const set = known.flatMap((name) => rowsOf(name, outputs[name]));
    if (set.length === 0 && errorKind !== undefined)
        return "";
    const rows = [["result", result], ...set].map(([name, value]) => [
        name,
        (0,shorten/* shorten */.ml)(terminal.redact(value), LONGEST_VALUE),
    ]);
    const left = Math.max(...rows.map(([name]) => name.length));
    const lines = (0,cli_text/* columns */.YB)(rows, (0,cli_text/* readableWidth */.d$)(terminal.columns), left).split("\n");
    return `\n${lines.map(safeLine).join("\n")}`;
}
/** A list of objects takes a line for each; what is empty takes none. */
function rowsOf(name, value) {
    if (value === undefined || value === null || value === "")
        return [];
    if (!Array.isArray(value))
        return [[name, inWords(value)]];
    const items = value;
    const shown = items.slice(0, ITEMS_SHOWN).map(inWords);
    const rest = items.length - shown.length;
    if (rest > 0)
        shown.push(`and ${rest} more; --json prints all`);
    const lines = items.some(isObject) ? shown : shown.length === 0 ? [] : [shown.join(", ")];
    return lines.map((line, index) => [index === 0 ? name : "", line]);
}
function isObject(value) {
    return typeof value === "object" && value !== null;
}
function inWords(value) {
    if (!isObject(value))
        return String(value);
    if (Array.isArray(value))
        return JSON.stringify(value);
    return objectInWords(new Map(Object.entries(value)));
}
/** What tells one object of a list from another; pull requests, changed settings and tests are read by many. */
function objectInWords(fields) {
    const text = (name) => {
        const value = fields.get(name);
        return value === undefined || value === null ? "" : inWords(value);
    };
    if (fields.has("prNumber"))
        return `#${text("prNumber")} ${text("prTitle") || text("title")}`.trim();
    const branch = text("branch") === "" ? "" : `${text("branch")}: `;
    if (fields.has("setting"))
        return `${branch}${text("setting")}: ${text("from") || "unknown"} -> ${text("to") || "none"}`;
    if (fields.has("created"))
        return `${branch}a new queue`;
    const pairs = [...fields].filter(([, value]) => value !== null && value !== "");
    return pairs
        .map(([name, value]) => `${name} ${isObject(value) ? JSON.stringify(value) : String(value)}`)
        .join(", ");
}

// EXTERNAL MODULE: ./lib/src/ci/output-formats.js
var output_formats = __webpack_require__(2683);
;// CONCATENATED MODULE: ./lib/src/cli/outputs-file.js



/** Writes the outputs of a run for the next step of a CI system. @throws Error of the file system. */
function writeOutputsFile(path, format, outputs) {
    (0,external_node_fs_.writeFileSync)(path, (0,output_formats/* outputsAs */.l)(format, new Map(inOrder(outputs))));
}
/** How it ended comes first: a format with limits leaves out what comes last. */
function inOrder(outputs) {
    // There is no file of the result: standard output has it.
    const named = [...outputs].filter(([name]) => name !== "result-file");
    return [...named.filter(isCommon), ...named.filter((output) => !isCommon(output))];
}
function isCommon([name]) {
    return name in commonOutputs;
}

// EXTERNAL MODULE: ./lib/src/cli/variables.js
var cli_variables = __webpack_require__(8386);
;// CONCATENATED MODULE: ./lib/src/cli/arguments.js






/** Reads flags, and collects every problem instead of stopping at the first. */
function readArguments(argv) {
    const given = new Map();
    const problems = [];
    let help = false;
    for (const item of split(argv)) {
        if (typeof item === "string") {
            problems.push((0,src_problem/* problemOf */.Zw)([], `${(0,shorten/* quote */.hD)(item)} is not expected here: everything behind the operation is a flag.`));
            continue;
        }
        const { flag, value } = item;
        if (flag === "--help" || flag === "-h") {
            help = true;
            continue;
        }
        const name = flag.replace(/^--/, "");
        const text = value ?? (KNOWN.get(name)?.parse.bare === true ? "true" : undefined);
        const problem = flagProblem(flag, name, text);
        if (problem !== undefined)
            problems.push(problem);
        // A secret that was given all the same is kept, so that it is known and never shown.
        if (text !== undefined && (KNOWN.has(name) || cli_flags/* SECRETS */.cW.includes(name)))
            given.set(name, [...(given.get(name) ?? []), text]);
    }
    for (const [name, { length }] of given) {
        if (length > 1 && KNOWN.get(name)?.parse.many !== true)
            problems.push((0,src_problem/* problemOf */.Zw)(name, `is given ${length} times; it takes one value.`));
    }
    const joined = [...given].map(([name, values]) => [name, values.join("\n")]);
    const texts = new Map(joined.filter(([, text]) => text.trim() !== ""));
    return { texts, problems, help };
}
const KNOWN = (0,cli_flags/* allFlags */.Nn)();
/** How Node's own parser takes each flag: a value that begins with one dash belongs to the flag before it. */
const OPTIONS = {
    ...Object.fromEntries([...KNOWN].map(([name, { parse }]) => [name, { type: parse.bare === true ? "boolean" : "string" }])),
    help: { type: "boolean", short: "h" },
};
/** Flags with their values, and texts that belong to none. */
function* split(argv) {
    const { tokens } = (0,external_node_util_.parseArgs)({
        args: [...argv],
        options: OPTIONS,
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
    /** A flag whose value the next argument may be: of a boolean, or of an unknown one, where it may be a secret. */
    let open;
    for (const token of tokens) {
        if (token.kind === "positional") {
            yield open === undefined ? token.value : { flag: open, value: token.value };
            open = undefined;
            continue;
        }
        if (open !== undefined)
            yield { flag: open, value: undefined };
        open = undefined;
        if (token.kind === "option-terminator")
            yield "--";
        else if (token.value === undefined && token.name !== "help")
            open = token.rawName;
        else if (token.inlineValue === false && token.value.startsWith("--")) {
            // The next flag was taken for the value that is missing.
            yield { flag: token.rawName, value: undefined };
            const [flag, ...value] = token.value.split("=");
            if (value.length > 0 && flag !== undefined)
                yield { flag, value: value.join("=") };
            else
                open = flag;
        }
        else
            yield { flag: token.rawName, value: token.value };
    }
    if (open !== undefined)
        yield { flag: open, value: undefined };
}
function flagProblem(flag, name, text) {
    if (KNOWN.has(name) && flag.startsWith("--"))
        return text === undefined
            ? (0,src_problem/* problemOf */.Zw)(name, `needs a value; one that begins with -- is written as --${name}=VALUE.`)
            : undefined;
    if (cli_flags/* SECRETS */.cW.includes(name))
        return refused(name);
    const positive = name.replace(/^no-/, "");
    if (positive !== name && KNOWN.get(positive)?.parse.bare === true)
        return (0,src_problem/* problemOf */.Zw)([], `${(0,shorten/* quote */.hD)(flag)} is no flag; write --${positive}=false.`);
    const meant = (0,near_miss/* nearMiss */.b)(name, [...KNOWN.keys(), ...cli_flags/* SECRETS */.cW, "help"]);
    if (meant === undefined)
        return (0,src_problem/* problemOf */.Zw)([], `${(0,shorten/* quote */.hD)(flag)} is no flag; --help lists them.`);
    return (0,src_problem/* problemOf */.Zw)([], `${(0,shorten/* quote */.hD)(flag)} is no flag; did you mean --${meant}${cli_flags/* SECRETS */.cW.includes(meant) ? "-file" : ""}?`);
}
function refused(name) {
    return (0,src_problem/* problemOf */.Zw)([], `--${name} is not taken, because other users of the machine can read the arguments of a command. Set the variable ${(0,cli_variables/* variableFor */.S)(name)}, or give --${name}-file PATH.`);
}

// EXTERNAL MODULE: ./lib/src/cli/command-inputs.js
var command_inputs = __webpack_require__(4618);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
;// CONCATENATED MODULE: ./lib/src/cli/given-texts.js







/** Adds what files and variables say to the flags. A file comes before a variable. */
async function withFilesAndVariables(flags, sources) {
    const { environment } = sources;
    const texts = new Map(flags);
    const writtenAs = new Map(cli_flags/* SECRETS */.cW.map((name) => [name, (0,cli_variables/* variableFor */.S)(name)]));
    const problems = [];
    for (const [name, variables] of Object.entries(cli_variables/* VARIABLES */.u)) {
        const variable = variables.find((each) => (0,src_environment/* textIn */.r)(environment, each) !== undefined);
        if (variable === undefined || texts.has(name))
            continue;
        texts.set(name, environment[variable] ?? "");
        writtenAs.set(name, variable);
    }
    if (flags.get("token-file") === "-" && flags.get("github-token-file") === "-")
        problems.push((0,src_problem/* problemOf */.Zw)("github-token-file", "- is taken by --token-file already; standard input holds one token."));
    else
        for (const name of cli_flags/* SECRETS */.cW) {
            const path = flags.get(`${name}-file`)?.trim();
            if (path === undefined || path === "")
                continue;
            const read = await readSecret(path, sources);
            if (typeof read === "string")
                problems.push((0,src_problem/* problemOf */.Zw)(`${name}-file`, read));
            else
                texts.set(name, read.secret);
            writtenAs.set(name, `--${name}-file`);
        }
    return { texts, writtenAs, problems };
}
/** Gives a text when there is none: why. */
async function readSecret(path, { stdin, signal }) {
    try {
        const secret = (path === "-" ? await textFrom((0,external_node_stream_.addAbortSignal)(signal, stdin)) : (0,external_node_fs_.readFileSync)(path, "utf8")).trim();
        return secret === "" ? "is empty." : { secret };
    }
    catch (error) {
        return `cannot be read: ${(0,errors/* messageOf */.bD)(error)}.`;
    }
}
async function textFrom(stdin) {
    let text = "";
    for await (const chunk of stdin)
        text += String(chunk);
    return text;
}

;// CONCATENATED MODULE: ./lib/src/cli/read-command.js







async function readCommand(argv, sources) {
    const { texts: flags, problems, help } = readArguments(argv);
    const own = readInputs(command_inputs/* commandInputs */.t, (name) => flags.get(name) ?? "");
    // Standard input is not waited for when only the help is asked for.
    const rest = await withFilesAndVariables(help ? new Map() : flags, sources);
    return {
        ...rest,
        help,
        values: own.values,
        problems: help
            ? problems
            : [...problems, ...own.problems, ...rest.problems, ...fileProblems(own.values, own.given)],
    };
}
/** Files that cannot be written are known before anything is sent. */
function fileProblems({ summaryFile, outputsFile }, given) {
    return [
        ...unwritable("summary-file", summaryFile, "a"),
        // Emptied at once, so that a run which is killed leaves no outputs of an earlier one.
        ...unwritable("outputs-file", outputsFile, "w"),
        ...(given.has("outputs-format") && outputsFile === undefined
            ? [(0,src_problem/* problemOf */.Zw)("outputs-format", (0,src_problem/* words */.aL) `needs ${(0,src_problem/* inputName */.yu)("outputs-file")} beside it.`)]
            : []),
    ];
}
function unwritable(name, path, flags) {
    if (path === undefined)
        return [];
    try {
        (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(path, flags));
        return [];
    }
    catch (error) {
        return [(0,src_problem/* problemOf */.Zw)(name, `cannot be written: ${(0,errors/* messageOf */.bD)(error)}.`)];
    }
}

;// CONCATENATED MODULE: ./lib/src/cli/run-operation.js

















/** Runs an operation as its arguments say, prints its result as JSON or for a person, and gives the exit code. */
async function runOperation(name, argv, around) {
    const { environment, stdout, signal } = around;
    const operation = (0,registry/* findOperation */.LC)(name);
    const command = await readCommand(argv, around);
    if (command.help && operation !== undefined) {
        stdout.write(operationHelp(operation, stdout.columns));
        return 0;
    }
    const asked = operation ?? { name, outputs: {} };
    const { trigger: told, ...theRun } = shellRun(environment);
    const trigger = command.texts.has("repository") ? told : await withOrigin(told, around);
    const screen = screenFor(asked.name, command.values, around);
    const problems = [...command.problems, ...(operation === undefined ? otherCommand(name) : [])];
    const shell = shellFor(name, { ...command, problems }, { screen, trigger }, around);
    if (trigger !== told && trigger.repository !== undefined) {
        const { owner, name: repository } = trigger.repository;
        shell.ci.log.info(`The repository is ${owner}/${repository}, as the remote origin of this checkout says.`);
    }
    const failure = await run({ ci: shell.ci, signal });
    const lost = run_operation_writeOutputs(command.values, shell, failure);
    screen.end();
    const result = shell.result();
    if (result !== undefined) {
        const whole = { ...result, ...lost };
        const text = isForPerson(command.values, stdout)
            ? outputTable(asked.outputs, whole, { redact: shell.redact, columns: stdout.columns })
            : answer(asked, theRun, whole, shell.redact);
        stdout.write(text);
    }
    return (0,exit_codes/* exitCodeOf */.F)(lost?.errorKind ?? failure);
}
/** A terminal has a person before it, and everything else a program behind it. */
function isForPerson({ json }, { isTTY }) {
    return json === undefined ? isTTY === true : !json;
}
function screenFor(title, values, { stdout, stderr, environment }) {
    const { quiet, verbose } = values;
    const answers = isForPerson(values, stdout) ? stdout : undefined;
    const { TERM: term, NO_COLOR: noColor } = environment;
    return createLiveScreen({ stream: stderr, answers, title, quiet, verbose, term, noColor });
}
function shellFor(name, { texts, problems, writtenAs, values }, { screen, trigger }, { environment, workspace }) {
    const flags = (0,cli_flags/* allFlags */.Nn)();
    return createShell({
        environment,
        workspace,
        screen,
        trigger,
        texts: new Map([...texts, ["operation", name]]),
        problems,
        inputName(input, value) {
            const written = writtenAs.get(input) ?? (flags.has(input) ? `--${input}` : input);
            return value === undefined ? written : `${written}=${value}`;
        },
        summaryFile: values.summaryFile,
    });
}
/** What was written may be a slip in the name of a command that is no operation. */
function otherCommand(name) {
    const meant = (0,near_miss/* nearMiss */.b)(name, Object.keys(help/* COMMANDS */.L));
    return meant === undefined ? [] : [(0,src_problem/* problemOf */.Zw)([], `There is a command merge-queue ${meant}.`)];
}
/** Where nothing else names a repository, the checkout may. */
async function withOrigin(trigger, { workspace, environment, signal }) {
    if (trigger.repository !== undefined)
        return trigger;
    const repository = await origin_originOf(workspace, environment, signal);
    return repository === undefined ? trigger : { ...trigger, repository };
}
/** The failure of a command that went well when they cannot be written: a later step must not take it for success. */
function run_operation_writeOutputs({ outputsFile, outputsFormat }, { ci, outputs }, failure) {
    if (outputsFile === undefined)
        return undefined;
    try {
        writeOutputsFile(outputsFile, outputsFormat, outputs);
        return undefined;
    }
    catch (error) {
        const errorMessage = `--outputs-file: cannot be written: ${(0,errors/* messageOf */.bD)(error)}.`;
        // A file that could not be written from the start has been told of with the other problems.
        if (failure !== "input")
            ci.fail("The outputs cannot be written", errorMessage, []);
        return failure === undefined ? { errorKind: "output", errorMessage } : undefined;
    }
}


/***/ }),

/***/ 3787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ textIn)
/* harmony export */ });
/** What a variable holds; undefined when it is not set, or set to nothing. */
function textIn(environment, name) {
    const text = environment[name]?.trim();
    return text === "" ? undefined : text;
}


/***/ }),

/***/ 9736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ findGit),
/* harmony export */   _K: () => (/* binding */ gitEnvironment),
/* harmony export */   sm: () => (/* binding */ leadsGitAway)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);



/**
 * The absolute path of git. It is looked for here since a search by the operating system may begin in the working
 * directory, where a pull request can put a program of that name. @throws InputError when there is none.
 */
function findGit(environment, platform = process.platform) {
    const windows = platform === "win32";
    const folders = (variable(environment, "PATH", windows) ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
    const found = folders
        .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder))
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, windows ? "git.exe" : "git"))
        .find(isProgram);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(["git was not found in PATH, and the changed files are read with it."], {
        details: ["Install git on the runner or in the job's container, then check the repository out with it."],
    });
}
/** Windows does not care how a variable's name is written. */
function variable(environment, name, windows) {
    if (!windows)
        return environment[name];
    return Object.entries(environment).find(([key]) => key.toUpperCase() === name)?.[1];
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
/**
 * Variables that would lead git to another repository than that of its folder (`git rev-parse --local-env-vars`), or
 * make it read patterns in another way.
 */
const LEADING_AWAY = new Set([
    "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_COMMON_DIR",
    "GIT_DIR",
    "GIT_GLOB_PATHSPECS",
    "GIT_GRAFT_FILE",
    "GIT_ICASE_PATHSPECS",
    "GIT_IMPLICIT_WORK_TREE",
    "GIT_INDEX_FILE",
    "GIT_LITERAL_PATHSPECS",
    "GIT_NAMESPACE",
    "GIT_NOGLOB_PATHSPECS",
    "GIT_OBJECT_DIRECTORY",
    "GIT_PREFIX",
    "GIT_SHALLOW_FILE",
    "GIT_WORK_TREE",
]);
/** True for a variable that must not reach git, however it is started. */
function leadsGitAway(name) {
    return LEADING_AWAY.has(name.toUpperCase());
}
/** What makes git answer in English, ask nobody and write nothing by the way. Configuration by variables stays. */
function gitEnvironment(environment) {
    const kept = Object.entries(environment).filter(([name]) => !leadsGitAway(name));
    return {
        ...Object.fromEntries(kept),
        GCM_INTERACTIVE: "never",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_TERMINAL_PROMPT: "0",
        LC_ALL: "C",
    };
}


/***/ }),

/***/ 6549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ gitWords)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

const SHOWN_CHARACTERS = 300;
/**
 * What git said went wrong, for a message: its `fatal:` and `error:` lines, else its last words, on one line, without
 * control characters and without what stands before the host in an address, 300 characters at most.
 */
function gitWords(stderr) {
    const lines = stderr.split(/[\r\n]+/).filter((line) => line.trim() !== "");
    const telling = lines.filter((line) => /^(remote: *)?(fatal|error): /i.test(line));
    const words = (telling.length > 0 ? telling : lines.slice(-3))
        .join(" ")
        .replace(/:\/\/[^\s'"]*@/g, "://")
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(words, SHOWN_CHARACTERS);
}


/***/ }),

/***/ 5349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   JG: () => (/* binding */ gitLine),
/* harmony export */   oM: () => (/* binding */ gitOutput),
/* harmony export */   tv: () => (/* binding */ gitFailure),
/* harmony export */   zY: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _child_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6580);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5071);
/* harmony import */ var _git_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9736);
/* harmony import */ var _git_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6549);







const TIMEOUT_MS = 120_000;
const MAXIMUM_BYTES = 64 * 1024 * 1024;
/** The user's configuration must not change what is read, nor start other programs. */
const SETTINGS = [
    "core.quotePath=false",
    "diff.relative=false",
    "core.fsmonitor=false",
    // Many a package keeps its hooks in the checkout.
    `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.devNull}`,
    // Files of the checkout can look like a repository, with a configuration that names programs to run.
    "safe.bareRepository=explicit",
].flatMap((setting) => ["-c", setting]);
/** Opens the repository that a folder is checked out in. @throws InputError that says what to do when it cannot. */
async function openGit({ folder, environment, signal }) {
    const git = { program: (0,_git_program_js__WEBPACK_IMPORTED_MODULE_5__/* .findGit */ .Ct)(environment), root: folder, environment, signal };
    const root = await gitLine(git, ["rev-parse", "--show-toplevel"]);
    // Git before 2.38 does not know `safe.bareRepository`. What is called `.git` cannot come from a commit.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ".git"), { throwIfNoEntry: false }) === undefined)
        throw notCheckedOut(root);
    return { ...git, root };
}
/**
 * Runs git, whatever its exit code is. Arguments are passed as they are; no shell takes part.
 * @throws AbortedError, and Failure when it runs too long or prints too much.
 */
async function runGit(git, args, { stdin, timeoutMs = TIMEOUT_MS, maximumBytes = MAXIMUM_BYTES, environment = {} } = {}) {
    const command = [git.program, "--no-pager", "-C", git.root, ...SETTINGS, ...args];
    const { how, stdout, stderr } = await (0,_child_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runProcess */ .R)(command, {
        // The search for a program that git starts, ssh say, must not begin in the checkout.
        workingDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(git.program),
        environment: { ...(0,_git_program_js__WEBPACK_IMPORTED_MODULE_5__/* .gitEnvironment */ ._K)(git.environment), ...environment },
        stdin: stdin ?? "",
        timeLimitMs: timeoutMs,
        outputLimitBytes: maximumBytes,
        signal: git.signal,
    });
    switch (how.kind) {
        case "exited":
            return { code: how.code, stdout, stderr };
        case "killed":
            return { code: -1, stdout, stderr };
        case "aborted":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AbortedError */ .oM();
        case "too-late":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR("unavailable", `${named(args)} took longer than ${timeoutMs / 1000} s and was ended.`);
        case "too-much":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR("input", `${named(args)} printed more than ${maximumBytes} bytes.`);
        case "not-started":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`git could not be started: ${how.problem}.`]);
    }
}
/** The output of a command that must succeed. @throws InputError with git's own words when it does not. */
async function gitOutput(git, args, options) {
    const end = await runGit(git, args, options);
    if (end.code !== 0)
        throw gitFailure(git, args, end);
    return end.stdout;
}
/** The output of a command that prints one line. */
async function gitLine(git, args) {
    return (await gitOutput(git, args)).toString("utf8").replace(/\r?\n$/, "");
}
/** The command of an argument vector, for messages: `git fetch`. */
function named(args) {
    const command = args.find((arg, index) => !arg.startsWith("-") && args[index - 1] !== "-c");
    return `git ${command ?? ""}`.trim();
}
/** What a failed command means. */
function gitFailure(git, args, { code, stderr }) {
    if (/not a git repository|must be run in a work tree|cannot (change to|use bare repository)/i.test(stderr)) {
        return notCheckedOut(git.root);
    }
    if (/dubious ownership|unsafe repository/i.test(stderr)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`Git does not read ${git.root}, because it belongs to another user.`], {
            details: [
                "This happens in containers. Run before this step:",
                '  git config --global --add safe.directory "$GITHUB_WORKSPACE"',
            ],
        });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([
        `${named(args)} failed (exit code ${code}): ${(0,_git_words_js__WEBPACK_IMPORTED_MODULE_6__/* .gitWords */ .i)(stderr) || "it said nothing"}`,
    ]);
}
function notCheckedOut(folder) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`${folder} is in no checked out Git repository.`], {
        details: ["Check the repository out first, on GitHub Actions with actions/checkout."],
    });
}


/***/ }),

/***/ 9301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mg: () => (/* binding */ wrongKindOfToken),
/* harmony export */   j$: () => (/* binding */ commonInputs),
/* harmony export */   k_: () => (/* binding */ operationInput)
/* harmony export */ });
/* harmony import */ var _api_loopback_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7824);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6373);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5844);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2066);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1798);





/** The part of an address that says which version of the API it is. */
const API_VERSION = "v1";
const EXAMPLE_ADDRESS = `https://api.trunk.io/${API_VERSION}`;
const apiAddress = (value) => {
    const allowed = `an https: address that ends with the version of the API, such as ${EXAMPLE_ADDRESS} (http: only for this machine)`;
    if (!URL.canParse(value))
        return { ok: false, allowed };
    const url = new URL(value);
    const secure = url.protocol === "https:" || (url.protocol === "http:" && (0,_api_loopback_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U)(url));
    const plain = url.username === "" && url.password === "" && url.search === "" && url.hash === "";
    if (!secure || !plain)
        return { ok: false, allowed };
    const segments = url.pathname.replace(/\/+$/, "").split("/");
    const version = /^v\d+$/.exec(segments.at(-1) ?? "")?.[0];
    if (version === API_VERSION)
        return { ok: true, value: url };
    const at = segments.findIndex((segment) => segment.toLowerCase() === API_VERSION);
    const base = at < 0 ? segments : segments.slice(0, at);
    return version === undefined
        ? { ok: false, allowed, meant: `${url.origin}${[...base, API_VERSION].join("/")}` }
        : {
            ok: false,
            allowed: `an address of ${API_VERSION} of the API, the only version that this action knows, such as ${EXAMPLE_ADDRESS}`,
        };
};
/** How keys of the service's newer API begin. */
const NEWER_KEY = /^trunk_v2_/;
/** Why the service would refuse a token that is well written; undefined when it would not for its kind. */
function wrongKindOfToken(given) {
    return given === undefined || !NEWER_KEY.test(given)
        ? undefined
        : (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)("token", `is a key of the newer API (they begin with trunk_v2_), which does not work with ${API_VERSION}. Make an "Organization API token (v1)" in the web application under Settings, Developer, API keys, and use that one.`);
}
/** An API token as a header can carry it. */
const token = (value) => /^[\x21-\x7e]+$/.test(value)
    ? { ok: true, value }
    : {
        ok: false,
        allowed: "one line of visible ASCII characters without spaces; check how the secret was stored",
    };
const operationInput = (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, {
    name: "operation",
    required: true,
    description: "What to do; see the table of operations. `setImpactedTargets` means the same as `set-impacted-targets`.",
});
/** Inputs of every operation. */
const commonInputs = {
    token: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(token, {
        name: "token",
        secret: true,
        description: "API token of the merge queue service. Pass it from a secret; it is masked before anything else happens. A fork's `pull_request` run may leave it out for `set-impacted-targets`.",
    }),
    apiUrl: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefault */ .I)(apiAddress, EXAMPLE_ADDRESS, {
        name: "api-url",
        description: "Base address of the service with its version prefix. `http:` is allowed for this machine only.",
    }),
    repository: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryName */ .aR, {
        name: "repository",
        description: "Repository of the queue as `owner/name`. Default: the workflow's repository.",
        commandLine: "Repository of the queue as `owner/name`. Default: the repository of the CI run, else that of the remote `origin` when it is on github.com.",
    }),
    repositoryHost: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .hostName */ .Sm, {
        name: "repository-host",
        description: "Host of the repository. Default: the host of the server that runs the workflow, `github.com` for most.",
        commandLine: "Host of the repository. Default: that of the CI run's repository, else `github.com`.",
    }),
    targetBranch: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .branch */ .tk, {
        name: "target-branch",
        description: "Branch that the queue merges into. Default: the pull request's base branch; where there is no pull request, what only reads takes the default branch. What changes a queue needs it.",
    }),
    prNumber: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestNumber */ .Kd, {
        name: "pr-number",
        description: "Number of the pull request. Default: the pull request of the event.",
        commandLine: "Number of the pull request. Default: the pull request of the CI run.",
    }),
    headSha: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .commit */ .cd, {
        name: "head-sha",
        description: "Head commit of the pull request, never the merge commit that GitHub makes for its test (`github.sha`). Default: the head in the event.",
        commandLine: "Head commit of the pull request. Default: the head that the CI run names.",
    }),
    githubToken: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(token, {
        name: "github-token",
        secret: true,
        expression: "${{ github.token }}",
        description: "Token for look-ups on the GitHub API. An empty text switches them off.",
    }),
    requestTimeout: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefault */ .I)(_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimerDuration */ .N, "30s", {
        name: "request-timeout",
        description: "Longest time for one attempt of a request. A call makes up to four attempts within three times this.",
    }),
    dryRun: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefault */ .I)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt, "false", {
        name: "dry-run",
        description: "Show the decision and the request, send nothing that writes, and end as `planned`.",
    }),
    summary: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefault */ .I)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt, "true", {
        name: "summary",
        description: "Write the job summary.",
        commandLine: "Write the summary to `--summary-file`, when that is given.",
    }),
};


/***/ }),

/***/ 5384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   J4: () => (/* binding */ IN_RESULT_FILE),
/* harmony export */   Rl: () => (/* binding */ limitedTable),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tG: () => (/* binding */ linkedMarkdown),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** Characters that Markdown or HTML could take for structure, and invisible ones that could hide it. */
const STRUCTURE = /[&<>|`*_[\]()#~\\!{}$@"']/g;
/**
 * Text of somebody else for any place in Markdown: one line, everything that could be structure as an entity.
 * Entities are shown as the character but never read as Markdown or HTML.
 */
function escapeText(text) {
    return text
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
        .replace(STRUCTURE, asEntity)
        .replace(/^\s*(?:[-+=]|\d+\.)/, (start) => `${start.slice(0, -1)}${asEntity(start.slice(-1))}`)
        .replace(/:(?=\/\/)/g, asEntity)
        .replace(/(?<=\bwww)\./gi, asEntity);
}
function asEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** Longer than a path that somebody reads. */
const CODE_CHARACTERS = 1000;
/** Short technical text (a commit, a name) in a fixed-width face, whatever it holds and however long it is. */
function code(text) {
    return `<code>${escapeText((0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(text, CODE_CHARACTERS))}</code>`;
}
/** Browsers take no longer address in earnest. */
const ADDRESS_CHARACTERS = 2000;
/**
 * A link on somebody else's text to somebody else's address; the text alone unless that is a plain http(s) address.
 * One with a user name in front looks like another host, so it is none.
 */
function link(text, address) {
    return linkedMarkdown(escapeText(text), address);
}
/** The same on a text that is Markdown already. */
function linkedMarkdown(markdown, address) {
    const target = linkTarget(address ?? "");
    return target === undefined ? markdown : `[${markdown}](${target})`;
}
/** The address with everything encoded that could end it in Markdown or in a table. */
function linkTarget(address) {
    if (address.length > ADDRESS_CHARACTERS || !/^https?:\/\/[^\s\p{Cc}]+$/iu.test(address))
        return undefined;
    if (!URL.canParse(address))
        return undefined;
    const { origin, username, password, pathname, search, hash } = new URL(address);
    if (username !== "" || password !== "")
        return undefined;
    const rest = `${pathname}${search}${hash}`.replace(/[^\w\-.~/?#:@+,;=&%]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
    return `${origin}${rest.replaceAll("&", "&amp;")}`;
}
/**
 * Lines in a block of code, in which Markdown and HTML mean nothing: each is one line, and none of them can end the
 * block.
 */
function codeBlock(lines, language) {
    const content = lines.map((line) => line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")).join("\n");
    const longestRun = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = "`".repeat(longestRun + 1);
    return `${fence}${language}\n${content}\n${fence}`;
}
/** Something long that is folded away under one line. */
function folded(title, content) {
    return `<details><summary>${escapeText(title)}</summary>\n\n${content}\n\n</details>`;
}
function tableRow(cells) {
    return `| ${cells.join(" | ")} |`;
}
/** A table of cells that are Markdown already. */
function table(head, rows) {
    return [tableRow(head), tableRow(head.map(() => "---")), ...rows.map(tableRow)].join("\n");
}
/** Parts of a page, one below the other, without those that have nothing to say. */
function paragraphs(parts) {
    return parts.filter((part) => part !== "").join("\n\n");
}
/** For a shortened list. */
const IN_RESULT_FILE = "the output result-file has them all";
/** How much a shortened list leaves out, and where the whole of it is; empty when it leaves out nothing. */
function andMore(hidden, whole = "") {
    return hidden > 0 ? `And ${hidden} more${whole === "" ? "" : `; ${whole}`}.` : "";
}
/** A table of so many rows at most; only what is shown is made into cells, since a list can be long. */
function limitedTable(head, items, rowOf, { atMost, whole }) {
    const rows = items.slice(0, atMost).map(rowOf);
    return paragraphs([table(head, rows), andMore(items.length - rows.length, whole)]);
}


/***/ }),

/***/ 7306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S9: () => (/* binding */ barChart),
/* harmony export */   VM: () => (/* binding */ gantt),
/* harmony export */   jb: () => (/* binding */ lettersAndDigits)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3300);

/** Each stretch is drawn this long at least, so that it can be seen. */
const SHORTEST_MS = 1000;
/** Up to this length the axis shows seconds. */
const SECONDS_UNTIL_MS = 10 * 60_000;
/** From this length on it shows the day. */
const DAYS_FROM_MS = 20 * 3_600_000;
/** A label longer than this would leave no room for the bars. */
const LABEL_CHARACTERS = 40;
/** Everything else may be structure in a Mermaid diagram. */
function lettersAndDigits(text) {
    // Properties of Unicode cost milliseconds when they are first used, and each run asks for its secrets' sake.
    const others = /^[ -~]*$/.test(text) ? /[^A-Za-z0-9 ]+/g : /[^\p{L}\p{N} ]+/gu;
    return text.replace(others, " ").replace(/\s+/g, " ").trim();
}
function plain(text) {
    const label = lettersAndDigits(text);
    // A label may have lost what kept the parts of a secret together, so it has no place to be cut at.
    return label.length <= LABEL_CHARACTERS ? label : `a text of ${label.length} characters`;
}
/** Spans as a Gantt chart, one bar each. The axis shows the reader's local time. */
function gantt(spans) {
    const totalMs = (spans.at(-1)?.toMs ?? 0) - (spans[0]?.fromMs ?? 0);
    // A number in front keeps a label from being read as a keyword.
    const tasks = spans.map(({ label, fromMs, toMs }, index) => {
        const lengthMs = toMs - fromMs;
        const from = Math.round(fromMs);
        const until = from + Math.max(SHORTEST_MS, Math.round(lengthMs));
        return `    ${index + 1} ${plain(label)} ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(lengthMs).replace(".", " ")} :s${index}, ${from}, ${until}`;
    });
    return [
        "```mermaid",
        "gantt",
        "    dateFormat x",
        `    axisFormat ${axisOf(totalMs)}`,
        ...tasks,
        "```",
    ].join("\n");
}
function axisOf(totalMs) {
    if (totalMs < SECONDS_UNTIL_MS)
        return "%H:%M:%S";
    return totalMs < DAYS_FROM_MS ? "%H:%M" : "%d %b %H:%M";
}
/** More would not be told apart. */
const BARS_SHOWN = 24;
/** The diagram's grammar knows no exponents, with which larger numbers are written. */
const LARGEST_BAR = 1e15;
/** Bars of whole numbers from zero on; undefined where there is nothing to draw, or nothing that can be drawn. */
function barChart({ title, labels, values, bars }) {
    const heights = bars.map(({ value }) => Math.round(value));
    const highest = Math.max(0, ...heights);
    const drawable = heights.every((height) => height >= 0 && height < LARGEST_BAR);
    if (!drawable || highest === 0 || bars.length > BARS_SHOWN)
        return undefined;
    return [
        "```mermaid",
        "xychart-beta",
        `    title ${quoted(title)}`,
        `    x-axis ${quoted(labels)} [${bars.map(({ label }) => quoted(label)).join(", ")}]`,
        `    y-axis ${quoted(values)} 0 --> ${highest}`,
        `    bar [${heights.join(", ")}]`,
        "```",
    ].join("\n");
}
/** The grammar takes no empty text in quotes. */
function quoted(text) {
    return `"${plain(text) || "unnamed"}"`;
}


/***/ })

};
