import type { Page } from 'playwright-core';
import { useSite } from '../../support/site.ts';
import { DESKTOP, PHONE, REDUCED_MOTION, expectAddress } from '../../support/browser/anyScreen.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { loadedList } from '../../support/browser/marketplaceScreen.ts';
import { scheduleScreen } from '../../support/browser/scheduleScreen.ts';

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Drafts' });
const timeOfSet = (page: Page) => scheduleScreen(page).row('Juno Abernathy').innerText();

describe('a server that shows drafts', () => {
  const site = useSite({ isRendered: true, maySeeDrafts: () => true });

  test('an editor sees a moved set, a new vendor and an unfinished post, and can leave the preview', async () => {
    const page = await site.open('/schedule?q=juno&preview', { ...PHONE, ...REDUCED_MOTION });
    await barOf(page).getByText('Drafts shown').waitFor();
    expect(await timeOfSet(page)).toContain('– 6:15 PM');
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await expectAccessible(page);

    await page.goto('/marketplace?preview&q=draft');
    const list = await loadedList(page);
    await list.count.getByText('(filtered)').waitFor();
    await page.getByRole('link', { name: /Draft Horse Denim/ }).click();
    await page.getByRole('dialog').getByText('Copy to follow.').waitFor();
    await expectAddress(page, '/marketplace/draft-horse-denim?q=draft&preview');
    // Screen readers are limited to the dialog.
    expect(await page.getByText('Drafts shown').isVisible()).toBe(true);

    await page.goto('/feed?preview');
    await page.getByText('Juno Abernathy plays into the sunset').first().waitFor();
    await barOf(page).getByRole('button', { name: 'Exit' }).click();
    await expectAddress(page, '/feed');
    await page.getByText('Doors move to 10:30am on Saturday').first().waitFor();
    expect(await page.getByText('Juno Abernathy plays into the sunset').count()).toBe(0);
    expect(await barOf(page).count()).toBe(0);
  });

  test('a link keeps the drafts and the previewed time, and so does a reload', async () => {
    const page = await site.open('/schedule?at=2025-10-25T17:20&preview', { ...DESKTOP, ...REDUCED_MOTION });
    const time = page.getByRole('complementary', { name: 'Preview' });
    const [upper, lower] = [barOf(page), time];
    await upper.waitFor();
    await lower.waitFor();
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lineup' }).click();
    await expectAddress(page, '/lineup?at=2025-10-25T17:20&preview');
    await page.reload();
    await upper.waitFor();
    await time.getByRole('button', { name: 'Exit' }).click();
    await expectAddress(page, '/lineup?preview');
    await page.goBack();
    await expectAddress(page, '/schedule?at=2025-10-25T17:20&preview');
  });

  test('visitors see and load no drafts', async () => {
    const page = await site.visit({ ...DESKTOP, ...REDUCED_MOTION });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/schedule?q=juno');
    await page.waitForLoadState('networkidle');
    expect(await timeOfSet(page)).toContain('– 2:00 PM');
    expect(scripts.filter((url) => /\/(preview(-bar)?|presentation)\.|perspective=drafts/.test(url))).toEqual(
      [],
    );
  });
});

describe('a server that shows no drafts', () => {
  const site = useSite({ isRendered: true });

  test('at an address with ?preview visitors see the usual page', async () => {
    const page = await site.open('/schedule?q=juno&preview', { ...DESKTOP, ...REDUCED_MOTION });
    await page.waitForLoadState('networkidle');
    expect(await barOf(page).count()).toBe(0);
    expect(await timeOfSet(page)).toContain('– 2:00 PM');
  });
});
