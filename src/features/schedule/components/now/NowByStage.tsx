import type { MouseEvent, ReactNode } from 'react';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { dayAndTime, timeUntil } from '#lib/dates/timeTexts.ts';
import { waitText } from '#content/event/waitText.ts';
import { type StageNow, scheduleNow } from '../../model/stagesNow.ts';
import type { EventCardModel } from '../../model/toCard.ts';
import { MESSAGES } from '../../messages/index.ts';
import { PlainLink } from '#ui/links/PlainLink.tsx';
import styles from './NowByStage.module.scss';

interface NowByStageProps {
  /** The events that match the filters, sorted by start. */
  cards: readonly EventCardModel[];
  now: number;
  /** The URL of an event's dialog. */
  hrefOf(card: EventCardModel): string | undefined;
  /** From `useFollowCard`. */
  onFollow(event: MouseEvent): void;
  /** A link to all days, shown if nothing is on. */
  children: ReactNode;
}

/** The running event and the next one, stage by stage. */
export default function NowByStage({ cards, now, hrefOf, onFollow, children }: NowByStageProps) {
  const { t, language } = useI18n();
  const time = useFestivalTime();
  const { stages, next } = scheduleNow(cards, now, time, language);
  const isQuiet = stages.every(({ running }) => running.length === 0);
  return (
    <>
      {isQuiet && (
        <div className={styles.quiet}>
          <p>
            {next?.start === undefined
              ? t(MESSAGES.over)
              : t(MESSAGES.starts, { time: dayAndTime(time.zone.wallClockAt(next.start), t) })}
          </p>
          {stages.length === 0 && children}
        </div>
      )}
      {/* The Enter key on a link triggers a click, too. */}
      <div className={styles.stages} onClick={onFollow} role="presentation">
        {stages.map((stage) => (
          <Stage key={stage.stage} {...stage} now={now} hrefOf={hrefOf} />
        ))}
      </div>
    </>
  );
}

function Stage({ stage, running, next, now, hrefOf }: StageNow & Pick<NowByStageProps, 'now' | 'hrefOf'>) {
  const { t } = useI18n();
  const wait = next?.start === undefined ? undefined : waitText(next.start, now, t);
  return (
    <section className={styles.stage} aria-label={stage}>
      <h2 className={styles.name} dir="auto">
        {stage}
      </h2>
      <ul className={styles.events}>
        {running.map((card) => (
          <li key={card.id}>
            <Event card={card} label={t(MESSAGES.onNow)} href={hrefOf(card)} />
          </li>
        ))}
        {next && (
          <li key={next.id} data-next>
            <Event
              card={next}
              label={wait === undefined ? t(MESSAGES.next) : t(MESSAGES.nextIn, { wait })}
              href={hrefOf(next)}
            />
          </li>
        )}
      </ul>
    </section>
  );
}

function Event({ card, label, href }: { card: EventCardModel; label: string; href: string | undefined }) {
  const { t } = useI18n();
  const { title, startClock, until } = card;
  const content = (
    <>
      <span className={styles.label}>{label} </span>
      <b dir="auto">{title}</b>{' '}
      <span className={styles.time}>{startClock && timeUntil(startClock, until, t)}</span>
    </>
  );
  return href === undefined ? <div>{content}</div> : <PlainLink href={href}>{content}</PlainLink>;
}
