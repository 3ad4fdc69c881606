import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';

/** The content service and the event of a store. */
export interface ContentSource {
  /** Undefined for a service that has no projects, such as the embedded one. */
  projectId: string | undefined;
  dataset: string;
  apiVersion: string;
  /** Undefined for the default host of the hosted service. */
  apiHost: string | undefined;
  readToken: string | undefined;
  eventId: string;
  /** Whether drafts are shown instead of published documents. Default: false. */
  showsDrafts?: boolean;
  /** Replaces the content service. Sanity Studio sets it for a page in its frame. */
  query?: QueryStudio;
}

/** Resolves to the result of a query; rejects when the signal aborts. */
export type QueryStudio = (
  groq: string,
  params: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<unknown>;

/**
 * The content source of the site's environment variables.
 *
 * @param siteOrigin the origin of the embedded content service, which is used if no project is set.
 */
export function contentSourceOf(environment: SiteEnvironment, siteOrigin: string): ContentSource {
  const { sanityProjectId, apiHost, ...rest } = environment;
  return {
    ...rest,
    projectId: sanityProjectId,
    apiHost: apiHost ?? (sanityProjectId === undefined ? siteOrigin : undefined),
  };
}
