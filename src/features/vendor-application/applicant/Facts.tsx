import type { ReactNode } from 'react';
import styles from './Facts.module.scss';

export interface Fact {
  term: string;
  /** Undefined: it is left out. */
  content: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ term, content }) =>
          content !== undefined && (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              {/* A picture has no direction of its own. */}
              <dd className={styles.fact} dir={typeof content === 'string' ? 'auto' : undefined}>
                {content}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
