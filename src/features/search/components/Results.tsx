import { useId } from 'react';
import { hitAddress } from '../engine/hitAddress.ts';
import type { Hit } from '../engine/search.ts';
import { type HitGroup, countText, groupHits } from '../model/groupHits.ts';
import { useHitDetail } from '../useHitDetail.ts';
import { Link } from '#ui/links/Link.tsx';
import styles from '../SearchPage.module.scss';

interface ResultsProps {
  hits: readonly Hit[];
  text: string;
  onFollow(): void;
}

/** The results by kind, as links. */
export function Results({ hits, text, onFollow }: ResultsProps) {
  return (
    <>
      <p role="status" className={styles.status}>
        {countText(hits.length, text)}
      </p>
      {groupHits(hits).map((group) => (
        <Group key={group.kind} {...group} onFollow={onFollow} />
      ))}
    </>
  );
}

function Group({ title, hits, onFollow }: HitGroup & { onFollow(): void }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>
        {title} <span>({hits.length})</span>
      </h2>
      <HitList hits={hits} onFollow={onFollow} />
    </section>
  );
}

export function HitList({ hits, onFollow }: { hits: readonly Hit[]; onFollow?(): void }) {
  const detailOf = useHitDetail();
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => (
        <li key={hit._id}>
          <Link to={hitAddress(hit) ?? '/'} className={styles.hit} onClick={onFollow}>
            <span className={styles.name} dir="auto">
              {hit.name}
            </span>
            <span className={styles.detail} dir="auto">
              {detailOf(hit)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
