import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { DESKTOP, PHONE, expectAddress } from '../../support/browser/anyScreen.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

const site = useSite({ isRendered: true });

const viewer = (page: Page) => page.getByRole('group', { name: /Arrow keys move the map/ });
const boothLink = (page: Page, label: string) => page.locator(`a[data-booth="${label}"]`);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The scroll offset of the page after it has stopped scrolling. */
async function scrolledAtRest(page: Page): Promise<number> {
  const before = await scrolled(page);
  await page.waitForTimeout(200);
  const after = await scrolled(page);
  return before === after ? after : scrolledAtRest(page);
}

/** The view of the map: its position and scale. */
async function viewOf(page: Page) {
  const transform = await viewer(page)
    .locator('> div')
    .evaluate((layer) => new DOMMatrix((layer as HTMLElement).style.transform).toJSON() as DOMMatrixInit);
  return { scale: transform.a ?? NaN, x: transform.e ?? NaN, y: transform.f ?? NaN };
}

/** Opens a map that can be moved. Nothing is animated, so positions are final at once. */
async function openMap(address = '/map', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.open(address, { reducedMotion: 'reduce', ...options });
  await page.getByRole('button', { name: 'Zoom in' }).waitFor();
  return page;
}

/** The middle of the visible part of the map. */
async function middleOf(page: Page) {
  const box = await viewer(page).boundingBox();
  if (!box) throw new Error('There is no map.');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 360) / 2 };
}

test('the map is as wide as the window and has three quarters of its height; its buttons cover nothing of it', async () => {
  const page = await site.visit({ reducedMotion: 'reduce' });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/map');
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const box = await viewer(page).boundingBox();
    expect(box?.width).toBe(viewport.width);
    expect(box?.height).toBeGreaterThanOrEqual(viewport.height * 0.75);
    await viewer(page).evaluate((map) => map.scrollIntoView({ block: 'nearest' }));
    const bottom = await viewer(page).evaluate((map) => map.getBoundingClientRect().bottom);
    for (const name of ['Zoom in', 'Zoom out', 'Whole map']) {
      const button = await page.getByRole('button', { name }).boundingBox();
      expect(button?.y).toBeGreaterThanOrEqual(bottom);
      expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    }
    await page.getByRole('button', { name: 'Whole map' }).click();
    const picture = await page.getByRole('img', { name: /^Map of Hall A/ }).boundingBox();
    expect(picture?.x).toBeGreaterThan(-1);
    expect((picture?.x ?? 0) + (picture?.width ?? Infinity)).toBeLessThanOrEqual(viewport.width + 1);
  }
});

test('a label is large enough to read, or hidden', async () => {
  const page = await openMap('/map', PHONE);
  // The sizes on the screen of the labels that lie within their booths.
  const shownSizes = () =>
    page.locator('a[data-booth] > span').evaluateAll((labels) => {
      const { width } = labels[0]?.closest('ol')?.getBoundingClientRect() ?? { width: NaN };
      const scale = width / (labels[0]?.closest('ol')?.offsetWidth ?? NaN);
      return labels
        .filter(
          (label) =>
            label.getBoundingClientRect().top <
            (label.parentElement?.getBoundingClientRect().bottom ?? -Infinity),
        )
        .map((label) => parseFloat(getComputedStyle(label).fontSize) * scale);
    });
  const counts: number[] = [];
  await page.getByRole('button', { name: 'Whole map' }).click();
  for (let step = 0; step < 5; step++) {
    const shown = await shownSizes();
    for (const size of shown) expect(size).toBeGreaterThan(11.9);
    counts.push(shown.length);
    await page.getByRole('button', { name: 'Zoom in' }).click();
  }
  expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
  expect(counts.at(-1)).toBe(await page.locator('a[data-booth] > span').count());
  expect(counts[0]).toBeLessThan(counts.at(-1) ?? 0);
});

