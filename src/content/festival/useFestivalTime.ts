import { festivalTime } from './festivalTime.ts';
import { eventApi } from './api.ts';

/**
 * The festival's days and clock; the defaults while the event is loading. It only reads what the site's shell has
 * queried: a query of its own would be sent again after a failure.
 */
export function useFestivalTime() {
  return festivalTime(eventApi.endpoints.getEvent.useQueryState().data);
}
