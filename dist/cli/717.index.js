export const id = 717;
export const ids = [717];
export const modules = {

/***/ 8717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkOutcome: () => (/* binding */ checkOutcome)
});

// EXTERNAL MODULE: ./lib/src/iso-time.js
var iso_time = __webpack_require__(8185);
// EXTERNAL MODULE: ./lib/src/shorten.js + 1 modules
var shorten = __webpack_require__(255);
// EXTERNAL MODULE: ./lib/src/summary/markdown.js
var markdown = __webpack_require__(5384);
;// CONCATENATED MODULE: ./lib/src/summary/test-results.js



const ROWS_SHOWN = 100;
const CELL_CHARACTERS = 300;
/** The page about test results: what counts, what is quarantined, and what could leave the quarantine. */
function testResultsSummary(message, details, { reports, files, failed, quarantined, passing, lookUp }) {
    const failures = [
        ...reports.suiteFailures.map((suite) => () => suiteRow(suite)),
        ...failed.map((test) => () => testRow(test)),
    ];
    const parts = [
        [message, ...details].map(markdown/* escapeText */.X1).join("\n\n"),
        (0,markdown/* escapeText */.X1)(lookUp?.warning ?? ""),
        section("Failures that count", ["Test", "Suite", "File", "Message"], failures, (row) => row()),
        section("Failures that are quarantined", ["Test", "Suite", "File", "Owners", "Quarantined since", "Recognised by"], quarantined, quarantinedRow),
        section("Quarantined tests that passed", ["Test", "Suite", "File", "Owners", "Quarantined since"], passing, listedRow),
        section("Result files that cannot be relied on", ["File", "Reason"], reports.broken, ({ name, reason }) => [cell(name), cell(reason)]),
        files.length === 0 ? "" : filesRead(files),
    ];
    return (0,markdown/* paragraphs */.qN)(parts);
}
function section(title, head, items, rowOf) {
    if (items.length === 0)
        return "";
    const limit = { atMost: ROWS_SHOWN, whole: markdown/* IN_RESULT_FILE */.J4 };
    return (0,markdown/* paragraphs */.qN)([`#### ${title}`, (0,markdown/* limitedTable */.Rl)(head, items, rowOf, limit)]);
}
function filesRead(files) {
    const hidden = files.length - ROWS_SHOWN;
    const lines = files.slice(0, ROWS_SHOWN).map((name) => `- ${cell(name)}`);
    return (0,markdown/* folded */.TM)(`Result files: ${files.length}`, (0,markdown/* paragraphs */.qN)([lines.join("\n"), (0,markdown/* andMore */.v)(hidden)]));
}
function suiteRow({ suite, file, message }) {
    return ["(the suite itself)", cell(suite), cell(file), cell(message)];
}
function testRow({ name, parent, file, suiteFile, message }) {
    return [cell(name), cell(parent), cell(file || suiteFile), cell(message)];
}
function quarantinedRow({ test, listed, rule }) {
    const [name = "", parent = "", file = ""] = testRow(test);
    return [name, parent, file, ...quarantineCells(listed), rule === "id" ? "its id" : "its names"];
}
function listedRow(listed) {
    const { name, parent, file } = listed;
    return [cell(name), cell(parent ?? ""), cell(file ?? ""), ...quarantineCells(listed)];
}
function quarantineCells({ codeowners, quarantined_at: since }) {
    return [cell((codeowners ?? []).join(", ")), cell((0,iso_time/* dayOf */.kb)(since ?? ""))];
}
function cell(text) {
    return (0,markdown/* escapeText */.X1)((0,shorten/* shorten */.ml)(text, CELL_CHARACTERS));
}

;// CONCATENATED MODULE: ./lib/src/test-results/findings.js
/** Tells the failures that are quarantined from those that count. */
function splitFailures(failures, find) {
    const failed = [];
    const quarantined = [];
    for (const test of failures) {
        const match = find(test);
        if (match === undefined)
            failed.push(test);
        else
            quarantined.push({ test, ...match });
    }
    return { failed, quarantined };
}
/** The outputs about failures. */
function countOutputs({ reports, failed, quarantined }) {
    const suites = reports.suiteFailures.map(({ suite, file }) => ({
        name: null,
        parent: suite,
        file: file || null,
        classname: null,
    }));
    const failures = [...suites, ...failed.map(namesOf)];
    return {
        "failed-count": failures.length,
        "quarantined-count": quarantined.length,
        "failed-tests": failures,
        "quarantined-failures": quarantined.map(({ test }) => namesOf(test)),
    };
}
/** More than the outputs hold. */
function recordOf({ reports, files, quarantined, passing }) {
    const { cases, suiteFailures, broken } = reports;
    return {
        tests: cases,
        files,
        brokenFiles: broken,
        failedSuites: suiteFailures,
        quarantine: quarantined.map(({ test, listed, rule }) => ({ test: namesOf(test), rule, listed })),
        passingQuarantinedTests: passing,
    };
}
/** The names of a test as the list of quarantined tests has them: null where there is none. */
function namesOf({ name, parent, file, suiteFile, classname }) {
    return { name, parent: parent || null, file: file || suiteFile || null, classname: classname || null };
}

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/inputs/quarantined-tests.js
var quarantined_tests = __webpack_require__(8614);
// EXTERNAL MODULE: ./lib/src/quarantined-tests/all-pages.js + 1 modules
var all_pages = __webpack_require__(9316);
// EXTERNAL MODULE: ./lib/src/words.js
var words = __webpack_require__(6755);
;// CONCATENATED MODULE: ./lib/src/test-results/words.js


