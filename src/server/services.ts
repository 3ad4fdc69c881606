import type { RenderPage } from '#lib/rendering/renderedPage.ts';
import type { Renderer } from '#lib/rendering/renderer.ts';
import { type SiteEnvironment, readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { ANY_CONTENT } from '#lib/network/sharedCache.ts';
import { executeCalendarQuery } from './calendar/executeCalendarQuery.ts';
import { createContentService } from './content/contentService.ts';
import { createListenService } from './content/listener/listenService.ts';
import { type Evaluate, evaluateQuery } from './content/evaluateQuery.ts';
import { createLiveEventsService } from './content/liveEventsService.ts';
import type { SiteQueries } from './content/siteQueries.ts';
import { type StaleContent, createSyncTags } from './content/syncTags.ts';
import { type DatasetStore, derivedFrom } from './dataset/datasetStore.ts';
import type { MaySeeDrafts } from './draftAccess.ts';
import type { BackendChecks } from './healthService.ts';
import type { Handler } from './http/listen.ts';
import { createAssetService } from './assets/assetService.ts';
import { indexImageUses } from './assets/imageSections.ts';
import { indexAssets } from './media/assetIndex.ts';
import { createMediaService } from './media/mediaService.ts';
import { createPictureQueue } from './media/pictureQueue.ts';
import { createResponseBody } from './http/responseBody.ts';
import { sendDrawnPicture } from './link-preview/sendDrawnPicture.ts';
import { createPictureLoader } from './link-preview/loadPicture.ts';
import type { Purge } from './site/createPurger.ts';
import { inTurns } from './site/inTurns.ts';
import { notFound } from './responses.ts';
import { readBuild, readVersion } from './site/readBuild.ts';
import { createSiteHandler } from './site/siteHandler.ts';

/**
 * The site and all embedded services behind one handler, on Node.
 *
 * @param options.dataset the content (default: content and pictures come from other services)
 * @param options.evaluate evaluates queries (default: in this thread)
 * @param options.siteQueries recognises the site's own queries (default: all queries count as others)
 * @param options.maySeeDrafts who sees the drafts that `dataset` keeps (default: nobody)
 * @param options.environment the variables that the site was built with (default: none set)
 * @param options.checks whether `backend` can store forms
 * @param options.distDir the built site (default: none is served)
 * @param options.backend handles forms (default: 404)
 * @param options.renderer renders and lists the pages (default: browsers render them)
 * @param options.renderSearch renders addresses with a query string (default: `renderer` does)
 * @param options.followContent calls back when content that comes from another service is out of date (default: pages
 *   are as old as a minute)
 * @param options.purge forgets pages in a shared cache (default: there is none that can be purged)
 * @param options.filesDir pictures and videos that exist as files
 * @param options.assetsDir the unpacked pictures and files of an export (default: there are none)
 * @throws Error when `distDir` holds no site
 */
export function createServices(options: {
  dataset?: DatasetStore;
  evaluate?: Evaluate;
  siteQueries?: SiteQueries | undefined;
  maySeeDrafts?: MaySeeDrafts;
  environment?: SiteEnvironment;
  backend?: Handler;
  checks?: BackendChecks | undefined;
  distDir?: string;
  renderer?: Renderer;
  renderSearch?: RenderPage | undefined;
  followContent?: ((onStale: (stale: StaleContent) => void) => void) | undefined;
  purge?: Purge | undefined;
  filesDir?: string;
  assetsDir?: string;
}): Handler {
  const {
    dataset,
    evaluate = evaluateQuery,
    siteQueries,
    maySeeDrafts,
    environment = readSiteEnvironment({}),
    backend,
    checks,
    distDir,
    renderer,
    renderSearch = renderer?.render,
    followContent,
    purge,
    filesDir,
    assetsDir,
  } = options;
  const pictureOf = createPictureQueue();
  const syncTags = dataset && createSyncTags(dataset, evaluate);
  const media =
    dataset && createMediaService({ assets: derivedFrom(dataset, indexAssets), filesDir, pictureOf });
  const assets =
    dataset && assetsDir !== undefined
      ? createAssetService({
          current: dataset.current,
          uses: derivedFrom(dataset, indexImageUses),
          folder: assetsDir,
          pictureOf,
        })
      : undefined;
  let lastLiveEventId: string | undefined;
  const site = createSiteHandler({
    environment,
    version: readVersion(),
    ...(distDir !== undefined && readBuild(distDir)),
    renderer,
    render: renderer && inTurns(renderer.render),
    renderSearch,
    sendPicture: sendDrawnPicture({ pictureOf, load: createPictureLoader(loadLocal) }),
    executeCalendarQuery: dataset && executeCalendarQuery(dataset, evaluate),
    pageSettings: {
      createBody: createResponseBody,
      content: {
        version: () => dataset?.current().version ?? '',
        lastLiveEventId: () => lastLiveEventId,
      },
    },
    embedded: {
      content: dataset && createContentService({ store: dataset, evaluate, syncTags, maySeeDrafts }),
      listener:
        dataset &&
        createListenService({ store: dataset, evaluate, isOwn: siteQueries?.isOwnListener, maySeeDrafts }),
      liveEvents: syncTags && createLiveEventsService(syncTags),
      media,
      assets,
      backend,
    },
    checks,
    maySeeDrafts: dataset && maySeeDrafts,
    sendsTags: purge !== undefined,
  });

  followContent?.(({ id, tags }) => {
    lastLiveEventId = id ?? lastLiveEventId;
    site.dropStale(tags);
    purge?.(tags && [...tags, ANY_CONTENT]);
  });
  if (syncTags && purge) {
    // It may have pages of an older version of the site.
    purge(undefined);
    syncTags.subscribe(({ tags }) => purge(tags));
    dataset.subscribe(() => purge([ANY_CONTENT]));
  }

  /** Loads pictures from the embedded services. */
  function loadLocal(request: Request): Promise<Response> {
    return ((/^\/media\//.test(new URL(request.url).pathname) ? media : assets) ?? notFound)(request);
  }

  return site.handle;
}
