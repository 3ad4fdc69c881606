import { useSite } from '../../support/site.ts';
import { DESKTOP, PHONE, REDUCED_MOTION, expectAddress } from '../../support/browser/anyScreen.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';

const site = useSite({ isRendered: true });

test.each([
  ['phone', { ...PHONE, ...REDUCED_MOTION }],
  ['desktop', { ...DESKTOP, ...REDUCED_MOTION }],
])(
  'on a %s a visitor goes from a list to a view, into a dialog and back, and to the filters',
  async (_device, options) => {
    const page = await site.open('/marketplace', options);
    await page
      .getByRole('navigation', { name: 'Lists' })
      .getByRole('link', { name: 'One very long lunch' })
      .click();
    await expectAddress(page, '/views/lunch');
    await page.getByRole('heading', { level: 1, name: 'One very long lunch' }).waitFor();
    await page.getByText('Showing 42 of 42 places').waitFor();
    await expectAccessible(page);

    await page.getByRole('list', { name: 'places' }).getByRole('link').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expectAddress(page, '/views/lunch');

    await page.getByRole('link', { name: 'Open in Marketplace' }).click();
    await expectAddress(page, '/marketplace/category/food-&-drink');
  },
);

test.each(['/views/first-time-here', '/views/saturday-in-sound', '/views/drops-worth-a-queue'])(
  '%s can be read without scripts, and is accessible with them',
  async (address) => {
    const plain = await site.open(address, { ...PHONE, javaScriptEnabled: false });
    expect(await plain.getByRole('main').getByRole('link').count()).toBeGreaterThan(5);
    const page = await site.open(address, { ...DESKTOP, ...REDUCED_MOTION });
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  },
);
