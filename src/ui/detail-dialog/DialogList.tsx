import type { ReactNode } from 'react';
import styles from './DialogList.module.scss';

/** A list under a heading, in a dialog. Its children are list items. */
export function DialogList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
