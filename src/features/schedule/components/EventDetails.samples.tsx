import { scheduleEventSchema } from '#content/event/schema.ts';
import { TEXT, withUglyTexts } from '#gallery/content.ts';
import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { EventDetails } from './EventDetails.tsx';

function Details({ name = 'Main Stage', ...fields }: { name?: string } & Record<string, unknown>) {
  const event = scheduleEventSchema.parse({
    _id: 'event',
    title: name,
    alias: { current: 'event' },
    startsAt: '2025-10-25T18:00:00Z',
    endsAt: '2025-10-25T18:45:00Z',
    eventPlace: [{ name }],
    eventPerformer: [{ name, alias: { current: 'low-tide' } }, { name: 'Not in the lineup' }],
    description: TEXT,
    buttonLabel: name,
    buttonURL: 'https://tickets.example',
    ...fields,
  });
  return (
    <Column>
      <EventDetails slug="event" event={event} />
    </Column>
  );
}

const NOTHING = { startsAt: undefined, eventPlace: [], eventPerformer: [], description: [], buttonURL: '' };

export default {
  'All facts': <Details />,
  'Nothing known': <Details {...NOTHING} />,
  ...withUglyTexts((name) => <Details name={name} />),
} satisfies Samples;
