import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import {
  ON_COMMIT,
  addressOf,
  expectAddress,
  hasFocus,
  historyLength,
} from '../../support/browser/anyScreen.ts';
import { expectPlace, placeInList } from '../../support/browser/placeInList.ts';
import { eventsIn, scheduleScreen } from '../../support/browser/scheduleScreen.ts';

const site = useSite();

async function openSchedule(address = '/schedule', options = {}): Promise<Page> {
  const page = await site.open(address, options);
  await scheduleScreen(page).rows.first().waitFor();
  return page;
}

const shown = (page: Page, text: string) =>
  eventually(async () => expect(await scheduleScreen(page).count.textContent()).toBe(text));

describe('the schedule’s address', () => {
  const FULL = '/schedule?day=sat&q=a&location=sodium-stage%2C-hall-d&category=concert';

  test('every choice shows in the list and in the address, without new history entries', async () => {
    const page = await openSchedule('/schedule?utm_source=poster');
    const screen = scheduleScreen(page);
    const entries = await historyLength(page);
    await screen.tab('Saturday Oct 25').click();
    await expectAddress(page, '/schedule?day=sat&utm_source=poster');
    const saturday = eventsIn(site.documents()).filter(({ local }) => local.getUTCDate() === 25).length;
    await shown(page, `Showing ${saturday} of 64 events (filtered)`);
    await screen.choose('Location', 'Sodium Stage, Hall D');
    await screen.choose('Category', 'Concert');
    await screen.search.pressSequentially('a');
    await expectAddress(page, `${FULL}&utm_source=poster`);
    await screen.clear.click();
    await expectAddress(page, '/schedule?day=sat&utm_source=poster');
    expect(await screen.search.inputValue()).toBe('');
    await screen.tab('All Days').click();
    await shown(page, 'Showing 64 of 64 events');
    expect(await historyLength(page)).toBe(entries);
  });

  test('a link with every parameter opens its list, also after a reload, and Back and Forward move between two links', async () => {
    const page = await openSchedule(FULL);
    const screen = scheduleScreen(page);
    async function expectFull() {
      await expectAddress(page, FULL);
      await eventually(async () => expect(await screen.search.inputValue()).toBe('a'));
      await eventually(async () =>
        expect(await screen.location.textContent()).toBe('Location: Sodium Stage, Hall D'),
      );
      expect(await screen.category.textContent()).toBe('Category: Concert');
      expect(await screen.tab('Saturday Oct 25').getAttribute('aria-selected')).toBe('true');
      expect(await screen.count.textContent()).toMatch(/^Showing \d of 64 events \(filtered\)$/);
    }
    await expectFull();
    await page.reload();
    await expectFull();
    await page.goto('/schedule?day=sun&category=panel');
    await eventually(async () => expect(await screen.category.textContent()).toBe('Category: Panel'));
    await page.goBack();
    await expectFull();
    await page.goForward();
    await expectAddress(page, '/schedule?day=sun&category=panel');
    await eventually(async () => expect(await screen.category.textContent()).toBe('Category: Panel'));
    expect(await screen.search.inputValue()).toBe('');
  });
});

describe('the schedule’s scroll offset', () => {
  async function scrollDown(page: Page) {
    await page.evaluate(() => window.scrollTo(0, 3011));
    return eventually(async () => {
      const place = await placeInList(page);
      expect(place.name).toMatch(/./s);
      return place;
    });
  }

  test('after any way to close a dialog the list is unchanged: filters, scroll offset, focus', async () => {
    const page = await openSchedule('/schedule?day=sat');
    const screen = scheduleScreen(page);
    const { top, name } = await scrollDown(page);
    await page.mouse.click(640, 400);
    const dialog = page.getByRole('dialog', { name: name ?? '' });
    await dialog.waitFor();
    const entries = await historyLength(page);
    for (const close of [
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => page.mouse.click(5, 500),
    ]) {
      await dialog.waitFor();
      expect(addressOf(page)).toMatch(/^\/schedule\/[a-z0-9-]+\?day=sat$/);
      await eventually(async () => expect(await page.title()).toBe(`${name} - Afterglow 2025`));
      await close();
      await screen.dialog.waitFor({ state: 'detached' });
      await expectAddress(page, '/schedule?day=sat');
      expect(await placeInList(page)).toMatchObject({ top });
      await eventually(async () =>
        expect(
          await page.evaluate(() => document.activeElement?.querySelector('[dir=auto]')?.textContent),
        ).toBe(name),
      );
      await eventually(async () => expect(await page.title()).toBe('Schedule - Afterglow 2025'));
      await page.keyboard.press('Enter');
    }
    await dialog.waitFor();
    expect(await historyLength(page)).toBe(entries);
  });

  test('a reload restores it, and so does Back from another page; another day starts at its top', async () => {
    const page = await openSchedule();
    const place = await scrollDown(page);
    await page.reload();
    await expectPlace(page, place);
    await page.goto('/marketplace');
    await page.getByRole('list', { name: 'places', exact: true }).waitFor();
    await page.goBack();
    await expectPlace(page, place);

    await scheduleScreen(page).tab('Sunday Oct 26').click();
    await eventually(async () => expect(await scheduleScreen(page).rows.first().isVisible()).toBe(true));
    const { list } = scheduleScreen(page);
    const heading = list.getByRole('heading', { name: 'Sunday, October 26' });
    await eventually(async () => expect((await heading.boundingBox())?.y).toBeGreaterThan(100));
  });
});

