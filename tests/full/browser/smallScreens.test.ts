import { useSite } from '../../support/site.ts';
import { PHONE, expectNoSidewaysScroll } from '../../browser/anyScreen.ts';
import { loadedList } from '../../browser/marketplaceScreen.ts';

const site = useSite();

test.each(['/schedule', '/vendor-application', '/marketplace', '/exhibitor-guide', '/feed'])(
  'no word in the headline of %s is broken if letters are twice as large',
  async (address) => {
    const page = await site.open(address, PHONE);
    const headline = page.getByRole('heading', { level: 1 });
    await headline.waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const linesPerWord = await headline.evaluate(({ firstChild }) =>
      Array.from(firstChild?.textContent?.matchAll(/\S+/g) ?? [], ({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild as Node, index);
        range.setEnd(firstChild as Node, index + word.length);
        return [word, new Set(Array.from(range.getClientRects(), ({ top }) => top)).size];
      }),
    );
    expect(linesPerWord.length).toBeGreaterThan(0);
    expect(linesPerWord.filter(([, lines]) => lines !== 1)).toEqual([]);
    await expectNoSidewaysScroll(page);
  },
);

test.each([
  [390, 2],
  [820, 3],
  [1024, 3],
  [1440, 4],
  [1920, 4],
])('at %d px there are %d columns, and the page does not scroll sideways', async (width, columns) => {
  const page = await site.open('/marketplace', { viewport: { width, height: 900 } });
  const screen = await loadedList(page);
  const tracks = await screen.grid.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' '));
  expect(tracks).toHaveLength(columns);
  await expectNoSidewaysScroll(page);

  await page.goto('/marketplace?view=list');
  await screen.cards.first().waitFor();
  expect(
    await screen.grid.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ')),
  ).toHaveLength(1);
  await expectNoSidewaysScroll(page);

  await screen.cards.first().click();
  await screen.dialog.getByRole('heading').waitFor();
  await expectNoSidewaysScroll(page);
  const panel = await screen.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(panel).toBe(0);
});
