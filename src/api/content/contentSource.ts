import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';

/** Which content service a store reads, and for which event. */
export interface ContentSource {
  /** Undefined: a service that needs no project, such as the embedded one. */
  projectId: string | undefined;
  dataset: string;
  apiVersion: string;
  /** Undefined: the hosted service's own host. */
  apiHost: string | undefined;
  readToken: string | undefined;
  eventId: string;
}

/**
 * The content source that the site's variables name.
 *
 * @param siteOrigin where the embedded content service answers when no project is set.
 */
export function contentSourceOf(environment: SiteEnvironment, siteOrigin: string): ContentSource {
  const { sanityProjectId, apiHost, ...rest } = environment;
  return {
    ...rest,
    projectId: sanityProjectId,
    apiHost: apiHost ?? (sanityProjectId === undefined ? siteOrigin : undefined),
  };
}
