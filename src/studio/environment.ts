import { languagesOf } from '../lib/i18n/pageLanguage.ts';
import { ASSET_STORES } from './schema/fields/assets.ts';

/**
 * The variables that `start.ts` passes on to the Studio. The bundler puts the values into its pages, so each must be
 * named in full.
 */
export const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? '';
export const dataset = process.env.SANITY_STUDIO_DATASET ?? 'production';
/** The site that the Presentation tool shows; empty if there is no such tool. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL ?? '';
/** The Supabase project with the applications; undefined if there is none. */
export const supabase =
  process.env.SANITY_STUDIO_SUPABASE_URL && process.env.SANITY_STUDIO_SUPABASE_ANON_KEY
    ? { url: process.env.SANITY_STUDIO_SUPABASE_URL, anonKey: process.env.SANITY_STUDIO_SUPABASE_ANON_KEY }
    : undefined;
/** The event that the desk opens first. */
export const eventId = process.env.SANITY_STUDIO_EVENT_ID ?? '';
/** The store of pictures and films: `sanity` (default) or `cloudinary`. */
export const assetStore =
  ASSET_STORES.find((store) => store === process.env.SANITY_STUDIO_ASSETS) ?? ASSET_STORES[0];
/** The languages that editors write in, such as `en,de`: `languages` of the event. By default there is one. */
export const languages = languagesOf({ languages: process.env.SANITY_STUDIO_LANGUAGES?.split(/[\s,]+/) });
