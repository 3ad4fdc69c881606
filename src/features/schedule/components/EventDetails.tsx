import { useMemo } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useChanges } from '#content/live/useChanges.ts';
import { useGetScheduleQuery } from '#content/event/api.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { MESSAGES as EVENT } from '#content/event/messages/index.ts';
import { useHydrating } from '#hooks/useHydrating.ts';
import { calendarPath } from '#content/event/calendar/calendarPath.ts';
import { boothLinks } from '#content/map/boothLinks.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { dateText } from '#lib/dates/dayTexts.ts';
import { durationText, timeRange, weekdayAndTime } from '#lib/dates/timeTexts.ts';
import type { EventPerformer, ScheduleEvent } from '#content/event/schema.ts';
import { eventTimes } from '#content/event/eventTimes.ts';
import { locationText } from '#content/event/locationText.ts';
import { buttonTarget } from '#lib/url/buttonTarget.ts';
import { itemAddress } from '#lib/url/listCodec.ts';
import { pathSegment } from '#lib/url/webAddress.ts';
import { FacetList } from '#features/facets/index.ts';
import { PickButton } from '#features/picks/index.ts';
import { ActionLink, ButtonRow } from '#ui/buttons/Button.tsx';
import { FileLink } from '#ui/buttons/FileLink.tsx';
import { useFollowCard } from '#ui/card-grid/useFollowCard.ts';
import { Link } from '#ui/links/Link.tsx';
import { SessionLinks } from '#ui/detail-dialog/SessionLinks.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { eventChange } from '../model/eventChange.ts';
import { SCHEDULE_PATH, scheduleCodec } from '../model/filters.ts';
import { selectFilters } from '../model/scheduleSlice.ts';
import { MESSAGES } from '../messages/index.ts';
import { relatedEvents } from '../model/related.ts';
import { toCard } from '../model/toCard.ts';
import { ChangeNote } from './ChangeNote.tsx';
import { PlainLink } from '#ui/links/PlainLink.tsx';
import styles from './EventDetails.module.scss';

interface EventDetailsProps {
  /** The event's slug, as in the URL. */
  slug: string;
  event: ScheduleEvent;
}

export function EventDetails({ slug, event }: EventDetailsProps) {
  const { t, prefix } = useI18n();
  const target = buttonTarget(event.buttonURL);
  const calendar = event.startsAt === undefined ? undefined : calendarPath('event', slug, prefix);
  const time = useFestivalTime();
  const change = useChanges()[event._id];
  // The page of a large schedule is sent without the other events.
  const isHydrating = useHydrating();
  return (
    <>
      <p role="status" className={styles.change}>
        {change && <ChangeNote {...eventChange(change, toCard(event, time, t), time, t)} />}
      </p>
      <dl className={styles.facts}>
        <When event={event} />
        <dt>{t(MESSAGES.location)}</dt>
        <dd>
          <span dir="auto">{locationText(event.eventPlace, t)}</span>
          {boothLinks(event.booths, t).map(({ to, text, name }) => (
            <p key={to} className={styles.booth}>
              <Link to={to} aria-label={name}>
                {text}
              </Link>
            </p>
          ))}
        </dd>
        {event.eventPerformer.length > 0 && (
          <>
            <dt>{t(MESSAGES.performers)}</dt>
            <dd>
              <Performers slug={slug} performers={event.eventPerformer} />
            </dd>
          </>
        )}
      </dl>
      <ButtonRow>
        {target && (
          <ActionLink
            text={event.buttonLabel ?? t(MESSAGES.button)}
            target={target}
            openInNewTab={target.kind === 'external'}
          />
        )}
        <PickButton kind="event" id={event._id} alias={event.alias?.current} name={event.title} hasText />
        {calendar !== undefined && <FileLink href={calendar}>{t(MESSAGES.addToCalendar)}</FileLink>}
      </ButtonRow>
      <FacetList chosen={event.facets} type="scheduleEvent" />
      <RichText value={event.description} form="full" topHeading={3} />
      {!isHydrating && <Related event={event} />}
    </>
  );
}

/** Other events that may interest the same visitor. */
function Related({ event }: { event: ScheduleEvent }) {
  const { t } = useI18n();
  const filters = useAppSelector(selectFilters);
  const time = useFestivalTime();
  const follow = useFollowCard();
  const { data: events } = useGetScheduleQuery();
  const related = useMemo(() => relatedEvents(event, events ?? [], time, t), [event, events, time, t]);
  return (
    <SessionLinks
      title={t(MESSAGES.related)}
      sessions={related.map((card) => ({
        id: card.id,
        title: card.title,
        when: card.startClock ? weekdayAndTime(card.startClock, t) : t(EVENT.whenUnknown),
        where: card.location,
        to: itemAddress(scheduleCodec, filters, SCHEDULE_PATH, card.alias),
      }))}
      onFollow={follow}
    />
  );
}

function When({ event: { startsAt, endsAt } }: { event: ScheduleEvent }) {
  const { t } = useI18n();
  const { zone } = useFestivalTime();
  const times = eventTimes(startsAt, endsAt, zone);
  if (!times) {
    return (
      <>
        <dt>{t(MESSAGES.date)}</dt>
        <dd>{t(EVENT.whenUnknown)}</dd>
      </>
    );
  }
  const start = zone.wallClockAt(times.start);
  const end = times.end === undefined ? undefined : zone.wallClockAt(times.end);
  const duration = durationText(times.start, times.end, t);
  return (
    <>
      <dt>{t(MESSAGES.date)}</dt>
      <dd>{dateText(start, t)}</dd>
      <dt>{t(MESSAGES.time)}</dt>
      <dd>{timeRange(start, end, t)}</dd>
      {duration !== undefined && (
        <>
          <dt>{t(MESSAGES.duration)}</dt>
          <dd>{duration}</dd>
        </>
      )}
    </>
  );
}

/** Each performer links to its dialog over this event. A performer who is not in the lineup is plain text. */
function Performers({ slug, performers }: { slug: string; performers: readonly EventPerformer[] }) {
  const filters = useAppSelector(selectFilters);
  const follow = useFollowCard();
  const base = `${SCHEDULE_PATH}/${pathSegment(slug)}/lineup`;
  return (
    <ul className={styles.performers}>
      {performers.map(({ _id, name, alias }, index) => {
        const to = itemAddress(scheduleCodec, filters, base, alias?.current);
        return (
          // A list may contain a performer twice.
          <li key={`${_id} ${index}`} dir="auto">
            {to === undefined ? (
              name
            ) : (
              <PlainLink href={to} onClick={follow}>
                {name}
              </PlainLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
