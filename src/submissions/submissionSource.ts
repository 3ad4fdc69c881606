import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';

/** The backend of the site's environment variables. */
export type SubmissionSource = Pick<SiteEnvironment, 'supabaseUrl' | 'supabaseAnonKey' | 'turnstileSiteKey'>;

/** What the store hands to every thunk, and so to the mutations. */
export interface SubmissionExtra {
  submissionSource: SubmissionSource;
}
