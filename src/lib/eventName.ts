import type { FestivalEvent } from './model/event.ts';

/** What texts call the festival, or undefined while it is not known. */
export function eventName(event: FestivalEvent | undefined): string | undefined {
  return event?.nickname ?? event?.title;
}
