import * as z from 'zod/mini';

/** What a vendor's listing says, and what has become of its last edit, as the backend returns it. */
export const vendorListingSchema = z.object({
  name: z.string(),
  description: z.string(),
  website: z.nullable(z.string()),
  instagram: z.string(),
  /** The address of an uploaded file. */
  picture: z.string(),
  /** `taken`: the edit is in the listing, or in its draft. */
  state: z.enum(['unchanged', 'waiting', 'taken', 'declined']),
  /** When the last edit was made; null if there is none. It is the version. */
  edited_at: z.nullable(z.string()),
  /** Why the organisers have declined the edit. */
  reason: z.nullable(z.string()),
});

/** The `_id` of the place that an application becomes. It is always the same, so publishing again adds nothing. */
export function placeId(application: string): string {
  return `place-${application}`;
}

export type VendorListing = z.output<typeof vendorListingSchema>;
