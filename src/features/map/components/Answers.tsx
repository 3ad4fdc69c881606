import type { MouseEvent } from 'react';
import { mapAddress } from '#content/map/mapFilters.ts';
import type { firstAnswers } from '../model/answers.ts';
import { useMapLinks } from '../useMapLinks.ts';
import styles from './Answers.module.scss';

interface AnswersProps {
  /** One line for screen readers; empty without a search. */
  status: string;
  answers: ReturnType<typeof firstAnswers>;
  /** The element that shows the map. */
  mapId: string;
}

/** The number of matches and the first of them, for screens where the list is out of sight below the map. */
export function Answers({ status, answers, mapId }: AnswersProps) {
  const follow = useMapLinks();

  function show(event: MouseEvent) {
    follow(event);
    document.getElementById(mapId)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className={styles.answers} data-some={status !== ''} onClick={show} role="presentation">
      <p role="status" className={styles.status}>
        {status}
      </p>
      {answers.length > 0 && (
        <ul aria-label="Found" className={styles.list}>
          {answers.map(({ map, row: { key, booth, vendor } }) => (
            <li key={`${map.id} ${key}`}>
              <a href={mapAddress({ map: map.alias, booth: booth.label })} className={styles.answer}>
                <span className={styles.name} dir="auto">
                  {vendor.name}
                </span>{' '}
                <span className={styles.place} dir="auto">
                  {`${map.title}, ${booth.label}`}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
