import { placeId } from '#lib/schema/vendorListing.ts';
import { findBooth, listingOf, vendorFields } from './listing.ts';
import type { ListingStore } from './listingStore.ts';
import { type CallFunction, readListing } from './readListing.ts';

/**
 * Loads an uploaded file.
 *
 * @param address its public URL
 * @throws Error if it cannot be loaded
 */
export type LoadFile = (address: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Where applications come from, and where their listings are written. */
export interface Publisher {
  /** With the rights of an organiser, or with the service key. */
  call: CallFunction;
  loadFile: LoadFile;
  store: ListingStore;
  /** The edition of the festival. */
  eventId: string;
}

/** What is published. */
interface Publication {
  /** The application's id. */
  id: string;
  /** The version of the edit that somebody has seen waiting, null for none; without it the present one counts. */
  seen?: string | null;
}

/**
 * Makes an accepted application a listing of the marketplace, at its booth on the map, and writes an edit that waits into
 * the listing. Interrupted anywhere, it can be run again: the listing is written once, and the edit counts as taken over
 * only when it is written.
 *
 * @returns lines about it, for organisers
 * @throws Error with a one-line message if there is nothing to publish, or the booth belongs to somebody else
 */
export async function publishApplication(
  { call, loadFile, store, eventId }: Publisher,
  { id, seen }: Publication,
): Promise<string[]> {
  const listing = await readListing(call, id);
  const { status, waiting } = listing;
  const isNew = status === 'accepted';
  if (!isNew && (status !== 'published' || waiting === null))
    throw new Error(
      `The application is ${status}; only an accepted one, or an edit that waits, can be published.`,
    );
  if (seen !== undefined && seen !== waiting)
    throw new Error('The edit has changed meanwhile, or waits no more. Look at it again.');
  const offer =
    isNew && listing.booth !== null
      ? { label: listing.booth, booth: findBooth(await store.readMaps(eventId), listing.booth, placeId(id)) }
      : undefined;
  const needsPicture = isNew || listing.has_new_picture;
  const picture = needsPicture ? await storedPicture(listing.picture, store, loadFile) : undefined;
  const lines: string[] = [];
  if (isNew) {
    const label = offer?.booth?.label ?? offer?.label;
    const place = listingOf({ id, listing, eventId, label, picture });
    const where = await store.write(place, offer?.booth);
    lines.push(`${place._id} is the listing of this application. ${where}`);
    if (offer && !offer.booth) lines.push(`No map has ${offer.label}: draw it in the Studio.`);
  }
  if (waiting !== null) {
    const where = await store.edit(placeId(id), (place) =>
      vendorFields(place, listing, listing.has_new_picture ? picture : undefined),
    );
    const outcome = await call('take_listing', { application: id, seen: waiting });
    lines.push(
      outcome === 'taken'
        ? `The vendor's edit is in the listing. ${where}`
        : 'Meanwhile the vendor has edited the listing again, or somebody has declined the edit: look at it again.',
    );
  }
  if (isNew && (await call('publish_application', { application: id })) !== 'moved')
    throw new Error('Somebody else has just moved this application. Look at it again.');
  if (needsPicture && !picture) lines.push('Its file is no picture: choose one for the listing.');
  return lines;
}

/** The value of a field for an uploaded file, whose ending the backend has given it; undefined if it is no picture. */
async function storedPicture(
  address: string,
  store: ListingStore,
  loadFile: LoadFile,
): Promise<object | undefined> {
  const [, type] = /\.(jpg|png)$/.exec(new URL(address).pathname) ?? [];
  if (type !== 'jpg' && type !== 'png') return undefined;
  return store.storePicture({ bytes: await loadFile(address), type });
}
