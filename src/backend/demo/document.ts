import type { StoredDocument } from '../local/dataset/storedDocument';
import type { Random } from './random';

export const EVENT_ID = 'festival-2025';
/** The edition before: what belongs to it must never show. */
export const PAST_EVENT_ID = 'festival-2024';

export interface Reference {
  _type: 'reference';
  _ref: string;
  _key?: string;
}

export interface Slug {
  _type: 'slug';
  current: string;
}

/** Fields of a document; those left `undefined` are not stored. */
type Fields = Record<string, unknown>;

/** Makes the documents of one subject, with dates and revisions from the subject's own random source. */
export type DocumentMaker = (
  type: string,
  id: string,
  fields: Fields,
  /** For documents whose date is read by visitors: an instant in milliseconds. */
  createdAt?: number,
) => StoredDocument;

const FIRST_DAY = Date.UTC(2025, 0, 13, 9);
const LAST_DAY = Date.UTC(2025, 9, 24, 23);
const REVISION_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function documentMaker(random: Random): DocumentMaker {
  return (type, id, fields, createdAt) => {
    const created = createdAt ?? random.int(FIRST_DAY, LAST_DAY);
    const updated = random.chance(0.3) ? created : random.int(created, Math.max(created, LAST_DAY));
    const stored: StoredDocument = {
      _id: id,
      _type: type,
      _createdAt: new Date(created).toISOString(),
      _updatedAt: new Date(updated).toISOString(),
      _rev: Array.from({ length: 22 }, () => REVISION_LETTERS.charAt(random.int(0, 61))).join(''),
    };
    for (const [field, value] of Object.entries(fields)) {
      if (value !== undefined) stored[field] = value;
    }
    return stored;
  };
}

/** A reference as a single field. */
export function reference(id: string): Reference {
  return { _type: 'reference', _ref: id };
}

/** References as the items of a list, where each needs a key. */
export function references(ids: readonly string[]): Reference[] {
  return ids.map((id, index) => ({ ...reference(id), _key: `r${index}` }));
}

export function slug(current: string): Slug {
  return { _type: 'slug', current };
}

/** `Élan & Co.` gives `elan-and-co`. */
export function slugify(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/º/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Adds the `_key` that every object in a stored list needs. */
export function keyed<T extends object>(items: readonly T[], prefix = 'k'): Array<T & { _key: string }> {
  return items.map((item, index) => ({ _key: `${prefix}${index}`, ...item }));
}
