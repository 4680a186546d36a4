export const id = 4822;
export const ids = [4822];
export const modules = {

/***/ 4822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkTestStep: () => (/* binding */ checkTestStep)
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
/**
 * Functions that change names as the service's uploader does, in the same order: trim, shorten, remove escape sequences
 * and control characters.
 */
/** Maximum bytes of a name in UTF-8. */
const LONGEST_BYTES = 8_000;
const MAY_CHANGE = /[^ -~\u00a1-\uffff]|^\s|\s$/;
function normalizeName(written) {
    if (written.length * 3 <= LONGEST_BYTES && !MAY_CHANGE.test(written))
        return written;
    return removeControls(cut(trim(written)));
}
/** Normalizes a name twice. The second time trims white space next to a removed escape sequence. */
function toComparableName(name) {
    return normalizeName(normalizeName(name));
}
/** White space as the uploader defines it. The method `trim` would also remove U+FEFF, but not U+0085. */
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
function cut(text) {
    const bytes = Buffer.from(text);
    let end = LONGEST_BYTES;
    if (bytes.length <= end)
        return text;
    // A byte 10xxxxxx continues a character, so the cut must not be before it.
    while ((bytes.readUInt8(end) & 0xc0) === 0x80)
        end -= 1;
    return bytes.toString("utf8", 0, end);
}
/** Control characters that end every escape sequence. */
const STOP = "\\x18\\x1a\\x1b";
/**
 * Escape sequences of a terminal. The pattern has three groups. The line feeds in the first and second group remain in
 * the text. The third group is the data of a device control string.
 */
const SEQUENCE = new RegExp([
    `\\x1b([^ -~${STOP}]*)(?:`,
    `(\\[[^@-~${STOP}]*[@-~]?|[ -/][^0-~${STOP}]*[0-~]?|[0-OQ-WYZ\\\\\`-~])|`,
    `P[^ -~${STOP}]*(?:[0-?][^ -/<-~${STOP}]*)?(?:[ -/][^0-~${STOP}]*)?[@-~]([^${STOP}]*)|`,
    `\\][^\\x07${STOP}]*|[PX^_][^${STOP}]*)?`,
].join(""), "g");
/** Removes escape sequences and control characters, except line feeds and U+007F. */
function removeControls(text) {
    const printed = text.replace(SEQUENCE, (_, before, printing = "", data = "") => {
        return `${before}${printing}`.replace(/[^\n]/g, "") + textAfterData(data);
    });
    return printed.replace(/(?![\n\u007f])\p{Cc}/gu, "");
}
/**
 * Returns the text after the byte 0x9c. This byte ends a device control string, even as one byte of a longer character.
 */
function textAfterData(data) {
    let end = 0;
    for (const character of data) {
        end += character.length;
        const bytes = Buffer.from(character);
        const at = bytes.indexOf(0x9c);
        if (at >= 0)
            return "\ufffd".repeat(bytes.subarray(at + 1).filter((byte) => byte > 0x9f).length) + data.slice(end);
    }
    return "";
}

;// CONCATENATED MODULE: ./lib/src/test-results/identity.js


const NAMESPACE_URL = Buffer.from("6ba7b8119dad11d180b400c04fd430c8", "hex");
const HYPHENS = "[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}";
const VERSION_5 = new RegExp(`^(?:[0-9a-f]{12}5[0-9a-f]{19}|${HYPHENS}|\\{${HYPHENS}\\}|urn:uuid:${HYPHENS})$`, "i");
const OWN_ID_PREFIX = "trunk:";
/** Returns a UUID of version 5 in the URL namespace (RFC 9562, section 5.5). */
function toUuid5(name) {
    const bytes = (0,external_node_crypto_.createHash)("sha1").update(NAMESPACE_URL).update(name).digest().subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
/** Returns all ids that the service may use for a test. Its tools use the attributes `file` and `id` differently. */
function listPossibleTestIds(test, owner) {
    const { id, files } = test;
    if (isTestIdIndependentOfNames(id))
        return [...new Set([id, idFromOwnId(id, owner)])];
    return [...(id === "" ? [] : [id]), ...files.map((file) => idFromNames(test, file, owner))];
}
/** True when the id identifies a test without its names. */
function isTestIdIndependentOfNames(id) {
    return id.startsWith(OWN_ID_PREFIX) || VERSION_5.test(id);
}
function idFromOwnId(id, owner) {
    const { orgSlug, variant } = owner;
    if (id.startsWith(OWN_ID_PREFIX))
        return hashNames([orgSlug, repositoryOf(owner), id], variant);
    return variant === "" ? id : hashNames([id], variant);
}
function idFromNames({ classname, parent, name }, file, owner) {
    const names = [owner.orgSlug, repositoryOf(owner), file, classname, parent, name, "JUNIT_TESTCASE"];
    return hashNames(names, owner.variant);
}
/** Computes an id from names. A variant is hashed twice, as in the service's uploader. */
function hashNames(parts, variant) {
    if (variant === "")
        return toUuid5(parts.join("#"));
    return toUuid5(`${toUuid5([...parts, variant].join("#"))}#${variant}`);
}
function repositoryOf({ repository: { host, owner, name } }) {
    return `${host}/${owner}/${name}`.replace(/\/+$/, "").replace(/\.git$/, "");
}
/** Creates a function that finds a test in the list. It compares the ids, or all names and the variant. */
function createQuarantineMatcher(list, owner) {
    const byId = new Map();
    const byNames = new Map();
    for (const listed of list) {
        const { test_case_id: id } = listed;
        if (id)
            byId.set(id, listed);
        byNames.set(namesKey(listed, listed.variant ?? ""), listed);
    }
    return (test) => {
        for (const id of listPossibleTestIds(test, owner)) {
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
function namesKey({ name, parent, file, classname }, variant) {
    const names = [name, parent, file, classname].map((each) => toComparableName(each ?? ""));
    return JSON.stringify([...names, variant]);
}

;// CONCATENATED MODULE: ./lib/src/test-results/near-misses.js



const DESCRIBED = 3;
/** Describes failed tests with a name similar to a listed test, and the differences to the most similar one. */
function describeSimilarTestNames(failed, list, owner) {
    if (failed.length === 0)
        return [];
    const listedNames = new Set(list.map(({ name }) => normalizeLoosely(name)));
    const nearMisses = failed.filter(({ name }) => listedNames.has(normalizeLoosely(name)));
    const more = nearMisses.length - DESCRIBED;
    const rest = `${(0,format/* formatCount */.B4)(more, "more failed test")} differ${more === 1 ? "s" : ""} from the list in a similar way.`;
    const described = nearMisses.slice(0, DESCRIBED).map((test) => describeNearMiss(test, list, owner));
    return more > 0 ? [...described, rest] : described;
}
function normalizeLoosely(name) {
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
    return toComparableName(listed ?? "") === toComparableName(reported);
}
const SHOWN_CHARACTERS = 200;
function describeNearMiss(test, list, owner) {
    const [closest = []] = list
        .filter(({ name }) => normalizeLoosely(name) === normalizeLoosely(test.name))
        .map((listed) => differences(test, listed, owner))
        .toSorted((one, other) => one.length - other.length);
    const parts = closest.map(({ part, listed, reported }) => {
        const where = part === "variant" ? "here" : "in the report";
        return `a different ${part} (${quoteName(listed)} in the list, ${quoteName(reported)} ${where})`;
    });
    return `The list contains the failed test ${quoteName(test.name)}, but with ${parts.join(" and ")}.`;
}
function quoteName(text) {
    return text === "" ? "none" : `"${(0,truncate/* shortenText */.Bu)((0,truncate/* escapeSpacesAndControlCharacters */.n8)(text), SHOWN_CHARACTERS)}"`;
}

;// CONCATENATED MODULE: ./lib/src/test-results/test-case.js


const IDENTITY_ATTRIBUTES = ["name", "classname", "file", "filepath", "id"];
/**
 * Returns the possible paths of the test file. The uploader prefers the outermost suite's attribute to identify a
 * failed test, but the test case's attribute to store results.
 */
function listPossibleTestFiles(own, suite = {}) {
    const lookedUp = normalizeName(suite.file ?? own.file ?? suite.filepath ?? own.filepath ?? "");
    const stored = normalizeName(own.file ?? own.filepath ?? suite.file ?? suite.filepath ?? "");
    return stored === lookedUp ? [lookedUp] : [lookedUp, stored];
}
const DOUBTS = [
    { kind: "unreadable", character: "\0", content: "U+0000 or a reference to a character that does not exist" },
    { kind: "replaced", character: "\ufffd", content: "bytes that are not text" },
];
/** Returns a reason if a name may be wrong. The reason `replaced` applies only if the decoder really replaced bytes. */
function findNameEncodingProblem(attributes) {
    for (const { kind, character, content } of DOUBTS) {
        const name = IDENTITY_ATTRIBUTES.find((each) => attributes[each]?.includes(character));
        if (name !== undefined)
            return { kind, reason: `the attribute ${name} contains ${content}` };
    }
    return undefined;
}
/** Parses a time; undefined for an invalid text or a date without a time. */
function parseReportTimestamp(text = "") {
    const time = (0,format/* readIsoTime */.xT)(text);
    return time === undefined || time.wholeDay ? undefined : { zoned: time.zoned, ms: time.ms };
}
function isLaterReportTimestamp(one, other) {
    return one !== undefined && other !== undefined && one.zoned === other.zoned && one.ms > other.ms;
}
const STATUS_ATTRIBUTES = ["status", "result", "outcome", "success"];
const PASSED_STATUS_WORDS = "run completed passed pass success successful succeeded ok true yes expected flaky fixed complete done executed finished xfail xfailed xpass xpassed warning";
const PASSED = new RegExp(`^(?:${PASSED_STATUS_WORDS.replaceAll(" ", "|")})$`);
const NOT_RUN = /^(?:not(?:run|executed)|skip(?:ped)?|disabled|suppressed|filtered|ignored|pending|todo|inconclusive|untested)$/;
const FAILED = /^(?:fail(?:ed|ing|ure)?|error(?:ed)?|broken|invalid|notrunnable|crash(?:ed)?|timeout|timedout|aborted|interrupted|cancell?ed|nok|notok|ko)$/;
/** Meanings of a status from worst to best. If a test case has several status attributes, the worst one counts. */
const MEANINGS = ["failed", "not-run", "unknown", "passed"];
function readTestCaseStatus(attributes) {
    const given = STATUS_ATTRIBUTES.flatMap((name) => {
        const value = attributes[name];
        return value === undefined ? [] : [{ meaning: meaningOf(name, value), text: `${name}="${value}"` }];
    });
    return given.toSorted((one, other) => MEANINGS.indexOf(one.meaning) - MEANINGS.indexOf(other.meaning))[0];
}
function meaningOf(name, value) {
    // Tools spell the same status `Timed Out`, `timed-out` or `timedOut`.
    const word = value.toLowerCase().replace(/[\s_-]+/g, "");
    if (FAILED.test(word))
        return "failed";
    // In a suite, `success="0"` is a number of tests, so only these words mean a failure.
    if (name === "success" && (word === "false" || word === "no"))
        return "failed";
    if (NOT_RUN.test(word))
        return "not-run";
    // The meaning of a numeric status differs between tools, so a number never counts as a failure.
    return PASSED.test(word) || !/\p{L}/u.test(word) ? "passed" : "unknown";
}
function recordSkippedTest(testCase, { type, message = "" }) {
    testCase.skipped = true;
    testCase.todo ||= type === "todo";
    // CTest reports a test without a built program as skipped, but the run fails.
    if (testCase.attributes.status === "notrun" && message !== "" && !message.startsWith("SKIP_")) {
        testCase.failures += 1;
        testCase.message ||= message;
    }
}
function evaluateTestCase({ attributes, failures, skipped, todo, message }) {
    const status = readTestCaseStatus(attributes);
    // A child element such as `<failure>` has precedence over a status attribute.
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




class BrokenReportError extends Error {
}
const NO_SUMS = {
    cases: 0,
    failedCases: 0,
    suites: 0,
    failingSuites: 0,
    found: 0,
    /** Number of repeated runs that failed. Some tools count them as failures, others do not. */
    reruns: 0,
    /** Number of failures and errors in the attributes of suites. */
    declared: 0,
    declaredTests: 0,
};
const MESSAGE_CHARACTERS = 300;
const RESULTS = new Set(["testsuites", "testsuite", "testcase", "failure", "error"]);
function createReportTree(listener) {
    return {
        listener,
        suites: [],
        openCase: undefined,
        failing: undefined,
        depth: 0,
        title: "",
        nodeTotals: new Map(),
        sums: { ...NO_SUMS },
    };
}
/** True inside a suite, but not inside a test case. */
function isBetweenTestCases({ depth, suites }) {
    return depth > 0 && depth === suites.length;
}
function findOutermostSuite({ suites }) {
    return suites.find(({ isRoot }) => !isRoot)?.name ?? "";
}
/** True inside a failure whose message has not been read yet. */
function isFailureMessageMissing({ failing }) {
    return failing?.message === "";
}
function addFailureText({ failing }, text) {
    if (failing !== undefined)
        failing.message ||= firstLine(text);
}
/** Reads the start tag of an element. @throws BrokenReportError if the outermost element is unknown */
function openElement(tree, name, attributes) {
    tree.depth += 1;
    const { suites, openCase, depth } = tree;
    if (suites.length === 0)
        openRoot(tree, name, attributes);
    else if (openCase !== undefined)
        openInCase(tree, openCase, name, attributes);
    else if (depth === suites.length + 1)
        openInSuite(tree, name, attributes);
    else
        checkPlace(tree, name);
}
function openRoot(tree, name, attributes) {
    if (name !== "testsuites" && name !== "testsuite") {
        throw new BrokenReportError(`the outermost element is <${name}>, not <testsuites> or <testsuite>`);
    }
    tree.title = attributes.name ?? "";
    openSuite(tree, name, attributes);
}
function openInSuite(tree, name, attributes) {
    if (name === "testsuite" || name === "testsuites")
        openSuite(tree, name, attributes);
    else if (name === "failure" || name === "error")
        openFailure(tree, attributes);
    else if (name === "testcase") {
        checkNames(tree, attributes);
        tree.openCase = { attributes, failures: 0, skipped: false, todo: false, message: "" };
    }
    else
        checkPlace(tree, name);
}
function openSuite(tree, element, attributes) {
    const { listener, sums, suites } = tree;
    checkNames(tree, attributes);
    const given = (countIn(tree, attributes, "failures") ?? 0) + (countIn(tree, attributes, "errors") ?? 0);
    const declared = given === 0 && readTestCaseStatus(attributes)?.meaning === "failed" ? 1 : given;
    const declaredTests = countIn(tree, attributes, "tests");
    const time = parseReportTimestamp(attributes.timestamp);
    if (time !== undefined)
        listener.onTime(time);
    sums.declared += declared;
    sums.declaredTests += declaredTests ?? 0;
    const name = normalizeName(attributes.name ?? "");
    const isRoot = element === "testsuites";
    suites.push({ isRoot, name, attributes, time, declared, declaredTests, before: { ...sums } });
}
function checkNames({ listener }, attributes) {
    const doubt = findNameEncodingProblem(attributes);
    if (doubt !== undefined)
        listener.onDoubt(doubt.kind, doubt.reason);
}
function countIn({ listener }, attributes, name) {
    const number = attributes[name]?.trim();
    // Some tools write an empty attribute instead of 0.
    if (number === undefined || number === "")
        return undefined;
    if (isCount(number))
        return Number(number);
    listener.onDoubt("unreadable", `${name}="${(0,truncate/* shortenText */.Bu)(number, MESSAGE_CHARACTERS)}" is not a number of tests`);
    return undefined;
}
function isCount(text) {
    return /^\d{1,9}$/.test(text);
}
function openInCase(tree, testCase, name, attributes) {
    switch (tree.depth === tree.suites.length + 2 ? name : "") {
        case "failure":
        case "error":
            testCase.failures += 1;
            openFailure(tree, attributes);
            break;
        case "skipped":
            recordSkippedTest(testCase, attributes);
            break;
        // Surefire writes this element for a repeated run. A test whose later run passed counts as passed.
        case "rerunFailure":
        case "rerunError":
        case "flakyFailure":
        case "flakyError":
            tree.sums.reruns += 1;
            break;
        default:
            checkPlace(tree, name);
    }
}
function openFailure(tree, { message }) {
    tree.failing = { depth: tree.depth, message: firstLine(message) };
}
function checkPlace({ failing, listener }, name) {
    const plain = name.slice(name.lastIndexOf(":") + 1).toLowerCase();
    // A failure's message may contain XML that looks like test elements.
    const isQuoted = failing !== undefined && (plain === "failure" || plain === "error");
    if (!RESULTS.has(plain) || isQuoted)
        return;
    const shown = (0,truncate/* shortenText */.Bu)(name, MESSAGE_CHARACTERS);
    listener.onDoubt("misplaced", `<${shown}> does not belong here in a JUnit report`);
}
function closeElement(tree) {
    const { suites, failing, openCase, depth } = tree;
    const suite = suites.at(-1);
    if (suite !== undefined) {
        if (failing?.depth === depth)
            closeFailure(tree, failing.message, suite);
        else if (openCase !== undefined && depth === suites.length + 1)
            closeCase(tree, openCase, suite);
        else if (depth === suites.length)
            closeSuite(tree, suite);
    }
    tree.depth -= 1;
}
function closeFailure(tree, message, suite) {
    tree.failing = undefined;
    if (tree.openCase !== undefined)
        tree.openCase.message ||= message;
    else {
        tree.sums.found += 1;
        reportSuiteFailure(tree, suite, message);
    }
}
function reportSuiteFailure({ listener }, { name, attributes }, message) {
    listener.onSuiteFailure({ suite: name, file: listPossibleTestFiles(attributes)[0], message });
}
function closeCase(tree, testCase, suite) {
    const { listener, suites, sums } = tree;
    tree.openCase = undefined;
    const { attributes } = testCase;
    const { name = "", classname = "", id = "" } = attributes;
    const { failures, unknownStatus, outcome, message } = evaluateTestCase(testCase);
    const time = parseReportTimestamp(attributes.timestamp) ?? suite.time;
    sums.cases += 1;
    sums.found += failures;
    if (outcome === "failed")
        sums.failedCases += 1;
    if (time !== undefined)
        listener.onTime(time);
    if (unknownStatus !== undefined) {
        const shown = (0,truncate/* shortenText */.Bu)(unknownStatus, MESSAGE_CHARACTERS);
        listener.onDoubt("unknown-status", `the status of a test is unknown: ${shown}`);
    }
    const path = suites.filter(({ isRoot }) => !isRoot);
    listener.onCase({
        name: normalizeName(name),
        parent: path[0]?.name ?? "",
        classname: normalizeName(classname),
        files: listPossibleTestFiles(attributes, path[0]?.attributes),
        id: normalizeName(id),
        written: [name, classname, ...path.map((each) => each.attributes.name ?? "")],
        time,
        outcome,
        message,
    });
}
function closeSuite(tree, suite) {
    const { listener, suites, sums, nodeTotals } = tree;
    suites.pop();
    compareCounts(tree, suite);
    if (suites.length > 0) {
        sums.suites += 1;
        if (sums.found > suite.before.found)
            sums.failingSuites += 1;
        return;
    }
    const shortfall = nodeShortfall(nodeTotals, sums);
    if (shortfall !== undefined)
        listener.onDoubt("shortfall", shortfall);
}
function compareCounts(tree, suite) {
    const { listener, sums } = tree;
    const { before, declared, declaredTests, isRoot, name } = suite;
    const found = sums.found - before.found;
    // Some tools add the tests of nested suites to the number of the outermost suite too. If this number is smaller than
    // the sum of the nested suites, the tool does not do so.
    const declaredTestsBelow = sums.declaredTests - before.declaredTests;
    const mayCountTwice = isRoot && (declaredTests === undefined || declaredTests >= declaredTestsBelow);
    const declaredBelow = sums.declared - before.declared;
    const atMost = Math.max(found + sums.reruns - before.reruns, mayCountTwice ? declaredBelow : 0);
    if (declared <= atMost)
        return;
    // The outer suites must not report the same missing failures again.
    sums.found = before.found + declared;
    const summary = `declares ${(0,format/* formatCount */.B4)(declared, "failure or error", "failures and errors")}`;
    if (sums.cases === before.cases) {
        reportSuiteFailure(tree, suite, `The suite ${summary} and contains no test case.`);
        return;
    }
    const part = isRoot ? "the whole report" : `the suite ${JSON.stringify(name)}`;
    listener.onDoubt("shortfall", `${part} ${summary} but contains ${found === 0 ? "none" : `only ${found}`}`);
}
const NODE_TOTAL = /^\s*(fail|cancelled|suites)\s+([-+]?\.?\d\S*)\s*$/;
function readTotalsFromXmlComment({ depth, nodeTotals, listener }, comment) {
    const [, name, total = ""] = NODE_TOTAL.exec(comment) ?? [];
    if (depth !== 1 || name === undefined)
        return;
    if (isCount(total))
        nodeTotals.set(name, Number(total));
    else
        listener.onDoubt("unreadable", `the total "${name} ${(0,truncate/* shortenText */.Bu)(total, MESSAGE_CHARACTERS)}" is not a number of tests`);
}
/**
 * Compares the totals with the report. Returns a problem if failures are missing, because Node's reporter omits failed
 * tests with subtests.
 */
function nodeShortfall(totals, { suites, failedCases, failingSuites }) {
    const [fail, described] = [totals.get("fail"), totals.get("suites")];
    if (fail === undefined || described === undefined || described > suites)
        return undefined;
    const failed = fail + (totals.get("cancelled") ?? 0);
    // The report shows a group of tests as a suite, and also a test with subtests. At most `described` of the failed
    // suites are groups, so the others are failed tests.
    const shown = failedCases + Math.max(0, failingSuites - described);
    return failed <= shown
        ? undefined
        : `the totals declare ${failed} failed tests, but the report contains only ${shown}; Node's reporter omits failures of tests with subtests`;
}
function firstLine(text) {
    const line = /\S[^\r\n]*/.exec(text ?? "")?.[0] ?? "";
    return (0,truncate/* shortenText */.Bu)(line, MESSAGE_CHARACTERS);
}

;// CONCATENATED MODULE: ./lib/src/test-results/report-parser.js


async function createReportParser(tree) {
    const { SaxesParser } = await __webpack_require__.e(/* import() */ 9800).then(__webpack_require__.t.bind(__webpack_require__, 9800, 19));
    const xml = new SaxesParser({ position: false, xmlns: false });
    const parser = {
        tree,
        xml,
        given: 0,
        tagEnd: -1,
        part: "",
        lineBefore: xml.line,
        attributesFrom: undefined,
        attributesBefore: "",
    };
    xml.on("error", ({ message }) => {
        throw new BrokenReportError(message.replace(/\.$/, ""));
    });
    xml.on("opentagstart", () => {
        parser.attributesFrom = readOfPart(parser);
    });
    xml.on("opentag", ({ name, attributes }) => {
        openElement(tree, name, readAttributes(attributes, endAttributes(parser)));
        finishTag(parser);
    });
    xml.on("closetag", () => {
        closeElement(tree);
        finishTag(parser);
    });
    xml.on("comment", (text) => readTotalsFromXmlComment(tree, dropForbidden(text)));
    return parser;
}
/** Adds a text to the report. @throws BrokenReportError if the XML is invalid */
function parseReportText(parser, text) {
    if (parser.attributesFrom !== undefined) {
        parser.attributesBefore += parser.part.slice(parser.attributesFrom);
        parser.attributesFrom = 0;
    }
    parser.part = hideForbidden(text);
    parser.given += parser.part.length;
    parser.lineBefore = parser.xml.line;
    parser.xml.write(parser.part);
}
/** Finishes the report. @throws BrokenReportError if the report is incomplete */
function finishParsing(parser) {
    parser.lineBefore = parser.xml.line;
    parser.xml.close();
}
function isTagComplete({ tagEnd, given }) {
    return tagEnd === given;
}
/** Returns the number of line breaks between the start of the last text and the parser's position. */
function countLineBreaksInLastChunk({ xml, lineBefore }) {
    return xml.line - lineBefore;
}
/**
 * At the end of a tag, adds the listener for text if a failure message is expected, else removes it. With a listener,
 * the parser stores all text, which takes time.
 */
function finishTag(parser) {
    const { tree, xml } = parser;
    parser.tagEnd = xml.position;
    const listener = isFailureMessageMissing(tree)
        ? (text) => addFailureText(tree, dropForbidden(text))
        : undefined;
    for (const event of ["text", "cdata"]) {
        if (listener === undefined)
            xml.off(event);
        else
            xml.on(event, listener);
    }
}
function readOfPart({ xml, given, part }) {
    return xml.position - (given - part.length);
}
function endAttributes(parser) {
    const text = parser.attributesBefore + parser.part.slice(parser.attributesFrom, readOfPart(parser));
    parser.attributesFrom = undefined;
    parser.attributesBefore = "";
    return text;
}
/** Characters in attributes that XML 1.0 or 1.1 replaces with spaces. */
const READ_AS_SPACE = /[\t\n\r\u0085\u2028]/;
/**
 * Restores the forbidden characters, line breaks and tabs that the parser replaced in names. The service's uploader
 * preserves these characters.
 */
function readAttributes(parsed, text) {
    const hasSpaces = READ_AS_SPACE.test(text);
    if (!hasSpaces && !text.includes(MARK))
        return parsed;
    const written = hasSpaces ? writtenAttributes(text) : parsed;
    return Object.fromEntries(Object.entries(parsed).map(([name, value]) => IDENTITY_ATTRIBUTES.includes(name)
        ? [name, revealForbidden(written[name] ?? value)]
        : [name, dropForbidden(value)]));
}
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
function writtenAttributes(text) {
    const found = text.matchAll(ATTRIBUTE);
    return Object.fromEntries(Array.from(found, ([, name, double, single]) => [name, decodeXmlReferences(double ?? single ?? "")]));
}
const REFERENCE = /&(?:#x([0-9A-Fa-f]+)|#(\d+)|(\w+));/g;
const ENTITIES = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
function decodeXmlReferences(value) {
    return value.replace(REFERENCE, (reference, hex, decimal, entity) => {
        if (entity !== undefined)
            return ENTITIES[entity] ?? reference;
        return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    });
}
/* The XML parser rejects forbidden characters that tools write, so a pair of private characters replaces each. */
const MARK = "\uf8ff";
const PAIRS = /\uf8ff([\ue000-\ue0ff])/g;
const FIRST = 0xe000;
const MARK_ITSELF = 0xf8;
/** Forbidden characters, and numeric references, which may represent forbidden characters. */
const SUSPECTS = /[^\t\n\r -\uf8fe\uf900-\ufffd]|&#(?:x[0-9A-Fa-f]{1,8}|\d{1,10});/g;
const ALLOWED = /[\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
function hideForbidden(text) {
    return text.search(SUSPECTS) < 0 ? text : text.replace(SUSPECTS, hideCharacter);
}
function hideCharacter(found) {
    // `Number` reads the text `0x1b` as hexadecimal and `027` as decimal.
    const code = found.length === 1 ? found.charCodeAt(0) : Number(`0${found.slice(2, -1)}`);
    const isAllowed = code <= 0x10ffff && ALLOWED.test(String.fromCodePoint(code));
    if (isAllowed && code !== MARK.charCodeAt(0))
        return found;
    return `${MARK}${String.fromCharCode(FIRST + numberOf(code))}`;
}
/**
 * Encodes a forbidden character as a number of one byte. An invalid reference becomes 0, because no text contains
 * U+0000.
 */
function numberOf(code) {
    const isControl = code < 0x20 || code === 0xfffe || code === 0xffff;
    if (isControl)
        return code & 0xff;
    return code === MARK.charCodeAt(0) ? MARK_ITSELF : 0;
}
function revealForbidden(text) {
    return text.replace(PAIRS, (_, pair) => revealCharacter(pair));
}
function dropForbidden(text) {
    return text.replace(PAIRS, (_, pair) => (revealCharacter(pair) === MARK ? MARK : ""));
}
function revealCharacter(pair) {
    const number = pair.charCodeAt(0) - FIRST;
    if (number === MARK_ITSELF)
        return MARK;
    return String.fromCharCode(number < 0x20 ? number : 0xff00 + number);
}

;// CONCATENATED MODULE: ./lib/src/test-results/plain-cases.js
/**
 * This file uses patterns to skip passed test cases and printed text, because this is four times faster than the
 * parser.
 */




const SPACE = "[ \\t\\r\\n]";
/** Pattern of an attribute value. Excludes U+FFFD, which may be a replaced invalid byte. */
const VALUE = '[^"<&\\x00-\\x1f\\ufffd-\\uffff]*(?:&(?:lt|gt|amp|quot|apos);[^"<&\\x00-\\x1f\\ufffd-\\uffff]*)*';
const KNOWN_WORDS = `${PASSED_STATUS_WORDS} notrun skipped disabled suppressed pending ignored`
    .split(" ")
    .flatMap((word) => [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]);
const OTHER_STATUS = `(?:${STATUS_ATTRIBUTES.join("|")})="(?!(?:${KNOWN_WORDS.join("|")})")`;
// Excludes test cases with an id or a time; the parser must read these cases. An id changes the identity of a test. A
// time shows if a success is later than a failure; a later success cancels the failure.
const OTHER = `(?:${SPACE}+(?!(?:name|id|timestamp)=|${OTHER_STATUS})[A-Za-z_][\\w.:-]*="${VALUE}")*`;
const UP_TO_NAME = `${SPACE}*<testcase${OTHER}${SPACE}+name="`;
/** Pattern of a passed test case without content. The parser reads test cases that do not match this pattern. */
const PLAIN_CASE = new RegExp(`${UP_TO_NAME}${VALUE}"${OTHER}${SPACE}*(?:/>|>${SPACE}*</testcase>)`, "y");
const NAME_START = new RegExp(UP_TO_NAME, "y");
const CDATA_START = /[ \t\r\n]*<!\[CDATA\[/y;
const CDATA_END = "]]>";
/** Maximum characters of an incomplete element that this file may still skip. */
const LONGEST_REST = 64 * 1024;
const LONGEST_REFERENCE = 13;
const WIDE = /[\u0100-\uffff]/;
function createReportScanner(parser, wanted) {
    return { parser, wanted, text: "", at: 0, before: 0, offset: 0, isInCdata: false };
}
/** Adds the next part of a report. @throws BrokenReportError if the XML is invalid */
function scanReportPart(feed, part) {
    feed.text += part;
    advance(feed);
    if (!feed.isInCdata && feed.text.length - feed.at > LONGEST_REST)
        sendToParser(feed, endOfReferences(feed.text));
    feed.text = narrow(feed.text.slice(feed.at));
    feed.before += feed.at;
    feed.at = 0;
}
/** Finishes a report. @throws BrokenReportError if the report is incomplete */
function finishReportScan(feed) {
    if (feed.isInCdata)
        throw new BrokenReportError("the file ends inside a CDATA section");
    sendToParser(feed, feed.text.length);
    feed.offset = feed.before + feed.at;
    finishParsing(feed.parser);
}
function sendToParser(feed, end) {
    feed.offset = feed.before + feed.at;
    parseReportText(feed.parser, feed.text.slice(feed.at, end));
    feed.at = end;
}
function advance(feed) {
    for (;;) {
        if (feed.isInCdata) {
            if (!leaveCdata(feed))
                return;
        }
        else if (!skipItem(feed)) {
            const end = feed.text.indexOf(">", feed.at);
            if (end < 0)
                return;
            sendToParser(feed, end + 1);
        }
    }
}
function skipItem(feed) {
    const { parser, wanted, text, at } = feed;
    const { tree } = parser;
    if (!isTagComplete(parser))
        return false;
    const end = isBetweenTestCases(tree) ? endOfPlainCase(text, at, wanted.inSuite(findOutermostSuite(tree))) : undefined;
    if (end !== undefined) {
        tree.sums.cases += 1;
        feed.at = end;
        return true;
    }
    CDATA_START.lastIndex = at;
    if (tree.depth === 0 || isFailureMessageMissing(tree) || !CDATA_START.test(text))
        return false;
    feed.at = CDATA_START.lastIndex;
    feed.isInCdata = true;
    return true;
}
function leaveCdata(feed) {
    const { text, at } = feed;
    const end = text.indexOf(CDATA_END, at);
    feed.isInCdata = end < 0;
    // The text may end with a part of `]]>`, so the next search starts before this part.
    feed.at = end < 0 ? Math.max(at, text.length - CDATA_END.length + 1) : end + CDATA_END.length;
    return end >= 0;
}
/** Returns the length of a text up to an incomplete reference at its end, such as `&quo`. */
function endOfReferences(text) {
    const last = text.lastIndexOf("&");
    return last > text.length - LONGEST_REFERENCE ? last : text.length;
}
/** Returns a copy with one byte per character. Otherwise, all text added later would use two bytes per character. */
function narrow(text) {
    return WIDE.test(text) ? text : Buffer.from(text, "latin1").toString("latin1");
}
/** Returns the end of a test case that the parser can skip; undefined for a wanted test case or another element. */
function endOfPlainCase(text, at, wanted) {
    PLAIN_CASE.lastIndex = at;
    if (!PLAIN_CASE.test(text))
        return undefined;
    return wanted?.has(toComparableName(nameAt(text, at))) ? undefined : PLAIN_CASE.lastIndex;
}
/** Finds the name of a test case. This second search is faster than a group in the large pattern. */
function nameAt(text, at) {
    NAME_START.lastIndex = at;
    NAME_START.test(text);
    const start = NAME_START.lastIndex;
    return decodeXmlReferences(text.slice(start, text.indexOf('"', start)));
}
/** Stores names by suite, because tests of different suites may have the same name. */
function createTestNameIndex(tests = []) {
    const bySuite = new Map();
    function add({ name, parent }) {
        const suite = toComparableName(parent ?? "");
        const names = bySuite.get(suite) ?? new Set();
        bySuite.set(suite, names.add(toComparableName(name)));
    }
    for (const test of tests)
        add(test);
    return { add, inSuite: (suite) => bySuite.get(toComparableName(suite)) };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/globs/glob.js
var globs_glob = __webpack_require__(7946);
;// CONCATENATED MODULE: ./lib/src/test-results/report-files.js



/**
 * Finds report files by paths and patterns; `!` excludes files. If working-directory is set, does not read files
 * outside of this folder, and returns them as missing, so that the check fails.
 */
async function findReportFiles(lines, workspace, workingDirectory = ".") {
    const folder = (0,external_node_path_.resolve)(workspace, workingDirectory);
    const isBound = folder !== (0,external_node_path_.resolve)(workspace);
    // On Windows, a backslash separates folders and escapes no character.
    const patterns = external_node_path_.sep === "\\" ? lines.map((line) => line.replaceAll("\\", "/")) : lines;
    const { paths, absent, other } = patterns.every((path) => isRegularFile((0,external_node_path_.resolve)(folder, path)))
        ? { paths: patterns, absent: [], other: [] }
        : await expand(patterns, folder);
    const found = [...new Set(paths.map((path) => (0,external_node_path_.resolve)(folder, path)))].toSorted().map((path) => {
        const inFolder = (0,external_node_path_.relative)(folder, path);
        const isInside = !["", ".."].includes(inFolder) && !inFolder.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(inFolder);
        return { path, name: isInside ? inFolder.replaceAll(external_node_path_.sep, "/") : path, counts: isInside || !isBound };
    });
    const files = found.filter(({ counts }) => counts).map(({ path, name }) => ({ path, name }));
    const outside = found.filter(({ counts }) => !counts);
    const wrong = [...other, ...outside.map(({ name }) => ({ name, reason: "the file is not in working-directory" }))];
    /**
     * Lines that match no report. If no line matches a report, this list contains only the lines that match something
     * else, such as a folder.
     */
    const missing = files.length === 0 ? wrong : [...absent, ...wrong];
    return { files, missing };
}
/** Finds the files of each pattern. A line that is the path of a file is not read as a pattern. */
async function expand(patterns, folder) {
    const { escapePath, glob, isDynamicPattern } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382)]).then(__webpack_require__.bind(__webpack_require__, 3382));
    const picomatch = await (0,globs_glob/* loadPicomatch */.TH)();
    /** Returns a matcher that takes bounded time. An invalid pattern matches nothing. */
    const matcher = (pattern, dot) => {
        const fits = (0,globs_glob/* createGlobMatcher */.P8)(pattern.replace(/^(?:\.\/)+/, ""), { dot }, picomatch);
        const from = (0,external_node_path_.isAbsolute)(pattern) ? (path) => path : (path) => (0,external_node_path_.relative)(folder, path);
        return (path) => fits?.(from(path).replaceAll(external_node_path_.sep, "/")) === true;
    };
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
    const excluded = patterns.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    const paths = [];
    const absent = [];
    const other = [];
    for (const line of patterns.filter((each) => !each.startsWith("!"))) {
        const pattern = isRegularFile((0,external_node_path_.resolve)(folder, line)) ? escapePath(line) : line;
        const found = await find(pattern, excluded);
        for (const path of found)
            paths.push(path);
        // If a pattern matches only excluded files, no file is missing.
        if (found.length > 0 || (await find(pattern, [])).length > 0)
            continue;
        const kind = kindOf(statsOf((0,external_node_path_.resolve)(folder, line)));
        if (kind !== undefined)
            other.push({ name: line, reason: kind });
        else
            absent.push({
                name: line,
                reason: isDynamicPattern(line) ? "the pattern matches no file" : "the path is not a file",
            });
    }
    return { paths, absent, other };
}
/** Maximum number of stars in a pattern that is fast for every file name. */
const QUICK_STARS = 2;
function isQuick(pattern) {
    return (pattern.match(/\*+/g)?.length ?? 0) <= QUICK_STARS && !/[+*?!@]\(/.test(pattern);
}
function allBelow(pattern, isDynamic) {
    const parts = pattern.split("/");
    // Braces may contain slashes, so one pair of braces may extend over several parts.
    const first = parts.findIndex((part) => isDynamic(part) || /[{([]/.test(part));
    return [...parts.slice(0, Math.max(0, first)), "**"].join("/");
}
class UnusableFileError extends Error {
}
const CHUNK_BYTES = 64 * 1024;
/** Maximum bytes of a report. A sparse file may report any size. */
const LARGEST_BYTES = 2 * 1024 ** 3;
// With O_NONBLOCK, opening a pipe does not wait for a writer. Windows does not have this flag.
const FLAGS = external_node_fs_.constants.O_RDONLY | (process.platform === "win32" ? 0 : external_node_fs_.constants.O_NONBLOCK);
function isRegularFile(path) {
    return statsOf(path)?.isFile() === true;
}
/** Returns the size and kind of a file; undefined if the path is missing or unreadable. Follows links. */
function statsOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
/** Describes a path that is not a regular file; undefined for a regular or missing file. */
function kindOf(found) {
    if (found === undefined || found.isFile())
        return undefined;
    if (found.isDirectory())
        return "the path is a folder, not a file";
    if (found.isFIFO())
        return "the path is a named pipe, not a regular file";
    return `the path is a ${found.isSocket() ? "socket" : "device"}, not a regular file`;
}
/**
 * Reads a file in pieces. Each piece overwrites the previous one. @throws NotAFileError if it is too large or no
 * regular file
 */
function* readFilePieces(path, largestBytes = LARGEST_BYTES) {
    const file = (0,external_node_fs_.openSync)(path, FLAGS);
    try {
        const found = (0,external_node_fs_.fstatSync)(file);
        const kind = kindOf(found);
        if (kind !== undefined)
            throw new UnusableFileError(kind);
        // The file may grow during the read, so the limit applies here too.
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
    return new UnusableFileError(`the file is larger than ${bytes / 1024 ** 2} MiB, the limit for a test report`);
}

;// CONCATENATED MODULE: ./lib/src/test-results/junit.js







/**
 * Number of pieces of a report to read between two checks for an abort. It takes about a quarter of a second to read
 * this number of pieces (32 MiB).
 */
const PARTS_AT_ONCE = 512;
/** Reads a JUnit report. The listener receives all failed test cases, all wanted ones, and possibly others. */
async function readJunitReport(source, wanted, listener, signal) {
    let broken;
    let unclear;
    const tree = createReportTree({
        ...listener,
        onDoubt(doubt, reason) {
            if (doubt === "unknown-status")
                unclear ??= `line ${line()}: ${reason}`;
            else if (broken !== undefined || (doubt === "replaced" && !hasLoss()))
                return;
            else
                broken = doubt === "shortfall" ? reason : `line ${line()}: ${reason}`;
        },
    });
    const parser = await createReportParser(tree);
    const feed = createReportScanner(parser, wanted);
    let isLossy;
    function hasLoss() {
        isLossy ??= hasLostBytes(source);
        return isLossy;
    }
    const line = () => lineAt(source, feed.offset) + countLineBreaksInLastChunk(parser);
    try {
        let isEmpty = true;
        let parts = 0;
        for (const part of textOf(source)) {
            isEmpty &&= part === "";
            scanReportPart(feed, part);
            parts += 1;
            if (parts % PARTS_AT_ONCE === 0)
                await (0,promises_.setImmediate)();
            if (signal.aborted)
                throw new errors/* AbortedError */.oM();
        }
        if (isEmpty)
            broken = "the file is empty";
        else
            finishReportScan(feed);
    }
    catch (error) {
        broken = reasonOf(error, line);
    }
    return { cases: tree.sums.cases, title: tree.title, broken, unclear };
}
/** Returns the reason why a report is unreadable. @throws all other errors */
function reasonOf(error, line) {
    if (error instanceof BrokenReportError)
        return `line ${line()}: ${error.message}`;
    if (error instanceof UnusableFileError || (error instanceof Error && "code" in error))
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
/** True when the decoder replaced invalid bytes. Two different names may then become equal. */
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
/** Number of bytes at the start of a report in which to find the XML declaration. */
const HEAD_BYTES = 256;
/**
 * Decodes a report, and drops its byte order mark. With `isStrict`, rejects invalid bytes. @throws Error if the
 * encoding is unknown
 */
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
/** Returns a function that decodes pieces in order. An empty piece marks the end of the text. */
function decoderFor(head, isStrict) {
    const encoding = encodingOf(head);
    const decoder = new TextDecoder(encoding, { fatal: isStrict });
    // If a piece ends inside a character, the decoder stores the first bytes of this character, so it must decode the
    // next piece too.
    let isBetweenCharacters = encoding === "utf-8";
    return (bytes) => {
        if (bytes.length === 0)
            return decoder.decode();
        const isPlain = isBetweenCharacters && (0,external_node_buffer_.isAscii)(bytes);
        if (encoding === "utf-8")
            isBetweenCharacters = (bytes.at(-1) ?? 0) < 0x80;
        // Latin1 has the same result for ASCII text, and is several times faster.
        return isPlain
            ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1")
            : decoder.decode(bytes, { stream: true });
    };
}
function encodingOf(head) {
    const start = head.toString("hex", 0, 4);
    if (start.startsWith("fffe") || start === "3c003f00")
        return "utf-16le";
    if (start.startsWith("feff") || start === "003c003f")
        return "utf-16be";
    const declared = /^<\?xml\s[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head.toString("latin1", 0, HEAD_BYTES));
    const name = (declared?.[1] ?? "utf-8").toLowerCase();
    // The declaration was readable as ASCII, so the report is not in UTF-16.
    return name.startsWith("utf-16") || name === "utf8" || name === "us-ascii" ? "utf-8" : name;
}

;// CONCATENATED MODULE: ./lib/src/test-results/reports.js





const JEST_TITLE = "jest tests";
/**
 * Reads the reports. If `hasPassed` is true, the test step passed, so a later success of a test cancels its failure. The
 * function then reads the reports a second time if the first read may have skipped such a success.
 */
async function readReports(files, hasPassed, signal) {
    const failures = createFailureCollector(hasPassed);
    const suiteFailures = [];
    const broken = [];
    const unclear = [];
    const listener = {
        onCase: failures.record,
        onSuiteFailure: (failure) => suiteFailures.push(failure),
        onTime: failures.recordTime,
    };
    let cases = 0;
    let byJest = false;
    for (const { name, path } of files) {
        const reading = await readJunitReport(() => readFilePieces(path), failures.tests, listener, signal);
        cases += reading.cases;
        byJest ||= reading.title === JEST_TITLE;
        if (reading.broken !== undefined)
            broken.push({ name, reason: reading.broken });
        if (reading.unclear !== undefined)
            unclear.push({ name, reason: reading.unclear });
    }
    if (failures.mayHaveMissedSuccess())
        await visitPassedTests(files, failures.tests, signal, failures.record);
    return { cases, failures: failures.list(), suiteFailures, broken, unclear, byJest };
}
/** Calls `visit` for passed test cases: for all wanted ones, and possibly for others. */
async function visitPassedTests(files, wanted, signal, visit) {
    const onCase = (testCase) => {
        if (testCase.outcome === "passed")
            visit(testCase);
    };
    for (const { path } of files) {
        await readJunitReport(() => readFilePieces(path), wanted, { onCase, onSuiteFailure() { }, onTime() { } }, signal);
    }
}
/**
 * Collects the newest failure of each test. If the test step passed, a later success of the test cancels its failure. In
 * a failed step, each failure counts, because a success with the same names may belong to a different test or system. It
 * could then hide the failure.
 */
function createFailureCollector(hasPassed) {
    const newest = new Map();
    const successes = new Map();
    const tests = createTestNameIndex();
    const latest = new Map();
    let mayHaveMissed = false;
    return {
        tests,
        record(testCase) {
            const { time, outcome } = testCase;
            const key = keyOf(testCase);
            if (outcome === "failed") {
                tests.add(testCase);
                if (!isLaterReportTimestamp(newest.get(key)?.time, time))
                    newest.set(key, testCase);
                mayHaveMissed ||= hasPassed && time !== undefined && isLaterReportTimestamp(latest.get(time.zoned), time);
            }
            else if (hasPassed && outcome === "passed" && time !== undefined && newest.has(key)) {
                const before = successes.get(key);
                if (before === undefined || isLaterReportTimestamp(time, before))
                    successes.set(key, time);
            }
        },
        recordTime(time) {
            if (!isLaterReportTimestamp(latest.get(time.zoned), time))
                latest.set(time.zoned, time);
        },
        /** True when the collector may have ignored a success with a later time, because it was read before the failure. */
        mayHaveMissedSuccess: () => mayHaveMissed,
        list: () => [...newest].flatMap(([key, failure]) => isLaterReportTimestamp(successes.get(key), failure.time) ? [] : [failure]),
    };
}
/** Returns a key that is equal for all runs of a test. */
function keyOf({ id, written, files }) {
    // Many tools number the tests in each suite from 1, so such an id is not unique.
    return JSON.stringify(isTestIdIndependentOfNames(id) ? [id] : [id, written, files]);
}

;// CONCATENATED MODULE: ./lib/src/test-results/verdict.js
function readTestStepOutcome({ testOutcome, testExitCode, failureExitCodes }) {
    if (testExitCode === 0)
        return "green";
    if (testExitCode !== undefined) {
        return failureExitCodes?.includes(testExitCode) === false ? "other-failure" : "tests-failed";
    }
    if (testOutcome === "success")
        return "green";
    return testOutcome === "cancelled" || testOutcome === "skipped" ? testOutcome : "tests-failed";
}
/**
 * Decides the result. A failed step passes only if all files are complete, a test failed, all failures are quarantined,
 * and the exit code means failed tests. A canceled or skipped step never passes.
 */
function decideVerdict({ step, files, whole, failed, quarantined }) {
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










async function checkReports({ files, missing }, facts, owner, context) {
    const step = readTestStepOutcome(facts);
    const read = await readReports(files, step === "green", context.signal);
    // An unknown status matters only in a failed step, because it may hide a failure.
    const unclear = step === "green" ? [] : read.unclear;
    const reports = { ...read, broken: [...missing, ...read.broken, ...unclear] };
    const { failures, suiteFailures, broken } = reports;
    const { list, ...known } = await lookUpQuarantine(failures, owner, context);
    const find = createQuarantineMatcher(list, owner);
    const failed = failures.filter((test) => find(test) === undefined);
    const quarantined = failures.flatMap((test) => {
        const match = find(test);
        return match === undefined ? [] : [{ test, ...match }];
    });
    const passing = new Set();
    // The first pass skipped passed tests, because the listed names were unknown. This second pass finds listed tests
    // that passed.
    if (list.length > 0) {
        await visitPassedTests(files, createTestNameIndex(list), context.signal, (testCase) => {
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
        /** Lines of junit-paths that match no file. `reports.broken` contains them too. */
        missing,
        failed,
        quarantined,
        nearMisses: describeSimilarTestNames(failed, list, owner),
        passing: [...passing],
        verdict: decideVerdict({
            step,
            files: files.length,
            whole: broken.length === 0,
            failed: failed.length + suiteFailures.length,
            quarantined: quarantined.length,
        }),
    };
}
/**
 * Reads the list of quarantined tests if a test failed. If the read fails, warns and counts every failure. @throws
 * InputError without a token
 */
async function lookUpQuarantine(failures, { orgSlug, repository }, context) {
    if (failures.length === 0)
        return { list: [], listWarning: undefined, isListKnown: true };
    try {
        context.token.require();
    }
    catch (error) {
        const failed = `${(0,format/* formatCount */.B4)(failures.length, "test")} failed (${formatTestNames(failures.map(({ name }) => name))})`;
        const why = `${failed}, and reading the list of quarantined tests requires a token.`;
        throw (0,errors/* addErrorDetails */.Ks)(error, { details: [why] });
    }
    try {
        const query = { repository, orgSlug: context.run.hasV1Token ? orgSlug : "", pageSize: inputs/* MAX_PAGE_SIZE */.H4 };
        const { tests: list, warning } = await (0,read/* readAllQuarantinedTests */.f)(context.service, query);
        return { list, listWarning: warning, isListKnown: true };
    }
    catch (error) {
        if (!(error instanceof errors/* OperationError */.OK) || error.kind === "aborted" || context.signal.aborted)
            throw error;
        const why = `The list of quarantined tests could not be read, so the step treats every failed test as not quarantined: ${error.message}`;
        return { list: [], listWarning: [why, ...error.details].join(" "), isListKnown: false };
    }
}
const MAX_NAMES_SHOWN = 3;
const MAX_NAME_LENGTH = 200;
function formatTestNames(names) {
    const shown = names.map((name) => (0,truncate/* shortenText */.Bu)((0,truncate/* escapeSpacesAndControlCharacters */.n8)(name), MAX_NAME_LENGTH));
    return (0,format/* formatList */.ki)(shown, MAX_NAMES_SHOWN);
}

;// CONCATENATED MODULE: ./lib/src/test-results/check.js





async function checkTestStep(inputs, { repository }, context) {
    const { orgSlug = "", junitPaths = [], workingDirectory, variant = "" } = inputs;
    const found = await findReportFiles(junitPaths, context.run.workspace, workingDirectory);
    const findings = await checkReports(found, inputs, { orgSlug, repository, variant }, context);
    const { reports, files, failed, quarantined, passing, listWarning, verdict } = findings;
    if (listWarning !== undefined)
        context.log.warning(listWarning);
    // If no report is readable, the error message already names the invalid reports, so a warning is unnecessary.
    if (files.length > 0)
        for (const each of reports.broken)
            context.log.warning(`${describeBroken(each)}.`);
    const sentences = describeFindings(findings, inputs.testExitCode, context);
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
/** Returns the names of a test, in the form of the list of quarantined tests: a missing name is null. */
function namesOf({ name, parent, files, classname }) {
    return { name, parent: parent || null, file: files[0] || null, classname: classname || null };
}
/** Only API v1 lists tests whose quarantine may be without effect. */
const MAY_BE_OFF = "The list contains tests even if quarantining is switched off for the organization. Check the settings of the organization in the web application.";
const brokenFile = (paths) => `Possible causes are a test run that stopped early, or a failure outside of any test, such as a build error. See the log of the test step. If the file is not a test result, exclude it from ${paths} with a line that starts with \`!\`.`;
const missingFile = (paths) => `Each line of ${paths} must match a file; otherwise a result is missing. List only files that every run writes.`;
const JEST_OMITS = 'jest-junit omits test files that it cannot load. To report these files, set its option reportTestSuiteErrors to "true".';
function describeFindings(findings, exitCode, { nameInput, run }) {
    const { verdict, reports, files, missing, quarantined } = findings;
    const extent = `${(0,format/* formatCount */.B4)(reports.cases, "test")} in ${(0,format/* formatCount */.B4)(files.length, "result file")}`;
    const proof = run.hasV1Token && quarantined.length > 0 ? [MAY_BE_OFF] : [];
    const jest = reports.byJest ? [JEST_OMITS] : [];
    const unexplained = `The test step failed${exitCode === undefined ? "" : ` with exit code ${exitCode}`}, but no failed test explains this failure`;
    const seeLog = ["Check the log of the test step for a build error, a crash or a timeout.", ...jest, ...proof];
    switch (verdict.result === "failed" ? verdict.because : verdict.result) {
        case "no-results":
            return [
                `No file matches ${nameInput("junit-paths")}, so there are no test results${describeMissing(missing)}.`,
                "Check the patterns, which are relative to the workspace, and check that the test step writes JUnit XML. If a build error stops the test step before the tests, the step writes no file.",
            ];
        case "passed":
            return [`No test failed: ${extent}.`, ...proof];
        case "quarantined": {
            const one = "The only failed test is quarantined";
            const all = quarantined.length === 1 ? one : `All ${quarantined.length} failed tests are quarantined`;
            return [`${all}: ${extent}.`, ...proof, ...jest];
        }
        case "failures":
            return [describeFailures(findings), ...findings.nearMisses, ...proof];
        case "broken-files":
            return [
                `${(0,format/* formatCount */.B4)(reports.broken.length, "result file")} cannot be used: ${describeBroken(reports.broken[0])}.`,
                ...(reports.broken.length > missing.length ? [brokenFile(nameInput("junit-paths"))] : []),
                ...(missing.length > 0 ? [missingFile(nameInput("junit-paths"))] : []),
            ];
        case "not-tests":
            return [`${unexplained}: ${nameInput("test-failure-exit-codes")} does not list this exit code.`, ...seeLog];
        case "no-failure":
            return [`${unexplained}: there is no failed test in ${extent}.`, ...seeLog];
        case "cancelled":
            return ["The test step was canceled, so its results are incomplete.", ...proof];
        case "skipped":
            return ["The test step was skipped, so the result files must come from a different step.", ...proof];
    }
}
function describeMissing(missing) {
    const found = missing.map(({ name, reason }) => `${(0,truncate/* shortenText */.Bu)(name, MAX_NAME_LENGTH)} (${reason})`);
    return found.length === 0 ? "" : `: ${(0,format/* formatList */.ki)(found, MAX_NAMES_SHOWN)}`;
}
function describeFailures({ reports, failed, quarantined, isListKnown }) {
    const suites = reports.suiteFailures.map(({ suite }) => suite);
    const tests = failed.map(({ name }) => name);
    const parts = [
        tests.length > 0 && `${(0,format/* formatCount */.B4)(tests.length, "test")} failed: ${formatTestNames(tests)}`,
        suites.length > 0 &&
            `${(0,format/* formatCount */.B4)(suites.length, "suite")} failed outside of any test: ${formatTestNames(suites)}`,
    ];
    const rest = !isListKnown && failed.length > 0
        ? " The list of quarantined tests could not be read, so the step treats all failed tests as not quarantined."
        : quarantined.length === 0
            ? ""
            : ` ${(0,format/* formatCount */.B4)(quarantined.length, "more failed test")} ${quarantined.length === 1 ? "is" : "are"} quarantined.`;
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
        ...reports.suiteFailures.map(({ suite, file, message }) => [
            ...testCells({ name: "(the suite itself)", parent: suite, file }),
            message,
        ]),
        ...failed.map((test) => [...testCells(namesOf(test)), test.message]),
    ];
    const excused = quarantined.map(({ test, listed, rule }) => [
        ...testCells(namesOf(test)),
        ...quarantineCells(listed),
        rule === "id" ? "id" : "names",
    ]);
    const passed = passing.map((listed) => [...testCells(listed), ...quarantineCells(listed)]);
    const broken = reports.broken.map(({ name, reason }) => [name, reason]);
    const names = files.map((name) => (0,truncate/* shortenText */.Bu)(name, PATH_CHARACTERS));
    const section = (title, head, rows) => (0,markdown/* toTableSection */.th)(title, head, rows, { atMost: ROWS_SHOWN, whole: markdown/* FULL_LIST_NOTE */.Qg });
    return (0,markdown/* joinBlocks */.x9)([
        ...sentences.map(markdown/* escapeText */.X1),
        (0,markdown/* escapeText */.X1)(listWarning ?? ""),
        section("Failures that are not quarantined", [...TEST, "Message"], failures),
        section("Quarantined failures", [...TEST, ...QUARANTINE, "Matched by"], excused),
        section("Quarantined tests that passed", [...TEST, ...QUARANTINE], passed),
        section("Broken or missing result files", ["File", "Reason"], broken),
        files.length === 0 ? "" : (0,markdown/* formatCollapsedSection */.Q8)(`Result files: ${files.length}`, (0,markdown/* toBullets */.TV)(names, ROWS_SHOWN)),
    ]);
}
function testCells({ name, parent, file }) {
    return [name, parent ?? "", file ?? ""].map(truncate/* escapeSpacesAndControlCharacters */.n8);
}
function quarantineCells({ codeowners, quarantined_at: since }) {
    return [(codeowners ?? []).join(", "), (0,format/* formatDay */.im)(since ?? "")];
}


/***/ })

};
