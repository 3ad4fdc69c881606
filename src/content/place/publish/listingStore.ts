import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import type { Booth } from './listing.ts';

/** A picture of an application. */
export interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  type: 'jpg' | 'png';
}

/** Of a place that somebody has deleted. */
export function noPlace(id: string): Error {
  return new Error(`There is no ${id} any more.`);
}

/** The content in which listings are written: a Sanity project, or a file. */
export interface ListingStore {
  /** The maps of an edition, with the changes that are not published yet. */
  readMaps(eventId: string): Promise<StoredDocument[]>;
  /** Stores a picture, once, and returns the value of a field for it. */
  storePicture(picture: Picture): Promise<object>;
  /**
   * Adds a place unless it exists, and gives it its booth, both or neither. Written again it changes nothing.
   *
   * @returns where it is, for organisers
   */
  write(place: StoredDocument, booth: Booth | undefined): Promise<string>;
  /**
   * Changes fields of a place that exists; all others stay.
   *
   * @param fieldsOf the fields with their new values; one that is undefined goes
   * @returns where it is, for organisers
   * @throws Error if there is no such place
   */
  edit(id: string, fieldsOf: (place: StoredDocument) => Readonly<Record<string, unknown>>): Promise<string>;
}
