import type { VendorListing } from '#lib/schema/vendorListing.ts';
import type { TypedListing } from '../model/formStorage.ts';

/** What the form of a listing contains before anything is typed. */
export function typedOf({ name, website, instagram, description, edited_at }: VendorListing): TypedListing {
  return {
    values: {
      business_name: name,
      website_url: website ?? '',
      instagram_url: instagram,
      project_description: description,
    },
    hasFile: false,
    began: edited_at,
  };
}
