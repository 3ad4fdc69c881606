import { createSiteContent } from '#app/createSiteContent.ts';
import { checkContent } from '#app/content-check/checkContent.ts';
import { offlineChunks } from '#app/offlineChunks.ts';
import { pageParams } from '#app/url-sync/urlStates.ts';
import { readForExport } from '#app/readForExport.ts';
import { renderNotFound } from '#app/renderNotFound.ts';
import { type RenderedSite, renderSite } from '#app/renderSite.tsx';
import { siteQueries } from '#app/siteQueries.ts';
import { siteAddresses } from '#app/siteAddresses.ts';
import { siteNews } from '#app/siteNews.ts';
import { UnreadableContent } from '#lib/errors/unreadableContent.ts';
import { documentAttributes } from '#lib/rendering/documentAttributes.ts';
import { addMessages } from '#lib/i18n/catalogues.ts';
import { messagesTag } from '#lib/i18n/chunkMessages.ts';
import { baseOf, languageOf, languagesOf } from '#lib/i18n/pageLanguage.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { withContentFiles } from '#lib/rendering/contentFiles.ts';
import { pageAddress } from '#lib/rendering/pageAddress.ts';
import {
  type Generation,
  type RenderPage,
  fillTemplate,
  withAttributes,
  withNoScript,
} from '#lib/rendering/renderedPage.ts';
import { LINK_PREVIEW_PATH, type LinkPreviewPicture } from '#lib/link-preview/card.ts';
import { withLinkPreviewTags } from '#lib/link-preview/tags.ts';
import type { CreateRenderer } from '#lib/rendering/renderer.ts';

/** The site's environment variables at build time. */
declare const SITE_ENVIRONMENT: SiteEnvironment;

type Content = ReturnType<typeof createSiteContent>;

/** Chunks of every screen, in addition to the entry. */
const EVERYWHERE = ['site', 'footer'];
/** Preloads in the template that only a page without content needs: a rendered page has its styles inline. */
const PRELOADS = /<link rel="preload" href="[^"]*" as="(?:script|style)"\/?>/g;
const STYLE_LINKS = /<link href="([^"]*)" rel="stylesheet"\/?>/g;

/** For the service worker, which stores pages by address. */
export { offlineChunks, pageParams };
/** For `npm run content:check`. */
export { checkContent };

