import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServices } from '#server/embeddedServices.ts';
import { type BenchSite, openSlow } from './benchSite.ts';
import { writeBareSite } from './bare/writeBareSite.ts';
import { writePlainSite } from './plainSite.ts';

const CARDS = 'ul[aria-label=places] > li';
/** With a home page, because the embedded services serve no site without one. */
const SCREENS = [
  { path: '/', whole: { selector: 'main h1', count: 1 } },
  { path: '/marketplace', whole: { selector: CARDS, count: 420 } },
];

type Use<Result> = (visit: Awaited<ReturnType<typeof openSlow>>) => Promise<Result>;

/**
 * The demo's marketplace as a page without script, opened by a visitor with a slow machine. It has the same cards and
 * pictures, so anything that is slow there comes from the browser and this machine.
 */
export function openPlainMarketplace<Result>(
  { browser, origin }: BenchSite,
  use: Use<Result>,
): Promise<Result> {
  return openWritten((folder) => writePlainSite(browser, origin, SCREENS, folder), browser, CARDS, use);
}

/** The smallest page that does the same with the site's packages, opened in the same way. */
export function openBareMarketplace<Result>({ browser }: BenchSite, use: Use<Result>): Promise<Result> {
  return openWritten(writeBareSite, browser, 'section a', use);
}

async function openWritten<Result>(
  write: (folder: string) => Promise<void>,
  browser: BenchSite['browser'],
  firstItem: string,
  use: Use<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-plain-'));
  await write(folder);
  const services = await startEmbeddedServices({ port: 0, distDir: folder });
  try {
    return await use(await openSlow(browser, `${services.origin}/marketplace`, firstItem));
  } finally {
    await services.close();
    await rm(folder, { recursive: true });
  }
}
