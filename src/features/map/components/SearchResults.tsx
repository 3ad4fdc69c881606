import { mapAddress } from '#content/map/mapFilters.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { MESSAGES } from '../messages/index.ts';
import { pointLink } from '../model/boothAddress.ts';
import type { Result } from '../model/searchResults.ts';
import { useShowOnMap } from '../useMapLinks.ts';
import { PlainLink } from '#ui/links/PlainLink.tsx';
import styles from './SearchResults.module.scss';

interface SearchResultsProps {
  /** One line for screen readers; empty without a search. */
  status: string;
  results: readonly Result[];
  /** The element that shows the map. */
  mapId: string;
}

/** The number of matches and the first of them, because the list is out of sight below the map. */
export function SearchResults({ status, results, mapId }: SearchResultsProps) {
  const { t } = useI18n();
  // The focus goes to the map: in wide windows the results are shown while they have it.
  const show = useShowOnMap(mapId);
  return (
    <div className={styles.results} data-some={status !== ''} onClick={show} role="presentation">
      <p role="status" className={styles.status}>
        {status}
      </p>
      {results.length > 0 && (
        <ul aria-label={t(MESSAGES.found)} className={styles.list}>
          {results.map(({ map, match }) => (
            <li key={`${map.id} ${match.key}`}>
              {'booth' in match ? (
                <PlainLink
                  href={mapAddress({ map: map.alias, booth: match.booth.label })}
                  className={styles.result}
                >
                  <ResultText name={match.vendor.name} place={`${map.title}, ${match.booth.label}`} />
                </PlainLink>
              ) : (
                <PlainLink {...pointLink(match, map.alias)} className={styles.result}>
                  <ResultText name={match.name} place={map.title} />
                </PlainLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ResultText({ name, place }: { name: string; place: string }) {
  return (
    <>
      <span className={styles.name} dir="auto">
        {name}
      </span>{' '}
      <span className={styles.place} dir="auto">
        {place}
      </span>
    </>
  );
}