export const createRenderer: CreateRenderer = (options) => {
  const { template, chunkFiles, styleSheets, messageFiles, origin, isExport = false, onResult } = options;
  for (const [language, { chunks }] of Object.entries(messageFiles))
    for (const messages of Object.values(chunks)) addMessages(language, messages);
  const own = onResult ? withContentFiles(template) : template;
  const page = own.replace(PRELOADS, '').replace(STYLE_LINKS, (_, path: string) => styleTag(path));
  let shared: { id: string; content: Content } | undefined;

  /** Pages of one generation share results; an export is one generation. Any other page executes its own queries. */
  function content(generation: Generation | undefined = isExport ? { id: 'export' } : undefined): Content {
    if (generation && shared?.id === generation.id) return shared.content;
    const made = createSiteContent(SITE_ENVIRONMENT, origin(), {
      isExport,
      isShared: generation !== undefined,
      lastLiveEventId: generation?.lastLiveEventId,
      onResult,
    });
    if (generation) shared = { id: generation.id, content: made };
    return made;
  }

  /** Inline, so that the page paints without another request. `data-href` keeps webpack from loading the file again. */
  function styleTag(path: string): string {
    const text = styleSheets[path];
    return text === undefined
      ? `<link rel="stylesheet" href="${path}">`
      : `<style data-href="${path}">${text}</style>`;
  }

  /** The festival of the last page. */
  let festival: RenderedSite['event'];

  /** The files of these chunks that the template does not load yet. */
  function filesOf(chunks: readonly string[]): string[] {
    const files = new Set([...EVERYWHERE, ...chunks].flatMap((chunk) => chunkFiles[chunk] ?? []));
    return [...files].filter((file) => !page.includes(file));
  }

  /** At the end of the page, so that what the visitor sees first has the network first. */
  function scriptTag(path: string): string {
    return `<link rel="preload" href="${path}" as="script" fetchpriority="low">`;
  }

  /** Tells a page in another language than English where its texts are, and preloads those of its chunks. */
  function messageTags(language: string, scripts: readonly string[]): string {
    const files = messageFiles[language];
    if (!files) return '';
    const names = Object.keys(files.chunks);
    const needed = names.filter((name) => scripts.some((script) => script.startsWith(`/assets/${name}.`)));
    return [
      messagesTag(language, files.folder, names),
      ...needed.map(
        (name) => `<link rel="preload" href="${files.folder}${name}.json" as="fetch" crossorigin>`,
      ),
    ].join('');
  }

  /** For a page that the browser renders at any address. */
  function allMessageTags(event: RenderedSite['event']): string {
    return languagesOf(event ?? {})
      .map((language) => messageTags(baseOf(language), []))
      .join('');
  }

  /** The URL of a page's picture: a server draws it by address, in an export it is a file. */
  function imageOf({ name }: LinkPreviewPicture, address: string): string {
    const path = `${content().origin ?? ''}${LINK_PREVIEW_PATH}/${name}.jpg`;
    return isExport ? path : `${path}?page=${encodeURIComponent(address)}`;
  }

  const render: RenderPage = async (address, generation) => {
    try {
      return await renderPage(address, generation);
    } catch (error) {
      if (error instanceof UnreadableContent) return { status: 503, reason: error.reason, html: '' };
      throw error;
    }
  };

  const renderPage: RenderPage = async (address, generation) => {
    const site = await renderSite(address, content(generation));
    const { status, tags, attributes, body, chunks, lateChunks, state, offsets, linkPreview } = site;
    festival = site.event ?? festival;
    if (status === 301) return { status: 301, location: site.address, html: '' };
    const styles = filesOf([...chunks, ...lateChunks]).filter(isStyleSheet);
    const scripts = filesOf(chunks).filter((file) => !isStyleSheet(file));
    const head = linkPreview
      ? withLinkPreviewTags(site.head, {
          ...linkPreview,
          alt: linkPreview.card.title,
          image: imageOf(linkPreview, site.address),
        })
      : site.head;
    const html = fillTemplate(page, {
      attributes,
      head:
        messageTags(baseOf(attributes.html.lang), scripts) +
        // In an export it is also the page that service workers show at addresses that are not stored.
        (isExport && site.address === '/' ? allMessageTags(site.event) : '') +
        styles.map(styleTag).join('') +
        head,
      body,
      end: scripts.map(scriptTag).join(''),
      data: { address: site.address, state, offsets },
    });
    return { status, tags, linkPreview, html };
  };

  async function pageWithoutFile(): Promise<string> {
    const { attributes, event, body, chunks } = await renderNotFound(content());
    const styles = filesOf(chunks).filter(isStyleSheet).map(styleTag);
    return withNoScript(
      own.replace('</head>', `${allMessageTags(event)}</head>`),
      attributes,
      styles.join('') + body,
    );
  }

  return {
    render,
    pageWithoutFile,
    readForExport: () => readForExport(content()),
    publicOrigin: () => content().origin,
    addresses: () => siteAddresses(content()),
    news: () => siteNews(content()),
    queries: siteQueries,
    withFestivalLook(html, pathname) {
      if (!festival) return html;
      const { language } = languageOf(pathname, languagesOf(festival));
      const page = html.replace('</head>', `${allMessageTags(festival)}</head>`);
      return withAttributes(page, documentAttributes(festival, language));
    },
    pageAddress: (address) => pageAddress(address, pageParams),
  };
};

function isStyleSheet(file: string): boolean {
  return file.endsWith('.css');
}
