import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { NEWS_FEED_PATH } from '#content/post/newsFeed.ts';
import type { ContentAddress, Renderer } from '#lib/rendering/renderer.ts';
import { LINK_PREVIEW_PATH, type LinkPreviewCard } from '#lib/link-preview/card.ts';
import type { CalendarContext } from '#supabase/functions/calendar/calendars.ts';
import { writeNewsFeed } from '../discovery/writeNewsFeed.ts';
import { writeRobots } from '../discovery/writeRobots.ts';
import { writeSitemaps } from '../discovery/writeSitemaps.ts';
import type { ContentFiles } from './contentFiles.ts';
import { writeCalendars } from './writeCalendars.ts';
import { foldedFile, writeFileAt, writePage } from './pageFile.ts';
import { replaceFolder } from './replaceFolder.ts';
import { writeRedirects } from './writeRedirects.ts';

/** How many pages are rendered at the same time: one renders while another is written to disk. */
const CONCURRENCY = 4;
/** The client-rendered page of the build, and its compressed copies. */
const SHELL = /^index\.html(\.br|\.gz)?$/;

/** Draws a page's picture for link previews. */
type DrawPicture = (card: LinkPreviewCard) => Promise<{ bytes: Uint8Array }>;

export interface Exported {
  pages: number;
  /** Paths that cannot be file names: `404.html` renders them. */
  skipped: readonly string[];
  /** Pictures and films that the content names but does not contain. */
  missing: readonly string[];
  /** Why there are no calendars, if their content could not be read. */
  calendarFailure?: string | undefined;
}

/**
 * Writes the whole site as static files.
 *
 * @param options.siteFolder the built site, whose files are copied
 * @param options.folder target, replaced as a whole when the export is complete
 * @param options.calendars reads the content of calendars (default: no calendars)
 * @param options.content writes the results that browsers request as files (default: services send them)
 * @param options.drawPicture draws the pictures for link previews (default: none is written)
 * @param options.supabaseUrl the project that serves the calendars of picks, if any
 * @param options.signal cancels the export
 * @throws Error with a one-line message for the terminal; the target folder is then unchanged
 */
export function exportSite(options: {
  renderer: Renderer;
  siteFolder: string;
  folder: string;
  signal: AbortSignal;
  calendars?: CalendarContext;
  content?: ContentFiles;
  drawPicture?: DrawPicture;
  supabaseUrl?: string | undefined;
}): Promise<Exported> {
  const { renderer, siteFolder, folder, signal, calendars, content, drawPicture, supabaseUrl } = options;
  return replaceFolder(folder, async (unfinished) => {
    const news = await renderer.news();
    await cp(siteFolder, unfinished, {
      recursive: true,
      filter: (path) => !SHELL.test(relative(siteFolder, path)),
    });
    const write = (name: string, text: string) => writeFile(join(unfinished, name), text);
    const readOwn = (name: string) => readFile(join(unfinished, name), 'utf8').catch(() => '');
    const origin = renderer.publicOrigin();

    await write('404.html', hideFromSearch(await renderer.pageWithoutFile()));
    await write('robots.txt', writeRobots(await readOwn('robots.txt'), origin));
    for (const one of news) {
      await mkdir(join(unfinished, one.prefix), { recursive: true });
      await write(join(one.prefix, NEWS_FEED_PATH), await writeNewsFeed(one, origin));
    }
    const calendarFailure = calendars && (await writeCalendars(unfinished, calendars, signal));
    if (content) await renderer.readForExport();

    const results = await writePages(renderer, unfinished, signal, { drawPicture, content });
    const missing = (await content?.write(unfinished, signal)) ?? [];
    const written = results.filter(({ outcome }) => outcome === 'written');
    if (origin !== undefined)
      for (const [name, text] of writeSitemaps(written, origin)) await write(name, text);
    const redirects = writeRedirects(await readOwn('_redirects'), results, {
      supabaseUrl,
      prefixes: news.map(({ prefix }) => prefix),
    });
    if (redirects !== '') await write('_redirects', redirects);
    const skipped = results.filter(({ outcome }) => outcome === 'no file').map(({ path }) => path);
    return { pages: written.length, skipped, missing, calendarFailure };
  });
}

/** An address and its outcome. */
interface Result extends ContentAddress {
  outcome: 'written' | 'no file' | 'moved' | 'missing';
  /** Target of the redirect. */
  location?: string | undefined;
}

/**
 * @returns the outcome of every address, in order
 * @throws Error that names the first address that cannot be rendered
 */
async function writePages(
  renderer: Renderer,
  folder: string,
  signal: AbortSignal,
  { drawPicture, content }: { drawPicture?: DrawPicture | undefined; content?: ContentFiles | undefined },
): Promise<Result[]> {
  const results: Result[] = [];
  const drawn = new Set<string>();
  const files = new Set<string>();
  const addresses = renderer.addresses()[Symbol.asyncIterator]();

  async function writeUntilDone(): Promise<void> {
    // A loop that ends with an error closes the shared iterator, and so ends all loops.
    for await (const address of { [Symbol.asyncIterator]: () => addresses }) {
      signal.throwIfAborted();
      const result: Result = { ...address, outcome: 'missing' };
      results.push(result);
      const file = foldedFile(address.path);
      const isFirst = file !== undefined && !files.has(file);
      if (file !== undefined) files.add(file);
      const { status, reason, location, html, linkPreview } = await renderPage(renderer, address.path);
      if (status === 503) throw new Error(`${address.path} could not be rendered: ${reason}`);
      if (status === 301) Object.assign(result, { outcome: 'moved', location });
      if (linkPreview && drawPicture && !drawn.has(linkPreview.name)) {
        drawn.add(linkPreview.name);
        const { bytes } = await drawPicture(linkPreview.card);
        await writeFileAt(folder, `${LINK_PREVIEW_PATH}/${linkPreview.name}.jpg`, bytes);
      }
      if (status === 200) {
        content?.addPage(html);
        result.outcome = isFirst && (await writePage(folder, address.path, html)) ? 'written' : 'no file';
      }
    }
  }

  // All loops must have ended before the caller removes the folder.
  const outcomes = await Promise.allSettled(Array.from({ length: CONCURRENCY }, writeUntilDone));
  for (const settled of outcomes) if (settled.status === 'rejected') throw settled.reason;
  return results;
}

async function renderPage({ render }: Renderer, address: string) {
  try {
    return await render(address);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${address} could not be rendered: ${reason}`, { cause: error });
  }
}

/** For hosts that do not send it with status 404, as they should. */
function hideFromSearch(template: string): string {
  return template.replace('</head>', '<meta name="robots" content="noindex"></head>');
}
