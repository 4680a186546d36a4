/**
 * Where the bundle starts. `dist/cli/index.js` loads it under this address, and nothing that a workflow or a person
 * gives can: so the action is no command line whatever its arguments, and a command is no action whatever its variables.
 */
if (import.meta.url.endsWith("?command-line")) await import("./cli/main.js");
// In the file that starts, since one file is loaded faster than several.
else await import(/* webpackMode: "eager" */ "./main.js");
