import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { ReactNode } from 'react';
import type { PortableText as Text } from '../../lib/model/portableText';
import styles from './RichText.module.scss';

/** Every style is a paragraph here; marks beyond the three, links among them, read as their plain text. */
const COMPONENTS: PortableTextComponents = {
  block: ({ children }: { children?: ReactNode }) => <p>{children}</p>,
  marks: {
    code: ({ children }) => <code>{children}</code>,
    em: ({ children }) => <em>{children}</em>,
    strong: ({ children }) => <strong>{children}</strong>,
    link: ({ children }) => <>{children}</>,
    underline: ({ children }) => <>{children}</>,
    'strike-through': ({ children }) => <>{children}</>,
  },
  unknownMark: ({ children }) => <>{children}</>,
  unknownType: () => null,
};

/** What @portabletext/react says, once for each message: a long document must not flood the log. */
const said = new Set<string>();
function warnOnce(message: string) {
  if (said.has(message)) return;
  said.add(message);
  console.warn(message);
}

/** Paragraphs with strong, em and code; empty ones are skipped. */
export function RichText({ value }: { value: Text }) {
  const filled = value.filter(
    (block) => block._type !== 'block' || block.children.some(({ text }) => text?.trim()),
  );
  return (
    <div className={styles.text} dir="auto">
      <PortableText value={filled} components={COMPONENTS} onMissingComponent={warnOnce} />
    </div>
  );
}
