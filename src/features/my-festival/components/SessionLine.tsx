import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { event } from '#content/event/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { ItemLink } from './ItemLink.tsx';
import { MyPick } from './MyPick.tsx';
import { sessionTime } from '../model/planTexts.ts';
import type { Session } from '../model/sessions.ts';
import styles from './Plan.module.scss';

interface SessionLineProps {
  session: Session;
  /** Whether to show the day, because no heading does. */
  hasDay?: boolean;
}

/** A session with its time, place and heart. */
export function SessionLine({ session, hasDay = false }: SessionLineProps) {
  const { t } = useI18n();
  const { zone } = useFestivalTime();
  const { id, title, alias, location, dayName, facets } = session;
  return (
    <div className={styles.line}>
      <span className={styles.time}>
        {hasDay && `${dayName}, `}
        {sessionTime(session, zone, t)}
      </span>
      <ItemLink kind={event} alias={alias} name={title} facets={facets} />
      <span className={styles.location} dir="auto">
        {location}
      </span>
      <MyPick kind={event.name} id={id} alias={alias} name={title} />
    </div>
  );
}
