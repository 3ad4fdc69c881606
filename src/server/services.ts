import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderPage } from '#lib/rendering/renderedPage.ts';
import type { Renderer } from '#lib/rendering/renderer.ts';
import { type SiteEnvironment, readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { ANY_CONTENT, tagHeaders } from '#lib/network/sharedCache.ts';
import { securityHeaders } from '#lib/security/securityHeaders.ts';
import { ROOT } from '#build/paths.ts';
import { hashSources, readStyleSheets } from '#build/styleSheets.ts';
import { createCalendarService } from './calendar/calendarService.ts';
import { createContentService } from './content/contentService.ts';
import { createListenService } from './content/listener/listenService.ts';
import { type Evaluate, evaluateQuery } from './content/evaluateQuery.ts';
import { createLiveEventsService } from './content/liveEventsService.ts';
import type { SiteQueries } from './content/siteQueries.ts';
import { type StaleContent, createSyncTags } from './content/syncTags.ts';
import { type DatasetStore, derivedFrom } from './dataset/datasetStore.ts';
import type { MaySeeDrafts } from './draftAccess.ts';
import { type BackendChecks, createHealthService } from './healthService.ts';
import type { Handler } from './http/listen.ts';
import { logFailure } from './http/logFailure.ts';
import { BusyError } from './http/workQueue.ts';
import { createAssetService } from './assets/assetService.ts';
import { indexImageUses } from './assets/imageSections.ts';
import { indexAssets } from './media/assetIndex.ts';
import { createMediaService } from './media/mediaService.ts';
import { createPictureQueue } from './media/pictureQueue.ts';
import { createPictureLoader } from './link-preview/loadPicture.ts';
import { createLinkPreviewService } from './link-preview/linkPreviewService.ts';
import type { Purge } from './site/createPurger.ts';
import { DISCOVERY_PATHS, createDiscoveryService } from './site/discoveryService.ts';
import { inTurns } from './site/inTurns.ts';
import { addHeaders, busyResponse, failureResponse, notFound } from './responses.ts';
import { createRenderedPages } from './site/renderedPages.ts';
import { createSiteService } from './site/siteService.ts';

/**
 * For content and media that other sites may load. If one is opened as a document, nothing in it may run, because it
 * has the origin of the site. The browser needs inline styles to centre a picture or film in a tab.
 */
const RESOURCE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * All embedded services behind one handler. It also handles errors that they throw: 503 for a full queue, otherwise 500.
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
    backend = notFound,
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
  const content = dataset
    ? createContentService({ store: dataset, evaluate, syncTags, maySeeDrafts })
    : notFound;
  const liveEvents = syncTags ? createLiveEventsService(syncTags) : notFound;
  const listener = dataset
    ? createListenService({ store: dataset, evaluate, isOwn: siteQueries?.isOwnListener, maySeeDrafts })
    : notFound;
  const media = dataset
    ? createMediaService({ assets: derivedFrom(dataset, indexAssets), filesDir, pictureOf })
    : notFound;
  const assets =
    dataset && assetsDir !== undefined
      ? createAssetService({
          current: dataset.current,
          uses: derivedFrom(dataset, indexImageUses),
          folder: assetsDir,
          pictureOf,
        })
      : notFound;
  let lastLiveEventId: string | undefined;
  const contentVersion = {
    version: () => dataset?.current().version ?? '',
    lastLiveEventId: () => lastLiveEventId,
  };
  const pages = renderer && {
    addressOf: renderer.pageAddress,
    withFestivalLook: renderer.withFestivalLook,
    ...createRenderedPages({ render: inTurns(renderer.render), renderSearch, content: contentVersion }),
  };
  const site =
    distDir === undefined
      ? notFound
      : createSiteService(distDir, pages, {
          maySeeDrafts: dataset && maySeeDrafts,
          sendsTags: purge !== undefined,
        });
  const share = pages
    ? createLinkPreviewService({
        ...pages,
        sendsTags: purge !== undefined,
        pictureOf,
        load: createPictureLoader(loadLocal),
      })
    : notFound;
  const discovery =
    distDir === undefined || renderer === undefined
      ? undefined
      : createDiscoveryService({
          renderer,
          ownRobots: readText(join(distDir, 'robots.txt')),
          content: contentVersion,
        });
  const calendars = createCalendarService({
    dataset,
    evaluate,
    environment,
    lastLiveEventId: contentVersion.lastLiveEventId,
    origin: () => renderer?.publicOrigin() ?? environment.siteUrl,
  });
  const health = createHealthService({
    version: readVersion(),
    hasContent: dataset !== undefined,
    checks,
  });
  const siteHeaders = securityHeaders(environment);
  // Only pages list the hashes of inlined style sheets: the list is too long to send with every file.
  const pageHeaders =
    distDir === undefined
      ? siteHeaders
      : securityHeaders(environment, hashSources(Object.values(readStyleSheets(distDir))));

  followContent?.(({ id, tags }) => {
    lastLiveEventId = id ?? lastLiveEventId;
    pages?.dropStale(tags);
    discovery?.dropStale(tags);
    purge?.(tags && [...tags, ANY_CONTENT]);
  });
  if (syncTags && purge) {
    // It may have pages of an older version of the site.
    purge(undefined);
    syncTags.subscribe(({ tags }) => purge(tags));
    dataset.subscribe(() => purge([ANY_CONTENT]));
  }

  /** Routes in order of precedence, each with its default headers. */
  const services: [RegExp, Handler, Record<string, string>][] = [
    [/^\/v(1|X|\d{4}-\d{2}-\d{2})\/data\/listen\/production$/, listener, RESOURCE_HEADERS],
    [/^\/v(1|X|\d{4}-\d{2}-\d{2})\/data\/live\/events\/production$/, liveEvents, RESOURCE_HEADERS],
    [/^\/v(1|X|\d{4}-\d{2}-\d{2})\//, content, RESOURCE_HEADERS],
    [/^\/media\//, media, RESOURCE_HEADERS],
    [/^\/share\//, share, RESOURCE_HEADERS],
    [/^\/(images|files)\/[^/]+\/[^/]+\//, assets, RESOURCE_HEADERS],
    [/^\/(rest|auth|functions|storage)\/v1\//, backend, RESOURCE_HEADERS],
    [/^(\/[a-z]{2,3}(-[\w-]+)?)?\/calendar\//, calendars, RESOURCE_HEADERS],
    [DISCOVERY_PATHS, discovery?.handle ?? site, siteHeaders],
    [/^\/healthz$/, health, RESOURCE_HEADERS],
    [/^\//, site, siteHeaders],
  ];

  /** Loads pictures from the embedded services. */
  function loadLocal(request: Request): Promise<Response> {
    return (/^\/media\//.test(new URL(request.url).pathname) ? media : assets)(request);
  }

  return async function handle(request, clientAddress) {
    const { pathname } = new URL(request.url);
    const match = services.find(([paths]) => paths.test(pathname));
    const [, service = notFound, headers = siteHeaders] = match ?? [];
    try {
      const response = await service(request, clientAddress);
      // Pages and their pictures name their own tags.
      if (purge && response.headers.has('cdn-cache-control')) addHeaders(response, tagHeaders([ANY_CONTENT]));
      return addHeaders(response, service === site && isPage(response) ? pageHeaders : headers);
    } catch (error) {
      // Aborted because the client has disconnected: no one reads this response.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      logFailure(`${request.method} ${pathname} failed:`, error);
      return addHeaders(error instanceof BusyError ? busyResponse(request) : failureResponse(), headers);
    }
  };
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return version;
}

function readText(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
