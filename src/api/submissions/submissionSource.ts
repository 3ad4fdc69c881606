import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';

/** Where forms are sent to, as the site's variables say. */
export type SubmissionSource = Pick<SiteEnvironment, 'supabaseUrl' | 'supabaseAnonKey' | 'turnstileSiteKey'>;

/** What the store hands to every thunk, and so to the mutations. */
export interface SubmissionExtra {
  submissionSource: SubmissionSource;
}
