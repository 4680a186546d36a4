// Only `dist/cli/index.js` loads the bundle at this address, so neither arguments nor variables select the program.
if (import.meta.url.endsWith("?command-line")) await import("./cli/main.js");
// `eager` keeps it in this file: one file loads faster than several.
else await import(/* webpackMode: "eager" */ "./main.js");
