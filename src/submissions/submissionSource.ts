import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';

/** The backend that the site's environment variables name. */
export type SubmissionSource = Pick<SiteEnvironment, 'supabaseUrl' | 'supabaseAnonKey' | 'turnstileSiteKey'>;

/** Passed to every thunk by the store, and so to the mutations. */
export interface SubmissionExtra {
  submissionSource: SubmissionSource;
}
