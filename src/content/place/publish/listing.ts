import * as z from 'zod/mini';
import { boothKey } from '#content/map/boothKey.ts';
import { placeId } from '#lib/schema/vendorListing.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import type { Listing } from './readListing.ts';

/** A booth of a map that a listing gets. */
export interface Booth {
  map: StoredDocument;
  /** The `_key` of the entry in the map's `booths`. */
  key: string;
  label: string;
}

/** What a listing is made of. */
interface ListingSource {
  /** The application's id. */
  id: string;
  listing: Listing;
  /** The edition of the festival. */
  eventId: string;
  /** The name of its booth. */
  label: string | undefined;
  /** The value of the field `image`. */
  picture: object | undefined;
}

/** The place of an accepted application, with what its vendor has written. */
export function listingOf({ id, listing, eventId, label, picture }: ListingSource): StoredDocument {
  const place = { _id: placeId(id), _type: 'place' };
  return {
    ...place,
    alias: { _type: 'slug', current: aliasOf(listing.name) || id },
    status: 'active',
    ...(label !== undefined && { locationName: label }),
    eventInstance: { _type: 'reference', _ref: eventId },
    ...vendorFields(place, listing, picture),
  };
}

/**
 * The fields of a place that belong to its vendor, as the vendor wants them. What an editor has made of the same text or
 * picture stays, such as links or a crop.
 *
 * @param picture the value of the field `image`; undefined leaves it as it is
 * @returns a field that is undefined goes
 */
export function vendorFields(
  place: StoredDocument,
  { name, description, website, instagram }: Listing,
  picture: object | undefined,
): Readonly<Record<string, unknown>> {
  const paragraphs = paragraphsOf(description);
  const isSameText = textOf(place['description']) === textOf(paragraphs);
  return {
    name,
    description: isSameText ? place['description'] : paragraphs,
    websiteUrl: website ?? undefined,
    social_links: { ...(place['social_links'] as object | undefined), instagramUrl: instagram },
    ...(picture && !isMatch(place['image'], picture) && { image: picture }),
  };
}

/** Whether a value has all properties of another one, at every depth. */
function isMatch(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  const known = value as Readonly<Record<string, unknown>> | null | undefined;
  return Object.entries(wanted).every(([name, one]) => isMatch(known?.[name], one));
}

const blocksSchema = z.array(z.object({ children: z.array(z.object({ text: z.string() })) }));

/** Rich text without its marks; undefined for anything else. */
function textOf(blocks: unknown): string | undefined {
  return blocksSchema
    .safeParse(blocks)
    .data?.map(({ children }) => children.map(({ text }) => text).join(''))
    .join('\n\n');
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
  const wanted = boothKey(label);
  const found = maps.flatMap((map) =>
    boothsOf(map)
      .filter((booth) => boothKey(booth.label) === wanted)
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
