import { DESKTOP, PHONE } from '../../support/browser/anyScreen.ts';
import { waitForHydration } from '../../support/browser/hydration.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

const site = useSite({ isRendered: true });

const FIRST_CONTENT = {
  '/marketplace': 'ul[aria-label=places] > li',
  '/lineup': 'ul[aria-label=performers] > li',
  '/schedule': '[role=tabpanel] h2, [role=tabpanel] h3',
  '/map': '[role=tabpanel] img',
};

/** The lowest place of the first content, in CSS pixels. */
const WINDOWS = [
  { width: 390, height: 844, most: 320 },
  { width: 1440, height: 900, most: 380 },
];

describe.each(WINDOWS)(
  'in a window of $width px the first content is at most $most px down',
  ({ most, ...viewport }) => {
    test.each(Object.entries(FIRST_CONTENT))('%s', async (path, selector) => {
      const page = await site.open(path, { viewport });
      const box = await page.locator(selector).first().boundingBox();
      expect(box?.y).toBeLessThanOrEqual(most);
    });
  },
);

describe.each([PHONE, DESKTOP])('in a window of %o the bar with the filters', (options) => {
  test.each(['/marketplace', '/schedule'])(
    'of %s folds away while the visitor scrolls down',
    async (path) => {
      const page = await site.open(path, options);
      const bar = page.locator('[data-folds] > :first-child');
      const scroll = async (by: number) => {
        await page.mouse.move(200, 400);
        await page.mouse.wheel(0, by);
      };
      const top = async () => (await bar.boundingBox())?.y ?? NaN;
      const header = await page.locator('header').first().boundingBox();
      const edge = header?.height ?? NaN;
      await waitForHydration(page);
      const first = await top();
      expect(first).toBeGreaterThanOrEqual(edge);
      await scroll(900);
      await eventually(async () => expect(await top()).toBeLessThan(edge));
      await scroll(-100);
      await eventually(async () => expect(await top()).toBeGreaterThanOrEqual(edge));
      await scroll(300);
      await eventually(async () => expect(await top()).toBeLessThan(edge));
      // The keyboard brings it back.
      await page.locator('[data-folds] input').first().focus();
      await eventually(async () => expect(await top()).toBeGreaterThanOrEqual(edge));
      await page.keyboard.press('Tab');
      await scroll(-5000);
      await eventually(async () => expect(await top()).toBe(first));
    },
  );
});
