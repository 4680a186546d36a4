import type { Expression } from "./expression.js";

/**
 * A matcher whose time grows with the length of a text as its own size does, and no faster: it never looks at the same
 * place of the text in the same state twice. The platform's own tries every way to share a text out among the stars of
 * a pattern, which somebody who chooses names can make to take for ever.
 */
export function boundedMatcher(expression: Expression): (text: string) => boolean {
  const steps: Step[] = [];
  const first = compile(expression, add(steps, { kind: "found" }), steps);
  return (text) => createRun(steps, text)(first, 0);
}

/** One state: what must hold there, and where it leads. */
type Step =
  | { readonly kind: "unit"; readonly fits: (unit: number) => boolean; readonly next: number }
  | { readonly kind: "fork"; readonly nexts: readonly number[] }
  | { readonly kind: "start" | "end"; readonly next: number }
  | { readonly kind: "look"; readonly first: number; readonly wanted: boolean; readonly next: number }
  | { readonly kind: "found" };

function add(steps: Step[], step: Step): number {
  return steps.push(step) - 1;
}

/** Adds the steps of an expression in front of `next`. Gives the first. */
function compile(expression: Expression, next: number, steps: Step[]): number {
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

type Search = (first: number, place: number) => boolean;

/** Searches one text. */
function createRun(steps: readonly Step[], text: string): Search {
  const width = text.length + 1;
  /** Pairs of a step and a place that lead nowhere, or are being looked at. */
  const seen = new Uint8Array(steps.length * width);
  const looks = new Map<number, boolean>();
  return search;

  /** Whether the end of the part that begins with this step can be reached from a place. */
  function search(first: number, place: number): boolean {
    const open: number[] = [];
    const trail: number[] = [];
    const reach = (step: number, at: number): void => {
      const pair = step * width + at;
      if (seen[pair] === 1) return;
      seen[pair] = 1;
      trail.push(pair);
      open.push(pair);
    };
    reach(first, place);
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
      const at = pair % width;
      const step = steps[(pair - at) / width];
      if (step === undefined) throw new Error("There is no such step.");
      switch (step.kind) {
        case "unit":
          if (at < text.length && step.fits(text.charCodeAt(at))) reach(step.next, at + 1);
          break;
        case "fork":
          for (const next of step.nexts) reach(next, at);
          break;
        case "start":
          if (at === 0) reach(step.next, at);
          break;
        case "end":
          if (at === text.length) reach(step.next, at);
          break;
        case "look":
          if (lookAt(step.first, at) === step.wanted) reach(step.next, at);
          break;
        case "found":
          // Of what was seen on the way it is not known where it leads.
          for (const each of trail) seen[each] = 0;
          return true;
      }
    }
    return false;
  }

  function lookAt(first: number, place: number): boolean {
    const pair = first * width + place;
    const known = looks.get(pair);
    if (known !== undefined) return known;
    const found = search(first, place);
    looks.set(pair, found);
    return found;
  }
}
