import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { PortableText as Text } from '../../lib/model/portableText';
import styles from './RichText.module.scss';

const COMPONENTS: PortableTextComponents = {
  block: {
    normal: ({ children }) => <p>{children}</p>,
  },
  marks: {
    code: ({ children }) => <code>{children}</code>,
    em: ({ children }) => <em>{children}</em>,
    strong: ({ children }) => <strong>{children}</strong>,
  },
  // Styles, lists and marks beyond those read as their plain text.
  unknownBlockStyle: ({ children }) => <p>{children}</p>,
  unknownList: ({ children }) => <>{children}</>,
  unknownListItem: ({ children }) => <p>{children}</p>,
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
