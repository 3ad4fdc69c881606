import { type SiteContent, createSiteContent } from '../app/createSiteContent';
import { renderSite } from '../app/renderSite';
import { siteAddresses } from '../app/siteAddresses';
import { siteNews } from '../app/siteNews';
import type { SiteEnvironment } from '../lib/environment/siteEnvironment';
import { type RenderPage, fillTemplate } from '../lib/rendering/renderedPage';
import type { CreateRenderer } from '../lib/rendering/renderer';

/** The site's variables as they were at build time. */
declare const SITE_ENVIRONMENT: SiteEnvironment;

/** Chunks that every screen is made of, beside the entry. */
const EVERYWHERE = ['footer'];
/** What a page needs only when it asks for content, which a rendered one brings along. */
const SCRIPT_PRELOADS = /<link rel="preload" href="[^"]*" as="script"\/?>/g;

export const createRenderer: CreateRenderer = (options) => {
  const { template, chunkFiles, origin, isExport = false } = options;
  const page = template.replace(SCRIPT_PRELOADS, '');
  let shared: SiteContent | undefined;

  /** An export reads once what its pages share; a server reads anew for each page, also what has just failed. */
  function content(): SiteContent {
    const made = shared ?? createSiteContent(SITE_ENVIRONMENT, origin(), { isExport });
    if (isExport) shared = made;
    return made;
  }

  const render: RenderPage = async (address) => {
    const site = await renderSite(address, content());
    const { status, reason, head, body, chunks, state } = site;
    if (status === 301) return { status: 301, location: site.address, html: '' };
    const files = new Set([...chunks, ...EVERYWHERE].flatMap((chunk) => chunkFiles[chunk] ?? []));
    const tags = [...files].filter((file) => !page.includes(file)).map(tagFor);
    const html = fillTemplate(page, {
      head: tags.join('') + head,
      body,
      data: { address: site.address, state },
    });
    return { status, reason, html };
  };

  return {
    render,
    publicOrigin: () => content().origin,
    addresses: () => siteAddresses(content()),
    news: () => siteNews(content().contentSource),
  };
};

/** Styles are needed to show the page; scripts may wait for its pictures. */
function tagFor(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="${file}">`
    : `<link rel="preload" href="${file}" as="script" fetchpriority="low">`;
}
