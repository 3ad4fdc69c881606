import type { Page } from 'playwright-core';
import { expectAddress } from '../../support/browser/anyScreen.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

const site = useSite({ isRendered: true });
const STILL = { reducedMotion: 'reduce' } as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const icons = (page: Page, title: string) =>
  page.getByRole('list', { name: `Icons on ${title}` }).getByRole('listitem');
const iconOf = (page: Page, name: RegExp, title = 'Hall A') => icons(page, title).filter({ hasText: name });

async function openMap(address: string, viewport: (typeof SIZES)[number]): Promise<Page> {
  const page = await site.open(address, { ...STILL, viewport });
  await page.getByRole('button', { name: 'Zoom in' }).waitFor();
  return page;
}

async function boxOf(page: Page, name: RegExp, title?: string) {
  const box = await iconOf(page, name, title).boundingBox();
  if (!box) throw new Error('The point is not shown.');
  return box;
}

/** Whether the middle of a box is in the window of the map. */
async function isInMap(page: Page, { x, y, width, height }: Awaited<ReturnType<typeof boxOf>>) {
  const map = await page.getByRole('group', { name: /Arrow keys move the map/ }).boundingBox();
  const [left, top] = [x + width / 2, y + height / 2];
  return map && left > map.x && left < map.x + map.width && top > map.y && top < map.y + map.height;
}

test('a map with points is accessible, also with chosen kinds', async () => {
  const page = await site.visit(STILL);
  for (const address of ['/map', '/map?map=upper-level&points=quiet,toilet']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
    }
  }
});

test('chosen kinds are all in view, at a size that does not change closer', async () => {
  const page = await site.visit(STILL);
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await page.goto('/map?points=toilet,exit');
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    for (const name of [/^Toilets/, /^Exit, West/, /^Exit, To/])
      await eventually(async () => expect(await isInMap(page, await boxOf(page, name))).toBe(true));
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Zoom in' }).click();
    const sizes: number[] = [];
    for (let step = 0; step < 3; step++) {
      await page.getByRole('button', { name: 'Zoom in' }).click();
      sizes.push((await boxOf(page, /^Toilets/)).width);
    }
    for (const size of sizes) expect(size).toBeCloseTo(28, 0);
  }
});

test('neighbouring icons stay apart on a phone, even on the whole map', async () => {
  const page = await openMap('/map?points=toilet,accessible-toilet', { width: 390, height: 844 });
  await eventually(async () => {
    const [one, other] = [await boxOf(page, /^Toilets/), await boxOf(page, /^Accessible/)];
    expect(other.x - one.x).toBeGreaterThan(one.width * 0.75);
    expect(one.width).toBeGreaterThanOrEqual(18);
  });
});

test('a row of the list moves the map to its point, which comes into view', async () => {
  const page = await openMap('/map?map=hall-a', { width: 390, height: 844 });
  const row = page.getByRole('link', { name: 'ATM', exact: true });
  await row.scrollIntoViewIfNeeded();
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await row.focus();
  await page.keyboard.press('Enter');
  await eventually(async () => {
    const box = await boxOf(page, /^ATM/);
    expect(await isInMap(page, box)).toBe(true);
    expect(box.y).toBeGreaterThan(100);
    expect(box.y + box.height).toBeLessThan(844);
  });
  await expectAddress(page, '/map?map=hall-a');
});

test('a booth below an icon can be pressed', async () => {
  const page = await openMap('/map', { width: 1440, height: 900 });
  const booth = page.locator('li', { has: page.locator('a[data-booth="Booth 181"]') });
  const { left, top, width, height } = await booth.evaluate(({ style }) => ({ ...style }));
  // As if an editor had put the point on the booth.
  await iconOf(page, /^ATM/).evaluate(({ style }, middle) => Object.assign(style, middle), {
    left: `calc(${left} + ${width} / 2)`,
    top: `calc(${top} + ${height} / 2)`,
  });
  const { x, y, ...size } = await boxOf(page, /^ATM/);
  await page.mouse.click(x + size.width / 2, y + size.height / 2);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor();
});

test('without scripts, points are on the map and in the list, and links choose them', async () => {
  const page = await site.open('/map', { javaScriptEnabled: false });
  await iconOf(page, /^Toilets/).waitFor();
  await page.getByRole('link', { name: 'Drinking water (1)' }).click();
  await page.waitForURL('**/map?points=water');
  const list = page.getByRole('list', { name: 'Facilities on Hall A' });
  expect(await list.getByRole('link').allTextContents()).toEqual(['Drinking water']);
  await list.getByRole('link').click();
  await page.waitForURL('**/map?map=hall-a&points=water');
  expect(
    await page
      .locator('[data-dim]')
      .filter({ hasText: /^Toilets/ })
      .count(),
  ).toBe(1);
});

test('the site’s search leads to the map with all points of a kind', async () => {
  const page = await site.open('/search?q=first+aid', STILL);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^First aid/ })
    .click();
  await expectAddress(page, '/map?map=hall-b&points=first-aid');
  await iconOf(page, /^First aid/, 'Hall B').waitFor();
  expect(await page.getByRole('tab', { name: 'Upper Level (1)' }).isVisible()).toBe(true);
});
