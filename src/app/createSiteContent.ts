import { contentSourceOf } from '#api/content/contentSource.ts';
import { type ReportResult, createResultCache } from '#api/content/discovery/resultCache.ts';
import type { SiteContent } from '#api/content/discovery/siteContent.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { contentFile } from '#lib/rendering/contentFiles.ts';
import type { ReportResultFile } from '#lib/rendering/renderer.ts';

/** Enough for what many pages share and for the documents that were prefetched. */
const MOST_RESULTS = 1000;

/**
 * @param servicesOrigin the origin of the embedded services: content comes from there unless the environment names
 *   another service.
 * @param options.isExport whether the pages are for another host: then their public origin is known from the environment
 *   only, and all of them share one result of each query.
 * @param options.onResult see `CreateRenderer`.
 */
export function createSiteContent(
  environment: SiteEnvironment,
  servicesOrigin: string,
  { isExport, onResult }: { isExport: boolean; onResult?: ReportResultFile | undefined },
): SiteContent {
  const { eventId } = environment;
  const report: ReportResult = ({ groq, params }, result) =>
    onResult?.(contentFile(groq, { eventId, ...params }), result);
  return {
    contentSource: contentSourceOf(environment, servicesOrigin),
    origin: environment.siteUrl ?? (isExport ? undefined : servicesOrigin),
    results: isExport ? createResultCache(MOST_RESULTS, onResult && report) : undefined,
  };
}
