import { expect, test } from "vitest";
import { findProgramInCmdFile } from "../../../src/impacted-targets/producers/run-tool.js";

const NPM = `@ECHO off\r
GOTO start\r
:find_dp0\r
SET dp0=%~dp0\r
EXIT /b\r
:start\r
SETLOCAL\r
CALL :find_dp0\r
\r
IF EXIST "%dp0%\\node.exe" (\r
  SET "_prog=%dp0%\\node.exe"\r
) ELSE (\r
  SET "_prog=node"\r
  SET PATHEXT=%PATHEXT:;.JS;=%\r
)\r
\r
endLocal & goto #_undefined_# 2>NUL || title %COMSPEC% & "%_prog%"  "%dp0%\\..\\nx\\bin\\nx.js" %*\r
`;
const PNPM = `@SETLOCAL
@IF NOT DEFINED NODE_PATH (
  @SET "NODE_PATH=C:\\w\\node_modules\\.pnpm\\node_modules"
)
@IF EXIST "%~dp0\\node.exe" (
  "%~dp0\\node.exe"  "%~dp0\\..\\nx\\bin\\nx.js" %*
) ELSE (
  @SET PATHEXT=%PATHEXT:;.JS;=%
  node  "%~dp0\\..\\nx\\bin\\nx.js" %*
)
`;

test.each([
  ["npm", NPM, "C:\\w\\node_modules\\nx\\bin\\nx.js"],
  ["pnpm", PNPM, "C:\\w\\node_modules\\nx\\bin\\nx.js"],
  ["a native program", '@"%~dp0\\..\\turbo\\turbo.exe" %*\r\n', "C:\\w\\node_modules\\turbo\\turbo.exe"],
  ["anything else", "@echo off\r\necho %*\r\n", undefined],
])("returns the program that a .cmd file starts: %s", (_, text, script) => {
  expect(findProgramInCmdFile(text, "C:\\w\\node_modules\\.bin")).toBe(script);
});
