import type { ScheduleEventSummary } from '#lib/model/scheduleEvent.ts';
import type { NamedDocument } from '#lib/search/namedDocument.ts';
import { type PickCodes, pickCode } from '#lib/picks/pickCode.ts';
import type { Picked } from '#state/picks/picksSlice.ts';

/** The kinds of picks that are not in the schedule. */
export const LISTED_KINDS = ['place', 'performer'];

/** The picked documents that the screen shows. */
export interface Shown {
  events: readonly ScheduleEventSummary[];
  places: readonly NamedDocument[];
  performers: readonly NamedDocument[];
}

interface Pickable {
  _id: string;
  alias?: { current: string } | undefined;
}

/** The documents as picks. */
export function pickedOf({ events, places, performers }: Shown): Record<keyof PickCodes, Picked> {
  return { event: byId(events), place: byId(places), performer: byId(performers) };
}

/** Their codes for an address. */
export function codesOf({ events, places, performers }: Shown): PickCodes {
  const codes = (documents: readonly Pickable[]) => documents.map(({ _id }) => pickCode(_id));
  return { event: codes(events), place: codes(places), performer: codes(performers) };
}

function byId(documents: readonly Pickable[]): Picked {
  return Object.fromEntries(documents.map(({ _id, alias }) => [_id, alias?.current ?? '']));
}
