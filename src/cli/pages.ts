import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Section {
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

const SECTIONS_SHOWN = 5;
const SECTION_CHARACTERS = 4000;
/**
 * Points for a word in the heading or in the name of the page. A word in the text has one point for each occurrence.
 */
const HEADING_POINTS = 10;
const MOST_TEXT_POINTS = 5;

/** Finds the sections of the documentation that contain most words of the query. The best section is first. */
export function searchDocumentationPages(folder: string, query: string): readonly Section[] {
  const words = [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu) ?? [])];
  const scored = readSections(folder).map((section) => ({ section, points: countPoints(section, words) }));
  return scored
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, SECTIONS_SHOWN)
    .map(({ section: { text, ...section } }) => ({ ...section, text: text.slice(0, SECTION_CHARACTERS) }));
}

function countPoints({ page, heading, text }: Section, words: readonly string[]): number {
  const [title, body] = [`${page} ${heading}`.toLowerCase(), text.toLowerCase()];
  const points = words.map((word) => {
    const inText = Math.min(body.split(word).length - 1, MOST_TEXT_POINTS);
    return (title.includes(word) ? HEADING_POINTS : 0) + inText;
  });
  const found = points.filter((each) => each > 0).length;
  // A section with more of the words is better than a section that often repeats one word.
  return points.reduce((sum, each) => sum + each, 0) * found;
}

function readSections(folder: string): readonly Section[] {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  return pages.toSorted().flatMap((page) => {
    const markdown = readFileSync(join(folder, page), "utf8").replace(/<!-- [\w-]+:(?:start|end) -->\n/g, "");
    return markdown.split(/^(?=#{1,3} )/m).map((section) => {
      const [, heading = "", text = section] = /^#+ ([^\n]*)\n(.*)$/s.exec(section) ?? [];
      return { page: `docs/${page.replaceAll("\\", "/")}`, heading, text: text.trim() };
    });
  });
}
