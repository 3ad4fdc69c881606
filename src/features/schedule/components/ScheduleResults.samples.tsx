import { useRef } from 'react';
import { liveSlice } from '#content/live/liveSlice.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { scheduleEventSummarySchema } from '#content/event/schema.ts';
import { clockSlice } from '#features/clock/index.ts';
import { ASSET, LONG_NAME, UGLY_TEXTS, ignore } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import { Dispatched } from '#gallery/Sandbox.tsx';
import type { Samples } from '#gallery/samples.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { DEFAULT_FILTERS, type ScheduleFilters } from '../model/filters.ts';
import { fullView, scheduleFrame } from '../model/scheduleView.ts';
import { toCards } from '../model/toCard.ts';
import { ScheduleResults } from './ScheduleResults.tsx';

function event(title: string, startsAt: string | undefined, fields: object = {}) {
  return scheduleEventSummarySchema.parse({
    _id: title,
    title,
    alias: { current: title },
    startsAt,
    eventPlace: [{ name: 'Main Stage' }],
    categories: [{ name: 'Music' }],
    ...fields,
  });
}

const EVENTS = [
  event('Opening Parade', '2025-10-25T18:00:00Z', { endsAt: '2025-10-25T18:45:00Z' }),
  event('Low Tide', '2025-10-25T18:30:00Z', {
    endsAt: '2025-10-25T20:00:00Z',
    eventPlace: [{ name: 'Garden' }],
    eventPerformer: [{ name: 'Low Tide' }, { name: 'Juniper' }],
  }),
  event('Lantern Workshop', '2025-10-25T20:00:00Z', { eventPlace: [], categories: [] }),
  event('To be announced', undefined),
];

const PICTURED = [
  ...EVENTS,
  event('With a picture', '2025-10-25T21:00:00Z', { image: ASSET, endsAt: '2025-10-25T22:00:00Z' }),
];

const UGLY_EVENTS = Object.values(UGLY_TEXTS).map((text, index) =>
  event(text, `2025-10-25T1${index}:00:00Z`, {
    endsAt: '2025-10-26T05:00:00Z',
    eventPlace: [{ name: text }],
    eventPerformer: [{ name: text }, { name: LONG_NAME }],
    categories: [{ name: text }],
  }),
);

interface ResultsProps {
  events?: typeof EVENTS;
  view?: ScheduleFilters['view'];
}

function Results({ events = EVENTS, view = 'list' }: ResultsProps) {
  const { t, language } = useI18n();
  const list = useRef<HTMLDivElement>(null);
  const time = useFestivalTime();
  const cards = toCards(events, time, t);
  return (
    <Wide>
      <ScheduleResults
        filters={{ ...DEFAULT_FILTERS, view }}
        view={fullView(scheduleFrame(events, cards, language), cards, time.days, t)}
        list={list}
        heights={undefined}
        isOfPage={false}
        onFilter={ignore}
      />
    </Wide>
  );
}

const endpoints = { rows: 'getSchedule', item: 'getEvent' };
const [first, second] = EVENTS;
const CHANGES = liveSlice.actions.rowsChanged({
  endpoints,
  rows: first ? [{ ...first, startsAt: '2025-10-25T19:00:00Z' } as typeof first] : [],
  removed: second ? [second._id] : [],
  previous: [first, second].flatMap((row) => row ?? []),
});
const AT_NOON = clockSlice.actions.minutePassed(Date.parse('2025-10-25T18:35:00Z'));

export default {
  Rows: <Results />,
  'Rows with pictures': <Results events={PICTURED} />,
  Compact: <Results view="compact" />,
  Grid: <Results view="grid" />,
  'During the festival': (
    <Dispatched actions={[AT_NOON]}>
      <Results />
    </Dispatched>
  ),
  'Moved and canceled': (
    <Dispatched actions={[CHANGES]}>
      <Results />
    </Dispatched>
  ),
  'Ugly texts': <Results events={UGLY_EVENTS} />,
  'Ugly texts, compact': <Results events={UGLY_EVENTS} view="compact" />,
  'Ugly texts, grid': <Results events={UGLY_EVENTS} view="grid" />,
} satisfies Samples;
