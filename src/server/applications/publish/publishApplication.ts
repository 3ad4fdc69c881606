import * as z from 'zod/mini';
import { detectFileType } from '#supabase/functions/secure-file-upload/detectFileType.ts';
import type { BackendCall, LoadFile } from '../backend.ts';
import { moveApplication } from '../moveApplication.ts';
import { readApplications, readRows } from '../readApplications.ts';
import { placeId } from '#lib/schema/vendorListing.ts';
import { type Booth, findBooth, listingOf, vendorFields } from './listing.ts';
import type { ListingStore } from './listingStore.ts';
import { readListing } from './readListing.ts';

const offerSchema = z.object({ application_id: z.string(), booth: z.string() });

/** Where a listing is written, and what for. */
interface PublishOptions {
  store: ListingStore;
  /** The edition of the festival. */
  eventId: string;
  loadFile: LoadFile;
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
  call: BackendCall,
  id: string,
  { store, eventId, loadFile }: PublishOptions,
): Promise<string[]> {
  const application = (await readApplications(call)).find((one) => one.id === id);
  if (!application) throw new Error(`There is no application ${id}.`);
  const { status, product_images_urls } = application;
  const { listing, waiting } = await readListing(call, application);
  const isNew = status === 'accepted';
  if (!isNew && (status !== 'published' || waiting === undefined))
    throw new Error(
      `The application is ${status}; only an accepted one, or an edit that waits, can be published.`,
    );
  const offer = isNew ? await readOffer(call, id, { store, eventId }) : undefined;
  const isOwnPicture = listing.picture === product_images_urls[0];
  const needsPicture = isNew || !isOwnPicture;
  const picture = needsPicture ? await storedPicture(listing.picture, store, loadFile) : undefined;
  const lines: string[] = [];
  if (isNew) {
    const place = listingOf({ id, listing, eventId, label: offer?.label, picture });
    const where = await store.write(place, offer?.booth);
    lines.push(`${place._id} is the listing of this application. ${where}`);
    if (offer && !offer.booth) lines.push(`No map has ${offer.label}: draw it in the Studio.`);
  }
  if (waiting !== undefined) {
    const where = await store.edit(placeId(id), (place) =>
      vendorFields(place, listing, isOwnPicture ? undefined : picture),
    );
    const json = { application: id, seen: waiting };
    const outcome = await call('/rest/v1/rpc/take_listing', { method: 'POST', json });
    lines.push(
      outcome === 'taken'
        ? `The vendor's edit is in the listing. ${where}`
        : 'Meanwhile the vendor has edited the listing again, or somebody has declined the edit: look at it again.',
    );
  }
  if (isNew)
    await moveApplication(
      call,
      { id, target: 'published', reason: undefined, booth: undefined, answerBy: undefined },
      eventId,
    );
  if (needsPicture && !picture) lines.push('Its file is no picture: choose one for the listing.');
  return lines;
}

/** The booth of an application, as the offer names it and, if a map has it, as it is there. */
async function readOffer(
  call: BackendCall,
  id: string,
  { store, eventId }: Pick<PublishOptions, 'store' | 'eventId'>,
): Promise<{ label: string; booth: Booth | undefined } | undefined> {
  const offers = z.array(offerSchema).parse(await readRows(call, 'booth_offers', 'application_id.asc'));
  const label = offers.find(({ application_id }) => application_id === id)?.booth;
  if (label === undefined) return undefined;
  const booth = findBooth(await store.readMaps(eventId), label, placeId(id));
  return { label: booth?.label ?? label, booth };
}

/** The value of a field for an uploaded file; undefined if the file is no picture. */
async function storedPicture(
  address: string,
  store: ListingStore,
  loadFile: LoadFile,
): Promise<object | undefined> {
  const name = new URL(address).pathname;
  if (!/\.(jpg|png)$/.test(name)) return undefined;
  const bytes = await loadFile(address);
  const type = await detectFileType(name, bytes);
  return type === 'jpg' || type === 'png' ? store.storePicture({ bytes, type }) : undefined;
}
