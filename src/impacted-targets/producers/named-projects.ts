import type { Text } from "../../problem.js";
import { notAList } from "../not-a-list.js";
import { field } from "./document.js";
import type { Project } from "./producer.js";
import { projectPath } from "./project-path.js";

/** Which fields of an item are the project's name and folder. */
interface Fields {
  readonly name: string;
  readonly path: string;
}

/** The projects of a list of objects. @throws InputError for an item without name or folder. */
export function namedProjects(
  items: readonly unknown[],
  { name, path }: Fields,
  source: Text,
  folder: string,
): readonly Project[] {
  return items.map((item, index) => {
    const [itsName, itsPath] = [field(item, name), field(item, path)];
    if (typeof itsName !== "string" || typeof itsPath !== "string")
      throw notAList(source, `has no ${name} and ${path} in item ${index + 1}`);
    return { name: itsName, path: projectPath(itsPath, folder, source) };
  });
}
