// Only `dist/cli/index.js` imports this bundle with this suffix. Arguments and variables cannot select the command
// line.
if (import.meta.url.endsWith("?command-line")) await import("./cli/main.js");
// With `eager`, webpack includes the module in this file. One file loads faster than several.
else await import(/* webpackMode: "eager" */ "./main.js");
