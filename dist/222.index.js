export const id = 222;
export const ids = [222];
export const modules = {

/***/ 222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyOutcome: () => (/* binding */ applyOutcome)
});

// EXTERNAL MODULE: ./lib/src/summary/queue-changes.js
var queue_changes = __webpack_require__(2246);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/queue/setting-changes.js
var setting_changes = __webpack_require__(9306);
;// CONCATENATED MODULE: ./lib/src/queue/branch-changes.js

/** The changes of branches as the output `changes` shows them. */
function branchesOutput(branches) {
    return branches.flatMap(({ branch, isNew, changes }) => isNew ? [{ branch, created: true }] : (0,setting_changes/* changesOutput */.b4)(changes).map((change) => ({ branch, ...change })));
}
/** So many branches are named in a sentence; the output and the summary have them all. */
const NAMED = 10;
/** The first of some branches, and how many more there are. */
function someBranches(branches) {
    const named = branches.slice(0, NAMED).join(", ");
    return branches.length > NAMED ? `${named} and ${branches.length - NAMED} more` : named;
}

// EXTERNAL MODULE: ./lib/src/queue/creating.js
var creating = __webpack_require__(2887);
// EXTERNAL MODULE: ./lib/src/queue/read-queue.js
var read_queue = __webpack_require__(9342);
// EXTERNAL MODULE: ./lib/src/queue/settings-report.js
var settings_report = __webpack_require__(6336);
// EXTERNAL MODULE: ./lib/src/queue/updating.js
var updating = __webpack_require__(4194);
;// CONCATENATED MODULE: ./lib/src/queue/applying.js







/** Compares every branch of the file with its queue. Nothing is written. */
async function planConfig(config, { repository }, { client }) {
    const plans = [];
    for (const [targetBranch, wanted] of config) {
        const place = { repository, targetBranch };
        const queue = await (0,read_queue/* findQueue */.LJ)(client, place);
        const changes = queue === undefined ? (0,setting_changes/* asChanges */.wG)(wanted) : (0,setting_changes/* changesFor */.z7)(queue, wanted);
        plans.push({ place, wanted, queue, changes });
    }
    return plans;
}
/** Whether a branch differs from the file. */
function differs({ queue, changes }) {
    return queue === undefined || changes.length > 0;
}
/** Carries the plans out, in the order of the file. @throws Failure that says what was done before. */
async function applyPlans(plans, tools) {
    const ends = [];
    const open = plans.filter(differs);
    for (const [index, plan] of open.entries()) {
        try {
            ends.push(await applyPlan(plan, tools));
        }
        catch (error) {
            throw halfWay(error, plan, ends, open.slice(index + 1));
        }
    }
    return ends;
}
async function applyPlan({ place, wanted, queue }, tools) {
    const branch = place.targetBranch;
    if (queue === undefined && (await (0,creating/* createQueue */.y0)(place, wanted, tools.client)) === "created") {
        return { branch, isNew: true, changes: (0,setting_changes/* asChanges */.wG)(wanted), notices: [] };
    }
    // Somebody may have made the queue since it was looked for.
    const update = await (0,updating/* updateSettings */.X)(place, wanted, queue ?? (await (0,read_queue/* readQueue */.Qf)(tools.client, place)), tools);
    return { branch, isNew: false, changes: update.changes, notices: (0,settings_report/* modeSwitchNotice */.oW)(update) };
}
function halfWay(error, failed, done, left) {
    const isOnly = done.length + left.length === 0;
    return (0,errors/* withMore */.iA)(error, {
        details: isOnly
            ? []
            : [
                `Applied before: ${branches(done.map(({ branch }) => branch))}. Failed: ${failed.place.targetBranch}. Not begun: ${branches(left.map(({ place }) => place.targetBranch))}.`,
                "Run this again: it sends only what is missing.",
            ],
        outputs: { changes: branchesOutput(done) },
    });
}
function branches(names) {
    return names.length === 0 ? "none" : someBranches(names);
}

;// CONCATENATED MODULE: ./lib/src/queue/apply-report.js





