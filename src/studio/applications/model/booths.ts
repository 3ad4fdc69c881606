import * as z from 'zod/mini';
import { shownOf } from '../../../content/kind.ts';
import { boothKey } from '../../../content/map/boothKey.ts';
import { map } from '../../../content/map/index.ts';
import { compareNumbers } from '../../../lib/text/compareNatural.ts';
import type { Application } from './application.ts';

/** A booth of the event's maps. */
export interface Booth {
  label: string;
  /** Whether a place of the content is on it. */
  taken: boolean;
}

/** The booths of the event `$eventId`, for `readBooths`. */
export const BOOTHS_QUERY = `*[${shownOf(map)}].booths[]{label, "taken": defined(place._ref)}`;

const boothsSchema = z.array(z.object({ label: z.string(), taken: z.boolean() }));

/**
 * Reads the result of `BOOTHS_QUERY`. A booth that several places share is there once for each.
 *
 * @throws Error if it is something else
 */
export function readBooths(result: unknown): Booth[] {
  const booths = new Map<string, boolean>();
  for (const { label, taken } of boothsSchema.parse(result))
    booths.set(label, taken || booths.get(label) === true);
  return [...booths].map(([label, taken]) => ({ label, taken }));
}

/** The booths of an event that are offered to applicants, or taken by them, by `boothKey`. */
export function offeredBooths(applications: readonly Application[], eventId: string): Set<string> {
  return new Set(
    applications.flatMap(({ booth, event }) => (event === eventId && booth !== null ? boothKey(booth) : [])),
  );
}

/** The labels of the booths that nobody has, in their order. */
export function freeBooths(booths: readonly Booth[], offered: ReadonlySet<string>): string[] {
  return booths
    .flatMap(({ label, taken }) => (taken || offered.has(boothKey(label)) ? [] : label))
    .sort(compareNumbers);
}
