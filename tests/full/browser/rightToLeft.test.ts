import type { Locator, Page } from 'playwright-core';
import { findViolations } from '../../support/browser/expectAccessible.ts';
import { DESKTOP, PHONE } from '../../support/browser/anyScreen.ts';
import { waitForHydration } from '../../support/browser/hydration.ts';
import { arabicDocuments } from '../../fixtures/festivals/arabic.ts';
import { datasetFile } from '../../support/datasetFile.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

const site = useSite({ isRendered: true, dataset: datasetFile(arabicDocuments('festival-2025')) });

/** Where the text of an element is, or the element itself if it has none. */
function place(part: Locator) {
  return part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = (
      element.textContent === '' ? element : range
    ).getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

type Place = Awaited<ReturnType<typeof place>>;
const overlaps = (one: Place, other: Place) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const SCREENS = [
  '/',
  '/marketplace',
  '/marketplace?view=list',
  '/marketplace/stall-6',
  '/lineup',
  '/schedule',
  '/schedule?view=grid',
  '/feed',
  '/faq',
  '/vendor-application',
];

const title = (page: Page) => page.getByRole('heading', { level: 1 });

describe.each([390, 820, 1440])('a window of %i px', (width) => {
  const size = { viewport: { width, height: 900 } };

  test('every screen fits, and is accessible', async () => {
    const page = await site.visit(size);
    for (const address of SCREENS) {
      await page.goto(address);
      await waitForHydration(page);
      expect(await page.getAttribute('html', 'dir')).toBe('rtl');
      // What is too wide sticks out at the left.
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ address, excess, violations: await findViolations(page) }).toEqual({
        address,
        excess: 0,
        violations: [],
      });
    }
  });

  test('titles begin at the right, and the button that shares is at the left', async () => {
    const page = await site.open('/marketplace', size);
    const share = page.getByRole('button', { name: 'مشاركة' });
    await share.waitFor();
    const [text, button] = [await place(title(page)), await share.boundingBox()];
    expect(width - text.right).toBeLessThan(80);
    expect(button?.x).toBeLessThan(80);
    expect(button?.x).toBeLessThan(text.left);
  });

  test.each(['grid', 'list'])('in the %s hearts are at the left of texts and cover none', async (view) => {
    const page = await site.open(`/marketplace?view=${view}`, size);
    const items = page.getByRole('list', { name: 'العارضون' }).getByRole('listitem');
    await items.first().getByRole('button').waitFor();
    for (const item of await items.all()) {
      const heart = await item.getByRole('button').boundingBox();
      if (!heart) throw new Error('The heart is missing.');
      const around = {
        left: heart.x,
        right: heart.x + heart.width,
        top: heart.y,
        bottom: heart.y + heart.height,
      };
      const texts = await Promise.all((await item.locator('[dir=auto]').all()).map(place));
      expect(texts.length).toBe(2);
      for (const text of texts) {
        expect(overlaps(text, around)).toBe(false);
        expect(text.right).toBeGreaterThan(around.right);
      }
    }
  });
});

test('arrows point down', async () => {
  const page = await site.open('/feed', DESKTOP);
  const select = page.getByRole('combobox').first();
  expect(
    await select.evaluate((control) => getComputedStyle(control.parentElement ?? control, '::after').rotate),
  ).toBe('-45deg');
});

test('the left arrow key leads to the next tab, and times are not mirrored', async () => {
  const page = await site.open('/schedule', PHONE);
  await waitForHydration(page);
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true'));
  const time = page.locator('main time').first();
  await time.waitFor();
  const [hours, half] = await time.evaluate((element) => {
    const [number, text] = element.childNodes;
    return [number, text].map((node) => {
      const range = document.createRange();
      if (node) range.selectNodeContents(node);
      return range.getBoundingClientRect().left;
    });
  });
  expect(hours).toBeLessThan(half ?? 0);
});
