import { join } from 'node:path';
import { build } from 'esbuild';
import type { FrameLocator, Page } from 'playwright-core';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import type { DatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { sourceMapOf } from './sourceMap.ts';

/** The variables of a site whose content is in a Sanity project. */
export const PROJECT = { SANITY_PROJECT_ID: 'abcd1234', SANITY_DATASET: 'production' };

/** Serves a stand-in for a Studio's Presentation tool. */
export async function startStudio(port: number): Promise<Listener> {
  const entryPoints = [join(__dirname, 'standIn.ts')];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false });
  const script = outputFiles[0]?.text ?? '';
  return listen({
    port,
    async handler({ url }) {
      const { pathname, searchParams } = new URL(url);
      if (pathname === '/stand-in.js')
        return new Response(script, { headers: { 'content-type': 'text/javascript' } });
      const frame = `<iframe data-src="${searchParams.get('site')}" width="1200" height="700"></iframe>`;
      return new Response(`<!doctype html>${frame}<script src="/stand-in.js"></script>`, {
        headers: { 'content-type': 'text/html' },
      });
    },
  });
}

/**
 * Opens a Studio around a page of the site.
 *
 * @param options.site the origin of the site, whose embedded service replaces the project's published content
 * @param options.drafts the documents that the Studio shows
 * @returns the frame with the page
 */
export async function openInStudio(
  page: Page,
  {
    studio,
    site,
    address,
    drafts,
  }: { studio: string | undefined; site: string; address: string; drafts: DatasetStore },
): Promise<FrameLocator> {
  await page.route(/^https:.*sanity\.io/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${site}${pathname}${search}` }).catch(() => undefined);
    const headers = { ...response?.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers }).catch(() => undefined);
  });
  await page.exposeFunction('executeQuery', (query: string, params: Record<string, unknown>) => {
    const documents = drafts.current().drafts;
    const result: unknown = JSON.parse(evaluateQuery(documents, { query, params }));
    return { result, resultSourceMap: sourceMapOf(result, documents.documents) };
  });
  await page.goto(`${studio}/?${new URLSearchParams({ site: site + address })}`);
  return page.frameLocator('iframe');
}
