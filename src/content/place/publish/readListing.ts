import * as z from 'zod/mini';

/**
 * Calls a function of the backend's database.
 *
 * @throws Error if the call fails
 */
export type CallFunction = (name: string, parameters: object) => Promise<unknown>;

const listingSchema = z.object({
  /** Of the application. */
  status: z.string(),
  /** The booth that is offered or taken. */
  booth: z.nullable(z.string()),
  /** The version of the vendor's edit, if it is not taken over yet. */
  waiting: z.nullable(z.string()),
  name: z.string(),
  description: z.string(),
  website: z.nullable(z.string()),
  instagram: z.string(),
  /** The address of an uploaded file. */
  picture: z.string(),
  /** Whether the picture is that of the edit. */
  has_new_picture: z.boolean(),
});

/** What a vendor wants in the listing. */
export type Listing = z.output<typeof listingSchema>;

/**
 * Reads what becomes the listing of an application: with its edit, unless an organiser has declined that.
 *
 * @throws Error if there is no such application
 */
export async function readListing(call: CallFunction, application: string): Promise<Listing> {
  const isId = z.guid().safeParse(application).success;
  const stored = isId ? await call('listing_to_publish', { application }) : null;
  if (stored === null) throw new Error(`There is no application ${application}.`);
  return listingSchema.parse(stored);
}
