import * as z from 'zod/mini';
import type { Application } from '../application.ts';
import type { BackendCall } from '../backend.ts';
import { readRows } from '../readApplications.ts';

/** What a vendor wants in the listing. */
export interface Listing {
  name: string;
  description: string;
  website: string | null;
  instagram: string;
  /** The address of an uploaded file. */
  picture: string;
}

const editSchema = z.object({
  application_id: z.string(),
  name: z.string(),
  description: z.string(),
  website: z.nullable(z.string()),
  instagram: z.string(),
  /** Null: the application's own. */
  picture: z.nullable(z.string()),
  state: z.enum(['waiting', 'taken', 'declined']),
  edited_at: z.string(),
});

/**
 * Reads the listing that an application is to have: with its edit, unless an organiser has declined that.
 *
 * @returns `waiting`: the version of the edit that is not taken over yet
 */
export async function readListing(
  call: BackendCall,
  application: Application,
): Promise<{ listing: Listing; waiting: string | undefined }> {
  const edits = z.array(editSchema).parse(await readRows(call, 'listing_edits', 'application_id.asc'));
  const edit = edits.find(({ application_id }) => application_id === application.id);
  const [picture = ''] = application.product_images_urls;
  if (edit && edit.state !== 'declined')
    return {
      listing: { ...edit, picture: edit.picture ?? picture },
      waiting: edit.state === 'waiting' ? edit.edited_at : undefined,
    };
  const listing = {
    name: application.company_name,
    description: application.product_description,
    website: application.company_website,
    instagram: application.social_media_handles.instagram,
    picture,
  };
  return { listing, waiting: undefined };
}
