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
