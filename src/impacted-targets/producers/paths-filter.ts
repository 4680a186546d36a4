import { json } from "./json.js";
import type { Producer } from "./producer.js";

/** The output `changes` of dorny/paths-filter: the filters that match, as a JSON list. */
export const pathsFilter: Producer = {
  name: "paths-filter",
  parse: (output, source) => json.parse(output, source),
};
