import { useId } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import type { ContentsEntry } from '#lib/headings/tableOfContents.ts';
import { twoDigits } from '#lib/twoDigits.ts';
import { Link } from '../links/Link.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './TableOfContents.module.scss';

/** A table of contents: links to the page's chapters, and below them to their sections. */
export function TableOfContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { t } = useI18n();
  const id = useId();
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(MESSAGES.contents)}
      </h2>
      <Entries entries={entries} />
    </nav>
  );
}

/** Section numbers restart in each chapter. */
function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ anchor, title, entries: below }, index) => (
        <li key={anchor}>
          <Link to={`#${encodeURIComponent(anchor)}`} className={styles.entry}>
            <span className={styles.number}>{twoDigits(index + 1)}</span> <span dir="auto">{title}</span>
          </Link>
          {below.length > 0 && <Entries entries={below} />}
        </li>
      ))}
    </ol>
  );
}
