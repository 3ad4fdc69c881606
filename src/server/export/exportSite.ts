import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { NEWS_FEED_PATH } from '#lib/feed/newsFeed.ts';
import type { ContentAddress, Renderer } from '#lib/rendering/renderer.ts';
import { writeNewsFeed } from '../discovery/writeNewsFeed.ts';
import { writeRobots } from '../discovery/writeRobots.ts';
import { writeSitemaps } from '../discovery/writeSitemaps.ts';
import { writePage } from './pageFile.ts';
import { replaceFolder } from './replaceFolder.ts';
import { writeRedirects } from './writeRedirects.ts';

/** Pages rendered at once: while one is written to disk another is rendered. */
const CONCURRENCY = 4;
/** The page of the build that renders itself, also packed. */
const SHELL = /^index\.html(\.br|\.gz)?$/;

export interface Exported {
  pages: number;
  /** Addresses for which no file can stand: `404.html` shows them. */
  skipped: readonly string[];
}

/**
 * Writes the whole site as static files.
 *
 * @param options.siteFolder the built site, whose files go along
 * @param options.folder takes the export; it is replaced as a whole, when all is there
 * @param options.signal stops
 * @throws Error one line for the person who runs the program; then the folder is as it was
 */
export function exportSite(options: {
  renderer: Renderer;
  siteFolder: string;
  folder: string;
  signal: AbortSignal;
}): Promise<Exported> {
  const { renderer, siteFolder, folder, signal } = options;
  return replaceFolder(folder, async (unfinished) => {
    const news = await renderer.news();
    await cp(siteFolder, unfinished, {
      recursive: true,
      filter: (path) => !SHELL.test(relative(siteFolder, path)),
    });
    const write = (name: string, text: string) => writeFile(join(unfinished, name), text);
    const readOwn = (name: string) => readFile(join(unfinished, name), 'utf8').catch(() => '');
    const origin = renderer.publicOrigin();

    await write('404.html', hideFromSearch(await readFile(join(siteFolder, 'index.html'), 'utf8')));
    await write('robots.txt', writeRobots(await readOwn('robots.txt'), origin));
    await write(NEWS_FEED_PATH, writeNewsFeed(news, origin));

    const results = await writePages(renderer, unfinished, signal);
    const written = results.filter(({ outcome }) => outcome === 'written');
    if (origin !== undefined)
      for (const [name, text] of writeSitemaps(written, origin)) await write(name, text);
    const redirects = writeRedirects(await readOwn('_redirects'), results);
    if (redirects !== '') await write('_redirects', redirects);
    const skipped = results.filter(({ outcome }) => outcome === 'no file').map(({ path }) => path);
    return { pages: written.length, skipped };
  });
}

/** An address, and what has become of it. */
interface Result extends ContentAddress {
  outcome: 'written' | 'no file' | 'moved' | 'missing';
  /** Where it has moved. */
  location?: string | undefined;
}

/**
 * @returns what has become of every address, in their order
 * @throws Error that names the first address which cannot be rendered
 */
async function writePages(renderer: Renderer, folder: string, signal: AbortSignal): Promise<Result[]> {
  const results: Result[] = [];
  const addresses = renderer.addresses()[Symbol.asyncIterator]();

  async function writeUntilDone(): Promise<void> {
    // A loop that ends early, by an error, ends the addresses for all.
    for await (const address of { [Symbol.asyncIterator]: () => addresses }) {
      signal.throwIfAborted();
      const result: Result = { ...address, outcome: 'missing' };
      results.push(result);
      const { status, reason, location, html } = await renderPage(renderer, address.path);
      if (status === 503) throw new Error(`${address.path} could not be rendered: ${reason}`);
      if (status === 301) Object.assign(result, { outcome: 'moved', location });
      if (status === 200)
        result.outcome = (await writePage(folder, address.path, html)) ? 'written' : 'no file';
    }
  }

  // All must have stopped before the folder may be thrown away.
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

/** Hosts send it with status 404, but not all do. */
function hideFromSearch(template: string): string {
  return template.replace('</head>', '<meta name="robots" content="noindex"></head>');
}
