import type { MouseEvent } from 'react';
import { mapAddress } from '#content/map/mapFilters.ts';
import type { firstResults } from '../model/searchResults.ts';
import { useMapLinks } from '../useMapLinks.ts';
import styles from './SearchResults.module.scss';

interface SearchResultsProps {
  /** One line for screen readers; empty without a search. */
  status: string;
  results: ReturnType<typeof firstResults>;
  /** The element that shows the map. */
  mapId: string;
}

/** The number of matches and the first of them, because the list is out of sight below the map. */
export function SearchResults({ status, results, mapId }: SearchResultsProps) {
  const follow = useMapLinks();

  function show(event: MouseEvent) {
    follow(event);
    const map = document.getElementById(mapId);
    map?.scrollIntoView({ block: 'nearest' });
    // In wide windows the results are shown while they have the focus.
    map?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.results} data-some={status !== ''} onClick={show} role="presentation">
      <p role="status" className={styles.status}>
        {status}
      </p>
      {results.length > 0 && (
        <ul aria-label="Found" className={styles.list}>
          {results.map(({ map, row: { key, booth, vendor } }) => (
            <li key={`${map.id} ${key}`}>
              <a href={mapAddress({ map: map.alias, booth: booth.label })} className={styles.result}>
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
