import { formatDuration } from "../duration.js";

/** One number about a queue. Of a time beyond the last bucket only a lower bound is known. */
export type Figure =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "above"; readonly bound: number };

/** As an output: the number itself, or `> 7200`. */
export function figureText(figure: Figure | undefined): string | number | undefined {
  if (figure === undefined) return undefined;
  return figure.kind === "above" ? `> ${figure.bound}` : (numberText(figure.value) ?? figure.value);
}

/** Infinity as the text format spells it. */
function numberText(value: number): string | undefined {
  if (Number.isFinite(value)) return undefined;
  return value > 0 ? "+Inf" : "-Inf";
}

export type Unit = "count" | "seconds";

/** As a person reads it: seconds as a duration. */
export function figureInWords(figure: Figure, unit: Unit): string {
  const [value, words] = figure.kind === "above" ? [figure.bound, "more than "] : [figure.value, ""];
  return `${words}${unit === "seconds" ? secondsInWords(value) : numberInWords(value)}`;
}

/** A number of any size, without more digits than it says something with. */
export function numberInWords(value: number): string {
  return numberText(value) ?? String(Number(value.toPrecision(12)));
}

export function secondsInWords(seconds: number): string {
  return Number.isFinite(seconds) && seconds >= 0
    ? formatDuration(seconds * 1000)
    : `${numberInWords(seconds)} s`;
}
