import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { ReactNode } from 'react';
import type { PortableText as Text } from '../../lib/model/portableText';
import { linkTarget } from '../../lib/url/linkTarget';
import { TargetLink } from '../links/TargetLink';
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

const WITH_LINKS: PortableTextComponents = {
  ...COMPONENTS,
  marks: { ...(COMPONENTS.marks as object), link: SafeLink },
};

/** A link to an address that is safe to follow; any other reads as its text. */
function SafeLink({ value, children }: { value?: { href?: string; blank?: boolean }; children?: ReactNode }) {
  const target = linkTarget(typeof value?.href === 'string' ? value.href : undefined);
  if (!target) return <>{children}</>;
  return (
    <TargetLink target={target} openInNewTab={value?.blank === true}>
      {children}
    </TargetLink>
  );
}

/** What @portabletext/react says, once for each message: a long document must not flood the log. */
const said = new Set<string>();
function warnOnce(message: string) {
  if (said.has(message)) return;
  said.add(message);
  console.warn(message);
}

/** Paragraphs with strong, em and code, and links where they are allowed; empty paragraphs are skipped. */
export function RichText({ value, allowsLinks = false }: { value: Text; allowsLinks?: boolean }) {
  const filled = value.filter(
    (block) => block._type !== 'block' || block.children.some(({ text }) => text?.trim()),
  );
  return (
    <div className={styles.text} dir="auto">
      <PortableText
        value={filled}
        components={allowsLinks ? WITH_LINKS : COMPONENTS}
        onMissingComponent={warnOnce}
      />
    </div>
  );
}
