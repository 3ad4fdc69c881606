import type { FestivalEvent } from './schema.ts';

/** The festival's short name, or undefined while it is unknown. */
export function eventName(event: FestivalEvent | undefined): string | undefined {
  return event?.nickname ?? event?.title;
}
