import type { SaxesParser } from "saxes";
import { cleanXml } from "./clean-xml.js";
import { BrokenReport, type ReportTree } from "./report-tree.js";

/** The XML parser, as far as a report needs it. Everything that it finds wrong is thrown as BrokenReport. */
export interface ReportParser {
  give(text: string): void;
  end(): void;
  /** True when the last character given was the end of a tag, so that content comes next. */
  isAfterTag(): boolean;
  /** Line breaks in the text that was given last, up to where the parser is. */
  linesIntoText(): number;
}

/** Builds a tree from what the parser reads. Entities of a document type are never resolved: it knows the five of XML. */
export async function createReportParser(tree: ReportTree): Promise<ReportParser> {
  const { SaxesParser } = await import("saxes");
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  let given = 0;
  let tagEnd = -1;
  let lineBefore = parser.line;
  const followText = textFollower(parser, tree);
  parser.on("error", ({ message }) => {
    throw new BrokenReport(message.replace(/\.$/, ""));
  });
  parser.on("opentag", ({ name, attributes }) => {
    tagEnd = parser.position;
    tree.open(name, attributes);
    followText();
  });
  parser.on("closetag", () => {
    tagEnd = parser.position;
    tree.close();
    followText();
  });
  parser.on("comment", (text) => tree.comment(text));
  return {
    give(text) {
      const clean = cleanXml(text);
      given += clean.length;
      lineBefore = parser.line;
      parser.write(clean);
    },
    end() {
      lineBefore = parser.line;
      parser.close();
    },
    isAfterTag: () => tagEnd === given,
    linesIntoText: () => parser.line - lineBefore,
  };
}

/** The parser gathers text only while somebody listens. */
function textFollower(parser: Pick<SaxesParser, "on" | "off">, tree: ReportTree): () => void {
  let isFollowing = false;
  const onText = (text: string): void => tree.text(text);
  return () => {
    if (isFollowing === tree.wantsText()) return;
    isFollowing = !isFollowing;
    if (isFollowing) {
      parser.on("text", onText);
      parser.on("cdata", onText);
    } else {
      parser.off("text");
      parser.off("cdata");
    }
  };
}
