import type { RenderPage } from '../../lib/rendering/renderedPage';
import { createContentService } from './content/contentService';
import { type DatasetStore, derivedFrom } from './dataset/datasetStore';
import type { Handler } from './http/listen';
import { indexAssets } from './media/assetIndex';
import { createMediaService } from './media/mediaService';
import { createRenderedPages } from './site/renderedPages';
import { createSiteService } from './site/siteService';

/**
 * All embedded services behind one handler.
 *
 * @param options.distDir the built site; left out where something else serves it
 * @param options.backend where forms go; left out where none are sent
 * @param options.render renders the site's addresses; left out where the browser is to do it
 * @param options.filesDir pictures and videos that exist as files
 * @throws Error when `distDir` holds no site
 */
export function createServices(options: {
  dataset: DatasetStore;
  backend?: Handler;
  distDir?: string;
  render?: RenderPage;
  filesDir?: string;
}): Handler {
  const { dataset, backend = nothingHere, distDir, render, filesDir } = options;
  const content = createContentService({ store: dataset });
  const media = createMediaService({ assets: derivedFrom(dataset, indexAssets), filesDir });
  const pageAt = render && createRenderedPages({ render, version: () => dataset.current().version });
  const site = distDir === undefined ? nothingHere : createSiteService(distDir, pageAt);

  /** Who answers which paths; the first that fits. */
  const services: [RegExp, Handler][] = [
    [/^\/v(1|X|\d{4}-\d{2}-\d{2})\//, content],
    [/^\/media\//, media],
    [/^\/(rest|functions|storage)\/v1\//, backend],
    [/^\//, site],
  ];

  return async function answer(request, clientAddress) {
    const { pathname } = new URL(request.url);
    const [, service = nothingHere] = services.find(([paths]) => paths.test(pathname)) ?? [];
    try {
      return await service(request, clientAddress);
    } catch (error) {
      console.error(`${request.method} ${pathname} failed:`, error);
      return Response.json(
        { statusCode: 500, error: 'Internal Server Error', message: 'The request could not be answered.' },
        { status: 500, headers: { 'cache-control': 'no-store' } },
      );
    }
  };
}

async function nothingHere(): Promise<Response> {
  return Response.json({ statusCode: 404, error: 'Not Found', message: 'Nothing here.' }, { status: 404 });
}
