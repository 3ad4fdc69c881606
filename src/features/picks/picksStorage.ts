import { eachKind } from './changePicks.ts';
import { type StoredPicks, NO_PICKS, type Picked } from './picksSlice.ts';

/** The version of the stored format. Increase it when the format changes, and convert the older format when reading. */
const VERSION = 1;

/**
 * The largest number of picks of one kind that are read. Visitors do not have more, and more would make every page
 * slow.
 */
const MAX_PICKS = 5000;

/** The key in the browser's storage: each event has its own. */
export function storageKeyOf(eventId: string): string {
  return `fairground.picks.${eventId}`;
}

/** Serialises picks: each kind is a member by its name. */
export function writePicks({ picked, visited, keptClashes }: StoredPicks): string {
  const kept = Object.keys(keptClashes).length > 0 && { keptClashes };
  return JSON.stringify({ version: VERSION, ...eachKind(picked, (own) => own), visited, ...kept });
}

/**
 * Reads what the browser has stored. Anything may be there: another program, the visitor or an older version may have
 * written it.
 * @param text null if nothing is stored.
 * @returns undefined for anything but stored picks. Invalid entries are left out.
 */
export function readPicks(text: string | null): StoredPicks | undefined {
  if (text === null) return NO_PICKS;
  const { version, visited, keptClashes, ...picked } = parseRecord(text) ?? {};
  if (version !== VERSION) return undefined;
  return {
    picked: eachKind(picked, readPicked),
    visited: readPicked(visited),
    keptClashes: readPicked(keptClashes),
  };
}

function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function readPicked(value: unknown): Picked {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => entry[0] !== '' && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries.slice(0, MAX_PICKS));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
