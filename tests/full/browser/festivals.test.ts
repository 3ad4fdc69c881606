import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServices } from '#server/embeddedServices.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { convention } from '../../fixtures/festivals/convention.ts';
import { fairDocuments } from '../../fixtures/festivals/fair.ts';
import { datasetFile } from '../../support/datasetFile.ts';
import { writeExport } from '../../support/exportFile.ts';
import { type Site, useSite } from '../../support/site.ts';

/** The event that the build shows. */
const EVENT_ID = 'festival-2025';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const SCREENS = ['/', '/marketplace', '/lineup', '/schedule', '/feed', '/map', '/faq', '/vendor-application'];
/** Texts that belong to the default festival. */
const OTHERS = /Las Vegas|October|2025|Afterglow|Fairground/;

const folder = mkdtempSync(join(tmpdir(), 'fairground-festivals-'));
const archive = join(folder, 'export.tar.gz');
beforeAll(() => writeExport(archive, convention(EVENT_ID)));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param dates as the footer shows them. */
function testScreens(site: Site, dates: string) {
  test('every screen fits a phone and a desktop, is accessible, and names no other festival', async () => {
    const page = await site.visit();
    for (const path of SCREENS) {
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        if (size === PHONE) await page.goto(path);
        await page.waitForLoadState('networkidle');
        const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect({ path, size, isTooWide: width > 0 }).toEqual({ path, size, isTooWide: false });
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await page.getByRole('contentinfo').getByText(dates).waitFor();
        // The dates of posts come from the fixture.
        if (path !== '/feed') expect(await page.locator('body').innerText()).not.toMatch(OTHERS);
        await expectAccessible(page);
      }
    }
  }, 180_000);
}

describe('a convention of four nights with pictures of its own', () => {
  const site = useSite({
    isRendered: true,
    // The archive exists when the tests run.
    start: (options) => startEmbeddedServices({ ...options, dataset: archive }),
  });

  testScreens(site, 'May 4-7, 2028');

  test('the schedule shows events after midnight on the evening before, in order', async () => {
    const page = await site.open('/schedule?day=fri');
    await page.getByText('Showing 24 of 96 events').waitFor();
    const hours = await page.getByRole('heading', { level: 3 }).allInnerTexts();
    const heads = hours.filter((text) => /^\d+ (AM|PM)$/i.test(text.trim()));
    expect(heads).toEqual(['6 PM', '8 PM', '10 PM', '11 PM', '1 AM', '3 AM']);
  });

  test('pictures are requested in the size that a card needs', async () => {
    const page = await site.open('/marketplace');
    const picture = page.getByRole('list', { name: 'places' }).locator('img').first();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const { width, address } = await picture.evaluate((image: HTMLImageElement) => ({
      width: image.naturalWidth,
      address: image.currentSrc,
    }));
    expect(address).toContain('/images/');
    expect(width).toBeGreaterThanOrEqual(300);
    expect(width).toBeLessThan(1000);
  });
});

describe('a fair of one day with nothing but stalls', () => {
  const site = useSite({ isRendered: true, dataset: datasetFile(fairDocuments(EVENT_ID)) });

  testScreens(site, 'March 13, 2027');

  test('the names in the place of logos are not broken within words', async () => {
    const page = await site.open('/faq');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const footer = page.getByRole('contentinfo');
    await footer.getByText('Ribeira').first().waitFor();
    for (const width of [320, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await footer.evaluate((element) => {
        const names = [...element.querySelectorAll('[data-size=md]')].flatMap(
          (name) => name.firstChild ?? [],
        );
        return names.flatMap((name) =>
          [...(name.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(name, index);
            range.setEnd(name, index + word.length);
            return [word, range.getClientRects().length];
          }),
        );
      });
      expect(lines.length).toBeGreaterThanOrEqual(6);
      expect({ width, broken: lines.filter(([, count]) => count !== 1) }).toEqual({ width, broken: [] });
    }
  });
});
