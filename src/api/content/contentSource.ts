import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';

/** The content service and the event of a store. */
export interface ContentSource {
  /** Undefined for a service without projects, such as the embedded one. */
  projectId: string | undefined;
  dataset: string;
  apiVersion: string;
  /** Undefined for the hosted service's own host. */
  apiHost: string | undefined;
  readToken: string | undefined;
  eventId: string;
}

/**
 * The content source of the site's environment variables.
 *
 * @param siteOrigin the origin of the embedded content service, which is used where no project is set.
 */
export function contentSourceOf(environment: SiteEnvironment, siteOrigin: string): ContentSource {
  const { sanityProjectId, apiHost, ...rest } = environment;
  return {
    ...rest,
    projectId: sanityProjectId,
    apiHost: apiHost ?? (sanityProjectId === undefined ? siteOrigin : undefined),
  };
}
