import { contentSourceOf } from '#content/client/contentSource.ts';
import { type ReportResult, createResultCache } from '#content/discovery/resultCache.ts';
import type { SiteContent } from '#content/discovery/siteContent.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { contentFile } from '#lib/rendering/contentFiles.ts';
import type { ReportResultFile } from '#lib/rendering/renderer.ts';

/** For an export: room for the results that many pages share, and for prefetched documents. */
const MAX_EXPORT_RESULTS = 1000;
/** For a server: room for the results that all pages share, not for those of searches, whose number has no limit. */
const MAX_SERVER_RESULTS = 100;

/**
 * @param servicesOrigin the origin of the embedded services: content comes from there unless the environment names
 *   another service.
 * @param options.isExport whether the pages are for another host. Their public origin then comes from the environment
 *   only.
 * @param options.isShared whether several pages share one result of each query.
 * @param options.lastLiveEventId see `ContentSource`.
 * @param options.onResult see `CreateRenderer`.
 */
export function createSiteContent(
  environment: SiteEnvironment,
  servicesOrigin: string,
  {
    isExport,
    isShared = isExport,
    lastLiveEventId,
    onResult,
  }: {
    isExport: boolean;
    isShared?: boolean;
    lastLiveEventId?: string | undefined;
    onResult?: ReportResultFile | undefined;
  },
): SiteContent {
  const { eventId } = environment;
  const report: ReportResult = ({ groq, params }, result) =>
    onResult?.(contentFile(groq, { eventId, ...params }), result);
  return {
    contentSource: { ...contentSourceOf(environment, servicesOrigin), lastLiveEventId },
    origin: environment.siteUrl ?? (isExport ? undefined : servicesOrigin),
    results: isShared
      ? createResultCache(isExport ? MAX_EXPORT_RESULTS : MAX_SERVER_RESULTS, onResult && report)
      : undefined,
  };
}
