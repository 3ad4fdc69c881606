import type { ListingEdit } from '#submissions/editSchemas.ts';

/** What a form says about the business, as the service takes it. */
export function businessTexts({
  business_name,
  project_description,
  website_url,
  instagram_url,
}: Omit<ListingEdit, 'product_images'>) {
  return {
    name: business_name,
    description: project_description,
    website: website_url,
    instagram: instagram_url,
  };
}
