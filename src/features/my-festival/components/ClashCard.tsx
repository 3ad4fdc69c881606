import { useId } from 'react';
import { useStore } from 'react-redux';
import { event } from '#content/event/index.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { type RootState, useAppDispatch } from '#content/store.ts';
import { pickToggled, picksReplaced, withClashToggled } from '#features/picks/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { MESSAGES } from '../messages/index.ts';
import { offerUndo, offerUndoOf } from '../model/offerUndo.ts';
import { clashKey } from '../model/clashes.ts';
import type { PlannedSession } from '../model/plan.ts';
import { clashText, sessionTime } from '../model/planTexts.ts';
import type { Session } from '../model/sessions.ts';
import { SessionLine } from './SessionLine.tsx';
import styles from './ClashCard.module.scss';

type Clash = PlannedSession['clashes'][number];

/** Two of the visitor's sessions that clash: which one to keep, or both, and what else there is at that time. */
export function ClashCard({ clash }: { clash: Clash }) {
  const { t } = useI18n();
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const { zone } = useFestivalTime();
  const headingId = useId();
  const { first, second, instead } = clash;

  function drop({ id, title, alias }: Session) {
    offerUndo(store, event.name, id, title);
    dispatch(pickToggled({ kind: event.name, id, alias }));
  }

  function keepBoth() {
    const toggle = () => dispatch(picksReplaced(withClashToggled(store.getState().picks, clashKey(clash))));
    offerUndoOf(t(MESSAGES.keptBoth), toggle);
    toggle();
  }

  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title} dir="auto">
        {clashText(clash, t)}
      </h3>
      <ul className={styles.pair}>
        {[first, second].map((session) => (
          <li key={session.id}>
            <span className={styles.time}>{sessionTime(session, zone, t)}</span>
            <b dir="auto">{session.title}</b>
            <Button
              aria-label={t(MESSAGES.keepThisOne, { name: session.title })}
              onClick={() => drop(session === first ? second : first)}
            >
              {t(MESSAGES.keepThis)}
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={keepBoth}>{t(MESSAGES.keepBoth)}</Button>
      {instead.length > 0 && (
        <div className={styles.instead}>
          <p>{t(MESSAGES.also)}</p>
          <ul aria-label={t(MESSAGES.also)}>
            {instead.map((session) => (
              <li key={session.id}>
                <SessionLine session={session} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
