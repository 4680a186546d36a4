import { shorten } from "../shorten.js";

const SHOWN_CHARACTERS = 300;

/**
 * What git said went wrong, for a message: its `fatal:` and `error:` lines, else its last words, on one line, without
 * control characters and without what stands before the host in an address, 300 characters at most.
 */
export function gitWords(stderr: string): string {
  const lines = stderr.split(/[\r\n]+/).filter((line) => line.trim() !== "");
  const telling = lines.filter((line) => /^(remote: *)?(fatal|error): /i.test(line));
  const words = (telling.length > 0 ? telling : lines.slice(-3))
    .join(" ")
    .replace(/:\/\/[^\s'"]*@/g, "://")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return shorten(words, SHOWN_CHARACTERS);
}
