import type { RenderPage } from '#lib/rendering/renderedPage.ts';
import type { Renderer } from '#lib/rendering/renderer.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { ANY_CONTENT, tagHeaders } from '#lib/network/sharedCache.ts';
import { securityHeaders } from '#lib/security/securityHeaders.ts';
import type { CalendarContext } from '#supabase/functions/calendar/calendars.ts';
import { fetchContent } from '#supabase/functions/_shared/fetchContent.ts';
import { createCalendarHandler } from '#supabase/functions/calendar/handler.ts';
import type { MaySeeDrafts } from '../draftAccess.ts';
import { type BackendChecks, createHealthService } from '../healthService.ts';
import type { Handler } from '../http/listen.ts';
import { logFailure } from '../http/logFailure.ts';
import { BusyError } from '../http/workQueue.ts';
import { type SendPicture, createLinkPreviewService } from '../link-preview/linkPreviewService.ts';
import { addHeaders, busyResponse, failureResponse, notFound } from '../responses.ts';
import { DISCOVERY_PATHS, createDiscoveryService } from './discoveryService.ts';
import { type PageSettings, createRenderedPages } from './renderedPages.ts';
import type { SiteFiles } from './siteFiles.ts';
import { createSiteService } from './siteService.ts';

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

/** For responses that do not say whether they may be kept: some caches would keep them, also what a key has unlocked. */
const NOT_KEPT = { 'cache-control': 'no-store' };

/** The services that only a Node server has, in the place of hosted ones. */
interface EmbeddedHandlers {
  content: Handler;
  listener: Handler;
  liveEvents: Handler;
  media: Handler;
  assets: Handler;
  backend: Handler;
}

/**
 * The whole site behind one handler, in any runtime that has the web's standards. It also handles errors that are thrown:
 * 503 for a full queue, otherwise 500.
 *
 * @param options.environment the variables that the site was built with
 * @param options.version of the program
 * @param options.files the built site (default: none is served)
 * @param options.pageStyles the hash sources of the style sheets that pages contain
 * @param options.ownRobots the owner's `robots.txt` (default: there is none)
 * @param options.renderer renders and lists the pages (default: browsers render them)
 * @param options.render renders the pages (default: `renderer` does)
 * @param options.renderSearch renders addresses with a query string (default: `render` does)
 * @param options.sendPicture sends the pictures for link previews
 * @param options.executeCalendarQuery reads the content of calendars (default: from the service that the environment
 *   names)
 * @param options.pageSettings what the runtime gives to rendered pages
 * @param options.embedded services that are not hosted elsewhere (default: none)
 * @param options.checks whether the embedded backend can store forms
 * @param options.maySeeDrafts who sees drafts (default: nobody)
 * @param options.sendsTags whether pages name their sync tags
 * @returns also `dropStale`, as of pages
 */
export function createSiteHandler(options: {
  environment: SiteEnvironment;
  version: string;
  files?: SiteFiles | undefined;
  pageStyles?: readonly string[];
  ownRobots?: string;
  renderer?: Renderer | undefined;
  render?: RenderPage | undefined;
  renderSearch?: RenderPage | undefined;
  sendPicture: SendPicture;
  executeCalendarQuery?: CalendarContext['execute'] | undefined;
  pageSettings: PageSettings;
  embedded?: Partial<EmbeddedHandlers>;
  checks?: BackendChecks | undefined;
  maySeeDrafts?: MaySeeDrafts | undefined;
  sendsTags?: boolean;
}): { handle: Handler; dropStale(tags: readonly string[] | undefined): void } {
  const { environment, version, files, pageStyles, ownRobots = '', renderer, pageSettings } = options;
  const { render = renderer?.render, renderSearch, sendPicture, maySeeDrafts, sendsTags } = options;
  const { embedded = {}, checks } = options;
  const { content, listener, liveEvents, media, assets, backend } = embedded;
  const pages = renderer &&
    render && {
      addressOf: renderer.pageAddress,
      withFestivalLook: renderer.withFestivalLook,
      createBody: pageSettings.createBody,
      ...createRenderedPages({ ...pageSettings, render, renderSearch }),
    };
  const site = files ? createSiteService(files, pages, { maySeeDrafts, sendsTags }) : notFound;
  const share = pages ? createLinkPreviewService({ ...pages, sendsTags, sendPicture }) : notFound;
  const discovery =
    files && renderer ? createDiscoveryService({ ...pageSettings, renderer, ownRobots }) : undefined;
  const calendars = createCalendarHandler(
    {
      execute: options.executeCalendarQuery ?? fetchCalendarQuery,
      eventId: environment.eventId,
      origin: () => renderer?.publicOrigin() ?? environment.siteUrl,
    },
    logFailure,
  );
  const health = createHealthService({ version, hasContent: content !== undefined, checks });
  const siteHeaders = securityHeaders(environment);
  // Only pages list the hashes of inlined style sheets: the list is too long to send with every file.
  const pageHeaders = securityHeaders(environment, pageStyles);

  /** Routes in order of precedence, each with its default headers. */
  const services: [RegExp, Handler | undefined, Record<string, string>][] = [
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

  function fetchCalendarQuery(groq: string, params: { eventId: string }): Promise<unknown> {
    const lastLiveEventId = pageSettings.content.lastLiveEventId?.();
    return fetchContent({ ...environment, lastLiveEventId }, groq, params);
  }

  return {
    async handle(request, clientAddress) {
      const { pathname } = new URL(request.url);
      const match = services.find(([paths]) => paths.test(pathname));
      const [, service = notFound, headers = siteHeaders] = match ?? [];
      try {
        const response = await service(request, clientAddress);
        // Pages and their pictures name their own tags.
        if (sendsTags && response.headers.has('cdn-cache-control'))
          addHeaders(response, tagHeaders([ANY_CONTENT]));
        const ownHeaders = service === site && isPage(response) ? pageHeaders : headers;
        return addHeaders(response, { ...NOT_KEPT, ...ownHeaders });
      } catch (error) {
        // Aborted because the client has disconnected: no one reads this response.
        if (request.signal.aborted) return new Response(null, { status: 499 });
        logFailure(`${request.method} ${pathname} failed:`, error);
        return addHeaders(error instanceof BusyError ? busyResponse(request) : failureResponse(), headers);
      }
    },
    dropStale(tags) {
      pages?.dropStale(tags);
      discovery?.dropStale(tags);
    },
  };
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}
