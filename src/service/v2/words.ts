// This file is separate from the schemas, because importing them would delay the first request.

/** Respells a word. Other texts stay as they are: one that contains the token would not be redacted otherwise. */
export function snakeCase(name: string): string {
  if (/^[A-Z][A-Z_]*$/.test(name)) return name.toLowerCase();
  const isWord = /^[a-z][a-zA-Z]*$/.test(name);
  return isWord ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
}

export function camelCase(snake: string): string {
  return snake.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