const NAMES_SHOWN = 3;
const NAME_CHARACTERS = 200;
const NOT_A_PROOF = "A test can be listed as quarantined while quarantining is switched off for the organisation: check its settings in the web application.";
const JEST_LEAVES_OUT = "jest-junit leaves a test file that could not be loaded out of its report, so such a failure shows only with its option reportTestSuiteErrors set to true.";
function tests(count) {
    return (0,words/* counted */.hS)(count, "test");
}
/** The first few names, and how many more there are. */
function someNames(of) {
    return (0,words/* someInWords */.nq)(of.map(({ name }) => (0,shorten/* shorten */.ml)(name, NAME_CHARACTERS)), NAMES_SHOWN);
}
/** What the check comes to, in one sentence. */
function verdictInWords(findings, exitCode) {
    const { verdict, reports, files, quarantined } = findings;
    const extent = `${tests(reports.cases)} in ${(0,words/* counted */.hS)(files.length, "result file")}`;
    switch (verdict.result) {
        case "no-results":
            return `No file matches junit-paths, so nothing is known about the tests${noFilesInWords(findings)}.`;
        case "passed":
            return `No test failed, of ${extent}.`;
        case "quarantined":
            return quarantined.length === 1
                ? `The one failed test is quarantined, of ${extent}.`
                : `All ${quarantined.length} failed tests are quarantined, of ${extent}.`;
        case "failed":
            break;
    }
    switch (verdict.because) {
        case "failures":
            return failuresInWords(findings);
        case "broken-files":
            return `${(0,words/* counted */.hS)(reports.broken.length, "result file")} cannot be relied on: ${brokenInWords(reports.broken[0])}.`;
        case "not-tests":
        case "no-failure":
            return `The test step failed${exitCode === undefined ? "" : ` with exit code ${exitCode}`}, and failed tests do not explain it: ${verdict.because === "not-tests"
                ? "this exit code is not among test-failure-exit-codes"
                : `no failure counts, of ${extent}`}.`;
        case "cancelled":
            return "The test step was cancelled, so its results are not all there.";
        case "skipped":
            return "The test step was skipped, so these results do not come from it.";
    }
}
/** What is there in the place of files. */
function noFilesInWords({ missing }) {
    if (missing.length === 0)
        return "";
    return `: ${(0,words/* someInWords */.nq)(missing.map(({ name, reason }) => `${(0,shorten/* shorten */.ml)(name, NAME_CHARACTERS)} ${reason}`), NAMES_SHOWN)}`;
}
function failuresInWords({ reports, failed, quarantined, lookUp }) {
    const suites = reports.suiteFailures.map(({ suite }) => ({ name: suite }));
    const parts = [
        ...(failed.length === 0 ? [] : [`${tests(failed.length)} failed: ${someNames(failed)}`]),
        ...(suites.length === 0
            ? []
            : [`${(0,words/* counted */.hS)(suites.length, "suite")} failed outside of any test: ${someNames(suites)}`]),
    ];
    const beside = lookUp?.kind === "unknown" && failed.length > 0
        ? " Whether they are quarantined is not known."
        : quarantined.length === 0
            ? ""
            : ` ${tests(quarantined.length)} more failed and ${quarantined.length === 1 ? "is" : "are"} quarantined.`;
    return `${parts.join("; ")}.${beside}`;
}
function brokenInWords(broken) {
    return broken === undefined ? "" : `${broken.name}: ${broken.reason}`;
}
/** What else there is to say: the next step. */
function adviceFor({ verdict, quarantined, reports, missing }) {
    const proof = quarantined.length > 0 ? [NOT_A_PROOF] : [];
    const jest = reports.byJest ? [JEST_LEAVES_OUT] : [];
    switch (verdict.result) {
        case "passed":
            return proof;
        case "quarantined":
            return [...proof, ...jest];
        case "no-results":
            return [
                "Check the patterns, which are relative to the workspace, and that the test step writes JUnit XML; a build error before the tests leaves no file.",
            ];
        case "failed":
            break;
    }
    switch (verdict.because) {
        case "failures":
            return proof;
        case "broken-files":
            return brokenAdvice(reports.broken.length, missing.length);
        case "not-tests":
        case "no-failure":
            return [
                "Look at the log of the test step for a build error, a crash or a time-out.",
                ...jest,
                ...proof,
            ];
        case "cancelled":
        case "skipped":
            return proof;
    }
}
function brokenAdvice(broken, missing) {
    return [
        ...(broken > missing
            ? [
                "A test run that broke off leaves such a file, and so does a failure that no test stands for, such as a build error: the log of the test step tells. When it is no test result, take it out of junit-paths with a line that begins with `!`.",
            ]
            : []),
        ...(missing > 0
            ? [
                "A line of junit-paths without a file is a result that is missing. Keep only the lines whose files every run writes.",
            ]
            : []),
    ];
}

;// CONCATENATED MODULE: ./lib/src/test-results/look-up.js