test('while the list of a filter is open, the rest of the page works', async () => {
  const page = await openSchedule();
  const { location, category, tab } = scheduleScreen(page);
  const expectOpen = async (...open: boolean[]) => {
    const expanded = [location, category].map((button) => button.getAttribute('aria-expanded'));
    expect(await Promise.all(expanded)).toEqual(open.map(String));
  };
  await location.click();
  await category.click();
  await expectOpen(false, true);
  await tab('Saturday Oct 25').click();
  await expectOpen(false, false);
  await expectAddress(page, '/schedule?day=sat');

  await location.click();
  await page.getByText('events (filtered)').click();
  await expectOpen(false, false);
  await location.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expectOpen(false, false);
  await location.click();
  // A part of the list that does not react to clicks.
  await page.getByRole('button', { name: 'Clear', exact: true }).click({ force: true });
  await page.keyboard.press('Escape');
  await expectOpen(false, false);
  expect(await hasFocus(location)).toBe(true);
});

test('on a phone one sheet has all filters, and what is chosen in it are chips', async () => {
  const page = await openSchedule();
  await page.setViewportSize({ width: 390, height: 844 });
  const { filters, dialog, location, count } = scheduleScreen(page);
  expect(await location.isVisible()).toBe(false);
  await filters.click();
  await dialog.getByText('Category').click();
  await dialog.getByRole('checkbox', { name: 'Concert' }).check();
  const text = (await dialog.getByRole('status').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Apply Filters' }).click();
  await expectAddress(page, '/schedule?category=concert');
  await count.getByText(`Showing ${Number.parseInt(text, 10)} of 64 events (filtered)`).waitFor();
  expect(await hasFocus(filters)).toBe(true);
  await page.getByRole('link', { name: 'Remove the filter: Concert' }).click();
  await expectAddress(page, '/schedule');

  await filters.click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await hasFocus(filters)).toBe(true);
});

test('the schedule can be used by keyboard: tabs, a row that stays in view, its dialog and a performer', async () => {
  const page = await openSchedule();
  const screen = scheduleScreen(page);
  await screen.tab('All Days').focus();
  await page.keyboard.press('ArrowRight');
  await expectAddress(page, '/schedule?day=sat');
  await page.keyboard.press('Tab');
  expect(await screen.search.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+f');
  // The next focused row must be one of this day.
  await screen.count.getByText('(filtered)').waitFor();

  // Moves the focus down and up again: sticky elements must not cover a focused row.
  await screen.rows.first().focus();
  for (let press = 0; press < 14; press++) {
    // Blocks mount shortly before they are scrolled to.
    await page.waitForFunction(() => {
      const rows = [...document.querySelectorAll('section[aria-label="events"] li a')];
      return rows.indexOf(document.activeElement as Element) + 2 < rows.length;
    });
    // A row and its heart.
    for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
  }
  for (let press = 0; press < 18; press++) {
    await page.keyboard.press('Shift+Tab');
    const [row, day] = await page.evaluate(() => [
      document.activeElement?.getBoundingClientRect().top,
      document.querySelector('section[aria-label="events"] h2')?.getBoundingClientRect().bottom,
    ]);
    expect(row).toBeGreaterThanOrEqual((day ?? Infinity) - 1);
  }

  await screen.search.fill('lights on');
  await screen.row('Lights On').press('Enter');
  const link = page
    .getByRole('dialog', { name: 'Lights On' })
    .getByRole('link', { name: 'The Night Ferry Choir' });
  await link.focus();
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab');
    expect(await screen.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  expect(await link.getAttribute('href')).toBe(
    '/schedule/lights-on/lineup/the-night-ferry-choir?day=sat&q=lights+on',
  );
});

describe('a performer over an event', () => {
  const EVENT = '/schedule/lights-on?q=lights+on';
  const PERFORMER = '/schedule/lights-on/lineup/the-night-ferry-choir?q=lights+on';

  test('only Go Back closes it, and the row gets the focus when both dialogs are closed', async () => {
    const page = await openSchedule('/schedule?q=lights+on');
    const { row, dialog } = scheduleScreen(page);
    await row('Lights On').press('Enter');
    await dialog.getByRole('link', { name: 'The Night Ferry Choir' }).click();
    const performer = page.getByRole('dialog', { name: 'The Night Ferry Choir' });
    const goBack = performer.getByRole('button', { name: 'Go Back' });
    await goBack.waitFor();
    await expectAddress(page, PERFORMER);
    await eventually(async () => expect(await page.title()).toBe('The Night Ferry Choir - Afterglow Lineup'));

    await page.keyboard.press('Escape');
    await page.mouse.click(5, 500);
    expect(await performer.isVisible()).toBe(true);
    await expectAddress(page, PERFORMER);

    await goBack.click();
    await page.getByRole('dialog', { name: 'Lights On' }).waitFor();
    await expectAddress(page, EVENT);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectAddress(page, '/schedule?q=lights+on');
    await eventually(async () => expect(await hasFocus(row('Lights On'))).toBe(true));
  });

  test('a performer opened by its address leads back to the event with the filters', async () => {
    // Wait for the rows before the dialog opens, because it hides them.
    const page = await site.open(PERFORMER);
    const entries = await historyLength(page);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.getByRole('dialog', { name: 'Lights On' }).waitFor();
    await expectAddress(page, EVENT);
    expect(await historyLength(page)).toBe(entries);
  });

  test('a performer that does not exist says so, and the event is shown', async () => {
    const page = await site.visit();
    await page.goto('/schedule/lights-on/lineup/nobody', ON_COMMIT);
    await page.getByRole('dialog', { name: 'Performer Not Found' }).waitFor();
    await page.getByRole('dialog', { name: 'Lights On' }).waitFor();
    await expectAddress(page, '/schedule/lights-on');
  });
});
