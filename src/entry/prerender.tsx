import { renderSite } from '../app/renderSite';
import type { SiteEnvironment } from '../lib/environment/siteEnvironment';
import { type CreateRenderer, fillTemplate } from '../lib/rendering/renderedPage';

/** The site's variables as they were at build time. */
declare const SITE_ENVIRONMENT: SiteEnvironment;

/** Chunks that every screen is made of, beside the entry. */
const EVERYWHERE = ['footer'];
/** What a page needs only when it asks for content, which a rendered one brings along. */
const SCRIPT_PRELOADS = /<link rel="preload" href="[^"]*" as="script"\/?>/g;

export const createRenderer: CreateRenderer = (options) => {
  const { template, chunkFiles, origin } = options;
  const page = template.replace(SCRIPT_PRELOADS, '');
  const environment = SITE_ENVIRONMENT;

  return async function renderPage(address) {
    const site = await renderSite(address, { environment, origin: origin() });
    const { status, head, body, chunks, state } = site;
    if (status === 301) return { status: 301, location: site.address, html: '' };
    const files = new Set([...chunks, ...EVERYWHERE].flatMap((chunk) => chunkFiles[chunk] ?? []));
    const tags = [...files].filter((file) => !page.includes(file)).map(tagFor);
    const html = fillTemplate(page, {
      head: tags.join('') + head,
      body,
      data: { address: site.address, state },
    });
    return { status, html };
  };
};

/** Styles are needed to show the page; scripts may wait for its pictures. */
function tagFor(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="${file}">`
    : `<link rel="preload" href="${file}" as="script" fetchpriority="low">`;
}
