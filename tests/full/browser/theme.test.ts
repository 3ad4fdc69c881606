import { datasetFile } from '../../support/datasetFile.ts';
import { readDemo } from '../../support/readDemo.ts';
import { useSite } from '../../support/site.ts';
import { expectAccessible } from '../../browser/expectAccessible.ts';

const COLOURS = {
  backgroundColor: '#f6f1e7',
  bodyTextColor: '#1d1a16',
  accentColor: '#c2410c',
  linkColor: '#9a3412',
};
const documents = readDemo().map((document) =>
  document._id === 'festival-2025' ? { ...document, ...COLOURS, locale: 'de-DE' } : document,
);
const dataset = datasetFile(documents);

describe.each([
  ['rendered', true],
  ['not rendered', false],
])('a page that is %s', (_, isRendered) => {
  const site = useSite({ dataset, isRendered });
  // The film is a file of the demo.
  beforeEach(() => site.expectTrouble(/hero-loop|404/));

  test.each(['/', '/marketplace', '/schedule', '/map?map=hall-a&booth=Booth+181', '/faq'])(
    '%s has the colours of the event, and can be read',
    async (path) => {
      const page = await site.open(path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        'rgb(246, 241, 231)',
      );
      expect(await page.getAttribute('html', 'lang')).toBe('de-DE');
      expect(await page.getAttribute('meta[name=theme-color]', 'content')).toBe('#f6f1e7');
      await expectAccessible(page);
    },
  );
});
