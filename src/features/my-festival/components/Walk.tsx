import { commaList } from '#lib/text/commaList.ts';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { mapAddress } from '#content/map/mapFilters.ts';
import { place } from '#content/place/index.ts';
import { picksReplaced, withVisitToggled } from '#features/picks/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Link } from '#ui/links/Link.tsx';
import { MESSAGES } from '../messages/index.ts';
import { type Hall, type Stop, nextStop } from '../model/walk.ts';
import { ItemLink } from './ItemLink.tsx';
import { MyPick } from './MyPick.tsx';
import styles from './Plan.module.scss';

interface WalkProps {
  halls: readonly Hall[];
  /** The share of the distance that the order by the map saves, from 0 to 1. */
  saved: number | undefined;
  /** The map's URL with the booth of a place, by `_id`. */
  booths: ReadonlyMap<string, string>;
  /** Whether it is another visitor's; the map can draw only one's own. */
  isShared: boolean;
}

/** The picked places in walking order, with boxes to tick. */
export function Walk({ halls, saved, booths, isShared }: WalkProps) {
  const { t } = useI18n();
  const dispatch = useAppDispatch();
  const picks = useAppSelector(({ picks }) => picks);
  const { visited } = picks;
  if (halls.length === 0) return null;
  const next = nextStop(halls, visited);
  return (
    <>
      <p className={styles.next} role="status">
        {next ? (
          <>
            {t(MESSAGES.nextStop)} <strong dir="auto">{next.name}</strong>{' '}
            <span dir="auto">{commaList([hallOf(next), next.booth], t)}</span>
          </>
        ) : (
          t(MESSAGES.walked)
        )}
      </p>
      {saved !== undefined && saved >= 0.01 && (
        <p className={styles.note}>{t(MESSAGES.savedDistance, { percent: Math.round(saved * 100) })}</p>
      )}
      {halls.map(({ name = t(MESSAGES.noLocation), map, stops }) => (
        <section key={name} className={styles.day} aria-label={name}>
          <h2 className={styles.heading} dir="auto">
            {name}
          </h2>
          {map !== undefined && !isShared && (
            <p className={styles.note}>
              <Link to={mapAddress({ map, walk: true })}>{t(MESSAGES.showWalk, { hall: name })}</Link>
            </p>
          )}
          <ol className={styles.list}>
            {stops.map((stop) => (
              <StopLine
                key={stop.id}
                stop={stop}
                map={booths.get(stop.id)}
                isVisited={Object.hasOwn(visited, stop.id)}
                onVisit={(id) => dispatch(picksReplaced(withVisitToggled(picks, id)))}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  );

  function hallOf(stop: Stop): string | undefined {
    return halls.find(({ stops }) => stops.includes(stop))?.name;
  }
}

interface StopLineProps {
  stop: Stop;
  /** The map's URL with its booth; undefined if no map has it. */
  map: string | undefined;
  isVisited: boolean;
  onVisit(id: string): void;
}

function StopLine({ stop, map, isVisited, onVisit }: StopLineProps) {
  const { t } = useI18n();
  const { id, name, alias, booth, facets } = stop;
  const shownBooth = booth || t(MESSAGES.onMap);
  return (
    <li className={styles.line} data-visited={isVisited || undefined}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isVisited}
          aria-label={t(MESSAGES.been, { name })}
          onChange={() => onVisit(id)}
        />
      </label>
      <ItemLink kind={place} alias={alias} name={name} facets={facets} />
      {map === undefined ? (
        <span className={styles.location} dir="auto">
          {booth}
        </span>
      ) : (
        <Link
          to={map}
          className={styles.location}
          dir="auto"
          aria-label={t(MESSAGES.showOnMap, { booth: shownBooth, name })}
        >
          {shownBooth}
        </Link>
      )}
      <MyPick kind={place.name} id={id} alias={alias} name={name} />
    </li>
  );
}
