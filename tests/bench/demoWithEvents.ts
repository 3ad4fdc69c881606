import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { demoWithPlaces } from './demoWithPlaces.ts';

/** The demo with its schedule repeated, each time at another minute and with other addresses. */
export function demoWithEvents(count: number, { places = 420 } = {}): StoredDocument[] {
  const demo = demoWithPlaces(places);
  const events = demo.filter(({ _type, status }) => _type === 'scheduleEvent' && status === 'active');
  const copies = Array.from({ length: count }, (_, index) => {
    const event = events[index % events.length] as StoredDocument;
    const turn = Math.floor(index / events.length);
    const startsAt = new Date(Date.parse(String(event.startsAt)) + turn * 60_000).toISOString();
    return { ...event, _id: `${event._id}-${turn}`, alias: { current: `event-${index}` }, startsAt };
  });
  return [...demo.filter(({ _type }) => _type !== 'scheduleEvent'), ...copies];
}
