export const id = 491;
export const ids = [491,63];
export const modules = {

/***/ 9171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
function read(name, loadSchema, path = `/${name}`) {
    return { name, method: "POST", path, repeat: "always", reading: { as: "json", loadSchema } };
}
const schemas = () => Promise.all(/* import() */[__webpack_require__.e(395), __webpack_require__.e(26)]).then(__webpack_require__.bind(__webpack_require__, 9645));
const metrics = {
    name: "getMergeQueueMetrics",
    method: "GET",
    path: "/getMergeQueueMetrics",
    repeat: "always",
    reading: { as: "text" },
};
function write(name, repeat) {
    return { name, method: "POST", path: `/${name}`, repeat, reading: { as: "nothing" } };
}
/** The whole API, one entry per endpoint (the service's document, "Endpoints"). */
const endpoints = {
    submitPullRequest: write("submitPullRequest", "unsent"),
    cancelPullRequest: write("cancelPullRequest", "unsent"),
    // A second restart would throw away the run that the first one began.
    restartTestsOnPullRequest: write("restartTestsOnPullRequest", "never"),
    // The last upload for a head commit wins, so the same one again changes nothing.
    setImpactedTargets: write("setImpactedTargets", "always"),
    getSubmittedPullRequest: read("getSubmittedPullRequest", async () => (await schemas()).submittedPullRequest),
    getMergeQueueTestingDetails: read("getMergeQueueTestingDetails", async () => (await schemas()).testRun),
    createQueue: write("createQueue", "unsent"),
    deleteQueue: write("deleteQueue", "unsent"),
    getQueue: read("getQueue", async () => (await schemas()).queue),
    updateQueue: write("updateQueue", "unsent"),
    getMergeQueueMetrics: metrics,
    listQuarantinedTests: read("listQuarantinedTests", async () => (await schemas()).quarantinedTestsPage, "/flaky-tests/list-quarantined-tests"),
};


/***/ }),

/***/ 4063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ LONGEST_PATH),
  y: () => (/* binding */ globMatcher),
  loadPicomatch: () => (/* binding */ loadPicomatch)
});

;// CONCATENATED MODULE: ./lib/src/globs/bounded-match.js
/**
 * A matcher whose time grows with the length of a text as its own size does, and no faster: it never looks at the same
 * place of the text in the same state twice. The platform's own tries every way to share a text out among the stars of
 * a pattern, which somebody who chooses names can make to take for ever.
 */
function boundedMatcher(expression) {
    const steps = [];
    const first = compile(expression, add(steps, { kind: "found" }), steps);
    return (text) => createRun(steps, text)(first, 0);
}
function add(steps, step) {
    return steps.push(step) - 1;
}
/** Adds the steps of an expression in front of `next`. Gives the first. */
function compile(expression, next, steps) {
    switch (expression.kind) {
        case "unit":
            return add(steps, { kind: "unit", fits: expression.fits, next });
        case "start":
        case "end":
            return add(steps, { kind: expression.kind, next });
        case "sequence":
            return expression.parts.reduceRight((after, part) => compile(part, after, steps), next);
        case "choice": {
            const nexts = expression.branches.map((branch) => compile(branch, next, steps));
            return add(steps, { kind: "fork", nexts });
        }
        case "look": {
            const first = compile(expression.ahead, add(steps, { kind: "found" }), steps);
            return add(steps, { kind: "look", first, wanted: expression.wanted, next });
        }
        case "repeat": {
            if (!expression.endless) {
                return add(steps, { kind: "fork", nexts: [compile(expression.of, next, steps), next] });
            }
            const nexts = [next];
            const again = add(steps, { kind: "fork", nexts });
            const body = compile(expression.of, again, steps);
            nexts.push(body);
            return expression.least === 1 ? body : again;
        }
    }
}
/** Searches one text. */
function createRun(steps, text) {
    const width = text.length + 1;
    /** Pairs of a step and a place that lead nowhere, or are being looked at. */
    const seen = new Uint8Array(steps.length * width);
    const looks = new Map();
    return search;
    /** Whether the end of the part that begins with this step can be reached from a place. */
    function search(first, place) {
        const open = [];
        const trail = [];
        const reach = (step, at) => {
            const pair = step * width + at;
            if (seen[pair] === 1)
                return;
            seen[pair] = 1;
            trail.push(pair);
            open.push(pair);
        };
        reach(first, place);
        for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
            const at = pair % width;
            const step = steps[(pair - at) / width];
            if (step === undefined)
                throw new Error("There is no such step.");
            switch (step.kind) {
                case "unit":
                    if (at < text.length && step.fits(text.charCodeAt(at)))
                        reach(step.next, at + 1);
                    break;
                case "fork":
                    for (const next of step.nexts)
                        reach(next, at);
                    break;
                case "start":
                    if (at === 0)
                        reach(step.next, at);
                    break;
                case "end":
                    if (at === text.length)
                        reach(step.next, at);
                    break;
                case "look":
                    if (lookAt(step.first, at) === step.wanted)
                        reach(step.next, at);
                    break;
                case "found":
                    // Of what was seen on the way it is not known where it leads.
                    for (const each of trail)
                        seen[each] = 0;
                    return true;
            }
        }
        return false;
    }
    function lookAt(first, place) {
        const pair = first * width + place;
        const known = looks.get(pair);
        if (known !== undefined)
            return known;
        const found = search(first, place);
        looks.set(pair, found);
        return found;
    }
}

