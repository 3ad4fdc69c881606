import type { ReactNode } from 'react';
import type { ContentsEntry } from '#lib/headings/tableOfContents.ts';
import { TableOfContents } from './TableOfContents.tsx';
import styles from './Reading.module.scss';

interface ReadingProps {
  /** None: there is no table of contents. */
  contents: readonly ContentsEntry[];
  children: ReactNode;
}

/** A page to read: its contents above the text, or beside it where there is room, where they stay in sight. */
export function Reading({ contents, children }: ReadingProps) {
  return (
    <div className={styles.reading}>
      {contents.length > 0 && <TableOfContents entries={contents} />}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
