import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import type { LinkPreviewCard } from '#lib/link-preview/card.ts';
import { mediaAddress } from '#lib/media/asset.ts';
import { matchesEtag } from '#lib/network/matchesEtag.ts';
import type { Renderer } from '#lib/rendering/renderer.ts';
import { plainText } from '../responses.ts';
import { type SiteFiles, fileHeaders } from '../site/siteFiles.ts';
import { createSiteHandler } from '../site/siteHandler.ts';
import { createPlainBody } from './plainBody.ts';

/** What the build knows of the site. */
export interface SiteBuild {
  /** The variables of the build, with those that are unknown in the page. */
  environment: SiteEnvironment;
  version: string;
  /** The built `index.html`. */
  index: string;
  ownRobots: string;
  /** The hash sources of the style sheets that pages contain. */
  pageStyles: readonly string[];
  /** The ETags of all files by path. */
  etags: Readonly<Record<string, string>>;
}

/** What Cloudflare provides. */
interface Platform {
  /** Fetches a file of the site. */
  fetchFile(request: Request): Promise<Response>;
  /** Lets work go on when its request has been answered, for up to half a minute. */
  waitUntil(work: Promise<unknown>): void;
}

/** After this time Cloudflare ends what a request has begun, and others might wait for it. Milliseconds. */
const DEADLINE_MS = 25_000;

/** The page server as a Cloudflare Worker, in front of hosted services. */
export function createWorker(
  renderer: Renderer,
  build: SiteBuild,
  platform: Platform,
): (request: Request) => Promise<Response> {
  const site = createSiteHandler({
    ...build,
    files: siteFiles(build, platform),
    renderer,
    sendPicture,
    pageSettings: {
      createBody: createPlainBody,
      content: { version: () => '' },
      keepRunning(work) {
        const ended = inTime(work);
        platform.waitUntil(ended.catch(() => undefined));
        return ended;
      },
    },
  });

  return async function respond({ url, method, headers }) {
    // Without the signal: a client that disconnects must not end work that others wait for.
    const request = new Request(url, { method, headers });
    const response = site.handle(request, headers.get('cf-connecting-ip') ?? undefined);
    platform.waitUntil(response);
    return asItIs(await response);
  };
}

function siteFiles({ index, etags }: SiteBuild, { fetchFile }: Platform): SiteFiles {
  return {
    index,
    has: (path) => Object.hasOwn(etags, path),
    async send(request, path) {
      const headers = fileHeaders(path, etags[path] ?? '');
      if (matchesEtag(request, headers.etag ?? '')) return new Response(null, { status: 304, headers });
      const { body, headers: own } = await fetchFile(new Request(new URL(encodeURI(path), request.url)));
      const length = own.get('content-length');
      if (length !== null) headers['content-length'] = length;
      return new Response(request.method === 'HEAD' ? null : body, { headers });
    },
  };
}

/** Nothing is drawn on a Worker: the image service has the picture of the page, without its texts. */
function sendPicture(_request: Request, { pictures: [first], backdrop }: LinkPreviewCard): Response {
  const location = mediaAddress(first ?? backdrop ?? '');
  return location === undefined
    ? plainText(404, 'No such picture')
    : plainText(302, 'The image service has the picture', { Location: location });
}

/** Rejects if the work takes too long. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), DEADLINE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The runtime would compress a body with this header once more. */
function asItIs(response: Response): Response {
  if (!response.headers.has('content-encoding')) return response;
  const { body, status, headers } = response;
  const init: ResponseInit & { encodeBody: 'manual' } = { status, headers, encodeBody: 'manual' };
  return new Response(body, init);
}
