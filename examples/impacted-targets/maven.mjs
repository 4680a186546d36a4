// Lists the artifact IDs of the Maven modules that a pull request impacts. It reads the pom.xml files, and runs no Maven.
//
//   producer: command
//   command: '["node", "ci/maven.mjs", ":!docs", ":!*.md"]'
import { existsSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { addProject, listImpacted } from "./list-impacted.mjs";

const isShared = (path) => /(?:^|\/)\.mvn\//.test(path);
listImpacted(readModules, isShared);

/** Reads the module at the top and the modules that it lists, also those in profiles. */
function readModules(checkout, prefix) {
  const poms = new Map();
  const open = ["pom.xml"];
  for (const path of open) {
    if (poms.has(path) || !existsSync(posix.join(checkout, path))) continue;
    const xml = readFileSync(posix.join(checkout, path), "utf8").replace(/<!--.*?-->/gs, "");
    poms.set(path, xml);
    for (const module of texts(xml, "module").concat(texts(xml, "subproject"))) {
      const found = posix.join(posix.dirname(path), module);
      const isFolder = statSync(posix.join(checkout, found), { throwIfNoEntry: false })?.isDirectory();
      open.push(isFolder ? posix.join(found, "pom.xml") : found);
    }
  }
  if (poms.size === 0) throw new Error(`${checkout} has no pom.xml.`);
  const others = /<(parent|dependencies|build|profiles|reporting|distributionManagement)>.*?<\/\1>/gs;
  const nameOf = (xml) => texts(xml.replace(others, ""), "artifactId")[0];
  const names = new Set([...poms.values()].map(nameOf));
  const projects = new Map();
  for (const [path, xml] of poms) {
    const mentioned = texts(withoutManagedVersions(xml), "artifactId");
    // Only Maven knows the value of a property.
    const needs = mentioned.some((text) => text.includes("${")) ? names : mentioned.filter((name) => names.has(name));
    addProject(projects, nameOf(xml), posix.join(prefix, posix.dirname(path)), needs);
  }
  return projects;
}

/** Managed versions are no dependencies, except for imported lists of versions. */
function withoutManagedVersions(xml) {
  return xml.replace(/<dependencyManagement>(.*?)<\/dependencyManagement>/gs, (_, managed) =>
    managed
      .split("</dependency>")
      .filter((text) => /<scope>\s*import\s*</.test(text))
      .join(""),
  );
}

function texts(xml, tag) {
  return [...xml.matchAll(new RegExp(`<${tag}>\\s*([^<]*?)\\s*</${tag}>`, "g"))].map(([, text]) => text);
}