test('a booth that is chosen in the list comes into view', async () => {
  const page = await openMap('/map?q=booth+181');
  const pin = page.getByRole('link', { name: 'Show Booth 181 on the map' });
  await pin.scrollIntoViewIfNeeded();
  await pin.click();
  await eventually(async () => {
    const { y, height } = (await boothLink(page, 'Booth 181').boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThan(56);
    expect(y + height).toBeLessThan(800);
  });
});

describe('the map with mouse and keys', () => {
  test('the wheel scrolls the page; with Ctrl it scales the map; dragging moves the map without opening a booth', async () => {
    const page = await openMap();
    const { x, y } = await middleOf(page);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 50);
    await eventually(async () => expect(await scrolled(page)).toBe(50));
    expect((await viewOf(page)).scale).toBe(1);

    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
    const close = await eventually(async () => {
      const view = await viewOf(page);
      expect(view.scale).toBeGreaterThan(1.2);
      return view;
    });
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 30, { steps: 4 });
    await page.mouse.up();
    const dragged = await viewOf(page);
    expect(dragged.x - close.x).toBeCloseTo(40, 0);
    expect(dragged.y - close.y).toBeCloseTo(30, 0);
    expect(await scrolled(page)).toBe(50);
    await expectAddress(page, '/map');
  });

  test('keys move and scale the map, at its edge they scroll the page, and a booth that gets the focus comes into view', async () => {
    const page = await openMap();
    await viewer(page).focus();
    await page.keyboard.press('ArrowDown');
    await eventually(async () => expect(await scrolled(page)).toBeGreaterThan(0));
    for (let i = 0; i < 4; i++) await page.keyboard.press('+');
    const { scale, x } = await viewOf(page);
    expect(scale).toBeGreaterThan(4);
    await page.keyboard.press('ArrowRight');
    expect((await viewOf(page)).x).toBeCloseTo(x - 80, 0);

    // The first booth is a stage, larger than the window.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.booth);
    const box = await boothLink(page, label ?? '').boundingBox();
    const window = await viewer(page).boundingBox();
    if (!box || !window) throw new Error('The booth or the map is not shown.');
    expect(box.x).toBeGreaterThanOrEqual(window.x);
    expect(box.x + box.width).toBeLessThanOrEqual(window.x + window.width);
    expect(box.y).toBeGreaterThanOrEqual(window.y);

    await page.keyboard.press('0');
    expect((await viewOf(page)).scale).toBe(1);
  });

  test('a link shows its booth in an opaque box, Back restores the view, and a dialog leaves the map as it was', async () => {
    const page = await openMap('/map?map=hall-a&booth=Booth+181');
    await eventually(async () => expect((await viewOf(page)).scale).toBeGreaterThan(1.4));
    expect(await boothLink(page, 'Booth 181').getAttribute('aria-current')).toBe('true');
    const card = page.getByRole('region', { name: 'Selected booth' });
    expect(await card.evaluate((box) => getComputedStyle(box).backgroundColor)).toBe('rgb(0, 0, 0)');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const moved = await viewOf(page);
    await card.getByRole('link').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await viewOf(page)).toEqual(moved);

    // To another screen, and Back.
    await page
      .getByRole('link', { name: 'FAQ' })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/faq');
    await page.goBack();
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    await eventually(async () => {
      const back = await viewOf(page);
      expect(back.scale).toBeCloseTo(moved.scale, 2);
      expect(back.x).toBeCloseTo(moved.x, 0);
      expect(back.y).toBeCloseTo(moved.y, 0);
    });
  });
});

test('a link to a booth at the edge shows the booth and its vendors, on a phone and a desktop', async () => {
  const page = await site.visit({ reducedMotion: 'reduce' });
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/map?map=silver-lot&booth=Truck+740');
    const card = page.getByRole('region', { name: 'Selected booth' });
    await eventually(async () => expect((await viewOf(page)).scale).toBeGreaterThan(1.4));
    const box = await card.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(viewport.height);
    const isOnTop = await boothLink(page, 'Truck 740').evaluate((booth) => {
      const { left, bottom } = booth.getBoundingClientRect();
      return booth.contains(document.elementFromPoint(left + 2, bottom - 2));
    });
    expect(isOnTop).toBe(true);
  }
});

