import type { Page } from 'playwright-core';
import { datasetFile } from '../../support/datasetFile.ts';
import { eventually } from '../../support/eventually.ts';
import { largeProgramme } from '../../support/largeProgramme.ts';
import { useSite } from '../../support/site.ts';
import { DESKTOP, PHONE, hasFocus, scrolledTo } from '../../support/browser/anyScreen.ts';

const site = useSite({ isRendered: true, dataset: datasetFile(largeProgramme()) });

const ADDRESS = '/schedule?day=sat&view=grid';
const frame = (page: Page) => page.getByRole('group', { name: /^Schedule by location/ });
const boxes = (page: Page) => frame(page).locator('[data-box]');
const head = (page: Page, name: string) => page.getByText(name, { exact: true }).first().locator('..');

async function openGrid(options: object): Promise<Page> {
  const page = await site.open(ADDRESS, options);
  await boxes(page).first().waitFor();
  return page;
}

/** The sideways scroll offset of the rooms. CSS pixels. */
const sideways = (page: Page) => frame(page).evaluate((element) => Math.round(element.scrollLeft));

/** Moves a finger horizontally. CSS pixels. */
async function swipe(page: Page, from: number, to: number) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: from, y: 600 }]);
  for (let x = from; x >= to; x -= 10) await touch('touchMove', [{ x, y: 600 }]);
  await touch('touchEnd', []);
}

test('of 460 events in 42 rooms only a few are mounted, wherever the visitor scrolls, and the headings stay', async () => {
  const page = await openGrid(DESKTOP);
  for (const [down, across] of [
    [0, 0],
    [600, 0],
    [900, 3000],
    [1200, 9000],
  ] as const) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), down);
    await frame(page).evaluate((element, left) => (element.scrollLeft = left), across);
    await eventually(async () => {
      const seen = await boxes(page).evaluateAll(
        (all) =>
          all.filter((box) => {
            const { top, bottom, left, right } = box.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
          }).length,
      );
      expect(seen).toBeGreaterThan(0);
    });
    expect(await boxes(page).count()).toBeLessThan(220);
  }
  const last = await frame(page).evaluate((element) => {
    const name = [...element.querySelectorAll<HTMLElement>('ul[aria-label]')].at(-1);
    const right = name?.getBoundingClientRect().right ?? 0;
    return { room: name?.ariaLabel ?? '', right: Math.round(right) };
  });
  const box = await head(page, last.room).boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(last.right);
  expect(box?.y).toBeGreaterThan(50);
  expect(box?.y).toBeLessThan(200);
});

test('on a phone a swipe leads to the next two rooms, and the headings follow', async () => {
  const page = await openGrid(PHONE);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await swipe(page, 320, 110);
  const pair = 390 - 52;
  await eventually(async () => expect(Math.abs((await sideways(page)) - pair)).toBeLessThanOrEqual(1));
  const third = (await frame(page).getByRole('list').nth(2).getAttribute('aria-label')) ?? '';
  await eventually(async () => {
    const { x = 0 } = (await head(page, third).boundingBox()) ?? {};
    expect(Math.abs(x - 52)).toBeLessThanOrEqual(2);
  });
});

test('keys reach every room without losing the focus, and the headings never cover it', async () => {
  const page = await openGrid(DESKTOP);
  await boxes(page).first().focus();
  for (const key of ['End', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'Home', 'ArrowUp']) {
    await page.keyboard.press(key);
    const focused = page.locator('[data-box]:focus');
    const box = await focused.boundingBox();
    const above = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-box]') === document.activeElement,
      [(box?.x ?? 0) + 6, (box?.y ?? 0) + 6] as const,
    );
    expect([key, above]).toEqual([key, true]);
  }
  // The focused event stays mounted when it is scrolled far away.
  const focused = page.locator('[data-box]:focus');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await frame(page).evaluate((element) => (element.scrollLeft = 9000));
  expect(await hasFocus(focused)).toBe(true);
});

test('Back from a dialog and a reload restore both scroll offsets', async () => {
  const page = await openGrid(DESKTOP);
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await frame(page).evaluate((element) => (element.scrollLeft = 1760));
  const [down, across] = [await scrolledTo(page), await sideways(page)];
  expect([down, across]).toEqual([500, 1760]);
  const expectPlace = () =>
    eventually(async () => {
      expect(await sideways(page)).toBe(across);
      expect(Math.abs((await scrolledTo(page)) - down)).toBeLessThanOrEqual(1);
    });
  const alias = await eventually(async () => {
    const href = await page.evaluate(() =>
      document
        .elementsFromPoint(700, 500)
        .concat(document.elementsFromPoint(700, 700))
        .find((node) => node.matches('a[data-box]'))
        ?.getAttribute('href'),
    );
    expect(href).toMatch(/^\/schedule\/./);
    return href;
  });
  await page.locator(`a[href="${alias}"]`).first().dispatchEvent('click');
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectPlace();
  await page.reload();
  await boxes(page).first().waitFor();
  await expectPlace();
});
