/** Reference to an input. Each interface has its own form of the name: `pr-number`, `--pr-number` or a variable. */
interface InputName {
  readonly input: string;
  /** Value to show after the name, as in `wait: true` or `--wait=true`; undefined for the name without a value. */
  readonly value: string | undefined;
}

/** Trusted text of this program. May contain references to inputs. */
export type MessageText = string | readonly (string | InputName)[];

export interface InputProblem {
  /** Names of the inputs with the problem; empty for a problem without an input, such as a missing checkout. */
  readonly inputs: readonly string[];
  readonly text: MessageText;
}

export type InputNameFormatter = (input: string, value?: string) => string;

export const formatYamlInputName: InputNameFormatter = (input, value) =>
  value === undefined ? input : `${input}: ${value}`;

export function toInputReference(input: string, value?: string): InputName {
  return { input, value };
}

/** Creates a text that contains input names: `` createMessageText`${toInputReference("wait")} is empty` ``. */
export function createMessageText(
  strings: TemplateStringsArray,
  ...values: readonly (MessageText | InputName | number)[]
): MessageText {
  return strings.flatMap((text, index) => {
    const value = values[index];
    return value === undefined ? [text] : [text, ...partsOf(value)];
  });
}

function partsOf(value: MessageText | InputName | number): readonly (string | InputName)[] {
  if (typeof value === "number") return [String(value)];
  return typeof value === "string" || "input" in value ? [value] : value;
}

export function createInputProblem(inputs: string | readonly string[], text: MessageText): InputProblem {
  return { inputs: typeof inputs === "string" ? [inputs] : inputs, text };
}

export function collectInputProblems(
  ...possible: readonly (readonly [holds: boolean, ...problem: Parameters<typeof createInputProblem>])[]
): readonly InputProblem[] {
  return possible.flatMap(([holds, ...problem]) => (holds ? [createInputProblem(...problem)] : []));
}

export function formatMessageText(naming: InputNameFormatter, text: MessageText): string {
  return typeof text === "string"
    ? text
    : text.map((part) => (typeof part === "string" ? part : naming(part.input, part.value))).join("");
}

/** Formats a problem as `pr-number: must be a whole number`. */
export function formatProblemSentence(naming: InputNameFormatter, { inputs, text }: InputProblem): string {
  const sentence = formatMessageText(naming, text);
  return inputs.length === 0 ? sentence : `${inputs.map((input) => naming(input)).join(", ")}: ${sentence}`;
}