/** Asks for the list because these tests failed. @throws InputError without a token, with their names. */
async function lookUpQuarantine(failures, { orgSlug, repository }, context) {
    requireToken(failures, context);
    try {
        const query = { repository, orgSlug, pageSize: quarantined_tests/* LARGEST_PAGE */.L };
        const { tests: list, warning } = await (0,all_pages/* readAllQuarantinedTests */.f)(context.client, query);
        return { kind: "list", list, warning };
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR) || error.kind === "aborted" || context.signal.aborted)
            throw error;
        return { kind: "unknown", warning: warningOf(error) };
    }
}
function requireToken(failures, context) {
    try {
        context.requireToken();
    }
    catch (error) {
        throw (0,errors/* withMore */.iA)(error, {
            details: [
                `${tests(failures.length)} failed (${someNames(failures)}), and without a token nobody can be asked whether they are quarantined.`,
            ],
        });
    }
}
function warningOf({ message, details }) {
    return [
        `The list of quarantined tests could not be read, so every failure counts: ${message}`,
        ...details,
    ].join(" ");
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/src/test-results/identity.js

const NAMESPACE_URL = Buffer.from("6ba7b8119dad11d180b400c04fd430c8", "hex");
/** In each of the spellings that the service's tools read. */
const VERSION_5 = new RegExp(["[0-9a-f]{12}5[0-9a-f]{19}", "HYPHENS", "\\{HYPHENS\\}", "urn:uuid:HYPHENS"]
    .map((spelling) => `^${spelling.replace("HYPHENS", "[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}")}$`)
    .join("|"), "i");
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
    const { id } = test;
    const fromOwnId = id === "" ? [] : [id, ...idsFromOwnId(id, owner)];
    // An id of another kind is one that the service does not look at.
    if (fromOwnId.length > 1)
        return [...new Set(fromOwnId)];
    return [...fromOwnId, ...filesOf(test).map((file) => idFromNames(test, file, owner))];
}
/** The files that the service may have noted for a test. */
function filesOf({ file, suiteFile }) {
    return file === "" && suiteFile !== "" ? ["", suiteFile] : [file];
}
/** An id of a kind that the service looks at: it says which test it is, whatever its names. */
function isOwnId(id) {
    return id.startsWith(OWN_ID_PREFIX) || VERSION_5.test(id);
}
/** Empty for an id of a kind that the service does not look at. */
function idsFromOwnId(id, owner) {
    const { orgSlug, variant } = owner;
    if (id.startsWith(OWN_ID_PREFIX))
        return [hashed([orgSlug, repositoryOf(owner), id], variant)];
    if (!VERSION_5.test(id))
        return [];
    return [variant === "" ? id : hashed([id], variant)];
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

;// CONCATENATED MODULE: ./lib/src/test-results/quarantine.js

/**
 * A test is listed when one of its ids is, or when name, parent, file, classname and variant are all the same,
 * letter by letter; the name alone says nothing, since tests in different files share it.
 */
function listedFinder(list, owner) {
    const byId = new Map();
    const byNames = new Map();
    for (const listed of list) {
        const { test_case_id: id, name, parent, file, classname, variant } = listed;
        if (id)
            byId.set(id, listed);
        byNames.set(keyOf([name, parent, file, classname, variant]), listed);
    }
    return (test) => {
        for (const id of idsOf(test, owner)) {
            const listed = byId.get(id);
            if (listed !== undefined)
                return { listed, rule: "id" };
        }
        for (const file of filesOf(test)) {
            const listed = byNames.get(keyOf([test.name, test.parent, file, test.classname, owner.variant]));
            if (listed !== undefined)
                return { listed, rule: "tuple" };
        }
        return undefined;
    };
}
/** Null, missing and empty are the same. */
function keyOf(names) {
    return JSON.stringify(names.map((name) => name ?? ""));
}

;// CONCATENATED MODULE: ./lib/src/test-results/test-case.js

/** Reads a `timestamp` attribute; a day alone tells too little. Times without a zone are all read in the same one. */
function reportTime(text = "") {
    const time = (0,iso_time/* isoTime */.Ly)(text);
    return time === undefined || time.wholeDay ? undefined : { zoned: time.zoned, ms: time.ms };
}
/** True only when both are known, comparable, and the first comes after the second. */
function isLater(one, other) {
    return one !== undefined && other !== undefined && one.zoned === other.zoned && one.ms > other.ms;
}

;// CONCATENATED MODULE: ./lib/src/test-results/wanted-tests.js
function wantedTests(tests = []) {
    const bySuite = new Map();
    const none = createNames();
    const add = ({ name, parent }) => {
        const suite = parent ?? "";
        const names = bySuite.get(suite) ?? createNames();
        bySuite.set(suite, names);
        names.add(name);
    };
    for (const test of tests)
        add(test);
    return { add, of: (suite) => bySuite.get(suite) ?? none };
}
/** A few names are looked for among many values, so most of these have to be ruled out without being decoded. */
function createNames() {
    const wanted = new Set();
    const tails = new Set();
    return {
        add(name) {
            wanted.add(name);
            tails.add(tailOf(name));
        },
        isEmpty: () => wanted.size === 0,
        isSpelt: (value) => tails.has(tailOf(value)) && wanted.has(decoded(value)),
    };
}
/**
 * What comes after the last character that may be an entity, or the end of one: the same whether decoded or not, since
 * an entity ends with a semicolon and stands for one of the others.
 */
function tailOf(text) {
    let from = text.length;
    while (from > 0 && SPECIAL[text.charCodeAt(from - 1)] !== 1)
        from -= 1;
    return text.slice(from);
}
/** 1 for the codes of `< > & " ' ;`. This is looked up for each character of most reports. */
const SPECIAL = new Uint8Array(128);
for (const character of "<>&\"';")
    SPECIAL[character.charCodeAt(0)] = 1;
function decoded(value) {
    return value
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&apos;", "'")
        .replaceAll("&amp;", "&");
}

;// CONCATENATED MODULE: ./lib/src/test-results/failures.js



/**
 * Of each test the newest failure counts, and a success of the same test cancels it when its time is strictly later:
 * the test was run again. Equal or missing times cancel nothing, since two tests may go by one name.
 */
function createFailures() {
    const newest = new Map();
    const successes = new Map();
    const tests = wantedTests();
    const latest = new Map();
    let mayHaveMissed = false;
    function noteFailure(key, testCase) {
        const { time } = testCase;
        tests.add(testCase);
        if (!isLater(newest.get(key)?.time, time))
            newest.set(key, testCase);
        mayHaveMissed ||= time !== undefined && isLater(latest.get(time.zoned), time);
    }
    return {
        tests,
        note(testCase) {
            const { time, outcome } = testCase;
            const key = failures_keyOf(testCase);
            if (outcome === "failed")
                noteFailure(key, testCase);
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
        mayHaveMissedSuccess: () => mayHaveMissed,
        counting: () => [...newest].filter(([key, { time }]) => !isLater(successes.get(key), time)).map(last),
    };
}
function last([, testCase]) {
    return testCase;
}
/**
 * The same for runs of one test. The service knows the outermost suite only, but a success in one inner suite says
 * nothing about a test of the same name in another.
 */
function failures_keyOf({ id, name, suites, classname, file, suiteFile }) {
    // Any other id alone says little: many tools number their tests anew in each suite.
    return JSON.stringify(isOwnId(id) ? [id] : [id, name, suites, classname, file || suiteFile]);
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/src/test-results/regular-file.js

/** A report that is no file of a sane size; the message completes "cannot be relied on: ...". */
class NotAFile extends Error {
}
const CHUNK_BYTES = 64 * 1024;
/** Far more than the report of any test run; a sparse file has any size at no cost. */
const LARGEST_BYTES = 2 * 1024 ** 3;
// Opening a pipe must not wait for somebody who writes to it. Windows knows no such flag.
const FLAGS = external_node_fs_.constants.O_RDONLY | (process.platform === "win32" ? 0 : external_node_fs_.constants.O_NONBLOCK);
/** What stands at a path that is no regular file, links followed; undefined for a regular file, or where nothing is known. */
function otherThanFile(path) {
    const found = statsOf(path);
    return found === undefined ? undefined : kindOf(found);
}
function isRegularFile(path) {
    return statsOf(path)?.isFile() === true;
}
/** Undefined for what is not there and for what nobody may look at: opening it tells more. */
function statsOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
function kindOf(found) {
    if (found.isFile())
        return undefined;
    if (found.isDirectory())
        return "is a folder, not a file";
    if (found.isFIFO())
        return "is a named pipe, not a regular file";
    if (found.isSocket())
        return "is a socket, not a regular file";
    return "is a device, not a regular file";
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

;// CONCATENATED MODULE: ./lib/src/test-results/clean-xml.js
/** Characters that XML 1.0 has no place for, and numeric references, some of which name such characters. */
const SUSPECTS = /[^\t\n\r -\ufffd]|&#(?:x[0-9a-f]{1,8}|\d{1,10});/gi;
/** A reference is not longer than this. */
const LONGEST_REFERENCE = 13;
/** Takes out what XML forbids but tools write all the same, such as the escape sequences of a coloured terminal. */
function cleanXml(text) {
    return text.search(SUSPECTS) < 0 ? text : text.replace(SUSPECTS, allowed);
}
function allowed(found) {
    if (found.length === 1)
        return "";
    const isHex = found[2] === "x" || found[2] === "X";
    const code = isHex ? Number.parseInt(found.slice(3), 16) : Number.parseInt(found.slice(2), 10);
    const isCharacter = code === 0x9 ||
        code === 0xa ||
        code === 0xd ||
        (code >= 0x20 && code < 0xd800) ||
        (code >= 0xe000 && code <= 0xfffd) ||
        (code >= 0x10000 && code <= 0x10ffff);
    return isCharacter ? found : "";
}

;// CONCATENATED MODULE: ./lib/src/test-results/told-outcome.js
/** Attributes in which some tools tell how a test ended, or a suite. */
const TELLING = ["status", "result", "outcome", "success"];
const FAILED = /^(?:fail(?:ed|ing|ure)?|error(?:ed)?|broken|invalid|notrunnable|crash(?:ed)?|timeout|timedout|aborted|interrupted|cancell?ed|nok|notok|ko)$/;
/** Not `0`: on a suite that is a count. */
const UNSUCCESSFUL = /^\s*(?:false|no)\s*$/i;
const NOT_RUN = /^(?:not(?:run|executed)|skip(?:ped)?|disabled|suppressed|filtered|ignored|pending|todo|inconclusive)$/;
/** The attribute by which something failed, as it stands in the report. */
function toldFailure(attributes) {
    const { success = "" } = attributes;
    const name = TELLING.find((each) => FAILED.test(plain(attributes[each])));
    if (name !== undefined)
        return `${name}="${attributes[name]}"`;
    return UNSUCCESSFUL.test(success) ? `success="${success}"` : undefined;
}
function isToldNotRun(attributes) {
    return TELLING.some((name) => NOT_RUN.test(plain(attributes[name])));
}
/** The same word for `Timed Out`, `timed-out` and `timedOut`. */
function plain(value = "") {
    return value.toLowerCase().replace(/[\s_-]+/g, "");
}

;// CONCATENATED MODULE: ./lib/src/test-results/plain-case.js

const SPACE = "[ \\t\\r\\n]";
const VALUE = '[^"<&\\x00-\\x1f\\ufffe\\uffff]*(?:&(?:lt|gt|amp|quot|apos);[^"<&\\x00-\\x1f\\ufffe\\uffff]*)*';
/** Words that tell of no failure; any other one is left to the parser. */
const WELL = "run notrun completed skipped disabled suppressed pending ignored passed pass success successful succeeded ok true"
    .split(" ")
    .flatMap((word) => [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]);
const TELLS_MORE = `(?:${TELLING.join("|")})="(?!(?:${WELL.join("|")})")`;
// An id can make a test out of another name, and a time of its own can cancel a failure.
const OTHER = `(?:${SPACE}+(?!(?:name|id|timestamp)=|${TELLS_MORE})[A-Za-z_][\\w.:-]*="${VALUE}")*`;
const UP_TO_NAME = `${SPACE}*<testcase${OTHER}${SPACE}+name="`;
/**
 * A test case with nothing inside, from the end of the tag before it: it has passed, and well-formed XML cannot mean
 * anything else by these characters. Reports consist of them for the most part, and a regular expression finds their
 * ends far sooner than a parser. Anything out of the ordinary does not match, and is left to the parser.
 */
const PLAIN_CASE = new RegExp(`${UP_TO_NAME}${VALUE}"${OTHER}${SPACE}*(?:/>|>${SPACE}*</testcase>)`, "y");
const NAME_BEGINS = new RegExp(UP_TO_NAME, "y");
/** Where a plain test case that begins at this place ends; undefined when there is none, or its name is wanted. */
function endOfPlainCase(text, at, wanted) {
    PLAIN_CASE.lastIndex = at;
    if (!PLAIN_CASE.test(text))
        return undefined;
    return !wanted.isEmpty() && wanted.isSpelt(nameAt(text, at)) ? undefined : PLAIN_CASE.lastIndex;
}
/** The name as it is written. It is looked for a second time, since that is cheaper than a match with its groups. */
function nameAt(text, at) {
    NAME_BEGINS.lastIndex = at;
    NAME_BEGINS.test(text);
    const begin = NAME_BEGINS.lastIndex;
    return text.slice(begin, text.indexOf('"', begin));
}

;// CONCATENATED MODULE: ./lib/src/test-results/node-totals.js
function createNodeTotals() {
    const totals = new Map();
    return {
        note(comment) {
            const [, name = "", count = ""] = /^\s*(fail|cancelled|suites)\s+(\d{1,9})\s*$/.exec(comment) ?? [];
            if (name !== "")
                totals.set(name, Number(count));
        },
        problem({ failed, suites, failingSuites }) {
            const fail = totals.get("fail");
            const described = totals.get("suites");
            if (fail === undefined || described === undefined || described > suites)
                return undefined;
            const told = fail + (totals.get("cancelled") ?? 0);
            // A test with a failing part has failed as well; at most `described` of the failing suites are no tests.
            const shown = failed + Math.max(0, failingSuites - described);
            return told <= shown
                ? undefined
                : `its totals tell of ${told} failed tests, but only ${shown} can be found in it; Node's reporter leaves out failures of tests that have parts`;
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/test-results/report-suite.js



function newSuite(attributes, isRoot, outer) {
    const name = attributes.name ?? "";
    const path = outer?.path ?? [];
    const declared = count(attributes.failures) + count(attributes.errors);
    return {
        isRoot,
        name,
        file: fileOf(attributes),
        time: reportTime(attributes.timestamp),
        path: isRoot ? path : [...path, name],
        declared: declared === 0 && toldFailure(attributes) !== undefined ? 1 : declared,
        declaredBelow: 0,
        found: 0,
        cases: 0,
        reruns: 0,
    };
}
function fileOf(attributes) {
    return attributes.file || attributes.filepath || "";
}
/** Compares what a suite says of itself with what stood in it, once it is closed. */
function settle(suite, listener) {
    const { declared, found, reruns, name, file } = suite;
    // Some tools sum up nested suites twice at the top, so there only more than all of these together says something.
    const atMost = Math.max(found + reruns, suite.isRoot ? suite.declaredBelow : 0);
    if (declared <= atMost)
        return;
    // Said once: the suites around it count these as found.
    suite.found = declared;
    const told = `tells of ${(0,words/* counted */.hS)(declared, "failure or error", "failures and errors")}`;
    if (suite.cases === 0) {
        const message = `It ${told}, and holds no test case.`;
        listener.onSuiteFailure({ suite: name, file, message });
    }
    else {
        const which = suite.isRoot ? "the report as a whole" : `the suite ${JSON.stringify(name)}`;
        listener.onShortfall(`${which} ${told}, but ${found === 0 ? "none" : `only ${found}`} can be found in it`);
    }
}
/** Takes what a suite came to into the one around it. */
function foldInto(outer, { declared, declaredBelow, found, cases, reruns }) {
    outer.declaredBelow += declared + declaredBelow;
    outer.found += found;
    outer.cases += cases;
    outer.reruns += reruns;
}
function count(text) {
    return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

;// CONCATENATED MODULE: ./lib/src/test-results/report-case.js



function newCase(attributes) {
    return { attributes, failures: 0, skipped: false, todo: false, message: "" };
}
/** Takes note of an element inside a test case, and says what it is. */
function noteInside(testCase, name, attributes) {
    switch (name) {
        case "failure":
        case "error":
            testCase.failures += 1;
            return "failure";
        case "skipped":
            noteSkipped(testCase, attributes);
            return undefined;
        // Surefire: beside a failure there are reruns; with flaky failures alone it has passed in the end.
        case "rerunFailure":
        case "rerunError":
        case "flakyFailure":
        case "flakyError":
            return "rerun";
        default:
            return undefined;
    }
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
/** What went wrong by its attributes alone; these decide only where no element inside tells of a failure. */
function toldOf({ attributes, failures, todo }) {
    return failures === 0 && !todo ? toldFailure(attributes) : undefined;
}
/** How many failures and errors it is. */
function failuresOf(testCase) {
    return toldOf(testCase) === undefined ? testCase.failures : 1;
}
/** What a test case came to, once it is closed. */
function closedCase(testCase, suite, outermost) {
    const { attributes } = testCase;
    return {
        name: attributes.name ?? "",
        parent: outermost?.name ?? "",
        suites: suite.path,
        classname: attributes.classname ?? "",
        file: fileOf(attributes),
        suiteFile: outermost?.file ?? "",
        id: attributes.id ?? "",
        time: reportTime(attributes.timestamp) ?? suite.time,
        outcome: outcomeOf(testCase),
        message: testCase.message || (toldOf(testCase) ?? ""),
    };
}
function outcomeOf(testCase) {
    if (failuresOf(testCase) > 0 && !testCase.todo)
        return "failed";
    return testCase.skipped || isToldNotRun(testCase.attributes) ? "skipped" : "passed";
}

;// CONCATENATED MODULE: ./lib/src/test-results/open-suites.js



/** Counts what the suites of a report hold, and tells the listener of it. */
function createOpenSuites(listener) {
    const suites = [];
    /** The outermost one that is no `testsuites`. */
    let outermost;
    const totals = createNodeTotals();
    const found = { failed: 0, suites: 0, failingSuites: 0 };
    let cases = 0;
    function addCase(testCase) {
        const suite = suites.at(-1);
        if (suite === undefined)
            return;
        const closed = closedCase(testCase, suite, outermost);
        suite.cases += 1;
        suite.found += failuresOf(testCase);
        cases += 1;
        if (closed.outcome === "failed")
            found.failed += 1;
        if (closed.time !== undefined)
            listener.onTime(closed.time);
        listener.onCase(closed);
    }
    function close() {
        const suite = suites.pop();
        if (suite === undefined)
            return;
        if (suite === outermost)
            outermost = undefined;
        settle(suite, listener);
        const outer = suites.at(-1);
        if (outer === undefined) {
            compareTotals();
            return;
        }
        found.suites += 1;
        if (suite.found > 0)
            found.failingSuites += 1;
        foldInto(outer, suite);
    }
    function compareTotals() {
        const problem = totals.problem(found);
        if (problem !== undefined)
            listener.onShortfall(problem);
    }
    return {
        open(attributes, isRoot) {
            const suite = newSuite(attributes, isRoot, suites.at(-1));
            if (!isRoot)
                outermost ??= suite;
            if (suite.time !== undefined)
                listener.onTime(suite.time);
            suites.push(suite);
        },
        close,
        depth: () => suites.length,
        name: () => outermost?.name ?? "",
        addCase,
        addPassed() {
            const suite = suites.at(-1);
            if (suite !== undefined)
                suite.cases += 1;
            cases += 1;
        },
        addFailure(message) {
            const suite = suites.at(-1);
            if (suite === undefined)
                return;
            suite.found += 1;
            listener.onSuiteFailure({ suite: suite.name, file: suite.file, message });
        },
        noteRerun() {
            const suite = suites.at(-1);
            if (suite !== undefined)
                suite.reruns += 1;
        },
        noteTotals: totals.note,
        cases: () => cases,
    };
}

;// CONCATENATED MODULE: ./lib/src/test-results/report-tree.js



/** A report is not JUnit XML, or not whole; the message completes "cannot be read: ...". */
class BrokenReport extends Error {
}
const MESSAGE_CHARACTERS = 300;
/** Elements that say how tests ended. Capital letters and prefixes do not make others of them. */
const RESULTS = new Set(["testsuites", "testsuite", "testcase", "failure", "error"]);
/**
 * Follows the elements of a report: `testsuites`, then `testsuite` in any depth, then `testcase`. Elements count where
 * they belong and nowhere else; one of a result anywhere else may be a failure that nobody would hear of, so it makes
 * the report one that cannot be relied on.
 */
function createReportTree(listener) {
    const suites = createOpenSuites(listener);
    let depth = 0;
    let title = "";
    let openCase;
    /** The failure of a test or a suite that is open. */
    let failing;
    function open(name, attributes) {
        depth += 1;
        if (depth === 1)
            openRoot(name, attributes);
        else if (openCase !== undefined)
            openInCase(openCase, name, attributes);
        else
            openInSuite(name, attributes);
    }
    function openRoot(name, attributes) {
        if (name !== "testsuites" && name !== "testsuite") {
            throw new BrokenReport(`its outermost element is <${name}>, not <testsuites> or <testsuite>`);
        }
        title = attributes.name ?? "";
        suites.open(attributes, name === "testsuites");
    }
    function openInSuite(name, attributes) {
        if (depth !== suites.depth() + 1)
            checkPlace(name);
        else if (name === "testsuite" || name === "testsuites")
            suites.open(attributes, name === "testsuites");
        else if (name === "testcase")
            openCase = newCase(attributes);
        else if (name === "failure" || name === "error")
            openFailure(attributes);
        else
            checkPlace(name);
    }
    function openInCase(testCase, name, attributes) {
        const what = depth === suites.depth() + 2 ? noteInside(testCase, name, attributes) : undefined;
        if (what === "failure")
            openFailure(attributes);
        else if (what === "rerun")
            suites.noteRerun();
        else
            checkPlace(name);
    }
    function checkPlace(name) {
        const plain = name.slice(name.lastIndexOf(":") + 1).toLowerCase();
        if (!RESULTS.has(plain))
            return;
        // What a failure quotes is a part of it.
        if (failing !== undefined && (plain === "failure" || plain === "error"))
            return;
        listener.onMisplaced(`<${(0,shorten/* shorten */.ml)(name, MESSAGE_CHARACTERS)}> is no element of a JUnit report at this place`);
    }
    function openFailure({ message }) {
        failing = { depth, message: firstLine(message) };
    }
    function close() {
        if (failing?.depth === depth)
            closeFailure(failing.message);
        else if (openCase !== undefined && depth === suites.depth() + 1)
            closeCase(openCase);
        else if (depth === suites.depth())
            suites.close();
        depth -= 1;
    }
    function closeFailure(message) {
        failing = undefined;
        if (openCase !== undefined)
            openCase.message ||= message;
        else
            suites.addFailure(message);
    }
    function closeCase(testCase) {
        openCase = undefined;
        suites.addCase(testCase);
    }
    return {
        open,
        close,
        text(text) {
            if (failing !== undefined)
                failing.message ||= firstLine(text);
        },
        comment(text) {
            if (depth === 1)
                suites.noteTotals(text);
        },
        countPassed: suites.addPassed,
        isBetweenCases: () => depth > 0 && depth === suites.depth(),
        suite: suites.name,
        wantsText: () => failing !== undefined && failing.message === "",
        isInside: () => depth > 0,
        cases: suites.cases,
        title: () => title,
    };
}
function firstLine(text) {
    const line = /\S[^\r\n]*/.exec(text ?? "")?.[0] ?? "";
    return (0,shorten/* shorten */.ml)(line, MESSAGE_CHARACTERS);
}

;// CONCATENATED MODULE: ./lib/src/test-results/report-feed.js



/** Text without a `>` is kept back up to this length, in case it begins something that can be passed over. */
const KEPT_BACK_CHARACTERS = 64 * 1024;
const CDATA_START = /[ \t\r\n]*<!\[CDATA\[/y;
const CDATA_END = "]]>";
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
    /** Passes over one thing if one begins here. */
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
    /** Goes on as far as the text allows, tag by tag. */
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
        end() {
            if (isInCdata)
                throw new BrokenReport("it ends inside a CDATA section");
            give(text.length);
            offset = before + at;
            parser.end();
        },
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

;// CONCATENATED MODULE: ./lib/src/test-results/report-parser.js


/** Builds a tree from what the parser reads. Entities of a document type are never resolved: it knows the five of XML. */
async function createReportParser(tree) {
    const { SaxesParser } = await __webpack_require__.e(/* import() */ 800).then(__webpack_require__.t.bind(__webpack_require__, 9800, 19));
    const parser = new SaxesParser({ position: false, xmlns: false });
    let given = 0;
    let tagEnd = -1;
    let lineBefore = parser.line;
    const followText = textFollower(parser, tree);
    parser.on("error", ({ message }) => {
        throw new BrokenReport(message.replace(/\.$/, ""));
    });
    parser.on("opentag", ({ name, attributes }) => {
        tagEnd = parser.position;
        tree.open(name, attributes);
        followText();
    });
    parser.on("closetag", () => {
        tagEnd = parser.position;
        tree.close();
        followText();
    });
    parser.on("comment", (text) => tree.comment(text));
    return {
        give(text) {
            const clean = cleanXml(text);
            given += clean.length;
            lineBefore = parser.line;
            parser.write(clean);
        },
        end() {
            lineBefore = parser.line;
            parser.close();
        },
        isAfterTag: () => tagEnd === given,
        linesIntoText: () => parser.line - lineBefore,
    };
}
/** The parser gathers text only while somebody listens. */
function textFollower(parser, tree) {
    let isFollowing = false;
    const onText = (text) => tree.text(text);
    return () => {
        if (isFollowing === tree.wantsText())
            return;
        isFollowing = !isFollowing;
        if (isFollowing) {
            parser.on("text", onText);
            parser.on("cdata", onText);
        }
        else {
            parser.off("text");
            parser.off("cdata");
        }
    };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/src/test-results/xml-text.js


/** An XML declaration with its encoding stands within so many bytes. */
const HEAD_BYTES = 256;
/** The bytes of a regular file. Errors of the file system come out of the iteration. */
function fileSource(path) {
    return () => bytesOf(path);
}
/** The text of a source, without its byte order mark. @throws Error for an encoding that nobody knows. */
function* textOf(source) {
    let head = Buffer.alloc(0);
    let decode;
    for (const bytes of source()) {
        if (decode !== undefined)
            yield decode(bytes);
        else {
            head = Buffer.concat([head ?? Buffer.alloc(0), bytes]);
            if (head.length < HEAD_BYTES)
                continue;
            decode = decoderFor(head);
            yield decode(head);
            head = undefined;
        }
    }
    if (decode === undefined && head !== undefined) {
        decode = decoderFor(head);
        yield decode(head);
    }
    if (decode !== undefined)
        yield decode(new Uint8Array(0));
}
/** Decodes a run of pieces; an empty one is the end. */
function decoderFor(head) {
    const encoding = encodingOf(head);
    const decoder = new TextDecoder(encoding);
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

;// CONCATENATED MODULE: ./lib/src/test-results/junit.js







/** Some 32 MiB, a quarter of a second: whoever stops the process is heard in between. More pauses cost memory. */
const PARTS_AT_ONCE = 512;
/**
 * Reads a JUnit report as a stream; nothing of it is kept. The listener hears of every test case that failed, of each
 * that is wanted, and of some others.
 */
async function readReport(source, wanted, listener, signal) {
    let doubt;
    const tree = createReportTree({
        ...listener,
        onMisplaced(words) {
            doubt ??= `line ${line()}: ${words}`;
        },
        onShortfall(words) {
            doubt ??= words;
        },
    });
    const parser = await createReportParser(tree);
    const feed = createReportFeed(parser, tree, wanted);
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
            return { cases: 0, title: "", broken: "it is empty" };
        feed.end();
        return { cases: tree.cases(), title: tree.title(), broken: doubt };
    }
    catch (error) {
        return { cases: tree.cases(), title: tree.title(), broken: reasonOf(error, line) };
    }
}
/** Errors of the file system and of decoding are reasons as well; everything else is a defect of ours. */
function reasonOf(error, line) {
    if (error instanceof BrokenReport)
        return `line ${line()}: ${error.message}`;
    if (error instanceof NotAFile || (error instanceof Error && "code" in error))
        return error.message;
    throw error;
}
/** The number of the line, from 1, in which a character of the report stands. */
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

;// CONCATENATED MODULE: ./lib/src/test-results/reports.js



/** What jest-junit calls its reports, unless it is told another name. */
const JEST_TITLE = "jest tests";
const NOBODY = { onCase() { }, onSuiteFailure() { }, onTime() { } };
/** Reads all reports. Successes are not kept: where one may cancel a failure, the reports are read a second time. */
async function readReports(files, signal) {
    const failures = createFailures();
    const suiteFailures = [];
    const broken = [];
    let cases = 0;
    let byJest = false;
    for (const { name, path } of files) {
        const reading = await readReport(fileSource(path), failures.tests, {
            onCase: failures.note,
            onSuiteFailure: (failure) => suiteFailures.push(failure),
            onTime: failures.noteTime,
        }, signal);
        cases += reading.cases;
        byJest ||= reading.title === JEST_TITLE;
        if (reading.broken !== undefined)
            broken.push({ name, reason: reading.broken });
    }
    if (failures.mayHaveMissedSuccess()) {
        await visitPassed(files, failures.tests, signal, failures.note);
    }
    return { cases, failures: failures.counting(), suiteFailures, broken, byJest };
}
/** Shows every test case of the reports that passed and that is wanted, and some others that passed. */
async function visitPassed(files, wanted, signal, visit) {
    for (const { path } of files) {
        const onCase = (testCase) => {
            if (testCase.outcome === "passed")
                visit(testCase);
        };
        await readReport(fileSource(path), wanted, { ...NOBODY, onCase }, signal);
    }
}

;// CONCATENATED MODULE: ./lib/src/test-results/verdict.js
function stepEndOf({ outcome, exitCode, failureExitCodes }) {
    if (exitCode === 0)
        return "green";
    if (exitCode !== undefined) {
        return failureExitCodes?.includes(exitCode) === false ? "other-failure" : "tests-failed";
    }
    switch (outcome) {
        case "success":
            return "green";
        case "cancelled":
        case "skipped":
            return outcome;
        // Without either there is nothing that could turn green.
        case "failure":
        case undefined:
            return "tests-failed";
    }
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
    switch (step) {
        case "cancelled":
        case "skipped":
            return { result: "failed", because: step };
        case "other-failure":
            return { result: "failed", because: quarantined > 0 ? "not-tests" : "no-failure" };
        case "tests-failed":
            return quarantined > 0 ? { result: "quarantined" } : { result: "failed", because: "no-failure" };
        case "green":
            return { result: quarantined > 0 ? "quarantined" : "passed" };
    }
}

;// CONCATENATED MODULE: ./lib/src/test-results/check.js






/** Reads the reports that were found, asks about what failed, and decides. */
async function checkReports({ files, missing }, step, owner, context) {
    const read = await readReports(files, context.signal);
    const reports = { ...read, broken: [...missing, ...read.broken] };
    const { failures, suiteFailures, broken } = reports;
    const lookUp = failures.length === 0 ? undefined : await lookUpQuarantine(failures, owner, context);
    const list = lookUp?.kind === "list" ? lookUp.list : [];
    const find = listedFinder(list, owner);
    const { failed, quarantined } = splitFailures(failures, find);
    const passing = list.length === 0 ? [] : await passingNow(files, list, find, context.signal);
    const failing = new Set(quarantined.map(({ listed }) => listed));
    return {
        reports,
        files: files.map(({ name }) => name),
        missing,
        lookUp,
        failed,
        quarantined,
        passing: passing.filter((listed) => !failing.has(listed)),
        verdict: verdictOf({
            step,
            files: files.length,
            whole: broken.length === 0,
            failed: failed.length + suiteFailures.length,
            quarantined: quarantined.length,
        }),
    };
}
/** Tests of the list that passed. Their names are known only now, so the reports are read once more. */
async function passingNow(files, list, find, signal) {
    const passing = new Set();
    await visitPassed(files, wantedTests(list), signal, (testCase) => {
        const match = find(testCase);
        if (match !== undefined)
            passing.add(match.listed);
    });
    return [...passing];
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/globs/glob.js + 3 modules
var globs_glob = __webpack_require__(4063);
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
    const distinct = new Set(paths.map((path) => (0,external_node_path_.resolve)(folder, path)));
    const files = [...distinct].toSorted().map((path) => ({ path, name: nameOf(path, folder) }));
    const counts = ({ path }) => !isBound || isInside(path, folder);
    const outside = files.filter((file) => !counts(file));
    const wrong = [...other, ...outside.map(({ name }) => ({ name, reason: "is not in working-directory" }))];
    const left = files.filter(counts);
    return { files: left, missing: left.length === 0 ? wrong : [...absent, ...wrong] };
}
/** Pattern by pattern, since each must have a file. */
async function expand(patterns, folder) {
    const { escapePath, glob, isDynamicPattern } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(382)]).then(__webpack_require__.bind(__webpack_require__, 3382));
    const matcher = createMatchers(folder, await (0,globs_glob.loadPicomatch)());
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
        const fits = quick ? undefined : matcher(pattern, { dot: false });
        const isOut = ignore.filter((each) => !isQuick(each)).map((each) => matcher(each, { dot: true }));
        return found.filter((path) => fits?.(path) !== false &&
            !isOut.some((fitsOut) => fitsOut(path)) &&
            otherThanFile(path) === undefined);
    };
    const takenOut = patterns.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    const paths = [];
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
        const kind = otherThanFile((0,external_node_path_.resolve)(folder, line));
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
/** Which paths fit a pattern, told in a time that is bounded whatever they are. A broken pattern fits none. */
function createMatchers(folder, picomatch) {
    return (pattern, options) => {
        const fits = (0,globs_glob/* globMatcher */.y)(pattern.replace(/^(?:\.\/)+/, ""), options, picomatch);
        const from = (0,external_node_path_.isAbsolute)(pattern) ? (path) => path : (path) => (0,external_node_path_.relative)(folder, path);
        return (path) => fits?.(from(path).replaceAll(external_node_path_.sep, "/")) === true;
    };
}
/** Relative to the folder where it lies in it. */
function nameOf(path, folder) {
    return isInside(path, folder) ? (0,external_node_path_.relative)(folder, path).replaceAll(external_node_path_.sep, "/") : path;
}
function isInside(path, folder) {
    const name = (0,external_node_path_.relative)(folder, path);
    return name !== "" && name !== ".." && !name.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(name);
}

;// CONCATENATED MODULE: ./lib/src/test-results/check-outcome.js






/** Reads the reports of a test step, and judges it by them and by what is quarantined. */
async function checkOutcome(values, { repository }, context) {
    const { orgSlug = "", junitPaths = [], testOutcome, testExitCode, variant = "", failureExitCodes } = values;
    const found = await findReports(junitPaths, context.workspace, values.workingDirectory);
    const step = stepEndOf({ outcome: testOutcome, exitCode: testExitCode, failureExitCodes });
    const findings = await checkReports(found, step, { orgSlug, repository, variant }, context);
    const { lookUp, reports } = findings;
    if (lookUp?.warning !== undefined)
        context.log.warning(lookUp.warning);
    // Without any file the message names them.
    const broken = findings.files.length === 0 ? [] : reports.broken;
    for (const each of broken)
        context.log.warning(`${brokenInWords(each)}.`);
    const message = verdictInWords(findings, testExitCode);
    const details = adviceFor(findings);
    return {
        result: findings.verdict.result,
        message,
        details,
        outputs: countOutputs(findings),
        summary: testResultsSummary(message, details, findings),
        record: recordOf(findings),
    };
}


/***/ })

};
