import { performer } from '#content/performer/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { MESSAGES } from '../messages/index.ts';
import type { Views } from '../useMyFestival.ts';
import { ItemLink } from './ItemLink.tsx';
import { MyPick } from './MyPick.tsx';
import { SessionLine } from './SessionLine.tsx';
import styles from './Plan.module.scss';

/** The picked performers, each with its sessions. */
export function Acts({ acts }: { acts: Views['acts'] }) {
  const { t } = useI18n();
  return (
    <ul className={styles.list}>
      {acts.map(({ id, name, alias, facets, sessions }) => (
        <li key={id}>
          <div className={styles.line}>
            <ItemLink kind={performer} alias={alias} name={name} facets={facets} />
            <MyPick kind={performer.name} id={id} alias={alias} name={name} />
          </div>
          {sessions.length === 0 && <p className={styles.note}>{t(MESSAGES.noSessions)}</p>}
          {sessions.length > 0 && (
            <ul className={styles.sub} aria-label={t(MESSAGES.eventsWith, { name })}>
              {sessions.map((session) => (
                <li key={session.id}>
                  <SessionLine session={session} hasDay />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
