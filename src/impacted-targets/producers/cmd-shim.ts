import { win32 } from "node:path";

/**
 * The script or program that a `.cmd` file of npm, pnpm or Yarn starts, such as `"%dp0%\..\nx\bin\nx.js" %*`, by the
 * text of that file and the folder it stands in. Undefined for any other `.cmd` file.
 */
export function startedBy(text: string, folder: string): string | undefined {
  const path = /"%(?:~dp0|dp0%)\\?([^"]+)"\s+%\*/.exec(text)?.[1];
  return path === undefined ? undefined : win32.resolve(folder, path);
}
