import { contentSourceOf } from '#api/content/contentSource.ts';
import { createResultCache } from '#api/content/discovery/resultCache.ts';
import type { SiteContent } from '#api/content/discovery/siteContent.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';

/** Enough for what many pages show and for the documents that were read ahead. */
const MOST_RESULTS = 1000;

/**
 * @param servicesOrigin where the embedded services answer: content comes from there, where the environment names no
 *   other place.
 * @param options.isExport the pages are for another host: nobody but the environment knows where the public will find
 *   them, and all of them show the content as it is now.
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
