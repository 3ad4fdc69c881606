import { datasetFile } from '../../support/datasetFile.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { useSite } from '../../support/site.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';

const COLOURS = {
  backgroundColor: '#f6f1e7',
  bodyTextColor: '#1d1a16',
  accentColor: '#c2410c',
  linkColor: '#9a3412',
};
const documents = readEnglishDemo().map((document) =>
  document._id === 'festival-2025' ? { ...document, ...COLOURS, locale: 'nl-NL' } : document,
);
const dataset = datasetFile(documents);

describe.each([
  ['rendered', true, ['/', '/marketplace', '/schedule', '/map?map=hall-a&booth=Booth+181', '/faq']],
  // The colours are set once, before any screen.
  ['not rendered', false, ['/marketplace', '/faq']],
])('a page that is %s', (_, isRendered, paths) => {
  const site = useSite({ dataset, isRendered });

  test('has the colours of the event and can be read', async () => {
    const page = await site.visit();
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const background = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      const lang = await page.getAttribute('html', 'lang');
      const themeColor = await page.getAttribute('meta[name=theme-color]', 'content');
      expect({ path, background, lang, themeColor }).toEqual({
        path,
        background: 'rgb(246, 241, 231)',
        lang: 'nl-NL',
        themeColor: '#f6f1e7',
      });
      await expectAccessible(page);
    }
  });
});
