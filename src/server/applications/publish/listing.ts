import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import type { Application } from '../application.ts';

/** A booth of a map that a listing gets. */
export interface Booth {
  map: StoredDocument;
  /** The `_key` of the entry in the map's `booths`. */
  key: string;
  label: string;
}

/** What a listing is made of. */
export interface ListingSource {
  application: Application;
  /** The edition of the festival. */
  eventId: string;
  booth: Booth | undefined;
  /** The value of the field `image`. */
  picture: object | undefined;
}

/** The `_id` of the place that an application becomes. It is always the same, so publishing again adds nothing. */
export function placeId({ id }: Application): string {
  return `place-${id}`;
}

/** The place of an accepted application, with what its form has asked for. */
export function listingOf({ application, eventId, booth, picture }: ListingSource): StoredDocument {
  const { company_name: name, company_website: website } = application;
  const { instagram } = application.social_media_handles;
  return {
    _id: placeId(application),
    _type: 'place',
    name,
    alias: { _type: 'slug', current: aliasOf(name) || application.id },
    status: 'active',
    description: paragraphsOf(application.product_description),
    social_links: { instagramUrl: instagram },
    ...(website !== null && { websiteUrl: website }),
    ...(booth && { locationName: booth.label }),
    ...(picture && { image: picture }),
    eventInstance: { _type: 'reference', _ref: eventId },
  };
}

/** The last part of an address: small letters and digits of the Latin alphabet, joined by hyphens; perhaps empty. */
function aliasOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 90);
}

/** A text as rich text: a block for each paragraph. */
function paragraphsOf(text: string): object[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph, index) => ({
      _type: 'block',
      _key: `p${index}`,
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: `p${index}s`, text: paragraph, marks: [] }],
    }));
}

interface StoredBooth {
  _key: string;
  label: string;
  place?: { _ref?: unknown };
}

/**
 * The booth with a label, for a place. Case and spaces do not count.
 *
 * @returns undefined if no map has it
 * @throws Error if another place has it
 */
export function findBooth(maps: readonly StoredDocument[], label: string, place: string): Booth | undefined {
  const wanted = comparable(label);
  const found = maps.flatMap((map) =>
    boothsOf(map)
      .filter((booth) => comparable(booth.label) === wanted)
      .map((booth) => ({ map, key: booth._key, label: booth.label, holder: booth.place?._ref })),
  );
  const free =
    found.find(({ holder }) => holder === place) ?? found.find(({ holder }) => holder === undefined);
  if (!free && found.length > 0)
    throw new Error(
      `${label} belongs to ${found.map(({ holder }) => String(holder)).join(', ')} on the map.`,
    );
  return free && { map: free.map, key: free.key, label: free.label };
}

/** A map whose booth has a place. */
export function withPlace({ map, key }: Booth, place: object): StoredDocument {
  const booths = boothsOf(map).map((booth) => (booth._key === key ? { ...booth, place } : booth));
  return { ...map, booths };
}

function boothsOf({ booths }: StoredDocument): StoredBooth[] {
  if (!Array.isArray(booths)) return [];
  return booths.filter(
    (booth): booth is StoredBooth =>
      typeof booth === 'object' &&
      booth !== null &&
      typeof (booth as StoredBooth)._key === 'string' &&
      typeof (booth as StoredBooth).label === 'string',
  );
}

function comparable(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