;// CONCATENATED MODULE: ./lib/src/globs/effort.js
/** About as long as the bounded matcher takes for such a text. */
const MOST_WAYS = 20_000;
/** The longest text that the platform's own matcher, which is quicker on most, can be trusted with. */
function longestForPlatform(expression) {
    return longestWith(effortOf(expression));
}
/** Look-aheads of picomatch at `.` and `..`, which are over after a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;
/** No longer than that, by the source alone: thousands of patterns need no tree for it. */
function surelyForPlatform(source) {
    const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
    if (/\)[*+{]/.test(bare))
        return 0;
    const stars = bare.match(/[*+]/g)?.length ?? 0;
    const forks = bare.match(/\||[^(*+]\?/g)?.length ?? 0;
    return longestWith({ stars, choices: 2 ** forks });
}
function longestWith({ stars, choices }) {
    if (stars === 0)
        return choices <= MOST_WAYS ? Number.POSITIVE_INFINITY : 0;
    const key = `${stars} ${choices}`;
    const known = LENGTHS.get(key);
    if (known !== undefined)
        return known;
    let length = 0;
    while (length < LONGEST_TRIED && ways(length + 1, stars) * choices <= MOST_WAYS)
        length += 1;
    LENGTHS.set(key, length);
    return length;
}
/** Thousands of patterns have few different efforts. */
const LENGTHS = new Map();
const LONGEST_TRIED = 4096;
/** Ways to cut a text of this length into the parts of so many stars, and what follows them. */
function ways(length, stars) {
    if (!Number.isFinite(stars))
        return stars;
    let found = 1;
    for (let star = 1; star <= stars; star += 1)
        found *= (length + star) / star;
    return found;
}
function effortOf(expression) {
    switch (expression.kind) {
        case "unit":
        case "start":
        case "end":
            return { stars: 0, choices: 1 };
        case "sequence":
            return expression.parts.map(effortOf).reduce((sum, part) => ({
                stars: sum.stars + part.stars,
                choices: sum.choices * part.choices,
            }), { stars: 0, choices: 1 });
        case "choice": {
            const efforts = expression.branches.map(effortOf);
            return {
                stars: Math.max(...efforts.map(({ stars }) => stars)),
                choices: efforts.reduce((sum, { choices }) => sum + choices, 0),
            };
        }
        case "look": {
            const effort = effortOf(expression.ahead);
            // Such as `(?!\.{1,2}(?:\/|$))`: over after a few characters.
            return effort.stars === 0 ? { stars: 0, choices: 1 } : effort;
        }
        case "repeat": {
            const effort = effortOf(expression.of);
            if (!expression.endless)
                return { stars: effort.stars, choices: effort.choices + 1 };
            return { stars: isOneUnit(expression.of) ? 1 : Number.POSITIVE_INFINITY, choices: 1 };
        }
    }
}
/** One unit each time, so that there is one way only to take so many of them. */
function isOneUnit(expression) {
    if (expression.kind !== "sequence")
        return expression.kind === "unit";
    const others = expression.parts.filter((part) => part.kind !== "look" || effortOf(part.ahead).stars > 0);
    return others.length === 1 && others[0]?.kind === "unit";
}

;// CONCATENATED MODULE: ./lib/src/globs/expression.js
/** Reads the source of a regular expression without flags; undefined for what it has no words for. */
function readExpression(source) {
    try {
        const reader = createReader(source);
        const expression = reader.choice();
        return reader.isAtEnd() ? expression : undefined;
    }
    catch (error) {
        if (error instanceof Unreadable)
            return undefined;
        throw error;
    }
}
class Unreadable extends Error {
}
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9bBkuxc])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const COUNT = /\{\d+(?:,\d*)?\}/y;
/** Each time is written out; picomatch itself needs two. */
const MOST_TIMES = 16;
const GROUPS = [
    { opening: "(?:", look: undefined },
    { opening: "(?=", look: true },
    { opening: "(?!", look: false },
    { opening: "(?", look: "unreadable" },
    { opening: "(", look: undefined },
];
function createReader(source) {
    let at = 0;
    return { choice, isAtEnd: () => at === source.length };
    function choice() {
        const branches = [sequence()];
        while (take("|"))
            branches.push(sequence());
        const [first] = branches;
        return branches.length === 1 && first !== undefined ? first : { kind: "choice", branches };
    }
    function sequence() {
        const parts = [];
        while (at < source.length && source[at] !== "|" && source[at] !== ")")
            parts.push(repeated(atom()));
        const [first] = parts;
        return parts.length === 1 && first !== undefined ? first : { kind: "sequence", parts };
    }
    function repeated(of) {
        const sign = source[at];
        if (sign === "{") {
            const count = matchOf(COUNT);
            return count === undefined ? of : counted(of, count.slice(1, -1).split(","));
        }
        if (sign !== "*" && sign !== "+" && sign !== "?")
            return of;
        at += 1;
        // Whether it takes much or little first decides nothing where only the end counts.
        take("?");
        return { kind: "repeat", of, least: sign === "+" ? 1 : 0, endless: sign !== "?" };
    }
    function atom() {
        switch (source.charAt(at)) {
            case "^":
                at += 1;
                return { kind: "start" };
            case "$":
                at += 1;
                return { kind: "end" };
            case ".":
                at += 1;
                return unitOf(".");
            case "[":
                return unitOf(matchOf(CLASS) ?? unreadable());
            case "\\":
                return unitOf(matchOf(ESCAPE) ?? unreadable());
            case "(":
                return group();
            default:
                at += 1;
                return literal(source.charCodeAt(at - 1));
        }
    }
    function group() {
        const found = GROUPS.find(({ opening }) => take(opening));
        if (found === undefined || found.look === "unreadable")
            throw new Unreadable();
        const within = choice();
        if (!take(")"))
            throw new Unreadable();
        return found.look === undefined ? within : { kind: "look", ahead: within, wanted: found.look };
    }
    function take(text) {
        const found = source.startsWith(text, at);
        if (found)
            at += text.length;
        return found;
    }
    function matchOf(pattern) {
        pattern.lastIndex = at;
        const found = pattern.exec(source)?.[0];
        if (found !== undefined)
            at += found.length;
        return found;
    }
}
function counted(of, [least = "", most = least]) {
    if (most === "" || Number(most) > MOST_TIMES)
        throw new Unreadable();
    const optional = { kind: "repeat", of, least: 0, endless: false };
    return {
        kind: "sequence",
        parts: Array.from({ length: Number(most) }, (_, time) => (time < Number(least) ? of : optional)),
    };
}
function unreadable() {
    throw new Unreadable();
}
function literal(unit) {
    return { kind: "unit", fits: (given) => given === unit };
}
/** The same few kinds of units stand in thousands of patterns. */
const units = new Map();
/** What one unit may be is asked of the platform, once for each of the usual ones. */
function unitOf(source) {
    const known = units.get(source);
    if (known !== undefined)
        return known;
    const pattern = new RegExp(`^${source}$`);
    const asked = (unit) => pattern.test(String.fromCharCode(unit));
    const usual = Array.from({ length: 128 }, (_, unit) => asked(unit));
    const made = { kind: "unit", fits: (unit) => usual[unit] ?? asked(unit) };
    units.set(source, made);
    return made;
}

