import { ASSET_STORES } from './schema/fields/assets.ts';

/**
 * What `start.ts` passes on to the Studio; the bundler puts the values into its pages, so each is named in full.
 * SANITY_STUDIO_ASSETS is the store of pictures and films: `sanity` (default) or `cloudinary`.
 */
export const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? '';
export const dataset = process.env.SANITY_STUDIO_DATASET ?? 'production';
/** The site that the Presentation tool shows; empty where there is no tool. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL ?? '';
/** The event that the desk opens first. */
export const eventId = process.env.SANITY_STUDIO_EVENT_ID ?? '';
export const assetStore =
  ASSET_STORES.find((store) => store === process.env.SANITY_STUDIO_ASSETS) ?? ASSET_STORES[0];
