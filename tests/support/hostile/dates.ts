import { scheduleEventDocument } from '../builders.ts';
import { type HostileGroup, ofEachKind } from './group.ts';

/** Stored start and end, and the expected text: time and day, with end and length if there is an end. */
export const DATED: Record<string, { startsAt?: unknown; endsAt?: unknown; when: string }> = {
  missing: { when: 'TBD' },
  null: { startsAt: null, endsAt: null, when: 'TBD' },
  words: { startsAt: 'next tuesday', endsAt: 'later', when: 'TBD' },
  number: { startsAt: 1761415200000, when: 'TBD' },
  object: { startsAt: {}, endsAt: [], when: 'TBD' },
  impossible: { startsAt: '2025-13-45T99:99:99Z', when: 'TBD' },
  'day-zero': { startsAt: '0000-00-00T00:00:00Z', when: 'TBD' },
  'end-of-time': { startsAt: '+275760-09-13T00:00:00Z', when: 'TBD' },
  'without-zone': {
    startsAt: '2025-10-25T19:00:00',
    endsAt: '2025-10-25T19:45',
    when: '7:00 PM – 7:45 PM Sat · 45 min',
  },
  'day-alone': { startsAt: '2025-10-26', when: '12:00 AM Sun' },
  'end-is-start': { startsAt: '2025-10-25T20:00:00Z', endsAt: '2025-10-25T20:00:00Z', when: '1:00 PM Sat' },
  'end-before-start': {
    startsAt: '2025-10-25T21:00:00Z',
    endsAt: '2025-10-25T20:00:00Z',
    when: '2:00 PM Sat',
  },
  'no-end': { startsAt: '2025-10-25T22:00:00Z', when: '3:00 PM Sat' },
  'bad-end': { startsAt: '2025-10-25T23:00:00Z', endsAt: 'NaN', when: '4:00 PM Sat' },
  'past-midnight': {
    startsAt: '2025-10-26T06:30:00Z',
    endsAt: '2025-10-26T08:30:00Z',
    when: '11:30 PM – 1:30 AM (Sun) Sat · 2h 0m',
  },
};

export const dates: HostileGroup = {
  name: 'bad, missing, zone-less dates; ends that are no end; a night past midnight',
  documents: [
    ...Object.entries(DATED).map(([fault, { startsAt, endsAt }]) =>
      scheduleEventDocument(`dated-${fault}`, { title: `Dated ${fault}`, startsAt, endsAt }),
    ),
    ...ofEachKind('created-never', 'Created never', { _createdAt: 'never', _updatedAt: 'never' }),
  ],
};
