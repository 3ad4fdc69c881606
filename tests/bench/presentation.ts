import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { startEmbeddedServices } from '#server/embeddedServices.ts';
import { copySite } from '../support/buildSite.ts';
import { launchChromium } from '../support/chromium.ts';
import { PROJECT, openInStudio, startStudio } from '../support/presentation/studio.ts';
import { readEnglishDemo } from '../support/readDemo.ts';
import { SLOWDOWN, setSlowdown } from './benchSite.ts';
import { printTable, quantile } from './table.ts';

const NAME = 'Draft Horse Denim';
const SCREENS = ['/marketplace?q=denim', '/marketplace/draft-horse-denim'];
const KEYSTROKES = 20;
/** From the Studio's answers to the painted text. Milliseconds. */
const BUDGET = 300;

/** The time until a keystroke in a Studio is visible in the page in its frame. The Studio's own time is not counted. */
export async function benchPresentation(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-bench-'));
  const studio = await startStudio(0);
  const variables = { ...PROJECT, STUDIO_URL: studio.origin };
  copySite(folder, variables);
  const environment = readSiteEnvironment(variables);
  const services = await startEmbeddedServices({ port: 0, distDir: folder, environment });
  const browser = await launchChromium();
  const demo = readEnglishDemo();
  const drafts = createDatasetStore([], { keepsDrafts: true });
  try {
    const rows = [];
    for (const address of SCREENS) {
      drafts.replace(demo);
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const devTools = await page.context().newCDPSession(page);
      const site = services.origin;
      const frame = await openInStudio(page, { studio: studio.origin, site, address, drafts });
      await frame.getByText(NAME).first().waitFor();
      for (const rate of [1, SLOWDOWN]) {
        await setSlowdown(devTools, rate);
        const times = [];
        for (let i = 0; i < KEYSTROKES; i++) {
          const name = `${NAME} ${rate}.${i}`;
          drafts.replace(demo.map((stored) => (stored.name === NAME ? { ...stored, name } : stored)));
          const sentAt = await page.evaluate(() => window.documentsChanged());
          await frame.getByText(name, { exact: true }).first().waitFor();
          times.push(Date.now() - sentAt);
        }
        rows.push([address, `${rate}x`, quantile(times, 0.5), quantile(times, 0.95)]);
      }
      await page.close();
    }
    printTable(
      `A keystroke in a Studio, in ms until the page shows it (budget: ${BUDGET} at full speed)`,
      ['address', 'CPU slower', 'p50', 'p95'],
      rows,
    );
  } finally {
    await Promise.all([browser.close(), services.close(), studio.close()]);
    await rm(folder, { recursive: true });
  }
}
