import type { ReactNode } from 'react';
import type { ContentsEntry } from '#lib/headings/tableOfContents.ts';
import { TableOfContents } from './TableOfContents.tsx';
import styles from './Reading.module.scss';

interface ReadingProps {
  /** Empty: no table of contents. */
  contents: readonly ContentsEntry[];
  children: ReactNode;
}

/** A page of text: its table of contents is above the text, or sticky beside it in wide windows. */
export function Reading({ contents, children }: ReadingProps) {
  return (
    <div className={styles.reading}>
      {contents.length > 0 && <TableOfContents entries={contents} />}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
