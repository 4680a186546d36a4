import { withDefault } from "./input.js";
import { text } from "./parsers.js";

export const workingDirectoryInput = withDefault(text, ".", {
  name: "working-directory",
  description:
    "Folder to work in, relative to the workspace: a producer runs in it; `junit-paths` start from it and, when it is given, do not lead out of it.",
});
