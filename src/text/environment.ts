/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What a variable holds; undefined when it is not set, or set to nothing. */
export function textIn(environment: Environment, name: string): string | undefined {
  const text = environment[name]?.trim();
  return text === "" ? undefined : text;
}
