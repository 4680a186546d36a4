/** Reference to an input. Each interface has its own form of the name: `pr-number`, `--pr-number` or a variable. */
interface InputName {
  readonly input: string;
  /** Value to show after the name, as in `wait: true` or `--wait=true`; undefined for the name without a value. */
  readonly value: string | undefined;
}

/** Trusted text of this program. May contain references to inputs. */
export type Text = string | readonly (string | InputName)[];

export interface Problem {
  /** Names of the inputs with the problem; empty for a problem without an input, such as a missing checkout. */
  readonly inputs: readonly string[];
  readonly text: Text;
}

export type FormatInputName = (input: string, value?: string) => string;

export const nameInYaml: FormatInputName = (input, value) => (value === undefined ? input : `${input}: ${value}`);

export function inputName(input: string, value?: string): InputName {
  return { input, value };
}

/** Creates a text that contains input names: `` textWithNames`${inputName("wait")} is empty` ``. */
export function textWithNames(strings: TemplateStringsArray, ...values: readonly (Text | InputName | number)[]): Text {
  return strings.flatMap((text, index) => {
    const value = values[index];
    return value === undefined ? [text] : [text, ...partsOf(value)];
  });
}

function partsOf(value: Text | InputName | number): readonly (string | InputName)[] {
  if (typeof value === "number") return [String(value)];
  return typeof value === "string" || "input" in value ? [value] : value;
}

export function toProblem(inputs: string | readonly string[], text: Text): Problem {
  return { inputs: typeof inputs === "string" ? [inputs] : inputs, text };
}

export function collectProblems(
  ...possible: readonly (readonly [holds: boolean, ...problem: Parameters<typeof toProblem>])[]
): readonly Problem[] {
  return possible.flatMap(([holds, ...problem]) => (holds ? [toProblem(...problem)] : []));
}

export function toText(naming: FormatInputName, text: Text): string {
  return typeof text === "string"
    ? text
    : text.map((part) => (typeof part === "string" ? part : naming(part.input, part.value))).join("");
}

/** Formats a problem as `pr-number: must be a whole number`. */
export function toSentence(naming: FormatInputName, { inputs, text }: Problem): string {
  const sentence = toText(naming, text);
  return inputs.length === 0 ? sentence : `${inputs.map((input) => naming(input)).join(", ")}: ${sentence}`;
}
