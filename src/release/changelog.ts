interface Section {
  readonly version: string;
  /** Date in the form YYYY-MM-DD; undefined before the release. */
  readonly date: string | undefined;
  readonly text: string;
}

const HEADING = /^## (\S+)(?: - (\S+))?$/;

function sectionsOf(changelog: string): readonly Section[] {
  return changelog
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith("## "))
    .map((part) => {
      const [heading = "", ...rest] = part.split("\n");
      const [, version, date] = HEADING.exec(heading) ?? [];
      if (version === undefined) throw new Error(`CHANGELOG.md: "${heading}" is not "## X.Y.Z - YYYY-MM-DD".`);
      return { version, date, text: rest.join("\n").trim() };
    });
}

/** Returns the section of a version. @throws Error unless exactly one section exists */
export function findSection(changelog: string, version: string): Section {
  const found = sectionsOf(changelog).filter((section) => section.version === version);
  const [section] = found;
  if (section === undefined) throw new Error(`CHANGELOG.md has no section "## ${version} - YYYY-MM-DD".`);
  if (found.length > 1) throw new Error(`CHANGELOG.md has ${found.length} sections for version ${version}.`);
  return section;
}

/** Writes version and date into the heading of the newest section. @throws Error if the section already has a date */
export function addReleaseDate(changelog: string, version: string, date: string): string {
  const [newest] = sectionsOf(changelog);
  const isOpen = newest !== undefined && newest.date === undefined;
  if (!isOpen || ![version, "Unreleased"].includes(newest.version))
    throw new Error(`CHANGELOG.md must start with "## Unreleased" or "## ${version}".`);
  return changelog.replace(`## ${newest.version}\n`, `## ${version} - ${date}\n`);
}

export function findDateProblem(date: string | undefined, today: string): string | undefined {
  if (date === undefined) return "the heading has no date";
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  if (!isDay) return `${date} is not a date of the form YYYY-MM-DD`;
  return date > today ? `${date} is after today, ${today}` : undefined;
}
