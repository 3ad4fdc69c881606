import { useAppSelector } from '#content/store.ts';
import { useGetScheduleQuery } from '#content/event/api.ts';
import { eventApi } from '#content/festival/api.ts';
import { useFestival } from '#content/festival/useFestival.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useNow } from '#features/clock/index.ts';
import { map } from '#features/map/index.ts';
import { MY_PATH, selectPicked } from '#features/picks/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { dayAndTime } from '#lib/dates/timeTexts.ts';
import type { ScheduleEventSummary } from '#content/event/schema.ts';
import { locationText } from '#content/event/locationText.ts';
import { SCHEDULE_PATH } from '#content/event/schedulePath.ts';
import { addressUnder } from '#lib/url/webAddress.ts';
import { ButtonLink, ButtonRow } from '#ui/buttons/Button.tsx';
import { Link } from '#ui/links/Link.tsx';
import { countdownText, festivalStage } from '../model/festivalStage.ts';
import { onNow } from '../model/onNow.ts';
import { MESSAGES } from '../messages/index.ts';
import styles from './FestivalNow.module.scss';

/** Counts down to the festival, shows what is on during it, and thanks visitors after it. */
export default function FestivalNow() {
  const { t } = useI18n();
  const { name } = useFestival();
  const time = useFestivalTime();
  const now = useNow();
  const stage = now === undefined ? undefined : festivalStage(now, time);
  if (now === undefined || !stage) return null;
  if (stage.kind === 'during') return <OnNow now={now} />;
  return (
    <section className={styles.section} aria-label={t(MESSAGES.now)}>
      <p className={styles.line}>
        {stage.kind === 'before' ? countdownText(stage, t) : <Thanks name={name} />}
      </p>
    </section>
  );
}

function Thanks({ name }: { name: string | undefined }) {
  const { t } = useI18n();
  if (name === undefined) return t(MESSAGES.thanks);
  // The name may be written in the other direction.
  const [before, after] = t(MESSAGES.thanksTo, { name: '\n' }).split('\n');
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}

function OnNow({ now }: { now: number }) {
  const { t } = useI18n();
  const { zone } = useFestivalTime();
  const { data: events } = useGetScheduleQuery();
  const picked = useAppSelector((state) => selectPicked(state, 'event'));
  const { data: menu } = eventApi.endpoints.getMenu.useQueryState({ name: 'home' });
  if (!events) return null;
  const { running, next } = onNow(events, now, zone);
  const mine = onNow(
    events.filter(({ _id }) => Object.hasOwn(picked, _id)),
    now,
    zone,
  ).next;
  if (running.length === 0 && !next) return null;
  return (
    <section className={styles.section} aria-label={t(MESSAGES.now)}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t(running.length > 0 ? MESSAGES.onNow : MESSAGES.next)}</h2>
        <Link to={`${SCHEDULE_PATH}?day=now`}>{t(MESSAGES.allStages)}</Link>
      </header>
      <ul className={styles.events}>
        {running.map((event) => (
          <li key={event._id}>
            <Event event={event} detail={locationText(event.eventPlace, t)} />
          </li>
        ))}
        {running.length === 0 && next && (
          <li>
            <Event event={next.event} detail={whenText(next.start)} />
          </li>
        )}
      </ul>
      {mine && (running.length > 0 || mine.event !== next?.event) && (
        <div className={styles.mine}>
          <h3>{t(MESSAGES.yourNext)}</h3>
          <Event
            event={mine.event}
            detail={t(MESSAGES.timeAndPlace, {
              time: whenText(mine.start),
              place: locationText(mine.event.eventPlace, t),
            })}
          />
        </div>
      )}
      <ButtonRow>
        {menu?.screens.includes(map.path) && <ButtonLink to={map.path}>{t(MESSAGES.map)}</ButtonLink>}
        <ButtonLink to={MY_PATH}>{t(MESSAGES.myFestival)}</ButtonLink>
      </ButtonRow>
    </section>
  );

  function whenText(start: number): string {
    return dayAndTime(zone.wallClockAt(start), t);
  }
}

function Event({ event: { title, alias }, detail }: { event: ScheduleEventSummary; detail: string }) {
  const to = addressUnder(SCHEDULE_PATH, alias?.current);
  const content = (
    <>
      <b dir="auto">{title}</b> <span dir="auto">{detail}</span>
    </>
  );
  if (to === undefined) return <div className={styles.event}>{content}</div>;
  return (
    <Link to={to} className={styles.event}>
      {content}
    </Link>
  );
}
