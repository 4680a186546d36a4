import { linesOf } from "./lines.js";
import type { Producer } from "./producer.js";

/** Project paths such as `:app:core`, one per line. Gradle has no command of its own for them, only plugins have. */
export const gradle: Producer = { name: "gradle", parse: (output, source) => linesOf(output, source) };
