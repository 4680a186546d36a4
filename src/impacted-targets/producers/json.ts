import { document, field, names } from "./document.js";
import type { Producer } from "./producer.js";
import { unlike } from "./unlike.js";

/** A JSON list of texts, or an object that holds one under the key. */
export const json: Producer = {
  name: "json",
  parse: (output, source, { key } = {}) => {
    const expected =
      key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
    const value = document(output, source, expected);
    const list = key === undefined ? value : field(value, key);
    if (!Array.isArray(list)) throw unlike(source, expected, output);
    return names(list, source);
  },
};
