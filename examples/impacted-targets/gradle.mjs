// Lists the paths of the Gradle projects that a pull request impacts. It runs Gradle (4 or later) for both commits.
//
//   producer: command
//   command: '["node", "ci/gradle.mjs", ":!docs", ":!*.md"]'
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { listImpacted, parseProjects } from "./list-impacted.mjs";

// Dependencies of configurations and of the tasks that `build` needs. A project may also configure the projects inside it.
const SCRIPT = `
gradle.projectsEvaluated {
  if (gradle.parent != null) return
  def needs = [:].withDefault { new TreeSet() }
  def tasks = new LinkedHashSet()
  gradle.rootProject.allprojects { project ->
    if (project.parent != null && project.parent != project.rootProject) needs[project.path] << project.parent.path
    project.configurations.each { configuration ->
      configuration.dependencies.withType(ProjectDependency).each {
        needs[project.path] << (it.hasProperty('dependencyProject') ? it.dependencyProject.path : it.path)
      }
    }
    def build = project.tasks.findByName('build')
    if (build != null) tasks << build
  }
  def open = new ArrayDeque(tasks)
  while (!open.isEmpty()) {
    def task = open.poll()
    task.taskDependencies.getDependencies(task).each {
      needs[task.project.path] << it.project.path
      if (tasks.add(it)) open << it
    }
  }
  gradle.rootProject.allprojects {
    println(['project', it.path, it.projectDir.canonicalPath, needs[it.path].join(' ')].join('\\t'))
  }
}
`;

listImpacted((checkout, prefix) => {
  const folder = mkdtempSync(join(tmpdir(), "gradle-"));
  try {
    const script = join(folder, "projects.gradle");
    writeFileSync(script, SCRIPT);
    const wrapper = resolve(checkout, "gradlew");
    const options = [
      "--no-daemon",
      "--console=plain",
      "-Dorg.gradle.configureondemand=false",
      "-Dorg.gradle.configuration-cache=false",
    ];
    const output = execFileSync(
      existsSync(wrapper) ? wrapper : "gradle",
      ["--init-script", script, ...options, "--quiet", "help"],
      { cwd: checkout, encoding: "utf8", maxBuffer: 2 ** 29, stdio: ["ignore", "pipe", "inherit"] },
    );
    return parseProjects(output, checkout, prefix);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