;// CONCATENATED MODULE: ./lib/src/globs/glob.js



async function loadPicomatch() {
    return (await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19))).default;
}
/** Longer than any system takes for a path: nobody has such a file. */
const LONGEST_PATH = 4096;
/**
 * Whether a name fits a glob, as picomatch has it, in a time that is bounded whatever the name is: who writes a pattern
 * is trusted, and who chooses the names of files is not. A name over `LONGEST_PATH` fits none.
 * Undefined for what is no pattern: it would fit no name, and nobody would know.
 */
function globMatcher(glob, options, compile) {
    const pattern = compile.makeRe(glob, options);
    if (pattern.source === NOTHING.source)
        return undefined;
    // Only these bring something of the user's own into it.
    if (/[(\\]|\.\./.test(glob) && readExpression(pattern.source) === undefined)
        return undefined;
    const quick = surelyForPlatform(pattern.source);
    let careful;
    return (name) => {
        if (name.length <= quick)
            return pattern.test(name);
        if (name.length > LONGEST_PATH)
            return false;
        careful ??= carefulMatcher(pattern);
        return careful(name);
    };
}
function carefulMatcher(pattern) {
    const expression = readExpression(pattern.source);
    if (expression === undefined)
        throw new Error(`Nobody can read ${pattern.source}.`);
    const longest = longestForPlatform(expression);
    const bounded = boundedMatcher(expression);
    return (name) => (name.length <= longest ? pattern.test(name) : bounded(name));
}
/** What picomatch gives for a text that makes no regular expression. */
const NOTHING = /$^/;


/***/ }),

/***/ 9316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ readAllQuarantinedTests)
});

