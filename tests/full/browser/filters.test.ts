import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { scrolledTo } from '../../support/browser/anyScreen.ts';

const site = useSite();

test.each([
  ['/marketplace', 'No places found'],
  ['/schedule', 'No events found'],
])('%s starts at its top when it has items again after none were found', async (list, nothing) => {
  const page = await site.open(`${list}?q=qqqq`, { viewport: { width: 1280, height: 500 } });
  await page.getByRole('heading', { name: nothing }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 700);
  await eventually(async () => expect(await scrolledTo(page)).toBeGreaterThan(500));
  await page.keyboard.press('Escape');
  await page.locator('section[aria-label] li a').first().waitFor();
  // The height above the list, minus the header.
  await eventually(async () => expect(await scrolledTo(page)).toBeLessThan(400));
});