/** The requests and notices of so many branches are shown; the output and the tables have them all. */
const SHOWN = 10;
/** What is told when queues were brought to what the file says, or were so already. */
function applyReport(file, plans, ends) {
    const message = ends.length === 0
        ? `${countInWords(plans.length)} in ${file} ${plans.length === 1 ? "matches" : "match"} the file.`
        : `${ends.length} of ${countInWords(plans.length)} in ${file} ${ends.length === 1 ? "was" : "were"} changed to match the file: ${branchesInWords(ends)}.`;
    const noticed = ends.filter(({ notices }) => notices.length > 0);
    const details = [
        ...noticed
            .slice(0, SHOWN)
            .flatMap(({ branch, notices }) => notices.map((notice) => `${branch}: ${notice}`)),
        ...restOf(noticed, "The same goes for"),
    ];
    return {
        message,
        details,
        outputs: { changes: branchesOutput(ends) },
        summary: (0,queue_changes/* branchesSummary */.JR)(message, queue_changes/* MADE_CHANGES */.IY, ends, details),
    };
}
/** What is told of a dry run that found differences. */
function driftReport(file, plans) {
    const drifted = plans.filter(differs);
    const branches = drifted.map(({ place, queue, changes }) => ({
        branch: place.targetBranch,
        isNew: queue === undefined,
        changes,
    }));
    const message = `${drifted.length} of ${countInWords(plans.length)} in ${file} ${drifted.length === 1 ? "differs" : "differ"} from the file: ${branchesInWords(branches)}.`;
    const requests = drifted.slice(0, SHOWN).flatMap(({ place, wanted, queue, changes }) => {
        const plan = queue === undefined ? (0,settings_report/* plannedCreation */.a6)(place, wanted) : (0,settings_report/* plannedUpdate */.mG)(place, changes);
        return plan.requests ?? [];
    });
    const details = restOf(drifted, "Not shown are the requests for");
    return {
        message,
        details,
        requests,
        outputs: { changes: branchesOutput(branches) },
        summary: (0,queue_changes/* branchesSummary */.JR)(message, queue_changes/* DRIFT */.K0, branches, details),
    };
}
function countInWords(count) {
    return count === 1 ? "1 merge queue" : `${count} merge queues`;
}
function branchesInWords(branches) {
    return someBranches(branches.map(({ branch, isNew, changes }) => `${branch} (${isNew ? "new" : (0,setting_changes/* namesOf */.eZ)(changes)})`));
}
/** For how many more branches than are shown there is something, if there are any. */
function restOf(branches, what) {
    const more = branches.length - SHOWN;
    return more > 0 ? [`${what} ${more} more ${more === 1 ? "branch" : "branches"}.`] : [];
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/src/near-miss.js
var near_miss = __webpack_require__(527);
// EXTERNAL MODULE: ./lib/src/problem.js
var src_problem = __webpack_require__(6373);
// EXTERNAL MODULE: ./lib/src/queue/read-settings.js
var read_settings = __webpack_require__(8396);
// EXTERNAL MODULE: ./lib/src/queue/yaml-tree.js
var yaml_tree = __webpack_require__(1440);
;// CONCATENATED MODULE: ./lib/src/queue/queue-config.js









const INPUT = "config-file";
/** Far more than the settings of a thousand branches. */
const LARGEST_BYTES = 1024 * 1024;
const FORM = "queues, a mapping of branches to settings";
/** Keys of the top that begin so hold what several queues share by anchor and alias, and are no settings themselves. */
const SHARED = "x-";
/** Reads the file of the input `config-file`. @throws InputError with all problems. */
async function readConfigFile(workspace, file) {
    const { value, problems } = await readConfig(await textOf((0,external_node_path_.resolve)(workspace, file), file), file);
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    return value;
}
/** The one branch that is wanted, or all of them. @throws InputError when the file does not have it. */
function onlyFor(branchName, config, file) {
    if (branchName === undefined)
        return config;
    const settings = config.get(branchName);
    if (settings !== undefined)
        return new Map([[branchName, settings]]);
    const others = someBranches([...config.keys()].map(read_settings/* shownKey */.dM));
    throw new errors/* InputError */.dz([
        (0,src_problem/* problemOf */.Zw)("target-branch", `${file} has no queues.${(0,read_settings/* shownKey */.dM)(branchName)}; its branches are ${others}.`),
    ]);
}
async function textOf(path, file) {
    let handle;
    try {
        // Asked before it is opened: a pipe that nobody writes to would hold the step for ever.
        const found = await (0,promises_.stat)(path);
        if (!found.isFile())
            throw new errors/* InputError */.dz([(0,src_problem/* problemOf */.Zw)(INPUT, `${file} is not a file.`)]);
        if (found.size > LARGEST_BYTES) {
            throw new errors/* InputError */.dz([
                (0,src_problem/* problemOf */.Zw)(INPUT, `${file} has ${found.size} bytes; ${LARGEST_BYTES} are the most.`),
            ]);
        }
        handle = await (0,promises_.open)(path);
        return new TextDecoder("utf-8", { fatal: true }).decode(await handle.readFile());
    }
    catch (error) {
        if (error instanceof errors/* InputError */.dz)
            throw error;
        const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
        const problem = isMissing
            ? `${file} does not exist (looked for ${path}). Check the repository out first, or name another file.`
            : `${file} cannot be read: ${(0,errors/* messageOf */.bD)(error)}.`;
        throw new errors/* InputError */.dz([(0,src_problem/* problemOf */.Zw)(INPUT, problem)], { cause: error });
    }
    finally {
        await handle?.close();
    }
}
/** Reads the text of such a file. */
async function readConfig(text, file) {
    const complain = (0,read_settings/* complaintsOf */.Cv)(INPUT, file);
    const reading = await (0,yaml_tree/* readYaml */.g)(text);
    if (!reading.ok) {
        return { value: new Map(), problems: reading.problems.map((each) => complain(each.line, "", each.text)) };
    }
    const { root } = reading;
    if (root.kind !== "mapping") {
        const what = `must hold ${FORM}; got ${(0,read_settings/* shown */.SP)(root)}`;
        return { value: new Map(), problems: [complain(root.line, "", what)] };
    }
    const others = root.entries().filter(({ key }) => key !== "queues" && !key.startsWith(SHARED));
    const queues = root.entries().find(({ key }) => key === "queues");
    const read = queues === undefined ? undefined : readQueues(queues.value, complain);
    const isMissing = queues === undefined && others.every(({ key }) => (0,near_miss/* nearMiss */.b)(key, ["queues"]) === undefined);
    return {
        value: read?.value ?? new Map(),
        problems: [
            ...others.map((entry) => unknownKey(entry, complain)),
            ...(isMissing ? [(0,src_problem/* problemOf */.Zw)(INPUT, `${file} must hold ${FORM}.`)] : []),
            ...(read?.problems ?? []),
        ],
    };
}
function unknownKey({ key, line }, complain) {
    const advice = (0,near_miss/* nearMiss */.b)(key, ["queues"]) === undefined
        ? "only queues stands here, and keys that begin with x- for what queues share"
        : "did you mean queues?";
    return complain(line, (0,read_settings/* shownKey */.dM)(key), `is not known; ${advice}`);
}
function readQueues(node, complain) {
    const entries = node.entries();
    if (entries.length === 0) {
        const what = `must be a mapping of branches to settings, with one branch at least; got ${(0,read_settings/* shown */.SP)(node)}`;
        return { value: new Map(), problems: [complain(node.line, "queues", what)] };
    }
    const listSettings = (0,read_settings/* settingsListedOnce */.au)();
    const reads = entries.map(({ key, line, value }) => {
        const path = `queues.${(0,read_settings/* shownKey */.dM)(key)}`;
        const name = (0,parsers/* branch */.tk)(key);
        const isName = name.ok && name.value === key;
        const bad = isName ? [] : [complain(line, path, "must be a branch name such as main or release/1.x")];
        const read = (0,read_settings/* readMapping */.vh)(value, `${path}.`, complain, listSettings);
        return { key, settings: read.value, problems: [...bad, ...read.problems] };
    });
    return {
        value: new Map(reads.map(({ key, settings }) => [key, settings])),
        problems: reads.flatMap(({ problems }) => problems),
    };
}

;// CONCATENATED MODULE: ./lib/src/queue/apply-outcome.js



/** Brings the queues of a file to what it says, or shows where they differ. */
async function applyOutcome({ configFile, failOnDrift }, place, context) {
    const config = await readConfigFile(context.workspace, configFile);
    const plans = await planConfig(onlyFor(place.onlyBranch, config, configFile), place, context);
    if (!plans.some(differs))
        return { result: "unchanged", ...applyReport(configFile, plans, []) };
    if (context.dryRun) {
        const allowed = failOnDrift ? [] : ["drift"];
        return { result: "drift", allowed, ...driftReport(configFile, plans) };
    }
    return { result: "applied", ...applyReport(configFile, plans, await applyPlans(plans, context)) };
}


/***/ })

};
