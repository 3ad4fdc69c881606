import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Asset } from '#lib/schema/document.ts';
import type {
  CodeBlock,
  NoteBlock,
  TableBlock,
  PortableText as Text,
  TextBlock,
} from '#lib/schema/portableText.ts';
import { type ArrangedBlock, type TextForm, arrangeText } from '#lib/rich-text/arrangeText.ts';
import { textLink } from '#lib/rich-text/textLink.ts';
import { TargetLink } from '../links/TargetLink.tsx';
import { InlineNotice } from '../notice/InlineNotice.tsx';
import { TextCode } from './TextCode.tsx';
import { TextMedia } from './TextMedia.tsx';
import { TextTable } from './TextTable.tsx';
import { warnOnce } from './warnOnce.ts';
import styles from './RichText.module.scss';

interface RichTextProps {
  value: Text;
  /** `full` supports everything that editors can add; `paragraphs` supports lists, strong, em and code. */
  form?: TextForm;
  /** If false, links are rendered as plain text. */
  allowsLinks?: boolean;
  /** The highest heading rank (1 to 6) allowed here: one below the heading above the text. */
  topHeading?: number;
  /** Ids of headings in the table of contents, by their blocks. */
  anchors?: ReadonlyMap<TextBlock, string>;
  /** Alternative text of pictures without one. */
  defaultAlt?: string;
}

/**
 * An editor's rich text. Unsupported blocks are hidden. Unsupported marks and styles are rendered as plain text. Each
 * is logged once. Empty paragraphs are skipped.
 */
export function RichText(props: RichTextProps) {
  const { value, form = 'paragraphs', allowsLinks = form !== 'paragraphs', topHeading = 1, anchors } = props;
  const { defaultAlt = '' } = props;
  const { nodes, unknown } = useMemo(
    () => arrangeText(value, { form, allowsLinks, topHeading, anchors }),
    [value, form, allowsLinks, topHeading, anchors],
  );
  const components = useMemo(() => componentsWith(defaultAlt, topHeading), [defaultAlt, topHeading]);
  useEffect(() => unknown.forEach(warnOnce), [unknown]);
  return (
    <div className={styles.text}>
      <PortableText value={nodes} components={components} />
    </div>
  );
}

interface BlockProps<Block> {
  value: Block;
  children?: ReactNode;
}

function componentsWith(defaultAlt: string, topHeading: number): PortableTextComponents {
  return {
    block: TextParagraph,
    listItem: ({ children }) => <li dir="auto">{children}</li>,
    marks: {
      underline: ({ children }) => <u>{children}</u>,
      'strike-through': ({ children }) => <s>{children}</s>,
      link: SafeLink,
    },
    types: {
      'cloudinary.asset': ({ value }: BlockProps<Asset>) => (
        <TextMedia asset={value} defaultAlt={defaultAlt} />
      ),
      code: ({ value }: BlockProps<CodeBlock>) => <TextCode block={value} />,
      simpleTable: ({ value }: BlockProps<TableBlock>) => <TextTable table={value} />,
      importantNote: ({ value }: BlockProps<NoteBlock>) => (
        <Note note={value} defaultAlt={defaultAlt} topHeading={topHeading} />
      ),
    },
  };
}

function TextParagraph({ value, children }: BlockProps<unknown>) {
  const { style, anchor } = value as TextBlock & Pick<ArrangedBlock, 'anchor'>;
  if (style === 'normal') return <p dir="auto">{children}</p>;
  const Element = style as 'blockquote' | 'h1';
  // Receives the focus when a link to the heading is followed.
  return (
    <Element id={anchor} tabIndex={anchor === undefined ? undefined : -1} dir="auto">
      {children}
    </Element>
  );
}

/** A link to a safe URL; others are rendered as plain text. */
function SafeLink({
  value,
  children,
}: {
  value?: { href?: unknown; blank?: unknown };
  children?: ReactNode;
}) {
  const target = textLink(value?.href);
  if (!target) return <>{children}</>;
  return (
    <TargetLink target={target} openInNewTab={value?.blank === true}>
      {children}
    </TargetLink>
  );
}

const TONES = ['info', 'warning', 'danger', 'success', 'tip'] as const;

interface NoteProps {
  note: NoteBlock;
  defaultAlt: string;
  topHeading: number;
}

function Note({ note, ...shared }: NoteProps) {
  if (note.title === undefined && note.content.length === 0) return null;
  return (
    <InlineNotice tone={TONES.find((tone) => tone === note.noteType) ?? 'info'} title={note.title}>
      <RichText value={note.content} form="note" {...shared} />
    </InlineNotice>
  );
}
