/** Characters that XML 1.0 has no place for, and numeric references, some of which name such characters. */
const SUSPECTS = /[^\t\n\r -\ufffd]|&#(?:x[0-9a-f]{1,8}|\d{1,10});/gi;

/** A reference is not longer than this. */
export const LONGEST_REFERENCE = 13;

/** Takes out what XML forbids but tools write all the same, such as the escape sequences of a coloured terminal. */
export function cleanXml(text: string): string {
  return text.search(SUSPECTS) < 0 ? text : text.replace(SUSPECTS, allowed);
}

function allowed(found: string): string {
  if (found.length === 1) return "";
  const isHex = found[2] === "x" || found[2] === "X";
  const code = isHex ? Number.parseInt(found.slice(3), 16) : Number.parseInt(found.slice(2), 10);
  const isCharacter =
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code < 0xd800) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff);
  return isCharacter ? found : "";
}
