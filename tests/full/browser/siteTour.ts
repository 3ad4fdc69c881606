import type { Page } from 'playwright-core';
import { png } from '../../support/files.ts';
import { FIELD_VALUES } from '../../support/vendorForm.ts';
import { DESKTOP, PHONE } from '../../support/browser/anyScreen.ts';
import { feedScreen } from '../../support/browser/feedScreen.ts';
import { footerInView, openDrawer } from '../../support/browser/frame.ts';
import { lineupScreen } from '../../support/browser/listScreen.ts';
import { loadedList, openFirstPlace } from '../../support/browser/marketplaceScreen.ts';
import { scheduleScreen } from '../../support/browser/scheduleScreen.ts';

/** A stop of a tour through all states of the site. */
interface Stop {
  name: string;
  at: string;
  window: typeof DESKTOP | typeof PHONE;
  look(page: Page): Promise<void>;
}

async function closeByKey(page: Page) {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function enlarge(page: Page) {
  const pictures = page.locator('main button[aria-haspopup=dialog]', { has: page.locator('img') });
  await pictures
    .or(page.getByRole('button', { name: 'View full size' }))
    .first()
    .click();
  const lightbox = page.getByRole('dialog', { name: 'Lightbox' });
  await lightbox.locator('.yarl__slide_current img').waitFor();
  await lightbox.getByRole('button', { name: 'Zoom in' }).click();
  await closeByKey(page);
}

/** Every screen and every dialog, including dialogs over dialogs. */
export const TOUR: readonly Stop[] = [
  {
    name: 'home, down to its footer, with the mailing list and its toast',
    at: '/',
    window: DESKTOP,
    async look(page) {
      await page.getByRole('link', { name: /sign up for updates/i }).click();
      await page.getByLabel('Email address').fill('fan@festival.example');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByText('Welcome to the Future!').first().waitFor({ timeout: 30_000 });
      await footerInView(page);
      await page.getByRole('button', { name: 'Back to top' }).click();
    },
  },
  {
    name: 'the menu on a phone',
    at: '/',
    window: PHONE,
    async look(page) {
      await openDrawer(page);
      await closeByKey(page);
    },
  },
  {
    name: 'the marketplace, scrolled, and a place over it',
    at: '/marketplace',
    window: DESKTOP,
    async look(page) {
      const screen = await loadedList(page);
      await page.mouse.wheel(0, 6000);
      await page.getByRole('button', { name: 'List view' }).click();
      await screen.search.fill('noo');
      await openFirstPlace(screen);
      await closeByKey(page);
    },
  },
  {
    name: 'the filter modal',
    at: '/marketplace',
    window: PHONE,
    async look(page) {
      await loadedList(page);
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('dialog', { name: 'Filters' }).waitFor();
      await page.getByRole('button', { name: 'Apply Filters' }).click();
    },
  },
  {
    name: 'the lineup and a performer over it',
    at: '/lineup?sort=featured',
    window: DESKTOP,
    async look(page) {
      const { cards, dialog } = lineupScreen(page);
      await cards.first().click();
      await dialog.getByRole('img').first().waitFor();
      await closeByKey(page);
    },
  },
  {
    name: 'the schedule, an event over it, and a performer over that',
    at: '/schedule?q=marisol',
    window: DESKTOP,
    async look(page) {
      const { row } = scheduleScreen(page);
      await row('Marisol Tremaine').click();
      await page.getByRole('dialog').getByRole('link', { name: 'Marisol Tremaine' }).click();
      await page.getByRole('button', { name: 'Go Back' }).click();
      await page.getByRole('dialog', { name: 'Marisol Tremaine' }).waitFor();
      await closeByKey(page);
    },
  },
  {
    name: 'the feed and a post over it',
    at: '/feed',
    window: DESKTOP,
    async look(page) {
      const { links, dialog, loadMore } = feedScreen(page);
      await loadMore.click();
      await links.first().click();
      await dialog.getByRole('img').first().waitFor();
      await closeByKey(page);
    },
  },
  ...['/faq', '/exhibitor-guide', '/terms'].map((at) => ({
    name: `the texts at ${at}`,
    at,
    window: DESKTOP,
    async look(page: Page) {
      await page.getByRole('navigation', { name: 'Table of Contents' }).getByRole('link').first().click();
    },
  })),
  { name: 'the map in full size', at: '/map', window: DESKTOP, look: enlarge },
  {
    name: 'the hotel, its pictures in motion, and a gift in full size',
    at: '/hotel-info',
    window: DESKTOP,
    async look(page) {
      await page
        .getByRole('region', { name: 'Inside the Lantern' })
        .getByRole('button', { name: 'Next' })
        .click();
      await enlarge(page);
    },
  },
  {
    name: 'an application with its tooltip, upload and toasts',
    at: '/vendor-application',
    window: DESKTOP,
    async look(page) {
      for (const [label, text] of Object.entries(FIELD_VALUES)) await page.getByLabel(label).fill(text);
      await page.getByRole('button', { name: /^What to write/ }).focus();
      await page.getByRole('tooltip').waitFor();
      await page
        .getByLabel('Product Images Package')
        .setInputFiles({ name: 'booth.png', mimeType: 'image/png', buffer: await png() });
      await page.getByRole('button', { name: /^Submit/ }).click();
      await page.getByText('Application Submitted Successfully!').first().waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'a page that does not exist',
    at: '/nowhere',
    window: DESKTOP,
    async look(page) {
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    },
  },
  {
    name: 'a place that does not exist',
    at: '/marketplace/no-such-place',
    window: DESKTOP,
    async look(page) {
      await page.getByRole('dialog', { name: 'Place Not Found' }).waitFor();
    },
  },
];
