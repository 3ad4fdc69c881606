import type { PortableText, TextBlock } from '../schema/portableText.ts';
import { createAnchors } from './anchors.ts';
import { isTextBlock, plainText } from '../rich-text/textBlock.ts';

/** An entry of the table of contents. */
export interface ContentsEntry {
  /** The id of the target element. */
  anchor: string;
  title: string;
  entries: readonly ContentsEntry[];
}

export interface TableOfContents {
  entries: readonly ContentsEntry[];
  /** The id of each heading in the table of contents. */
  anchors: ReadonlyMap<TextBlock, string>;
}

/** Matches `1.`, `2)`, `1.1` and `1.1.`, but not a year or another number that belongs to the title. */
const NUMBERING = /^\s*(?:\d{1,3}(?:\.\d{1,3})+[.)]?\s+|\d{1,3}[.)]\s*)(?=[^\d\s])/;

/** The table of contents of a text: its h1 headings with the h2 headings below them, without leading numbering. */
export function tableOfContents(text: PortableText): TableOfContents {
  const anchorFor = createAnchors();
  const entries: ContentsEntry[] = [];
  const anchors = new Map<TextBlock, string>();
  let chapter: ContentsEntry[] | undefined;
  for (const block of text) {
    if (!isTextBlock(block) || block.listItem !== undefined) continue;
    if (block.style !== 'h1' && block.style !== 'h2') continue;
    const heading = plainText(block).trim();
    if (heading === '') continue;
    const anchor = anchorFor(heading, block._key ?? `section-${anchors.size + 1}`);
    anchors.set(block, anchor);
    const below: ContentsEntry[] = [];
    const entry = { anchor, title: heading.replace(NUMBERING, ''), entries: below };
    if (block.style === 'h2') (chapter ?? entries).push(entry);
    else {
      entries.push(entry);
      chapter = below;
    }
  }
  return { entries, anchors };
}
