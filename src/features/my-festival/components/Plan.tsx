import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { event } from '#content/event/index.ts';
import { clashKey } from '../model/clashes.ts';
import { selectMyState } from '../model/mySlice.ts';
import { MESSAGES } from '../messages/index.ts';
import type { PlannedDay, PlannedSession } from '../model/plan.ts';
import type { MyDocument } from '../model/shown.ts';
import { clashText, gapText } from '../model/planTexts.ts';
import { ClashCard } from './ClashCard.tsx';
import { ItemLink } from './ItemLink.tsx';
import { MyPick } from './MyPick.tsx';
import { SessionLine } from './SessionLine.tsx';
import styles from './Plan.module.scss';

interface PlanProps {
  plan: readonly PlannedDay[];
  /** Events whose time is not announced. */
  untimed: readonly MyDocument[];
}

/** The picked sessions by day, with clashes, gaps, and suggestions for the gaps. */
export function Plan({ plan, untimed }: PlanProps) {
  const { t } = useI18n();
  return (
    <>
      {plan.map(({ day, name, sessions }) => (
        <section key={day} className={styles.day} aria-label={name}>
          <h2 className={styles.heading}>{name}</h2>
          <ol className={styles.list}>
            {sessions.map((planned) => (
              <PlannedRow key={planned.session.id} {...planned} />
            ))}
          </ol>
        </section>
      ))}
      {untimed.length > 0 && (
        <section className={styles.day} aria-label={t(MESSAGES.untimed)}>
          <h2 className={styles.heading}>{t(MESSAGES.untimed)}</h2>
          <ul className={styles.list}>
            {untimed.map(({ _id, name, alias, facets }) => (
              <li key={_id} className={styles.line}>
                <ItemLink kind={event} alias={alias?.current} name={name} facets={facets} />
                <MyPick kind={event.name} id={_id} alias={alias?.current} name={name} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function PlannedRow({ session, clashes, isClashing, gap }: PlannedSession) {
  const { t } = useI18n();
  const { zone } = useFestivalTime();
  const kept = useAppSelector(({ picks }) => picks.keptClashes);
  const isOwn = useAppSelector(selectMyState).shared === '';
  // One decision at a time: it often solves the other clashes as well.
  const open = isOwn ? clashes.find((clash) => !Object.hasOwn(kept, clashKey(clash))) : undefined;
  return (
    <>
      {gap && (
        <li className={styles.gap}>
          <p>{gapText(gap, zone, t)}</p>
          {gap.suggestions.length > 0 && (
            <ul aria-label={t(MESSAGES.fitsIn)}>
              {gap.suggestions.map((suggestion) => (
                <li key={suggestion.id}>
                  <SessionLine session={suggestion} />
                </li>
              ))}
            </ul>
          )}
        </li>
      )}
      <li data-clashing={isClashing || undefined}>
        <SessionLine session={session} />
        {clashes
          .filter((clash) => clash !== open)
          .map((clash) => (
            <p key={clash.first.id} className={styles.clash} dir="auto">
              {clashText(clash, t)}
            </p>
          ))}
        {open && <ClashCard clash={open} />}
      </li>
    </>
  );
}
