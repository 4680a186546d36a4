export const id = 63;
export const ids = [63];
export const modules = {

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


/***/ })

};
