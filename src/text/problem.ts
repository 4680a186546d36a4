/** An input within a text. Each interface writes it in its own way: `pr-number`, `--pr-number`, a variable. */
interface InputName {
  readonly input: string;
  /** The value that it is to have: `wait: true`, `--wait=true`. */
  readonly value: string | undefined;
}

/** Text of ours, which may name inputs. What is a string in it is shown as it is, whatever it says. */
export type Text = string | readonly (string | InputName)[];

/** What is wrong with what was given. */
export interface Problem {
  /** The inputs that it is about; none where it is about something else, such as the checkout. */
  readonly inputs: readonly string[];
  /** What is wrong, after the names of the inputs. */
  readonly text: Text;
}

/** How an interface writes an input, alone or with a value. */
export type Naming = (input: string, value?: string) => string;

/** As YAML writes it. */
export const asInYaml: Naming = (input, value) => (value === undefined ? input : `${input}: ${value}`);

export function inputName(input: string, value?: string): InputName {
  return { input, value };
}

/** A text that names inputs: `` words`${inputName("wait")} is empty` ``. */
export function words(strings: TemplateStringsArray, ...values: readonly (Text | InputName | number)[]): Text {
  return strings.flatMap((text, index) => {
    const value = values[index];
    return value === undefined ? [text] : [text, ...partsOf(value)];
  });
}

function partsOf(value: Text | InputName | number): readonly (string | InputName)[] {
  if (typeof value === "number") return [String(value)];
  return typeof value === "string" || "input" in value ? [value] : value;
}

/** A problem of one input, or of several together. */
export function problemOf(inputs: string | readonly string[], text: Text): Problem {
  return { inputs: typeof inputs === "string" ? [inputs] : inputs, text };
}

/** The problems that there are: each with what must hold for it. */
export function problemsWhere(
  ...possible: readonly (readonly [holds: boolean, ...problem: Parameters<typeof problemOf>])[]
): readonly Problem[] {
  return possible.flatMap(([holds, ...problem]) => (holds ? [problemOf(...problem)] : []));
}

/** A text with the inputs in it named as the interface writes them. */
export function textFor(naming: Naming, text: Text): string {
  return typeof text === "string"
    ? text
    : text.map((part) => (typeof part === "string" ? part : naming(part.input, part.value))).join("");
}

/** A problem as one sentence: `pr-number: must be a whole number`. */
export function sentenceFor(naming: Naming, { inputs, text }: Problem): string {
  const sentence = textFor(naming, text);
  return inputs.length === 0 ? sentence : `${inputs.map((input) => naming(input)).join(", ")}: ${sentence}`;
}