describe('the map with fingers', () => {
  let devTools: CDPSession;

  async function openOnPhone(address?: string) {
    const page = await openMap(address, { ...PHONE, hasTouch: true, isMobile: true });
    devTools = await page.context().newCDPSession(page);
    return page;
  }

  /** Moves fingers in ten steps, each from one point to another. */
  async function touch(
    page: Page,
    ...fingers: { from: readonly [number, number]; to: readonly [number, number] }[]
  ) {
    const at = (share: number) =>
      fingers.map(({ from, to }, id) => ({
        x: from[0] + (to[0] - from[0]) * share,
        y: from[1] + (to[1] - from[1]) * share,
        id,
      }));
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= 10; step++) {
      await devTools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
    }
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(100);
  }

  test('one finger scrolls the page over the whole map; two scale it; then one finger moves it, and at its edge scrolls the page', async () => {
    const page = await openOnPhone();
    const { x, y } = await middleOf(page);
    await touch(page, { from: [x, y], to: [x, y - 150] });
    await eventually(async () => expect(await scrolled(page)).toBeGreaterThan(80));
    await scrolledAtRest(page);
    expect((await viewOf(page)).scale).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await scrolledAtRest(page)).toBe(0);

    await touch(page, { from: [x - 30, y], to: [x - 90, y] }, { from: [x + 30, y], to: [x + 90, y] });
    const pinched = await viewOf(page);
    expect(pinched.scale).toBeCloseTo(3, 0);
    await touch(page, { from: [x, y], to: [x - 60, y - 40] });
    const moved = await viewOf(page);
    expect(moved.x).toBeLessThan(pinched.x - 30);
    expect(await scrolledAtRest(page)).toBe(0);
    for (let i = 0; i < 9; i++) await touch(page, { from: [x, y + 60], to: [x, y - 100] });
    await eventually(async () => expect(await scrolled(page)).toBeGreaterThan(50));
    await expectAddress(page, '/map');
  });

  test('the first answers to a search are visible with the keyboard open, and an answer shows its booth', async () => {
    const page = await openOnPhone();
    const box = page.getByRole('textbox', { name: 'Search vendors and booths...' });
    await box.tap();
    await box.fill('denky dols');
    const answer = page.getByRole('list', { name: 'Found' }).getByRole('link', { name: /^Denki Dolls/ });
    await answer.waitFor();
    expect(await page.getByText('1 similar vendor, not on Hall A').getAttribute('role')).toBe('status');
    expect(await scrolled(page)).toBe(0);
    const { y = Infinity, height = 0 } = (await answer.boundingBox()) ?? {};
    // The keyboard covers the lower half.
    expect(y + height).toBeLessThan(844 / 2);
    await answer.tap();
    await expectAddress(page, '/map?map=hall-b&booth=Booth+715&q=denky+dols');
    const card = page.getByRole('region', { name: 'Selected booth' });
    await eventually(async () => {
      const box = (await card.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(box.y + box.height).toBeLessThanOrEqual(844);
    });
  });

  test('one finger moves a map that is wider than the window sideways; it has no tab stops that are too small for a finger; closer it has', async () => {
    const page = await openOnPhone();
    const { x, y } = await middleOf(page);
    const before = await viewOf(page);
    await touch(page, { from: [x + 60, y], to: [x - 60, y + 5] });
    expect((await viewOf(page)).x).toBeLessThan(before.x - 60);
    expect((await viewOf(page)).y).toBe(0);
    expect(await scrolledAtRest(page)).toBe(0);

    const booth = boothLink(page, 'Booth 181');
    expect(await booth.getAttribute('tabindex')).toBe('-1');
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Zoom in' }).tap();
    await eventually(async () => expect(await booth.getAttribute('tabindex')).toBeNull());
  });

  test('a double tap zooms in; scrolling the page over the map twice does not', async () => {
    const page = await openOnPhone();
    const { x, y } = await middleOf(page);
    // The map moves with the finger, so both begin and end at the same point of the map.
    await touch(page, { from: [x, y], to: [x, y - 60] });
    await touch(page, { from: [x, y - 60], to: [x, y - 120] });
    await scrolledAtRest(page);
    expect((await viewOf(page)).scale).toBe(1);

    const { x: left, y: top } = (await viewer(page).boundingBox()) ?? { x: NaN, y: NaN };
    const tap = () => page.touchscreen.tap(left + 4, top + 60);
    // Sent together: on a busy machine the second would come too late.
    await Promise.all([tap(), tap()]);
    await eventually(async () => expect((await viewOf(page)).scale).toBe(2));
  });

  test('a tap on a booth that is too small for a finger zooms in; the next tap opens it', async () => {
    const page = await openOnPhone();
    const press = async () => {
      const box = await boothLink(page, 'Booth 181').boundingBox();
      if (!box) throw new Error('The booth is not shown.');
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    };
    await page.getByRole('button', { name: 'Whole map' }).tap();
    expect((await viewOf(page)).scale).toBeLessThan(0.5);
    await press();
    await eventually(async () => expect((await viewOf(page)).scale).toBeGreaterThan(1));
    const { width, height } = (await boothLink(page, 'Booth 181').boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expectAddress(page, '/map');
    await press();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/map\/marketplace\/./);
  });
});

