import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { useSite } from '../../support/site.ts';
import { DESKTOP, PHONE } from '../../support/browser/anyScreen.ts';
import { frame } from '../../support/browser/frame.ts';
import { expectStable, recordLayoutShifts } from '../../support/browser/shifts.ts';

const site = useSite();

test.each([
  ['home', '/', PHONE],
  ['the questions', '/faq', PHONE],
  ['the guide', '/exhibitor-guide', DESKTOP],
  ['the map', '/map', PHONE],
  ['a list', '/marketplace', PHONE],
  ['an address of nothing', '/nowhere/at/all', DESKTOP],
])('%s does not shift while its content loads step by step', async (_name, address, options) => {
  site.expectTrouble(/No page at/);
  const page = await slowPage(options);
  await page.goto(address);
  await frame(page).footer.getByText('ALL RIGHTS RESERVED.').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await expectStable(page);
});

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('My festival does not shift on a %s while saved items load', async (_device, options) => {
  const page = await slowPage(options);
  await page.addInitScript(() => {
    const saved = {
      version: 1,
      event: { 'session-lights-on': 'lights-on' },
      place: { 'place-wet-concrete': 'wet-concrete' },
    };
    localStorage.setItem('fairground.picks.festival-2025', JSON.stringify(saved));
  });
  await page.goto('/my');
  await page.getByRole('tab', { name: 'Walk (1)' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expectStable(page);
});

/** Content responses arrive one by one, each of them painted before the next. */
async function slowPage(options: BrowserContextOptions): Promise<Page> {
  const page = await site.visit(options);
  await recordLayoutShifts(page);
  let turn = Promise.resolve();
  await page.route('**/data/query/**', async (route) => {
    // By Node's clock, because the page's clock ends with the visit.
    turn = turn.then(() => pause(150));
    await turn;
    await route.continue();
  });
  return page;
}
