// Only `dist/cli/index.js` imports this bundle with that suffix, so arguments or variables cannot choose the program.
if (import.meta.url.endsWith("?command-line")) await import("./cli/main.js");
// `eager` makes webpack include the module in this file. One file loads faster than several.
else await import(/* webpackMode: "eager" */ "./main.js");
