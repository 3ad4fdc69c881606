import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { useSite } from '../support/site';
import { AT_ONCE, addressOf, expectAddress, hasFocus, historyLength } from './anyScreen';
import { namesOf } from './marketplaceScreen';
import { expectPlace, placeInList } from './placeInList';
import { eventsIn, scheduleScreen } from './scheduleScreen';

const site = useSite();

async function openSchedule(address = '/schedule', options = {}): Promise<Page> {
  const page = await site.open(address, options);
  await scheduleScreen(page).rows.first().waitFor();
  return page;
}

const shown = (page: Page, text: string) =>
  eventually(async () => expect(await scheduleScreen(page).count.textContent()).toBe(text));

test.each([640, 800, 1280])('letters twice as large stay apart in a window of %d px', async (width) => {
  const page = await openSchedule('/schedule', { viewport: { width, height: 800 } });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const row = scheduleScreen(page).rows.first();
  const time = await row.locator('time').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
  const others = await row
    .locator('img, [dir=auto]')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()))
    .then((boxes) => boxes.filter(({ left }) => left > 100).map(({ left }) => left));
  expect(time).toBeLessThanOrEqual(Math.min(...others));
});

test.each([
  ['Asia/Tokyo', 'ja-JP'],
  ['Pacific/Kiritimati', 'ar-EG'],
  ['America/New_York', 'en-US'],
  ['America/Los_Angeles', 'de-DE'],
])('a visitor in %s (%s) reads Las Vegas time', async (timezoneId, locale) => {
  const [first] = eventsIn(site.documents());
  const page = await site.open('/schedule/the-late-glow?q=late+glow', { timezoneId, locale });
  const screen = scheduleScreen(page);
  await page.getByRole('dialog', { name: 'The Late Glow' }).waitFor();
  expect(await screen.dialog.textContent()).toContain('Saturday, October 25, 2025');
  expect(await screen.dialog.textContent()).toContain('11:00 PM – 1:30 AM (Sun)');
  expect(await screen.dialog.textContent()).toContain('2h 30m');

  await page.keyboard.press('Escape');
  expect(await screen.rows.first().innerText()).toMatch(
    /^11:00\s+PM\s+– 1:30 AM \(Sun\)\s+Sat · 2h 30m\s+The Late Glow/,
  );
  await screen.clear.click();
  await screen.row(first?.title ?? '').waitFor();
  expect(await screen.rows.first().innerText()).toMatch(/^11:00\s+AM\s+– 11:\d\d AM\s+Sat/);
  expect(await page.locator('main').innerText()).not.toMatch(/Invalid Date|NaN|undefined/);
});

test('the whole timetable by scrolling: every event once, in order, whatever the window', async () => {
  const page = await openSchedule('/schedule', { viewport: { width: 390, height: 844 } });
  const screen = scheduleScreen(page);
  const seen: string[] = [];
  const height = () => screen.list.evaluate((list) => list.clientHeight);
  const atStart = await height();
  for (let top = 0; top < atStart + 600; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    for (const name of await namesOf(screen.rows)) if (!seen.includes(name)) seen.push(name);
  }
  const titles = eventsIn(site.documents()).map(({ title }) => title);
  expect(seen).toEqual(titles);
  // Blocks keep the place of their rows: the list is as high at its end as at its start.
  expect(await height()).toBe(atStart);
});

describe('the address', () => {
  const FULL = '/schedule?day=sat&q=a&location=sodium-stage%2C-hall-d&category=concert';

  test('every choice shows in the list and in the address, and none adds a history entry', async () => {
    const page = await openSchedule('/schedule?utm_source=poster');
    const screen = scheduleScreen(page);
    const entries = await historyLength(page);
    await screen.tab('Saturday Oct 25').click();
    await expectAddress(page, '/schedule?day=sat&utm_source=poster');
    const saturday = eventsIn(site.documents()).filter(({ local }) => local.getUTCDate() === 25).length;
    await shown(page, `Showing ${saturday} of 64 events (filtered)`);
    await screen.location.selectOption({ label: 'Sodium Stage, Hall D' });
    await screen.category.selectOption({ label: 'Concert' });
    await screen.search.pressSequentially('a');
    await expectAddress(page, `${FULL}&utm_source=poster`);
    await screen.clear.click();
    await expectAddress(page, '/schedule?day=sat&utm_source=poster');
    expect(await screen.search.inputValue()).toBe('');
    await screen.tab('All Days').click();
    await shown(page, 'Showing 64 of 64 events');
    expect(await historyLength(page)).toBe(entries);
  });

  test('a link with every parameter opens that list, also after a reload, and Back and Forward move between two', async () => {
    const page = await openSchedule(FULL);
    const screen = scheduleScreen(page);
    async function expectFull() {
      await expectAddress(page, FULL);
      await eventually(async () => expect(await screen.search.inputValue()).toBe('a'));
      await eventually(async () => expect(await screen.location.inputValue()).toBe('sodium-stage,-hall-d'));
      expect(await screen.category.inputValue()).toBe('concert');
      expect(await screen.tab('Saturday Oct 25').getAttribute('aria-selected')).toBe('true');
      expect(await screen.count.textContent()).toMatch(/^Showing \d of 64 events \(filtered\)$/);
    }
    await expectFull();
    await page.reload();
    await expectFull();
    await page.goto('/schedule?day=sun&category=panel');
    await eventually(async () => expect(await screen.category.inputValue()).toBe('panel'));
    await page.goBack();
    await expectFull();
    await page.goForward();
    await expectAddress(page, '/schedule?day=sun&category=panel');
    await eventually(async () => expect(await screen.category.inputValue()).toBe('panel'));
    expect(await screen.search.inputValue()).toBe('');
  });

  test('typing filters at once; the address follows when it pauses, without history entries', async () => {
    const page = await openSchedule();
    const screen = scheduleScreen(page);
    const entries = await historyLength(page);
    await screen.search.pressSequentially('MARÍSOL');
    await eventually(async () => expect(await namesOf(screen.rows)).toContain('Marisol Tremaine'));
    await expectAddress(page, `/schedule?q=${encodeURIComponent('MARÍSOL')}`);
    expect(await historyLength(page)).toBe(entries);
  });

  test('an unknown event leads to the list, with its filters and without a history entry', async () => {
    const page = await site.open('/schedule/no-such-event?day=sun');
    await expectAddress(page, '/schedule?day=sun');
    expect(await scheduleScreen(page).dialog.count()).toBe(0);
    expect(await historyLength(page)).toBe(2);
  });
});

