import { dropForbidden, hideForbidden, hidesForbidden, revealForbidden } from "./forbidden-characters.js";
import { BrokenReport, type ReportTree } from "./junit-tree.js";
import { type Attributes, IDENTITY_ATTRIBUTES } from "./test-case.js";

/**
 * The XML parser, as far as a report needs it: it builds the tree, and throws all that it finds wrong as BrokenReport.
 * Entities of a document type are never resolved: it knows the five of XML.
 */
export async function createParser(tree: ReportTree) {
  const { SaxesParser } = await import("saxes");
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  let given = 0;
  let tagEnd = -1;
  let lineBefore = parser.line;
  let isFollowingText = false;
  /** The text given last, and where the attributes of the open tag begin in it; what earlier texts had of them. */
  let part = "";
  let attributesFrom: number | undefined;
  let attributesBefore = "";
  const onText = (text: string): void => tree.text(dropForbidden(text));

  function afterTag(): void {
    tagEnd = parser.position;
    // The parser gathers text only while somebody listens.
    if (isFollowingText === tree.wantsText()) return;
    isFollowingText = !isFollowingText;
    for (const event of ["text", "cdata"] as const) {
      if (isFollowingText) parser.on(event, onText);
      else parser.off(event);
    }
  }

  /** Characters of the last text that the parser has read. */
  const readOfPart = (): number => parser.position - (given - part.length);

  function endAttributes(): string {
    const text = attributesBefore + part.slice(attributesFrom, readOfPart());
    attributesFrom = undefined;
    attributesBefore = "";
    return text;
  }

  parser.on("error", ({ message }) => {
    throw new BrokenReport(message.replace(/\.$/, ""));
  });
  parser.on("opentagstart", () => {
    attributesFrom = readOfPart();
  });
  parser.on("opentag", ({ name, attributes }) => {
    tree.open(name, readAttributes(attributes, endAttributes()));
    afterTag();
  });
  parser.on("closetag", () => {
    tree.close();
    afterTag();
  });
  parser.on("comment", (text) => tree.comment(dropForbidden(text)));
  return {
    give(text: string): void {
      if (attributesFrom !== undefined) {
        attributesBefore += part.slice(attributesFrom);
        attributesFrom = 0;
      }
      part = hideForbidden(text);
      given += part.length;
      lineBefore = parser.line;
      parser.write(part);
    },
    end(): void {
      lineBefore = parser.line;
      parser.close();
    },
    /** True when the last character given was the end of a tag, so that content comes next. */
    isAfterTag: () => tagEnd === given,
    /** Line breaks in the text that was given last, up to where the parser is. */
    linesIntoText: () => parser.line - lineBefore,
  };
}

/** Tabs and line breaks, those of XML 1.1 too. */
const READ_AS_SPACE = /[\t\n\r\u0085\u2028]/;

/**
 * Returns the attributes of a tag. Those that identify a test have every character that stands in the report: forbidden
 * ones, and line breaks and tabs, which XML reads as spaces and the service's uploader does not.
 */
function readAttributes(parsed: Attributes, text: string): Attributes {
  const hasSpaces = READ_AS_SPACE.test(text);
  if (!hasSpaces && !hidesForbidden(text)) return parsed;
  const written = hasSpaces ? writtenAttributes(text) : parsed;
  return Object.fromEntries(
    Object.entries(parsed).map(([name, value]) =>
      IDENTITY_ATTRIBUTES.includes(name)
        ? [name, revealForbidden(written[name] ?? value)]
        : [name, dropForbidden(value)],
    ),
  );
}

/** The parser has accepted the tag, so it consists of names and quoted values. */
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function writtenAttributes(text: string): Attributes {
  const found = text.matchAll(ATTRIBUTE);
  return Object.fromEntries(Array.from(found, ([, name, double, single]) => [name, resolved(double ?? single ?? "")]));
}

const REFERENCE = /&(?:#x([0-9A-Fa-f]+)|#(\d+)|(\w+));/g;
const ENTITIES: Attributes = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function resolved(value: string): string {
  return value.replace(REFERENCE, (reference, hex?: string, decimal?: string, entity?: string) => {
    if (entity !== undefined) return ENTITIES[entity] ?? reference;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
