// Only `dist/cli/index.js` imports this bundle with this suffix. So no argument or variable can start the command-line
// program instead of the action.
if (import.meta.url.endsWith("?command-line")) await import("./cli/main.js");
// With `eager`, webpack includes the module in this file. One file loads faster than several.
else await import(/* webpackMode: "eager" */ "./main.js");
