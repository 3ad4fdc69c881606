import { useSite } from '../support/site.ts';
import { DESKTOP, PHONE, REDUCED_MOTION } from './anyScreen.ts';
import { expectAccessible } from './expectAccessible.ts';
import { footerInView } from './frame.ts';

const site = useSite({ isRendered: true });

/** The main screens in one window size; `npm run test:full` checks all screens and states in both. */
test.each([
  ['/', PHONE],
  ['/marketplace', PHONE],
  ['/marketplace/10-little-canvases', DESKTOP],
  ['/lineup', DESKTOP],
  ['/schedule', PHONE],
  ['/schedule/lights-on', PHONE],
  ['/feed', DESKTOP],
  ['/search?q=denki', PHONE],
  ['/faq', PHONE],
  ['/map?map=hall-b&booth=Booth+145', PHONE],
  ['/hotel-info', DESKTOP],
  ['/vendor-application', PHONE],
])('%s is accessible', async (address, window) => {
  const page = await site.open(address, { ...window, ...REDUCED_MOTION });
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});

test('the home screen is accessible, down to its footer', async () => {
  const page = await site.open('/', { ...DESKTOP, ...REDUCED_MOTION });
  await footerInView(page);
  await expectAccessible(page);
});
