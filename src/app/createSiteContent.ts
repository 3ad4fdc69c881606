import { contentSourceOf } from '#api/content/contentSource.ts';
import { createResultCache } from '#api/content/discovery/resultCache.ts';
import type { SiteContent } from '#api/content/discovery/siteContent.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';

/** Enough for what many pages share and for the documents that were prefetched. */
const MOST_RESULTS = 1000;

/**
 * @param servicesOrigin the origin of the embedded services: content comes from there unless the environment names
 *   another service.
 * @param options.isExport whether the pages are for another host: then their public origin is known from the environment
 *   only, and all of them share one result of each query.
 */
export function createSiteContent(
  environment: SiteEnvironment,
  servicesOrigin: string,
  { isExport }: { isExport: boolean },
): SiteContent {
  return {
    contentSource: contentSourceOf(environment, servicesOrigin),
    origin: environment.siteUrl ?? (isExport ? undefined : servicesOrigin),
    results: isExport ? createResultCache(MOST_RESULTS) : undefined,
  };
}
