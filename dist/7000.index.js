export const id = 7000;
export const ids = [7000];
export const modules = {

/***/ 7000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/quarantined-tests/inputs.js
var inputs = __webpack_require__(7760);
// EXTERNAL MODULE: ./lib/src/quarantined-tests/read.js
var read = __webpack_require__(5857);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/src/test-results/names.js
/*
 * The service's uploader changes every attribute of a test before it makes the test's id: it trims white space, cuts
 * long text, then removes escape sequences and control characters. Its steps, in its order.
 */
/** Longest text of one attribute, in bytes of UTF-8. */
const LONGEST_BYTES = 8_000;
/** Anything that the steps might change: a text without such a character, and not too long, stays as it is. */
const MAY_CHANGE = /[^ -~\u00a1-\uffff]|^\s|\s$/;
/** Returns an attribute of a report as the uploader stores it. */
function normalizeName(written) {
    if (written.length * 3 <= LONGEST_BYTES && !MAY_CHANGE.test(written))
        return written;
    return withoutControls(cut(trim(written)));
}
/**
 * Returns the form in which two names are compared: normalized until nothing changes. The uploader trims before it
 * removes escape sequences, so a second pass trims white space that the first one uncovered.
 */
function comparableName(name) {
    return normalizeName(normalizeName(name));
}
/** Not that of JavaScript: that one has U+FEFF, and lacks U+0085. */
const WHITE_SPACE = /\p{White_Space}/u;
function trim(text) {
    let start = 0;
    let end = text.length;
    while (start < end && WHITE_SPACE.test(text.charAt(start)))
        start += 1;
    while (end > start && WHITE_SPACE.test(text.charAt(end - 1)))
        end -= 1;
    return text.slice(start, end);
}
/** Cuts between two characters. */
function cut(text) {
    const bytes = Buffer.from(text);
    let end = LONGEST_BYTES;
    if (bytes.length <= end)
        return text;
    while (isContinuation(bytes.readUInt8(end)))
        end -= 1;
    return bytes.toString("utf8", 0, end);
}
function isContinuation(byte) {
    return (byte & 0xc0) === 0x80;
}
/** States of a terminal inside an escape sequence, and which ASCII characters lead to another one. */
const NEXT = {
    escape: [
        [/[ -/]/, "intermediate"],
        [/P/, "dcs"],
        [/[X^_]/, "string"],
        [/\[/, "csi"],
        [/\]/, "osc"],
        [/[0-~]/, "text"],
    ],
    intermediate: [[/[0-~]/, "text"]],
    csi: [[/[@-~]/, "text"]],
    dcs: [
        [/[ -/]/, "dcs-intermediate"],
        [/[0-?]/, "dcs-parameters"],
        [/[@-~]/, "dcs-data"],
    ],
    "dcs-parameters": [
        [/[ -/]/, "dcs-intermediate"],
        [/[<-?]/, "dcs-ignored"],
        [/[@-~]/, "dcs-data"],
    ],
    "dcs-intermediate": [
        [/[0-?]/, "dcs-ignored"],
        [/[@-~]/, "dcs-data"],
    ],
};
/** States in which a line feed is still printed. */
const PRINTS_LINE_FEED = new Set(["text", "escape", "intermediate", "csi"]);
/** Removes escape sequences as a terminal reads them, and all control characters but line feeds and U+007F. */
function withoutControls(text) {
    let state = "text";
    let shown = "";
    for (const character of text) {
        shown += shownIn(state, character);
        state = nextState(state, character);
    }
    return shown;
}
function shownIn(state, character) {
    if (character === "\n")
        return PRINTS_LINE_FEED.has(state) ? character : "";
    if (state === "text")
        return isRemovedControl(character) ? "" : character;
    return state === "dcs-data" ? (afterTerminator(character) ?? "") : "";
}
function nextState(state, character) {
    if (character === "\u001b")
        return "escape";
    if (state === "text" || isSequenceEnd(state, character))
        return "text";
    if (state === "dcs-data")
        return afterTerminator(character) === undefined ? state : "text";
    return NEXT[state]?.find(([characters]) => characters.test(character))?.[1] ?? state;
}
function isRemovedControl(character) {
    return /\p{Cc}/u.test(character) && character !== "\u007f";
}
/** True for the control characters CAN and SUB, and for BEL at the end of a command to the operating system. */
function isSequenceEnd(state, character) {
    return character === "\u0018" || character === "\u001a" || (character === "\u0007" && state === "osc");
}
/**
 * The byte 0x9c ends the data of a device control string, also inside a character: the bytes after it are no text then.
 * Undefined for a character without that byte.
 */
function afterTerminator(character) {
    const bytes = Buffer.from(character);
    const at = bytes.indexOf(0x9c);
    return at < 0 ? undefined : "\ufffd".repeat(bytes.subarray(at + 1).filter((byte) => byte > 0x9f).length);
}

;// CONCATENATED MODULE: ./lib/src/test-results/identity.js


const NAMESPACE_URL = Buffer.from("6ba7b8119dad11d180b400c04fd430c8", "hex");
/** In each of the spellings that the service's tools read. */
const HYPHENS = "[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}";
const VERSION_5 = new RegExp(`^(?:[0-9a-f]{12}5[0-9a-f]{19}|${HYPHENS}|\\{${HYPHENS}\\}|urn:uuid:${HYPHENS})$`, "i");
const OWN_ID_PREFIX = "trunk:";
/** A name-based UUID of version 5 in the URL namespace (RFC 9562, section 5.5). */
function uuid5(name) {
    const bytes = (0,external_node_crypto_.createHash)("sha1").update(NAMESPACE_URL).update(name).digest().subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
/**
 * Every id under which the service may know a test. Its own tools make them in two ways that differ in whose `file`
 * attribute counts, and take an `id` of the report as it is or make one of it.
 */
function idsOf(test, owner) {
    const { id, files } = test;
    if (isOwnId(id))
        return [...new Set([id, idFromOwnId(id, owner)])];
    return [...(id === "" ? [] : [id]), ...files.map((file) => idFromNames(test, file, owner))];
}
/** An id of a kind that the service looks at: it says which test it is, whatever its names. */
function isOwnId(id) {
    return id.startsWith(OWN_ID_PREFIX) || VERSION_5.test(id);
}
function idFromOwnId(id, owner) {
    const { orgSlug, variant } = owner;
    if (id.startsWith(OWN_ID_PREFIX))
        return hashed([orgSlug, repositoryOf(owner), id], variant);
    return variant === "" ? id : hashed([id], variant);
}
function idFromNames({ classname, parent, name }, file, owner) {
    const names = [owner.orgSlug, repositoryOf(owner), file, classname, parent, name, "JUNIT_TESTCASE"];
    return hashed(names, owner.variant);
}
/** A variant goes in twice. */
function hashed(parts, variant) {
    if (variant === "")
        return uuid5(parts.join("#"));
    return uuid5(`${uuid5([...parts, variant].join("#"))}#${variant}`);
}
function repositoryOf({ repository: { host, owner, name } }) {
    return `${host}/${owner}/${name}`.replace(/\/+$/, "").replace(/\.git$/, "");
}
/**
 * Finds a test in the list, and reports how: by the id that the service computes, or by the names. A test is listed when
 * one of its ids is, or when name, parent, file, classname and variant are all the same; the name alone says nothing,
 * since tests in different files share it.
 */
function listedFinder(list, owner) {
    const byId = new Map();
    const byNames = new Map();
    for (const listed of list) {
        const { test_case_id: id } = listed;
        if (id)
            byId.set(id, listed);
        byNames.set(namesKey(listed, listed.variant ?? ""), listed);
    }
    return (test) => {
        for (const id of idsOf(test, owner)) {
            const listed = byId.get(id);
            if (listed !== undefined)
                return { listed, rule: "id" };
        }
        for (const file of test.files) {
            const listed = byNames.get(namesKey({ ...test, file }, owner.variant));
            if (listed !== undefined)
                return { listed, rule: "tuple" };
        }
        return undefined;
    };
}
/** Null, missing and empty are the same, and so are names that the uploader stores in the same way. */
function namesKey({ name, parent, file, classname }, variant) {
    const names = [name, parent, file, classname].map((each) => comparableName(each ?? ""));
    return JSON.stringify([...names, variant]);
}

;// CONCATENATED MODULE: ./lib/src/test-results/near-misses.js



const DESCRIBED = 3;
/**
 * Describes failed tests that are not in the list although a test of the same name is, or of a name that looks the
 * same: what differs. Of several listed tests the one with the fewest differences counts.
 */
function describeNearMisses(failed, list, owner) {
    if (failed.length === 0)
        return [];
    const looks = new Set(list.map(({ name }) => look(name)));
    const nearMisses = failed.filter(({ name }) => looks.has(look(name)));
    const more = nearMisses.length - DESCRIBED;
    const rest = `${(0,format/* counted */.hS)(more, "more failed test")} differ${more === 1 ? "s" : ""} from the list in a similar way.`;
    const described = nearMisses.slice(0, DESCRIBED).map((test) => describeNearMiss(test, list, owner));
    return more > 0 ? [...described, rest] : described;
}
/** Two names look the same when they have the same letters, whatever their case and the space between them. */
function look(name) {
    return name
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[\p{White_Space}\p{Cc}\p{Cf}]+/gu, "");
}
function differences(test, listed, { variant }) {
    const [likeliest] = test.files;
    const file = test.files.find((each) => isSame(listed.file, each)) ?? likeliest;
    const parts = [
        ["name", listed.name, test.name],
        ["suite", listed.parent, test.parent],
        ["class", listed.classname, test.classname],
        ["file", listed.file, file],
    ];
    const names = parts.filter(([, one, other]) => !isSame(one, other));
    const isOtherVariant = (listed.variant ?? "") !== variant;
    const all = isOtherVariant ? [...names, ["variant", listed.variant, variant]] : names;
    return all.map(([part, one, reported]) => ({ part, listed: one ?? "", reported }));
}
function isSame(listed, reported) {
    return comparableName(listed ?? "") === comparableName(reported);
}
const SHOWN_CHARACTERS = 200;
function describeNearMiss(test, list, owner) {
    const [closest = []] = list
        .filter(({ name }) => look(name) === look(test.name))
        .map((listed) => differences(test, listed, owner))
        .toSorted((one, other) => one.length - other.length);
    const parts = closest.map(({ part, listed, reported }) => {
        const where = part === "variant" ? "here" : "in the report";
        return `another ${part} (${quoted(listed)} in the list, ${quoted(reported)} ${where})`;
    });
    return `The list has the failed test ${quoted(test.name)} with ${parts.join(" and ")}.`;
}
function quoted(text) {
    return text === "" ? "none" : `"${(0,truncate/* shorten */.ml)((0,truncate/* showInvisible */.jQ)(text), SHOWN_CHARACTERS)}"`;
}

;// CONCATENATED MODULE: ./lib/src/test-results/node-totals.js

const TOTAL = /^\s*(fail|cancelled|suites)\s+([-+]?\.?\d\S*)\s*$/;
const node_totals_SHOWN_CHARACTERS = 300;
/** True for a number of tests as reports write it. */
function isCount(text) {
    return /^\d{1,9}$/.test(text);
}
/** The totals of Node's test runner, which stand in comments at the end of its report. */
function createNodeTotals() {
    const totals = new Map();
    return {
        /** Reads a comment; returns why a total in it cannot be read. */
        read(comment) {
            const [, name, total = ""] = TOTAL.exec(comment) ?? [];
            if (name === undefined)
                return undefined;
            if (!isCount(total))
                return `the total "${name} ${(0,truncate/* shorten */.ml)(total, node_totals_SHOWN_CHARACTERS)}" is no number of tests`;
            totals.set(name, Number(total));
            return undefined;
        },
        /**
         * Node's test runner writes a test with parts as a suite, and leaves out when that test itself failed. Its totals
         * tell of it. Returns what is wrong with the report by them; undefined when they fit, or when there are none.
         */
        shortfall({ suites, failedCases, failingSuites }) {
            const [fail, described] = [totals.get("fail"), totals.get("suites")];
            if (fail === undefined || described === undefined || described > suites)
                return undefined;
            const failed = fail + (totals.get("cancelled") ?? 0);
            // A test with a failing part has failed as well; at most `described` of the failing suites are no tests.
            const shown = failedCases + Math.max(0, failingSuites - described);
            return failed <= shown
                ? undefined
                : `its totals tell of ${failed} failed tests, but only ${shown} can be found in it; Node's reporter leaves out failures of tests that have parts`;
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/test-results/test-case.js


/** Attributes that identify a test. */
const IDENTITY_ATTRIBUTES = ["name", "classname", "file", "filepath", "id"];
/**
 * Returns the files under which the service may know a test. When the uploader looks up a failed test, an attribute of
 * the outermost suite replaces that of the test case; when it stores results, the test case comes first.
 */
function filesOf(own, suite = {}) {
    const lookedUp = normalizeName(suite.file ?? own.file ?? suite.filepath ?? own.filepath ?? "");
    const stored = normalizeName(own.file ?? own.filepath ?? suite.file ?? suite.filepath ?? "");
    return stored === lookedUp ? [lookedUp] : [lookedUp, stored];
}
/** Returns why the attributes leave open which test or suite it is; `replaced` only if decoding replaced bytes. */
function doubtfulName(attributes) {
    const unreadable = attributeWith(attributes, "\0");
    if (unreadable !== undefined) {
        const reason = `the attribute ${unreadable} holds U+0000 or a reference to no character`;
        return { kind: "unreadable", reason };
    }
    const replaced = attributeWith(attributes, "\ufffd");
    if (replaced === undefined)
        return undefined;
    return { kind: "replaced", reason: `the attribute ${replaced} holds bytes that are no text` };
}
function attributeWith(attributes, character) {
    return IDENTITY_ATTRIBUTES.find((name) => attributes[name]?.includes(character));
}
/** Reads a `timestamp` attribute; a day alone tells too little. Times without a zone are all read in the same one. */
function reportTime(text = "") {
    const time = (0,format/* isoTime */.Ly)(text);
    return time === undefined || time.wholeDay ? undefined : { zoned: time.zoned, ms: time.ms };
}
/** True only when both are known, comparable, and the first comes after the second. */
function isLater(one, other) {
    return one !== undefined && other !== undefined && one.zoned === other.zoned && one.ms > other.ms;
}
/** Attributes in which some tools say how a test ended, or a suite. */
const STATUS_ATTRIBUTES = ["status", "result", "outcome", "success"];
/** Words of these attributes that speak of no failure, as tools write them. */
const PASSED_WORDS = "run completed passed pass success successful succeeded ok true yes expected flaky fixed complete done executed finished xfail xfailed xpass xpassed warning";
const PASSED = new RegExp(`^(?:${PASSED_WORDS.replaceAll(" ", "|")})$`);
const NOT_RUN = /^(?:not(?:run|executed)|skip(?:ped)?|disabled|suppressed|filtered|ignored|pending|todo|inconclusive|untested)$/;
const FAILED = /^(?:fail(?:ed|ing|ure)?|error(?:ed)?|broken|invalid|notrunnable|crash(?:ed)?|timeout|timedout|aborted|interrupted|cancell?ed|nok|notok|ko)$/;
/** The worst first: of several attributes it counts. */
const MEANINGS = ["failed", "not-run", "unknown", "passed"];
/** What the attributes of an element say of how it ended; undefined where they say nothing. */
function statusOf(attributes) {
    const given = STATUS_ATTRIBUTES.flatMap((name) => {
        const value = attributes[name];
        return value === undefined ? [] : [{ meaning: meaningOf(name, value), text: `${name}="${value}"` }];
    });
    return given.toSorted((one, other) => MEANINGS.indexOf(one.meaning) - MEANINGS.indexOf(other.meaning))[0];
}
function meaningOf(name, value) {
    // The same word for `Timed Out`, `timed-out` and `timedOut`.
    const word = value.toLowerCase().replace(/[\s_-]+/g, "");
    if (FAILED.test(word))
        return "failed";
    // Not `0`: on a suite that is a count.
    if (name === "success" && (word === "false" || word === "no"))
        return "failed";
    if (NOT_RUN.test(word))
        return "not-run";
    // A number is a count or a code, which tools use in their own ways.
    return PASSED.test(word) || !/\p{L}/u.test(word) ? "passed" : "unknown";
}
function noteSkipped(testCase, { type, message = "" }) {
    testCase.skipped = true;
    testCase.todo ||= type === "todo";
    // CTest fails by a test that it could not start (its program was not built), and reports it as skipped.
    if (testCase.attributes.status === "notrun" && message !== "" && !message.startsWith("SKIP_")) {
        testCase.failures += 1;
        testCase.message ||= message;
    }
}
/** What an open case came to: how many failures and errors it is, and a status that nobody knows, if it has no other. */
function endOf({ attributes, failures, skipped, todo, message }) {
    const status = statusOf(attributes);
    // Attributes decide only where no element inside does.
    const byStatus = status?.meaning === "failed" && failures === 0 && !todo ? status.text : "";
    const isFailed = byStatus !== "" || (failures > 0 && !todo);
    const isSkipped = skipped || status?.meaning === "not-run";
    return {
        failures: byStatus === "" ? failures : 1,
        outcome: isFailed ? "failed" : isSkipped ? "skipped" : "passed",
        message: message || byStatus,
        unknownStatus: status?.meaning === "unknown" && !isFailed && !isSkipped ? status.text : undefined,
    };
}

;// CONCATENATED MODULE: ./lib/src/test-results/junit-tree.js





/** A report is not JUnit XML, or not whole; the message completes "cannot be read: ...". */
class BrokenReport extends Error {
}
/** Sums over what was read of a report so far. */
const NOTHING_READ = {
    cases: 0,
    failedCases: 0,
    suites: 0,
    failingSuites: 0,
    /** Failures and errors, those of suites themselves too. */
    found: 0,
    /** Runs of tests that failed beside the one that counts; some tools count these as failures, and some do not. */
    reruns: 0,
    /** Failures and errors that attributes of suites tell of, and tests. */
    declared: 0,
    declaredTests: 0,
};
const MESSAGE_CHARACTERS = 300;
/** Elements that say how tests ended. Capital letters and prefixes do not make others of them. */
const RESULTS = new Set(["testsuites", "testsuite", "testcase", "failure", "error"]);
/**
 * Follows the elements of a report: `testsuites`, then `testsuite` in any depth, then `testcase`. Elements count where
 * they belong and nowhere else; one of a result anywhere else may be a failure that nobody would hear of, so it makes
 * the report one that cannot be relied on.
 */
function createReportTree(listener) {
    /** Those that are open, each inside the one before it. */
    const suites = [];
    let openCase;
    let failing;
    let depth = 0;
    let title = "";
    const totals = createNodeTotals();
    const sums = { ...NOTHING_READ };
    function open(name, attributes) {
        depth += 1;
        const suite = suites.at(-1);
        if (suite === undefined)
            openRoot(name, attributes);
        else if (openCase !== undefined)
            openInCase(openCase, name, attributes);
        else if (depth === suites.length + 1)
            openInSuite(name, attributes);
        else
            checkPlace(name);
    }
    function openRoot(name, attributes) {
        if (name !== "testsuites" && name !== "testsuite") {
            throw new BrokenReport(`its outermost element is <${name}>, not <testsuites> or <testsuite>`);
        }
        title = attributes.name ?? "";
        openSuite(name, attributes);
    }
    function checkNames(attributes) {
        const doubt = doubtfulName(attributes);
        if (doubt !== undefined)
            listener.onDoubt(doubt.kind, doubt.reason);
    }
    /** Undefined when the element has no such count, or one that is no number. */
    function count(attributes, name) {
        const number = attributes[name]?.trim();
        // Some tools write an empty one for none.
        if (number === undefined || number === "")
            return undefined;
        if (isCount(number))
            return Number(number);
        listener.onDoubt("unreadable", `${name}="${(0,truncate/* shorten */.ml)(number, MESSAGE_CHARACTERS)}" is no number of tests`);
        return undefined;
    }
    function openSuite(element, attributes) {
        checkNames(attributes);
        const given = (count(attributes, "failures") ?? 0) + (count(attributes, "errors") ?? 0);
        const declared = given === 0 && statusOf(attributes)?.meaning === "failed" ? 1 : given;
        const declaredTests = count(attributes, "tests");
        const time = reportTime(attributes.timestamp);
        if (time !== undefined)
            listener.onTime(time);
        sums.declared += declared;
        sums.declaredTests += declaredTests ?? 0;
        suites.push({
            isRoot: element === "testsuites",
            name: normalizeName(attributes.name ?? ""),
            attributes,
            time,
            declared,
            declaredTests,
            before: { ...sums },
        });
    }
    function openInSuite(name, attributes) {
        if (name === "testsuite" || name === "testsuites")
            openSuite(name, attributes);
        else if (name === "testcase")
            openTestCase(attributes);
        else if (name === "failure" || name === "error")
            openFailure(attributes);
        else
            checkPlace(name);
    }
    function openTestCase(attributes) {
        checkNames(attributes);
        openCase = { attributes, failures: 0, skipped: false, todo: false, message: "" };
    }
    function openInCase(testCase, name, attributes) {
        switch (depth === suites.length + 2 ? name : "") {
            case "failure":
            case "error":
                testCase.failures += 1;
                openFailure(attributes);
                break;
            case "skipped":
                noteSkipped(testCase, attributes);
                break;
            // Surefire: beside a failure there are reruns; with flaky failures alone it has passed in the end.
            case "rerunFailure":
            case "rerunError":
            case "flakyFailure":
            case "flakyError":
                sums.reruns += 1;
                break;
            default:
                checkPlace(name);
        }
    }
    function openFailure({ message }) {
        failing = { depth, message: firstLine(message) };
    }
    function checkPlace(name) {
        const plain = name.slice(name.lastIndexOf(":") + 1).toLowerCase();
        // What a failure quotes is a part of it.
        const isQuoted = failing !== undefined && (plain === "failure" || plain === "error");
        if (!RESULTS.has(plain) || isQuoted)
            return;
        const shown = (0,truncate/* shorten */.ml)(name, MESSAGE_CHARACTERS);
        listener.onDoubt("misplaced", `<${shown}> is no element of a JUnit report at this place`);
    }
    function close() {
        const suite = suites.at(-1);
        if (suite !== undefined) {
            if (failing?.depth === depth)
                closeFailure(failing.message, suite);
            else if (openCase !== undefined && depth === suites.length + 1)
                closeCase(openCase, suite);
            else if (depth === suites.length)
                closeSuite(suite);
        }
        depth -= 1;
    }
    function closeFailure(message, suite) {
        failing = undefined;
        if (openCase !== undefined)
            openCase.message ||= message;
        else {
            sums.found += 1;
            onSuiteFailure(suite, message);
        }
    }
    function onSuiteFailure({ name, attributes }, message) {
        listener.onSuiteFailure({ suite: name, file: filesOf(attributes)[0], message });
    }
    function closeCase(testCase, suite) {
        openCase = undefined;
        const { attributes } = testCase;
        const { name = "", classname = "", id = "" } = attributes;
        const { failures, unknownStatus, outcome, message } = endOf(testCase);
        const time = reportTime(attributes.timestamp) ?? suite.time;
        sums.cases += 1;
        sums.found += failures;
        if (outcome === "failed")
            sums.failedCases += 1;
        if (time !== undefined)
            listener.onTime(time);
        if (unknownStatus !== undefined) {
            const shown = (0,truncate/* shorten */.ml)(unknownStatus, MESSAGE_CHARACTERS);
            listener.onDoubt("unknown-status", `nobody knows whether a test with ${shown} has failed`);
        }
        const path = suites.filter(({ isRoot }) => !isRoot);
        listener.onCase({
            name: normalizeName(name),
            parent: path[0]?.name ?? "",
            classname: normalizeName(classname),
            files: filesOf(attributes, path[0]?.attributes),
            id: normalizeName(id),
            written: [name, classname, ...path.map((each) => each.attributes.name ?? "")],
            time,
            outcome,
            message,
        });
    }
    function closeSuite(suite) {
        suites.pop();
        compareCounts(suite);
        if (suites.length > 0) {
            sums.suites += 1;
            if (sums.found > suite.before.found)
                sums.failingSuites += 1;
            return;
        }
        const shortfall = totals.shortfall(sums);
        if (shortfall !== undefined)
            listener.onDoubt("shortfall", shortfall);
    }
    function compareCounts(suite) {
        const { before, declared, declaredTests, isRoot, name } = suite;
        const found = sums.found - before.found;
        // Some tools sum up nested suites twice at the top, so there only more than all of these together says something.
        // Its tests tell whether it does, where it has a number of them.
        const declaredTestsBelow = sums.declaredTests - before.declaredTests;
        const mayCountTwice = isRoot && (declaredTests === undefined || declaredTests >= declaredTestsBelow);
        const declaredBelow = sums.declared - before.declared;
        const atMost = Math.max(found + sums.reruns - before.reruns, mayCountTwice ? declaredBelow : 0);
        if (declared <= atMost)
            return;
        // Said once: the suites around it count these as found.
        sums.found = before.found + declared;
        const summary = `tells of ${(0,format/* counted */.hS)(declared, "failure or error", "failures and errors")}`;
        if (sums.cases === before.cases) {
            onSuiteFailure(suite, `It ${summary}, and holds no test case.`);
            return;
        }
        const which = isRoot ? "the report as a whole" : `the suite ${JSON.stringify(name)}`;
        const shown = found === 0 ? "none" : `only ${found}`;
        listener.onDoubt("shortfall", `${which} ${summary}, but ${shown} can be found in it`);
    }
    return {
        open,
        close,
        text(text) {
            if (failing !== undefined)
                failing.message ||= firstLine(text);
        },
        comment(text) {
            const unreadable = depth === 1 ? totals.read(text) : undefined;
            if (unreadable !== undefined)
                listener.onDoubt("unreadable", unreadable);
        },
        /** Counts a test case that has passed, of which nobody wants to know more. */
        countPassed() {
            sums.cases += 1;
        },
        /** True between the test cases of a suite. */
        isBetweenCases: () => depth > 0 && depth === suites.length,
        /** Name of the outermost suite, as its test cases have it. */
        suite: () => suites.find(({ isRoot }) => !isRoot)?.name ?? "",
        /** True inside a failure that has said nothing yet. */
        wantsText: () => failing !== undefined && failing.message === "",
        isInside: () => depth > 0,
        cases: () => sums.cases,
        title: () => title,
    };
}
function firstLine(text) {
    const line = /\S[^\r\n]*/.exec(text ?? "")?.[0] ?? "";
    return (0,truncate/* shorten */.ml)(line, MESSAGE_CHARACTERS);
}

;// CONCATENATED MODULE: ./lib/src/test-results/plain-cases.js
/*
 * What needs no parser. Reports consist for the most part of test cases that passed and of what tests printed; regular
 * expressions find the ends of these far sooner than a parser does. Of a report of 100,000 test cases that passed, the
 * parser alone takes as long as another program's, and with this a quarter of it; one with failures is read more than once.
 */



const SPACE = "[ \\t\\r\\n]";
/** Without U+FFFD, which may stand for bytes that are no text: the parser looks for them. */
const VALUE = '[^"<&\\x00-\\x1f\\ufffd-\\uffff]*(?:&(?:lt|gt|amp|quot|apos);[^"<&\\x00-\\x1f\\ufffd-\\uffff]*)*';
/** Words that tell of no failure; any other one is left to the parser. */
const WELL = `${PASSED_WORDS} notrun skipped disabled suppressed pending ignored`
    .split(" ")
    .flatMap((word) => [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]);
const TELLS_MORE = `(?:${STATUS_ATTRIBUTES.join("|")})="(?!(?:${WELL.join("|")})")`;
// An id can make a test out of another name, and a time of its own can cancel a failure.
const OTHER = `(?:${SPACE}+(?!(?:name|id|timestamp)=|${TELLS_MORE})[A-Za-z_][\\w.:-]*="${VALUE}")*`;
const UP_TO_NAME = `${SPACE}*<testcase${OTHER}${SPACE}+name="`;
/**
 * A test case with nothing inside, from the end of the tag before it: it has passed, and well-formed XML cannot mean
 * anything else by these characters. Anything out of the ordinary does not match, and is left to the parser.
 */
const PLAIN_CASE = new RegExp(`${UP_TO_NAME}${VALUE}"${OTHER}${SPACE}*(?:/>|>${SPACE}*</testcase>)`, "y");
const NAME_BEGINS = new RegExp(UP_TO_NAME, "y");
const CDATA_START = /[ \t\r\n]*<!\[CDATA\[/y;
const CDATA_END = "]]>";
/** Text without a `>` is kept back up to this length, in case it begins something that can be passed over. */
const KEPT_BACK_CHARACTERS = 64 * 1024;
/** A numeric reference, some of which name characters that XML forbids, is not longer than this. */
const LONGEST_REFERENCE = 13;
const WIDE = /[\u0100-\uffff]/;
/** Gives a report to the parser, without what means nothing: plain test cases, and what CDATA sections hold. */
function createReportFeed(parser, tree, wanted) {
    let text = "";
    /** Where in the text the next thing begins, and characters of the report before the text. */
    let at = 0;
    let before = 0;
    let offset = 0;
    let isInCdata = false;
    function give(end) {
        offset = before + at;
        parser.give(text.slice(at, end));
        at = end;
    }
    function passOver() {
        if (!parser.isAfterTag())
            return false;
        const end = tree.isBetweenCases() ? endOfPlainCase(text, at, wanted.of(tree.suite())) : undefined;
        if (end !== undefined) {
            tree.countPassed();
            at = end;
            return true;
        }
        CDATA_START.lastIndex = at;
        if (!tree.isInside() || tree.wantsText() || !CDATA_START.test(text))
            return false;
        at = CDATA_START.lastIndex;
        isInCdata = true;
        return true;
    }
    function leaveCdata() {
        const end = text.indexOf(CDATA_END, at);
        isInCdata = end < 0;
        // Its end may have begun already.
        at = isInCdata ? Math.max(at, text.length - CDATA_END.length + 1) : end + CDATA_END.length;
        return !isInCdata;
    }
    function advance() {
        for (;;) {
            if (isInCdata) {
                if (!leaveCdata())
                    return;
            }
            else if (!passOver()) {
                const end = text.indexOf(">", at);
                if (end < 0)
                    return;
                give(end + 1);
            }
        }
    }
    return {
        add(part) {
            text += part;
            advance();
            if (!isInCdata && text.length - at > KEPT_BACK_CHARACTERS)
                give(endOfWhole(text));
            text = narrow(text.slice(at));
            before += at;
            at = 0;
        },
        /** Gives what is left. @throws BrokenReport when the report is not complete. */
        end() {
            if (isInCdata)
                throw new BrokenReport("it ends inside a CDATA section");
            give(text.length);
            offset = before + at;
        },
        /** Characters of the report before the text that the parser was given last. */
        offset: () => offset,
    };
}
/** A reference that has only begun must not be cut in two. */
function endOfWhole(text) {
    const last = text.lastIndexOf("&");
    return last > text.length - LONGEST_REFERENCE ? last : text.length;
}
/** The same text at one byte for a character where that is possible, or all that comes after it would take two. */
function narrow(text) {
    return WIDE.test(text) ? text : Buffer.from(text, "latin1").toString("latin1");
}
/** Where a plain test case that begins at this place ends; undefined when there is none, or its name is wanted. */
function endOfPlainCase(text, at, wanted) {
    PLAIN_CASE.lastIndex = at;
    if (!PLAIN_CASE.test(text))
        return undefined;
    return wanted?.has(comparableName(nameAt(text, at))) ? undefined : PLAIN_CASE.lastIndex;
}
/** It is looked for a second time, since that is cheaper than a match with its groups. */
function nameAt(text, at) {
    NAME_BEGINS.lastIndex = at;
    NAME_BEGINS.test(text);
    const begin = NAME_BEGINS.lastIndex;
    const name = text.slice(begin, text.indexOf('"', begin));
    return name.includes("&") ? name.replace(ENTITY, (entity) => ENTITIES[entity] ?? entity) : name;
}
/** All that a plain test case may hold. */
const ENTITIES = {
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&apos;": "'",
    "&amp;": "&",
};
const ENTITY = /&\w+;/g;
/** Tests that somebody wants to hear of. The suite is a part of a test's identity, so each has names of its own. */
function wantedTests(tests = []) {
    const bySuite = new Map();
    function add({ name, parent }) {
        const suite = comparableName(parent ?? "");
        const names = bySuite.get(suite) ?? new Set();
        bySuite.set(suite, names.add(comparableName(name)));
    }
    for (const test of tests)
        add(test);
    return { add, of: (suite) => bySuite.get(comparableName(suite)) };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/globs/glob.js + 1 modules
var globs_glob = __webpack_require__(4409);
;// CONCATENATED MODULE: ./lib/src/test-results/report-files.js



/**
 * Finds the files that a list of paths and patterns names. A line with a leading `!` takes files out again; a line
 * that is the path of a file is not read as a pattern. The lines start from a folder; one that is not the workspace
 * itself is the only place where files count.
 */
async function findReports(lines, workspace, workingDirectory = ".") {
    const folder = (0,external_node_path_.resolve)(workspace, workingDirectory);
    const isBound = folder !== (0,external_node_path_.resolve)(workspace);
    // A backslash in a path of Windows is no escape.
    const patterns = external_node_path_.sep === "\\" ? lines.map((line) => line.replaceAll("\\", "/")) : lines;
    const { paths, absent, other } = patterns.every((path) => isRegularFile((0,external_node_path_.resolve)(folder, path)))
        ? { paths: patterns, absent: [], other: [] }
        : await expand(patterns, folder);
    const found = [...new Set(paths.map((path) => (0,external_node_path_.resolve)(folder, path)))].toSorted().map((path) => {
        const isInside = isBelow(path, folder);
        const name = isInside ? (0,external_node_path_.relative)(folder, path).replaceAll(external_node_path_.sep, "/") : path;
        return { path, name, counts: isInside || !isBound };
    });
    /** Each once, in the order of their names. */
    const files = found.filter(({ counts }) => counts).map(({ path, name }) => ({ path, name }));
    const outside = found.filter(({ counts }) => !counts);
    const wrong = [...other, ...outside.map(({ name }) => ({ name, reason: "is not in working-directory" }))];
    /** Lines without a file beside others with some: a report is missing. Always those of something that is no file. */
    const missing = files.length === 0 ? wrong : [...absent, ...wrong];
    return { files, missing };
}
function isBelow(path, folder) {
    const name = (0,external_node_path_.relative)(folder, path);
    return name !== "" && name !== ".." && !name.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(name);
}
/** Pattern by pattern, since each must have a file. */
async function expand(patterns, folder) {
    const { escapePath, glob, isDynamicPattern } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382)]).then(__webpack_require__.bind(__webpack_require__, 3382));
    const picomatch = await (0,globs_glob/* loadPicomatch */.TH)();
    /** Which paths fit a pattern, in a time that is bounded whatever they are. A broken pattern fits none. */
    const matcher = (pattern, dot) => {
        const fits = (0,globs_glob/* globMatcher */.fU)(pattern.replace(/^(?:\.\/)+/, ""), { dot }, picomatch);
        const from = (0,external_node_path_.isAbsolute)(pattern) ? (path) => path : (path) => (0,external_node_path_.relative)(folder, path);
        return (path) => fits?.(from(path).replaceAll(external_node_path_.sep, "/")) === true;
    };
    /** It finds links too, whatever they lead to. */
    const find = async (pattern, ignore) => {
        const quick = isQuick(pattern);
        const found = await glob([quick ? pattern : allBelow(pattern, isDynamicPattern)], {
            cwd: folder,
            absolute: true,
            expandDirectories: false,
            dot: !quick,
            ignore: ignore.filter(isQuick),
        });
        const fits = quick ? () => true : matcher(pattern, false);
        const isOut = ignore.filter((each) => !isQuick(each)).map((each) => matcher(each, true));
        return found.filter((path) => fits(path) && !isOut.some((out) => out(path)) && kindOf(statsOf(path)) === undefined);
    };
    const takenOut = patterns.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    const paths = [];
    /** Lines of nothing at all, and those of something that is no file. */
    const absent = [];
    const other = [];
    for (const line of patterns.filter((each) => !each.startsWith("!"))) {
        const pattern = isRegularFile((0,external_node_path_.resolve)(folder, line)) ? escapePath(line) : line;
        const found = await find(pattern, takenOut);
        for (const path of found)
            paths.push(path);
        // What was taken out on purpose is not missing.
        if (found.length > 0 || (await find(pattern, [])).length > 0)
            continue;
        const kind = kindOf(statsOf((0,external_node_path_.resolve)(folder, line)));
        if (kind !== undefined)
            other.push({ name: line, reason: kind });
        else
            absent.push({ name: line, reason: isDynamicPattern(line) ? "matches no file" : "is no file" });
    }
    return { paths, absent, other };
}
/** So few stars cost no noticeable time with any name; who writes a name may choose one that more of them stumble over. */
const QUICK_STARS = 2;
function isQuick(pattern) {
    return (pattern.match(/\*+/g)?.length ?? 0) <= QUICK_STARS && !/[+*?!@]\(/.test(pattern);
}
/** A pattern for everything in the folder that another pattern is about. */
function allBelow(pattern, isDynamic) {
    const parts = pattern.split("/");
    // Braces may hold slashes.
    const first = parts.findIndex((part) => isDynamic(part) || /[{([]/.test(part));
    return [...parts.slice(0, Math.max(0, first)), "**"].join("/");
}
/** A report that is no file of a sane size; the message completes "cannot be relied on: ...". */
class NotAFile extends Error {
}
const CHUNK_BYTES = 64 * 1024;
/** Far more than the report of any test run; a sparse file may have every size at no cost. */
const LARGEST_BYTES = 2 * 1024 ** 3;
// Opening a pipe must not wait for somebody who writes to it. Windows knows no such flag.
const FLAGS = external_node_fs_.constants.O_RDONLY | (process.platform === "win32" ? 0 : external_node_fs_.constants.O_NONBLOCK);
function isRegularFile(path) {
    return statsOf(path)?.isFile() === true;
}
/** Links are followed. Undefined for what is not there and for what nobody may look at: opening it tells more. */
function statsOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
/** What it is other than a regular file; undefined for one, and where nothing is known. */
function kindOf(found) {
    if (found === undefined || found.isFile())
        return undefined;
    if (found.isDirectory())
        return "is a folder, not a file";
    if (found.isFIFO())
        return "is a named pipe, not a regular file";
    return `is a ${found.isSocket() ? "socket" : "device"}, not a regular file`;
}
/** The bytes of a regular file, piece by piece; a piece holds until the next one is asked for. @throws NotAFile */
function* bytesOf(path, largestBytes = LARGEST_BYTES) {
    const file = (0,external_node_fs_.openSync)(path, FLAGS);
    try {
        // What was found at the path may have been replaced since.
        const found = (0,external_node_fs_.fstatSync)(file);
        const kind = kindOf(found);
        if (kind !== undefined)
            throw new NotAFile(`it ${kind}`);
        // A file may also grow while it is read.
        let left = largestBytes;
        if (found.size > left)
            throw tooLarge(largestBytes);
        const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
        for (let count = (0,external_node_fs_.readSync)(file, chunk); count > 0; count = (0,external_node_fs_.readSync)(file, chunk)) {
            left -= count;
            if (left < 0)
                throw tooLarge(largestBytes);
            yield chunk.subarray(0, count);
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function tooLarge(bytes) {
    return new NotAFile(`it is larger than ${bytes / 1024 ** 2} MiB, which no test report is`);
}

;// CONCATENATED MODULE: ./lib/src/test-results/forbidden-characters.js
/*
 * Characters that XML forbids and tools write all the same, such as the escape sequences of a colored terminal. An XML
 * parser rejects them, so it is given a pair of private characters for each; afterwards the pair is that character again.
 */
const MARK = "\uf8ff";
const PAIRS = /\uf8ff([\ue000-\ue0ff])/g;
const FIRST = 0xe000;
const MARK_ITSELF = 0xf8;
/** Characters to hide, and numeric references, some of which name such characters. */
const SUSPECTS = /[^\t\n\r -\uf8fe\uf900-\ufffd]|&#(?:x[0-9A-Fa-f]{1,8}|\d{1,10});/g;
const ALLOWED = /[\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
/** Replaces each forbidden character, also one that a reference names, by its pair. */
function hideForbidden(text) {
    return text.search(SUSPECTS) < 0 ? text : text.replace(SUSPECTS, forbidden_characters_hidden);
}
function forbidden_characters_hidden(found) {
    // `x1b` with a zero in front is a number, and `27` stays one.
    const code = found.length === 1 ? found.charCodeAt(0) : Number(`0${found.slice(2, -1)}`);
    const isAllowed = code <= 0x10ffff && ALLOWED.test(String.fromCodePoint(code));
    if (isAllowed && code !== MARK.charCodeAt(0))
        return found;
    return `${MARK}${String.fromCharCode(FIRST + numberOf(code))}`;
}
/** A reference to no character at all counts as U+0000: no text can hold either. */
function numberOf(code) {
    const isControl = code < 0x20 || code === 0xfffe || code === 0xffff;
    if (isControl)
        return code & 0xff;
    return code === MARK.charCodeAt(0) ? MARK_ITSELF : 0;
}
/** True when the text has pairs, of a genuine mark too. */
function hidesForbidden(text) {
    return text.includes(MARK);
}
/** Returns the text as it was before its characters were hidden. */
function revealForbidden(text) {
    return hidesForbidden(text) ? text.replace(PAIRS, (_, pair) => revealed(pair)) : text;
}
/** Returns the text without the characters that were hidden. */
function dropForbidden(text) {
    if (!hidesForbidden(text))
        return text;
    return text.replace(PAIRS, (_, pair) => (revealed(pair) === MARK ? MARK : ""));
}
function revealed(pair) {
    const number = pair.charCodeAt(0) - FIRST;
    if (number === MARK_ITSELF)
        return MARK;
    return String.fromCharCode(number < 0x20 ? number : 0xff00 + number);
}

;// CONCATENATED MODULE: ./lib/src/test-results/report-parser.js



/**
 * The XML parser, as far as a report needs it: it builds the tree, and throws all that it finds wrong as BrokenReport.
 * Entities of a document type are never resolved: it knows the five of XML.
 */
async function createParser(tree) {
    const { SaxesParser } = await __webpack_require__.e(/* import() */ 9800).then(__webpack_require__.t.bind(__webpack_require__, 9800, 19));
    const parser = new SaxesParser({ position: false, xmlns: false });
    let given = 0;
    let tagEnd = -1;
    let lineBefore = parser.line;
    let isFollowingText = false;
    /** The text given last, and where the attributes of the open tag begin in it; what earlier texts had of them. */
    let part = "";
    let attributesFrom;
    let attributesBefore = "";
    const onText = (text) => tree.text(dropForbidden(text));
    function afterTag() {
        tagEnd = parser.position;
        // The parser gathers text only while somebody listens.
        if (isFollowingText === tree.wantsText())
            return;
        isFollowingText = !isFollowingText;
        for (const event of ["text", "cdata"]) {
            if (isFollowingText)
                parser.on(event, onText);
            else
                parser.off(event);
        }
    }
    /** Characters of the last text that the parser has read. */
    const readOfPart = () => parser.position - (given - part.length);
    function endAttributes() {
        const text = attributesBefore + part.slice(attributesFrom, readOfPart());
        attributesFrom = undefined;
        attributesBefore = "";
        return text;
    }
    parser.on("error", ({ message }) => {
        throw new BrokenReport(message.replace(/\.$/, ""));
    });
    parser.on("opentagstart", () => {
        attributesFrom = readOfPart();
    });
    parser.on("opentag", ({ name, attributes }) => {
        tree.open(name, readAttributes(attributes, endAttributes()));
        afterTag();
    });
    parser.on("closetag", () => {
        tree.close();
        afterTag();
    });
    parser.on("comment", (text) => tree.comment(dropForbidden(text)));
    return {
        give(text) {
            if (attributesFrom !== undefined) {
                attributesBefore += part.slice(attributesFrom);
                attributesFrom = 0;
            }
            part = hideForbidden(text);
            given += part.length;
            lineBefore = parser.line;
            parser.write(part);
        },
        end() {
            lineBefore = parser.line;
            parser.close();
        },
        /** True when the last character given was the end of a tag, so that content comes next. */
        isAfterTag: () => tagEnd === given,
        /** Line breaks in the text that was given last, up to where the parser is. */
        linesIntoText: () => parser.line - lineBefore,
    };
}
/** Tabs and line breaks, those of XML 1.1 too. */
const READ_AS_SPACE = /[\t\n\r\u0085\u2028]/;
/**
 * Returns the attributes of a tag. Those that identify a test have every character that stands in the report: forbidden
 * ones, and line breaks and tabs, which XML reads as spaces and the service's uploader does not.
 */
function readAttributes(parsed, text) {
    const hasSpaces = READ_AS_SPACE.test(text);
    if (!hasSpaces && !hidesForbidden(text))
        return parsed;
    const written = hasSpaces ? writtenAttributes(text) : parsed;
    return Object.fromEntries(Object.entries(parsed).map(([name, value]) => IDENTITY_ATTRIBUTES.includes(name)
        ? [name, revealForbidden(written[name] ?? value)]
        : [name, dropForbidden(value)]));
}
/** The parser has accepted the tag, so it consists of names and quoted values. */
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
function writtenAttributes(text) {
    const found = text.matchAll(ATTRIBUTE);
    return Object.fromEntries(Array.from(found, ([, name, double, single]) => [name, resolved(double ?? single ?? "")]));
}
const REFERENCE = /&(?:#x([0-9A-Fa-f]+)|#(\d+)|(\w+));/g;
const report_parser_ENTITIES = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
function resolved(value) {
    return value.replace(REFERENCE, (reference, hex, decimal, entity) => {
        if (entity !== undefined)
            return report_parser_ENTITIES[entity] ?? reference;
        return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    });
}

;// CONCATENATED MODULE: ./lib/src/test-results/junit.js







/** Some 32 MiB, a quarter of a second: whoever stops the process is heard in between. More pauses cost memory. */
const PARTS_AT_ONCE = 512;
/**
 * Reads a JUnit report as a stream; nothing of it is kept. The listener hears of every test case that failed, of each
 * that is wanted, and of some others.
 */
async function readReport(source, wanted, listener, signal) {
    /** Why it cannot be relied on as a whole, with the line where there is one; undefined when it can. */
    let broken;
    /** What it says that nobody understands, with the line. */
    let unclear;
    const tree = createReportTree({
        ...listener,
        onDoubt(doubt, reason) {
            if (doubt === "unknown-status")
                unclear ??= `line ${line()}: ${reason}`;
            else if (broken !== undefined || (doubt === "replaced" && !lost()))
                return;
            else
                broken = doubt === "shortfall" ? reason : `line ${line()}: ${reason}`;
        },
    });
    const parser = await createParser(tree);
    const feed = createReportFeed(parser, tree, wanted);
    let isLossy;
    function lost() {
        isLossy ??= hasLostBytes(source);
        return isLossy;
    }
    const line = () => lineAt(source, feed.offset()) + parser.linesIntoText();
    try {
        let isEmpty = true;
        let parts = 0;
        for (const part of textOf(source)) {
            isEmpty &&= part === "";
            feed.add(part);
            parts += 1;
            if (parts % PARTS_AT_ONCE === 0)
                await (0,promises_.setImmediate)();
            if (signal.aborted)
                throw new errors/* AbortedError */.oM();
        }
        if (isEmpty)
            broken = "it is empty";
        else {
            feed.end();
            parser.end();
        }
    }
    catch (error) {
        broken = reasonOf(error, line);
    }
    return { cases: tree.cases(), title: tree.title(), broken, unclear };
}
/** Errors of the file system and of decoding are reasons as well; everything else is a defect of ours. */
function reasonOf(error, line) {
    if (error instanceof BrokenReport)
        return `line ${line()}: ${error.message}`;
    if (error instanceof NotAFile || (error instanceof Error && "code" in error))
        return error.message;
    throw error;
}
function lineAt(source, offset) {
    let line = 1;
    let before = 0;
    for (const text of textOf(source)) {
        const end = offset - before;
        for (let at = text.indexOf("\n"); at >= 0 && at < end; at = text.indexOf("\n", at + 1))
            line += 1;
        before += text.length;
        if (before >= offset)
            break;
    }
    return line;
}
/** True when decoding replaced bytes that are no text: different names may read the same then. */
function hasLostBytes(source) {
    try {
        for (const _ of textOf(source, true))
            ;
        return false;
    }
    catch {
        return true;
    }
}
/** An XML declaration with its encoding stands within so many bytes. */
const HEAD_BYTES = 256;
/** The text of a source, without its byte order mark. @throws Error for an encoding that nobody knows. */
function* textOf(source, isStrict = false) {
    let head = Buffer.alloc(0);
    let decode;
    for (const bytes of source()) {
        if (decode !== undefined)
            yield decode(bytes);
        else {
            head = Buffer.concat([head, bytes]);
            if (head.length < HEAD_BYTES)
                continue;
            decode = decoderFor(head, isStrict);
            yield decode(head);
        }
    }
    if (decode === undefined) {
        decode = decoderFor(head, isStrict);
        yield decode(head);
    }
    yield decode(new Uint8Array(0));
}
/** Decodes a run of pieces; an empty one is the end. */
function decoderFor(head, isStrict) {
    const encoding = encodingOf(head);
    const decoder = new TextDecoder(encoding, { fatal: isStrict });
    // Inside a sequence of several bytes, ASCII means an error that only the decoder may report.
    let isBetweenCharacters = encoding === "utf-8";
    return (bytes) => {
        if (bytes.length === 0)
            return decoder.decode();
        const isPlain = isBetweenCharacters && (0,external_node_buffer_.isAscii)(bytes);
        if (encoding === "utf-8")
            isBetweenCharacters = (bytes.at(-1) ?? 0) < 0x80;
        // Several times faster than the decoder.
        return isPlain
            ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1")
            : decoder.decode(bytes, { stream: true });
    };
}
/** By byte order mark, else by where the zero bytes are, else by the XML declaration, else UTF-8. */
function encodingOf(head) {
    const start = head.toString("hex", 0, 4);
    if (start.startsWith("fffe") || start === "3c003f00")
        return "utf-16le";
    if (start.startsWith("feff") || start === "003c003f")
        return "utf-16be";
    const declared = /^<\?xml\s[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head.toString("latin1", 0, HEAD_BYTES));
    const name = (declared?.[1] ?? "utf-8").toLowerCase();
    // A declaration that can be read as ASCII is not UTF-16, whatever it says.
    return name.startsWith("utf-16") || name === "utf8" || name === "us-ascii" ? "utf-8" : name;
}

;// CONCATENATED MODULE: ./lib/src/test-results/reports.js





/** What jest-junit calls its reports, unless it is told another name. */
const JEST_TITLE = "jest tests";
/** Reads all reports. Successes are not kept: where one may cancel a failure, the reports are read a second time. */
async function readReports(files, signal) {
    const failures = createFailures();
    const suiteFailures = [];
    /** Reports that cannot be relied on as a whole, and why. */
    const broken = [];
    /** Reports in which nobody knows how a test ended, and why. */
    const unclear = [];
    const listener = {
        onCase: failures.note,
        onSuiteFailure: (failure) => suiteFailures.push(failure),
        onTime: failures.noteTime,
    };
    let cases = 0;
    /** One comes from jest-junit, which leaves out test files that could not be loaded unless it is told not to. */
    let byJest = false;
    for (const { name, path } of files) {
        const reading = await readReport(() => bytesOf(path), failures.tests, listener, signal);
        cases += reading.cases;
        byJest ||= reading.title === JEST_TITLE;
        if (reading.broken !== undefined)
            broken.push({ name, reason: reading.broken });
        if (reading.unclear !== undefined)
            unclear.push({ name, reason: reading.unclear });
    }
    if (failures.mayHaveMissedSuccess())
        await visitPassed(files, failures.tests, signal, failures.note);
    return { cases, failures: failures.counting(), suiteFailures, broken, unclear, byJest };
}
/** Shows every test case of the reports that passed and that is wanted, and some others that passed. */
async function visitPassed(files, wanted, signal, visit) {
    const onCase = (testCase) => {
        if (testCase.outcome === "passed")
            visit(testCase);
    };
    for (const { path } of files) {
        await readReport(() => bytesOf(path), wanted, { onCase, onSuiteFailure() { }, onTime() { } }, signal);
    }
}
/**
 * The failures of all reports, each test once. Of each test the newest failure counts, and a success of the same test
 * cancels it when its time is strictly later: the test was run again. Equal or missing times cancel nothing, since two
 * tests may go by one name.
 */
function createFailures() {
    const newest = new Map();
    const successes = new Map();
    const tests = wantedTests();
    const latest = new Map();
    let mayHaveMissed = false;
    return {
        tests,
        /** Takes note of a test case, in any order. A success is of interest once its test has failed. */
        note(testCase) {
            const { time, outcome } = testCase;
            const key = keyOf(testCase);
            if (outcome === "failed") {
                tests.add(testCase);
                if (!isLater(newest.get(key)?.time, time))
                    newest.set(key, testCase);
                mayHaveMissed ||= time !== undefined && isLater(latest.get(time.zoned), time);
            }
            else if (outcome === "passed" && time !== undefined && newest.has(key)) {
                const before = successes.get(key);
                if (before === undefined || isLater(time, before))
                    successes.set(key, time);
            }
        },
        noteTime(time) {
            if (!isLater(latest.get(time.zoned), time))
                latest.set(time.zoned, time);
        },
        /** True when a success that was read before its failure, and passed over, may have come after it in time. */
        mayHaveMissedSuccess: () => mayHaveMissed,
        /** Those that count, in the order of the reports. */
        counting: () => [...newest].flatMap(([key, failure]) => (isLater(successes.get(key), failure.time) ? [] : [failure])),
    };
}
/**
 * The same for runs of one test. The service knows the outermost suite only, and names without their white space, but
 * a success in one inner suite, or of a test spelled otherwise, says nothing about this one.
 */
function keyOf({ id, written, files }) {
    // Any other id alone says little: many tools number their tests anew in each suite.
    return JSON.stringify(isOwnId(id) ? [id] : [id, written, files]);
}

;// CONCATENATED MODULE: ./lib/src/test-results/verdict.js
function stepEndOf({ testOutcome, testExitCode, failureExitCodes }) {
    if (testExitCode === 0)
        return "green";
    if (testExitCode !== undefined) {
        return failureExitCodes?.includes(testExitCode) === false ? "other-failure" : "tests-failed";
    }
    if (testOutcome === "success")
        return "green";
    // Without either there is nothing that could turn green.
    return testOutcome === "cancelled" || testOutcome === "skipped" ? testOutcome : "tests-failed";
}
/**
 * A red test step turns green only when every file was read whole, at least one test failed, every failure is known
 * to be quarantined, and the step ended in the way that failed tests end it. A green one stays green only when nothing
 * speaks against it. A step that was cancelled or skipped is never green.
 */
function verdictOf({ step, files, whole, failed, quarantined }) {
    if (files === 0)
        return { result: "no-results" };
    if (failed > 0)
        return { result: "failed", because: "failures" };
    if (!whole)
        return { result: "failed", because: "broken-files" };
    if (step === "cancelled" || step === "skipped")
        return { result: "failed", because: step };
    if (quarantined === 0)
        return step === "green" ? { result: "passed" } : { result: "failed", because: "no-failure" };
    return step === "other-failure" ? { result: "failed", because: "not-tests" } : { result: "quarantined" };
}

;// CONCATENATED MODULE: ./lib/src/test-results/findings.js










/** Reads the reports, and compares what failed with what is quarantined. */
async function checkReports({ files, missing }, facts, owner, context) {
    const read = await readReports(files, context.signal);
    const step = stepEndOf(facts);
    // A green step stays green in spite of words that nobody knows; a red one turns green only when all is understood.
    const unclear = step === "green" ? [] : read.unclear;
    const reports = { ...read, broken: [...missing, ...read.broken, ...unclear] };
    const { failures, suiteFailures, broken } = reports;
    const { list, ...known } = await lookUpQuarantine(failures, owner, context);
    const find = listedFinder(list, owner);
    const judged = failures.map((test) => ({ test, match: find(test) }));
    const failed = judged.flatMap(({ test, match }) => (match === undefined ? [test] : []));
    const quarantined = judged.flatMap(({ test, match }) => (match === undefined ? [] : [{ test, ...match }]));
    const passing = new Set();
    // The names of listed tests are known only now, so the reports are read once more.
    if (list.length > 0) {
        await visitPassed(files, wantedTests(list), context.signal, (testCase) => {
            const match = find(testCase);
            if (match !== undefined)
                passing.add(match.listed);
        });
    }
    for (const { listed } of quarantined)
        passing.delete(listed);
    return {
        ...known,
        reports,
        files: files.map(({ name }) => name),
        /** Lines of junit-paths without a file; they are among the broken reports too. */
        missing,
        failed,
        quarantined,
        /** Sentences on failed tests whose names are in the list. */
        nearMisses: describeNearMisses(failed, list, owner),
        passing: [...passing],
        verdict: verdictOf({
            step,
            files: files.length,
            whole: broken.length === 0,
            failed: failed.length + suiteFailures.length,
            quarantined: quarantined.length,
        }),
    };
}
/**
 * Asks for the list; with nothing failed nobody is asked. The warning is why it may not be whole, or why it is not
 * known: every failure counts then. @throws InputError without a token, with their names.
 */
async function lookUpQuarantine(failures, { orgSlug, repository }, context) {
    if (failures.length === 0)
        return { list: [], listWarning: undefined, isListKnown: true };
    try {
        context.requireToken();
    }
    catch (error) {
        const failed = `${(0,format/* counted */.hS)(failures.length, "test")} failed (${someNames(failures.map(({ name }) => name))})`;
        const why = `${failed}, and without a token nobody can be asked whether they are quarantined.`;
        throw (0,errors/* withMore */.iA)(error, { details: [why] });
    }
    try {
        const query = { repository, orgSlug, pageSize: inputs/* LARGEST_PAGE */.LS };
        const { tests: list, warning } = await (0,read/* readAllQuarantinedTests */.f)(context.service, query);
        return { list, listWarning: warning, isListKnown: true };
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR) || error.kind === "aborted" || context.signal.aborted)
            throw error;
        const why = `The list of quarantined tests could not be read, so every failure counts: ${error.message}`;
        return { list: [], listWarning: [why, ...error.details].join(" "), isListKnown: false };
    }
}
const NAMES_SHOWN = 3;
const NAME_CHARACTERS = 200;
function someNames(names) {
    const shown = names.map((name) => (0,truncate/* shorten */.ml)((0,truncate/* showInvisible */.jQ)(name), NAME_CHARACTERS));
    return (0,format/* formatList */.ki)(shown, NAMES_SHOWN);
}

;// CONCATENATED MODULE: ./lib/src/test-results/check.js





/** Reads the reports of a test step, and decides by them and by what is quarantined whether it passes. */
async function check(inputs, { repository }, context) {
    const { orgSlug = "", junitPaths = [], workingDirectory, variant = "" } = inputs;
    const found = await findReports(junitPaths, context.workspace, workingDirectory);
    const findings = await checkReports(found, inputs, { orgSlug, repository, variant }, context);
    const { reports, files, failed, quarantined, passing, listWarning, verdict } = findings;
    if (listWarning !== undefined)
        context.log.warning(listWarning);
    // Without any file the message names them.
    const broken = files.length === 0 ? [] : reports.broken;
    for (const each of broken)
        context.log.warning(`${describeBroken(each)}.`);
    const sentences = describeFindings(findings, inputs.testExitCode);
    const [message, ...details] = sentences;
    const suites = reports.suiteFailures.map(({ suite: parent, file }) => {
        return { name: null, parent, file: file || null, classname: null };
    });
    return {
        result: verdict.result,
        message,
        details,
        outputs: {
            "failed-count": suites.length + failed.length,
            "quarantined-count": quarantined.length,
            "failed-tests": [...suites, ...failed.map(namesOf)],
            "quarantined-failures": quarantined.map(({ test }) => namesOf(test)),
        },
        summary: testResultsPage(sentences, findings),
        record: {
            tests: reports.cases,
            files,
            brokenFiles: reports.broken,
            failedSuites: reports.suiteFailures,
            quarantine: quarantined.map(({ test, listed, rule }) => ({ test: namesOf(test), rule, listed })),
            passingQuarantinedTests: passing,
        },
    };
}
/** The names of a test as the list of quarantined tests has them: null where there is none. */
function namesOf({ name, parent, files, classname }) {
    return { name, parent: parent || null, file: files[0] || null, classname: classname || null };
}
const NOT_A_PROOF = "A test can be listed as quarantined while quarantining is switched off for the organisation: check its settings in the web application.";
const BROKEN_FILE = "A test run that broke off leaves such a file, and so does a failure that no test stands for, such as a build error: the log of the test step tells. When it is no test result, take it out of junit-paths with a line that begins with `!`.";
const MISSING_FILE = "A line of junit-paths without a file is a result that is missing. Keep only the lines whose files every run writes.";
const JEST_LEAVES_OUT = "jest-junit leaves a test file that could not be loaded out of its report, so such a failure shows only with its option reportTestSuiteErrors set to true.";
/** What the check comes to in one sentence, and what else there is to say: the next step. */
function describeFindings(findings, exitCode) {
    const { verdict, reports, files, missing, quarantined } = findings;
    const extent = `${(0,format/* counted */.hS)(reports.cases, "test")} in ${(0,format/* counted */.hS)(files.length, "result file")}`;
    const proof = quarantined.length > 0 ? [NOT_A_PROOF] : [];
    const jest = reports.byJest ? [JEST_LEAVES_OUT] : [];
    const unexplained = `The test step failed${exitCode === undefined ? "" : ` with exit code ${exitCode}`}, and failed tests do not explain it`;
    const seeLog = ["Look at the log of the test step for a build error, a crash or a time-out.", ...jest, ...proof];
    switch (verdict.result === "failed" ? verdict.because : verdict.result) {
        case "no-results":
            return [
                `No file matches junit-paths, so nothing is known about the tests${whatIsThere(missing)}.`,
                "Check the patterns, which are relative to the workspace, and that the test step writes JUnit XML; a build error before the tests leaves no file.",
            ];
        case "passed":
            return [`No test failed, of ${extent}.`, ...proof];
        case "quarantined": {
            const one = "The one failed test is quarantined";
            const all = quarantined.length === 1 ? one : `All ${quarantined.length} failed tests are quarantined`;
            return [`${all}, of ${extent}.`, ...proof, ...jest];
        }
        case "failures":
            return [describeFailures(findings), ...findings.nearMisses, ...proof];
        case "broken-files":
            return [
                `${(0,format/* counted */.hS)(reports.broken.length, "result file")} cannot be relied on: ${describeBroken(reports.broken[0])}.`,
                ...(reports.broken.length > missing.length ? [BROKEN_FILE] : []),
                ...(missing.length > 0 ? [MISSING_FILE] : []),
            ];
        case "not-tests":
            return [`${unexplained}: this exit code is not among test-failure-exit-codes.`, ...seeLog];
        case "no-failure":
            return [`${unexplained}: no failure counts, of ${extent}.`, ...seeLog];
        case "cancelled":
            return ["The test step was cancelled, so its results are not all there.", ...proof];
        case "skipped":
            return ["The test step was skipped, so these results do not come from it.", ...proof];
    }
}
function whatIsThere(missing) {
    const found = missing.map(({ name, reason }) => `${(0,truncate/* shorten */.ml)(name, NAME_CHARACTERS)} ${reason}`);
    return found.length === 0 ? "" : `: ${(0,format/* formatList */.ki)(found, NAMES_SHOWN)}`;
}
function describeFailures({ reports, failed, quarantined, isListKnown }) {
    const suites = reports.suiteFailures.map(({ suite }) => suite);
    const tests = failed.map(({ name }) => name);
    const parts = [
        tests.length > 0 && `${(0,format/* counted */.hS)(tests.length, "test")} failed: ${someNames(tests)}`,
        suites.length > 0 && `${(0,format/* counted */.hS)(suites.length, "suite")} failed outside of any test: ${someNames(suites)}`,
    ];
    const rest = !isListKnown && failed.length > 0
        ? " Whether they are quarantined is not known."
        : quarantined.length === 0
            ? ""
            : ` ${(0,format/* counted */.hS)(quarantined.length, "test")} more failed and ${quarantined.length === 1 ? "is" : "are"} quarantined.`;
    return `${parts.filter((part) => part !== false).join("; ")}.${rest}`;
}
function describeBroken(broken) {
    return broken === undefined ? "" : `${broken.name}: ${broken.reason}`;
}
const ROWS_SHOWN = 100;
const PATH_CHARACTERS = 300;
const TEST = ["Test", "Suite", "File"];
const QUARANTINE = ["Owners", "Quarantined since"];
function testResultsPage(sentences, findings) {
    const { reports, files, failed, quarantined, passing, listWarning } = findings;
    const failures = [
        ...reports.suiteFailures.map((each) => [
            "(the suite itself)",
            (0,truncate/* showInvisible */.jQ)(each.suite),
            (0,truncate/* showInvisible */.jQ)(each.file),
            each.message,
        ]),
        ...failed.map((test) => [...testCells(namesOf(test)), test.message]),
    ];
    const excused = quarantined.map(({ test, listed, rule }) => [
        ...testCells(namesOf(test)),
        ...quarantineCells(listed),
        rule === "id" ? "its id" : "its names",
    ]);
    const passed = passing.map((listed) => [...testCells(listed), ...quarantineCells(listed)]);
    const broken = reports.broken.map(({ name, reason }) => [name, reason]);
    const names = files.map((name) => (0,truncate/* shorten */.ml)(name, PATH_CHARACTERS));
    const section = (title, head, rows) => (0,markdown/* tableSection */.Yc)(title, head, rows, { atMost: ROWS_SHOWN, whole: markdown/* IN_RESULT_FILE */.J4 });
    return (0,markdown/* paragraphs */.qN)([
        ...sentences.map(markdown/* escapeText */.X1),
        (0,markdown/* escapeText */.X1)(listWarning ?? ""),
        section("Failures that count", [...TEST, "Message"], failures),
        section("Failures that are quarantined", [...TEST, ...QUARANTINE, "Recognised by"], excused),
        section("Quarantined tests that passed", [...TEST, ...QUARANTINE], passed),
        section("Result files that cannot be relied on", ["File", "Reason"], broken),
        files.length === 0 ? "" : (0,markdown/* folded */.TM)(`Result files: ${files.length}`, (0,markdown/* bullets */.e5)(names, ROWS_SHOWN)),
    ]);
}
function testCells({ name, parent, file }) {
    return [name, parent ?? "", file ?? ""].map(truncate/* showInvisible */.jQ);
}
function quarantineCells({ codeowners, quarantined_at: since }) {
    return [(codeowners ?? []).join(", "), (0,format/* dayOf */.kb)(since ?? "")];
}


/***/ })

};
