import * as z from 'zod/mini';
import { detectFileType } from '#supabase/functions/secure-file-upload/detectFileType.ts';
import type { Application } from '../application.ts';
import type { BackendCall, LoadFile } from '../backend.ts';
import { moveApplication } from '../moveApplication.ts';
import { readApplications, readRows } from '../readApplications.ts';
import { findBooth, listingOf, placeId } from './listing.ts';
import type { ListingStore, Picture } from './listingStore.ts';

const offerSchema = z.object({ application_id: z.string(), booth: z.string() });

/**
 * Makes an accepted application a listing of the marketplace, at its booth on the map. Interrupted anywhere, it can be
 * run again: the listing is written once.
 *
 * @returns lines about it, for organisers
 * @throws Error with a one-line message if the application is not accepted, or its booth belongs to somebody else
 */
export async function publishApplication(
  call: BackendCall,
  id: string,
  {
    store,
    eventId,
    loadFile,
  }: {
    store: ListingStore;
    eventId: string;
    loadFile: LoadFile;
  },
): Promise<string[]> {
  const application = (await readApplications(call)).find((one) => one.id === id);
  if (!application) throw new Error(`There is no application ${id}.`);
  if (application.status !== 'accepted')
    throw new Error(`The application is ${application.status}; only an accepted one can be published.`);
  const offers = z.array(offerSchema).parse(await readRows(call, 'booth_offers', 'application_id.asc'));
  const label = offers.find(({ application_id }) => application_id === id)?.booth;
  const booth =
    label === undefined ? undefined : findBooth(await store.readMaps(eventId), label, placeId(application));
  const picture = await pictureOf(application, loadFile);
  const listing = listingOf({
    application,
    eventId,
    booth,
    picture: picture && (await store.storePicture(picture)),
  });
  if (!booth && label !== undefined) listing['locationName'] = label;
  const where = await store.write(listing, booth);
  await moveApplication(
    call,
    { id, target: 'published', reason: undefined, booth: undefined, answerBy: undefined },
    eventId,
  );
  return [
    `${listing._id} is the listing of this application. ${where}`,
    ...(label !== undefined && !booth ? [`No map has ${label}: draw it in the Studio.`] : []),
    ...(picture ? [] : ['Its file is no picture: choose one for the listing.']),
  ];
}

/** The application's file, if it is a picture. */
async function pictureOf(
  { product_images_urls: [address = ''] }: Application,
  loadFile: LoadFile,
): Promise<Picture | undefined> {
  const name = new URL(address).pathname;
  if (!/\.(jpg|png)$/.test(name)) return undefined;
  const bytes = await loadFile(address);
  const type = await detectFileType(name, bytes);
  return type === 'jpg' || type === 'png' ? { bytes, type } : undefined;
}
