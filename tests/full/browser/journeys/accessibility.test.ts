import { useSite } from '../../../support/site.ts';
import { DESKTOP, PHONE, REDUCED_MOTION } from '../../../support/browser/anyScreen.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';

const site = useSite({ isRendered: true });

/** The main screens in one window size; `npm run test:full` checks all screens and states in both. */
test.each([
  [
    'phone',
    PHONE,
    [
      '/',
      '/marketplace',
      '/schedule',
      '/schedule/lights-on',
      '/search?q=denki',
      '/faq',
      '/map?map=hall-b&booth=Booth+145',
      '/vendor-application',
    ],
  ],
  ['desktop', DESKTOP, ['/marketplace/10-little-canvases', '/lineup', '/feed', '/hotel-info']],
])('the main screens are accessible on a %s', async (_device, window, addresses) => {
  const page = await site.visit({ ...window, ...REDUCED_MOTION });
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
});