test('without scripts there is the picture with every booth of the map, each with its link', async () => {
  const page = await site.open('/map?map=hall-b', { javaScriptEnabled: false });
  const booths = page.getByRole('list', { name: 'Booths on Hall B' }).getByRole('link');
  const vendors = page.getByRole('list', { name: 'Vendors on Hall B' }).getByRole('listitem');
  expect(await booths.count()).toBeGreaterThan(90);
  expect(await vendors.count()).toBeGreaterThanOrEqual(await booths.count());
  expect(await page.getByRole('img', { name: /Hall B/ }).isVisible()).toBe(true);
  await booths.nth(3).click();
  expect(await page.getByRole('dialog').getByRole('heading').first().isVisible()).toBe(true);
});

test('the printed map is complete, with the lists of all vendors and points', async () => {
  const page = await openMap('/map?map=hall-a&booth=Booth+181');
  await eventually(async () => expect((await viewOf(page)).scale).toBeGreaterThan(1.4));
  const count = await page.getByText(/^\d+ vendors, \d+ facilities$/).textContent();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(
    await viewer(page)
      .locator('> div')
      .evaluate((layer) => getComputedStyle(layer).transform),
  ).toBe('none');
  const rowsOf = (name: string) => page.getByRole('list', { name }).getByRole('listitem').count();
  expect(
    `${await rowsOf('Vendors on Hall A')} vendors, ${await rowsOf('Facilities on Hall A')} facilities`,
  ).toBe(count);
});

test('a map opens in full size, the next one is one step away, and the focus stays in the lightbox until it closes', async () => {
  const page = await openMap();
  const open = page.getByRole('button', { name: 'View full size' });
  await open.click();
  const lightbox = page.getByRole('dialog', { name: 'Lightbox' });
  const picture = lightbox.locator('.yarl__slide_current img');
  await eventually(async () => expect((await picture.boundingBox())?.width).toBeGreaterThan(800));
  await lightbox.getByRole('button', { name: 'Next' }).click();
  await eventually(async () => expect(await picture.getAttribute('alt')).toMatch(/^Map of Hall B/));
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('[role=dialog]') === null;
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await lightbox.waitFor({ state: 'detached' });
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('what is loaded while the lightbox is open lies inert beneath it', async () => {
  const page = await site.visit();
  let load = () => {};
  const isAllowed = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/assets\/deferred\..*\.js$/, async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.goto('/map');
  await page.mouse.wheel(0, 2000);
  await page.getByRole('button', { name: 'View full size' }).click();
  const lightbox = page.getByRole('dialog', { name: 'Lightbox' });
  await lightbox.locator('.yarl__slide_current img').waitFor();
  load();
  const backToTop = page.locator('[aria-label="Back to top"]');
  await backToTop.waitFor();
  expect(await backToTop.evaluate((button) => button.closest('[inert]') !== null)).toBe(true);
});