// UNUSED EXPORTS: allPages

// EXTERNAL MODULE: ./lib/src/api/endpoints.js
var endpoints = __webpack_require__(9171);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/words.js
var words = __webpack_require__(6755);
;// CONCATENATED MODULE: ./lib/src/quarantined-tests/slug-advice.js

/** The service does not tell a wrong organisation from a wrong token: it may answer any of these to either. */
const SLUG_AND_TOKEN_DISAGREE = new Set([401, 403, 404]);
/** Adds to such an answer what may be behind it; any other error stays as it is. */
function withSlugAdvice(error, { repository: { host, owner, name }, orgSlug, }) {
    if (!(error instanceof errors/* ApiError */.hD) || !SLUG_AND_TOKEN_DISAGREE.has(error.facts.status))
        return error;
    return error.withMore({
        details: [
            `For this list 401, 403 and 404 may all mean that org-slug and token do not belong together: org-slug is ${JSON.stringify(orgSlug)}, and must be spelled as in the organisation's settings in the web application, capital letters included.`,
            `The list was asked for the repository ${owner}/${name} on ${host}; see repository and repository-host.`,
        ],
    });
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/all-pages.js




/** Reads the whole list of quarantined tests. @throws ApiError, and Failure `response` for a list without an end. */
async function readAllQuarantinedTests(client, query) {
    return allPages((token) => readPage(client, query, token));
}
/**
 * The first page has an empty token, and an empty next one is the end. A failure half-way is the failure of the whole,
 * since a part of the list must never pass for all of it. A list that changes meanwhile moves tests over the edges of
 * pages: one may come twice, and another one not at all.
 */
async function allPages(pageAt) {
    const tests = new Map();
    const totals = new Set();
    const seen = new Set();
    let token = "";
    do {
        const { quarantined_tests: found, page } = await pageAt(token);
        for (const test of found) {
            const key = keyOf(test);
            if (!tests.has(key))
                tests.set(key, test);
        }
        if (typeof page.total_rows === "number")
            totals.add(page.total_rows);
        token = page.next_page_token ?? "";
        if (seen.has(token))
            throw endless(tests.size);
        seen.add(token);
    } while (token !== "");
    return { tests: [...tests.values()], warning: warningOf(tests.size, totals) };
}
/** One test has one id; without any its names have to do. */
function keyOf({ test_case_id: id, name, parent, file, classname, variant }) {
    return id || JSON.stringify([name, parent, file, classname, variant]);
}
/** Each page tells a total. A test that moved to a page that was read before shows in none but these. */
function warningOf(count, totals) {
    const other = [...totals].find((total) => total !== count);
    return other === undefined
        ? undefined
        : `The list of quarantined tests may not be whole: ${(0,words/* counted */.hS)(count, "test")} ${count === 1 ? "was" : "were"} read, and the service told of ${other}. It may have changed while it was read; run the step again to be sure.`;
}
async function readPage(client, query, token) {
    try {
        return await client.call(endpoints/* endpoints */.v.listQuarantinedTests, {
            repo: query.repository,
            org_url_slug: query.orgSlug,
            page_query: { page_size: query.pageSize, page_token: token },
        });
    }
    catch (error) {
        throw withSlugAdvice(error, query);
    }
}
function endless(count) {
    return new errors/* Failure */.HR("response", `The list of quarantined tests cannot be read to its end: after ${count} tests the service gave a page token that it had given before.`, {
        details: [
            "This is a fault of the service. Run this again; if it happens again, report it to the service.",
        ],
    });
}


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

/***/ 6755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I8: () => (/* binding */ nameInWords),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   jW: () => (/* binding */ wordInWords),
/* harmony export */   nq: () => (/* binding */ someInWords)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** `1 test`, `7 tests`. */
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}
/** The first of a list in words: `a`, `a and b`, `a, b and 3 more`. */
function someInWords(items, atMost) {
    const shown = items.length > atMost ? items.slice(0, atMost) : items.slice(0, -1);
    const rest = items.length - shown.length;
    const last = rest > 1 ? `${rest} more` : (items.at(-1) ?? "");
    return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
/*
 * The way of the service's texts into sentences: none of them can make a line of any length. Outputs and result-file
 * have them whole.
 */
/** Far more than a word of the service has. */
const LONGEST_WORD = 100;
/** More than a branch, a commit or the name of a check needs. */
const LONGEST_NAME = 200;
/** A word of the service (a state, a result) as a person reads it: `switching_modes` is `switching modes`. */
function wordInWords(word) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(word, LONGEST_WORD).replaceAll("_", " ");
}
/** A name of the service (of a check, a target, a branch, a commit) as a sentence or a table shows it. */
function nameInWords(name) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(name, LONGEST_NAME) || "(no name)";
}


/***/ })

};
