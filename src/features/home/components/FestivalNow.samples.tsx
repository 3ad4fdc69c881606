import { scheduleApi } from '#content/event/api.ts';
import { scheduleEventSummarySchema } from '#content/event/schema.ts';
import { clockSlice } from '#features/clock/index.ts';
import { UGLY_TEXTS } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import { Dispatched } from '#gallery/Sandbox.tsx';
import type { Samples } from '#gallery/samples.ts';
import FestivalNow from './FestivalNow.tsx';

const EVENTS = ['Low Tide', ...Object.values(UGLY_TEXTS)].map((title) =>
  scheduleEventSummarySchema.parse({
    _id: title,
    title,
    alias: { current: title },
    startsAt: '2025-10-25T18:00:00Z',
    endsAt: '2025-10-25T19:00:00Z',
    eventPlace: [{ name: 'Main Stage' }],
  }),
);

function At({ time }: { time: string }) {
  const actions = [
    clockSlice.actions.minutePassed(Date.parse(time)),
    scheduleApi.util.upsertQueryEntries([{ endpointName: 'getSchedule', arg: undefined, value: EVENTS }]),
  ];
  return (
    <Dispatched actions={actions}>
      <Wide>
        <FestivalNow />
      </Wide>
    </Dispatched>
  );
}

export default {
  Before: <At time="2025-10-20T18:00:00Z" />,
  'Events are on': <At time="2025-10-25T18:30:00Z" />,
  Next: <At time="2025-10-25T17:30:00Z" />,
  After: <At time="2025-11-20T18:00:00Z" />,
} satisfies Samples;
