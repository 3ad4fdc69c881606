import type { MouseEvent, ReactNode } from 'react';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { dayText, timeText } from '#lib/dates/timeTexts.ts';
import { waitText } from '#content/event/phase.ts';
import { type StageNow, scheduleNow } from '../../model/stagesNow.ts';
import type { EventCardModel } from '../../model/toCard.ts';
import { MESSAGES } from '../../model/messages.ts';
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
  const time = useFestivalTime();
  const { stages, next } = scheduleNow(cards, now, time);
  const isQuiet = stages.every(({ running }) => running.length === 0);
  return (
    <>
      {isQuiet && (
        <div className={styles.quiet}>
          <p>{next?.start === undefined ? MESSAGES.over : `${MESSAGES.starts} ${whenText(next.start)}.`}</p>
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

  function whenText(start: number): string {
    const clock = time.zone.wallClockAt(start);
    return `${dayText(clock)}, ${timeText(clock)}`;
  }
}

function Stage({ stage, running, next, now, hrefOf }: StageNow & Pick<NowByStageProps, 'now' | 'hrefOf'>) {
  return (
    <section className={styles.stage} aria-label={stage}>
      <h2 className={styles.name} dir="auto">
        {stage}
      </h2>
      <ul className={styles.events}>
        {running.map((card) => (
          <li key={card.id}>
            <Event card={card} label={MESSAGES.onNow} href={hrefOf(card)} />
          </li>
        ))}
        {next && (
          <li key={next.id} data-next>
            <Event
              card={next}
              label={[MESSAGES.next, next.start !== undefined && waitText(next.start, now)]
                .filter(Boolean)
                .join(' ')}
              href={hrefOf(next)}
            />
          </li>
        )}
      </ul>
    </section>
  );
}

function Event({ card, label, href }: { card: EventCardModel; label: string; href: string | undefined }) {
  const { title, time, until } = card;
  const content = (
    <>
      <span className={styles.label}>{label} </span>
      <b dir="auto">{title}</b>{' '}
      <span className={styles.time}>{time && [time.time, time.half, until].filter(Boolean).join(' ')}</span>
    </>
  );
  return href === undefined ? <div>{content}</div> : <a href={href}>{content}</a>;
}