describe('the place in the list', () => {
  async function scrollDown(page: Page) {
    await page.evaluate(() => window.scrollTo(0, 3011));
    return eventually(async () => {
      const place = await placeInList(page);
      expect(place.name).toBeTruthy();
      return place;
    });
  }

  test('however a dialog is closed, the list is as it was: filters, place, focus', async () => {
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

  test('a reload and Back from another page find it again', async () => {
    const page = await openSchedule();
    const place = await scrollDown(page);
    await page.reload();
    await expectPlace(page, place);
    await page.goto('/marketplace');
    await page.getByRole('list', { name: 'places', exact: true }).waitFor();
    await page.goBack();
    await expectPlace(page, place);
  });

  test('a list that becomes another one starts at its top', async () => {
    const page = await openSchedule();
    await scrollDown(page);
    await scheduleScreen(page).tab('Sunday Oct 26').click();
    await eventually(async () => expect(await scheduleScreen(page).rows.first().isVisible()).toBe(true));
    const { list } = scheduleScreen(page);
    const heading = list.getByRole('heading', { name: 'Sunday, October 26' });
    await eventually(async () => expect((await heading.boundingBox())?.y).toBeGreaterThan(100));
  });
});

test.each([390, 820, 1440])(
  'at %i px day and hour stay below header and bar, and nothing scrolls sideways',
  async (width) => {
    const page = await openSchedule('/schedule', { viewport: { width, height: 900 } });
    await page.evaluate(() => window.scrollTo(0, 3011));
    const screen = scheduleScreen(page);
    await eventually(async () => expect(await screen.rows.count()).toBeGreaterThan(3));
    const edges = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const header = boxOf('header');
      const day = boxOf('section[aria-label="events"] h2');
      const at = document.elementsFromPoint(30, (day?.top ?? 0) + 20);
      return {
        header: header?.bottom,
        bar: boxOf('[role=tablist]')?.bottom,
        dayTop: day?.top,
        hour: at.find(({ tagName }) => tagName === 'H3')?.textContent,
        overflow: document.documentElement.scrollWidth - window.innerWidth,
      };
    });
    expect(edges.dayTop).toBeGreaterThanOrEqual(edges.bar ?? Infinity);
    expect(edges.bar).toBeGreaterThan(edges.header ?? Infinity);
    expect(edges.hour).toMatch(/^\d{1,2} [AP]M$/);
    expect(edges.overflow).toBe(0);
  },
);

test('by keyboard: tabs, a row that stays in sight, its dialog and on to a performer', async () => {
  const page = await openSchedule();
  const screen = scheduleScreen(page);
  await screen.tab('All Days').focus();
  await page.keyboard.press('ArrowRight');
  await expectAddress(page, '/schedule?day=sat');
  await page.keyboard.press('Tab');
  expect(await screen.search.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+f');

  // Down through the rows and up again: none may hide beneath what is sticky.
  await screen.rows.first().focus();
  for (let press = 0; press < 14; press++) {
    // Rows come in blocks, a moment before they are scrolled to.
    await screen.rows.nth(press + 2).waitFor();
    await page.keyboard.press('Tab');
  }
  for (let press = 0; press < 9; press++) {
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

  test('closes by Go Back alone, and the row has the focus when all is closed', async () => {
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

  test('opened by its address, leads back to the event with the filters', async () => {
    // Whoever looks for rows must be there before the dialog, which hides them.
    const page = await site.open(PERFORMER);
    const entries = await historyLength(page);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.getByRole('dialog', { name: 'Lights On' }).waitFor();
    await expectAddress(page, EVENT);
    expect(await historyLength(page)).toBe(entries);
  });

  test('that does not exist says so and gives way to the event', async () => {
    const page = await site.visit();
    await page.goto('/schedule/lights-on/lineup/nobody', AT_ONCE);
    await page.getByRole('dialog', { name: 'Performer Not Found' }).waitFor();
    await page.getByRole('dialog', { name: 'Lights On' }).waitFor();
    await expectAddress(page, '/schedule/lights-on');
  });
});

declare global {
  interface Window {
    printed: number;
  }
}

test('on paper the whole schedule is there', async () => {
  const page = await openSchedule();
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      window.printed = document.querySelectorAll('section[aria-label="events"] li').length;
    });
  });
  await page.pdf();
  expect(await page.evaluate(() => window.printed)).toBe(64);
  await eventually(async () => expect(await scheduleScreen(page).rows.count()).toBeLessThan(64));
});
