// Lists the IDs of the sbt projects that a pull request impacts. It runs sbt (1.3 or later).
//
//   producer: command
//   command: '["node", "ci/sbt.mjs", ":!docs", ":!*.md"]'
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { listImpacted, parseProjects } from "./list-impacted.mjs";

// A plugin with a command that prints the projects.
const PLUGIN = `
import sbt._
import Keys._

object PrintProjects extends AutoPlugin {
  override def trigger = allRequirements
  override def globalSettings = Seq(commands += Command.command("printProjects") { state =>
    for ((_, unit) <- Project.extract(state).structure.units; (id, project) <- unit.defined) {
      val needs = project.dependencies.map(_.project.project)
      println(Seq("project", id, project.base.getCanonicalPath, needs.mkString(" ")).mkString("\\t"))
    }
    state
  })
}
`;

// A build definition counts for every project. Without such a change, both commits have the same projects.
const isShared = (path) => /\.sbt$|(?:^|\/)project\/[^/]*$/.test(path) && !path.includes("/src/");
let projects;
listImpacted((checkout, prefix) => (projects ??= readProjects(checkout, prefix)), isShared);

function readProjects(checkout, prefix) {
  const folder = mkdtempSync(join(tmpdir(), "sbt-"));
  try {
    mkdirSync(join(folder, "plugins"));
    writeFileSync(join(folder, "plugins", "PrintProjects.scala"), PLUGIN);
    const boot = join(homedir(), ".sbt", "boot");
    const places = [`-Dsbt.global.base=${folder}`, `-Dsbt.boot.directory=${boot}`];
    const variables = [...places, "-Dsbt.color=false", "-Dsbt.supershell=false"];
    const output = execFileSync("sbt", ["printProjects"], {
      cwd: checkout,
      encoding: "utf8",
      env: { ...process.env, JAVA_TOOL_OPTIONS: `${process.env.JAVA_TOOL_OPTIONS ?? ""} ${variables.join(" ")}` },
      maxBuffer: 2 ** 29,
      stdio: ["ignore", "pipe", "inherit"],
    });
    return parseProjects(output, checkout, prefix);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
