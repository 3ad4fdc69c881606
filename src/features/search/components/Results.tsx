import { useId } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import type { Hit } from '../engine/search.ts';
import { MESSAGES } from '../messages/index.ts';
import { groupHits } from '../model/groupHits.ts';
import { HitContent } from './HitContent.tsx';
import { HitLink } from './HitLink.tsx';
import styles from '../SearchPage.module.scss';

interface ResultsProps {
  hits: readonly Hit[];
  text: string;
  onFollow(): void;
}

/** The results by kind, as links. */
export function Results({ hits, text, onFollow }: ResultsProps) {
  const { t } = useI18n();
  return (
    <>
      <p role="status" className={styles.status}>
        {t(MESSAGES.count, { count: hits.length, text: text.trim() })}
      </p>
      {groupHits(hits, t).map(({ kind, title, hits: own }) => (
        <HitGroup key={kind} title={title} count={own.length} hits={own} onFollow={onFollow} />
      ))}
    </>
  );
}

interface HitGroupProps {
  title: string;
  /** Shown beside the title. Default: none. */
  count?: number;
  hits: readonly Hit[];
  onFollow?(): void;
}

/** Results or suggestions under a heading. */
export function HitGroup({ title, count, hits, onFollow }: HitGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count !== undefined && <span> ({count})</span>}
      </h2>
      <HitList hits={hits} onFollow={onFollow} />
    </section>
  );
}

export function HitList({ hits, onFollow }: { hits: readonly Hit[]; onFollow?: (() => void) | undefined }) {
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => (
        <li key={hit._id}>
          <HitLink hit={hit} className={styles.hit} onClick={onFollow}>
            <HitContent hit={hit} />
          </HitLink>
        </li>
      ))}
    </ul>
  );
}
