const MINUTE = 60_000;
/** How long an event whose end is not announced counts as running. Milliseconds. */
const ASSUMED_LENGTH = 60 * MINUTE;

/** Milliseconds since 1970; undefined if not announced. */
interface Span {
  start: number | undefined;
  end: number | undefined;
}

/** The state of an event at a time; undefined before the event, and if its time is not announced. */
export type Phase = 'past' | 'running' | undefined;

/** @param now milliseconds since 1970; undefined while it is unknown. */
export function phaseOf(event: Span, now: number | undefined): Phase {
  if (now === undefined || event.start === undefined || now < event.start) return undefined;
  return now < endOf(event, event.start) ? 'running' : 'past';
}

/** How much of a running event is over; undefined for others. Percent, in steps that are visible on a thin bar. */
export function progressOf(event: Span, now: number | undefined): number | undefined {
  if (now === undefined || event.start === undefined || phaseOf(event, now) !== 'running') return undefined;
  const share = (now - event.start) / (endOf(event, event.start) - event.start);
  return Math.round(share * 50) * 2;
}

/** The end of an event; an assumed one if it is not announced. Milliseconds since 1970. */
export function endOf({ end }: Span, start: number): number {
  return end ?? start + ASSUMED_LENGTH;
}
