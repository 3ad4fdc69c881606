import type { SiteEnvironment } from '../../lib/environment/siteEnvironment';

/** Where forms are sent to. */
export interface SubmissionSource {
  /** The backend's origin, such as `https://abc.supabase.co`. */
  url: string;
  /** The key of the anonymous role; no secret. */
  anonKey: string;
}

/** What the store hands to every thunk, and so to the mutations. */
export interface SubmissionExtra {
  submissionSource: SubmissionSource;
}

/**
 * The backend that the site's variables name.
 *
 * @param siteOrigin where the embedded backend answers when none is named.
 */
export function submissionSourceOf(
  { supabaseUrl, supabaseAnonKey }: SiteEnvironment,
  siteOrigin: string,
): SubmissionSource {
  return { url: supabaseUrl ?? siteOrigin, anonKey: supabaseAnonKey };
}
