import type { OutputValue } from "./operation.js";

/** Turns a reply's camelCase fields into kebab-case outputs; fields that no output is declared for stay out. */
export function outputsOf<Name extends string>(
  reply: Readonly<Record<string, unknown>>,
  declared: Readonly<Record<Name, string>>,
): { readonly [K in Name]?: OutputValue };
export function outputsOf(
  reply: Readonly<Record<string, unknown>>,
  declared: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const named = Object.entries(reply).map(([field, value]): [string, unknown] => [kebabCase(field), value]);
  return Object.fromEntries(named.filter(([name]) => Object.hasOwn(declared, name)));
}

function kebabCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
