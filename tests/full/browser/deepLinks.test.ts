import { useSite } from '../../support/site.ts';
import { expectAddress, historyLength } from '../../support/browser/anyScreen.ts';
import { loadedList } from '../../support/browser/marketplaceScreen.ts';

const site = useSite();

test.each([
  ['/marketplace/category/no-such-thing?letter=C&q=a&view=list', '/marketplace?letter=C&q=a&view=list'],
  ['/marketplace/category/all', '/marketplace'],
  ['/marketplace?letter=%3F%3F&view=spiral&q=', '/marketplace'],
  ['/marketplace?letter=c', '/marketplace?letter=C'],
  ['/marketplace?view=grid&letter=ALL&category=all', '/marketplace'],
  ['/marketplace?view=list&letter=B', '/marketplace?letter=B&view=list'],
  ['/marketplace?category=games', '/marketplace/category/games'],
  ['/marketplace?utm_source=poster&letter=zz', '/marketplace?utm_source=poster'],
  ['/marketplace?utm_source=poster&letter=B', '/marketplace?letter=B&utm_source=poster'],
])('%s is corrected to %s without a history entry', async (address, corrected) => {
  const page = await site.open(address);
  await loadedList(page);
  await expectAddress(page, corrected);
  expect(await historyLength(page)).toBe(2);
});

test('a path with a malformed escape is corrected, too', async () => {
  site.expectTrouble(/malformed URL segment/);
  const page = await site.open('/marketplace/category/%E0%A4%A?letter=B');
  await loadedList(page);
  await expectAddress(page, '/marketplace?letter=B');
});
