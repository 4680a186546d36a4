/** Names of tests of one suite that somebody wants to hear of. */
export interface WantedNames {
  isEmpty(): boolean;
  /** True when an attribute's value, as it stands in a report (the five entities of XML, no others), is such a name. */
  isSpelt(value: string): boolean;
}

/** Tests that somebody wants to hear of. The suite is a part of a test's identity, so each has names of its own. */
export interface WantedTests {
  add(test: { readonly name: string; readonly parent?: string | null | undefined }): void;
  of(suite: string): WantedNames;
}

export function wantedTests(tests: Iterable<Parameters<WantedTests["add"]>[0]> = []): WantedTests {
  const bySuite = new Map<string, Names>();
  const none = createNames();
  const add: WantedTests["add"] = ({ name, parent }) => {
    const suite = parent ?? "";
    const names = bySuite.get(suite) ?? createNames();
    bySuite.set(suite, names);
    names.add(name);
  };
  for (const test of tests) add(test);
  return { add, of: (suite) => bySuite.get(suite) ?? none };
}

interface Names extends WantedNames {
  add(name: string): void;
}

/** A few names are looked for among many values, so most of these have to be ruled out without being decoded. */
function createNames(): Names {
  const wanted = new Set<string>();
  const tails = new Set<string>();
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
function tailOf(text: string): string {
  let from = text.length;
  while (from > 0 && SPECIAL[text.charCodeAt(from - 1)] !== 1) from -= 1;
  return text.slice(from);
}

/** 1 for the codes of `< > & " ' ;`. This is looked up for each character of most reports. */
const SPECIAL = new Uint8Array(128);
for (const character of "<>&\"';") SPECIAL[character.charCodeAt(0)] = 1;

function decoded(value: string): string {
  return value
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
