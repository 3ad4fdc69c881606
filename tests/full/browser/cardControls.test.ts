import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { DESKTOP, PHONE, REDUCED_MOTION } from '../../support/browser/anyScreen.ts';

const site = useSite({ isRendered: true });

/** A list of each kind, and a control in its items. */
const LISTS: [address: string, control: string][] = [
  ['/marketplace', 'a[title="Show on the map"]'],
  ['/marketplace?view=list', 'a[title="Show on the map"]'],
  ['/lineup', 'button'],
  ['/schedule?day=sat', 'button'],
  ['/schedule?day=sat&view=compact', 'button'],
  ['/feed', 'h2 a'],
  ['/search?q=light', 'a'],
  ['/my?part=walk', 'button'],
  ['/my', 'button'],
  ['/map', 'button'],
];

/**
 * The controls of a card or row that are covered by another element at their middle, with the focus on each of its
 * links in turn and on none.
 */
function deadControls(item: Element): string[] {
  const controls = [...item.querySelectorAll<HTMLElement>('a, button, input')];
  const dead = (focused?: HTMLElement) => {
    focused?.focus();
    return controls.flatMap((control) => {
      // A link may be broken into lines: only its first line counts.
      const [box] = control.getClientRects();
      if (!box) return [];
      const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (control.contains(found)) return [];
      return [`${control.ariaLabel ?? control.innerText}, focus on ${focused?.innerText ?? 'nothing'}`];
    });
  };
  const found = [undefined, ...controls].flatMap(dead);
  (document.activeElement as HTMLElement | null)?.blur();
  return found;
}

/** Picks the first item of a list. */
async function pickFirst(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await page.locator('[aria-pressed=true][aria-label^="Save"]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

test('every control of a list can be pressed, even if another one has the focus', async () => {
  const page = await site.visit({ ...DESKTOP, ...REDUCED_MOTION });
  for (const list of ['/marketplace', '/schedule']) await pickFirst(page, list);
  for (const [address, control] of LISTS) {
    await page.setViewportSize(DESKTOP.viewport);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    // The first key loads the pins, and after a key the focus is visible.
    await page.keyboard.press('Tab');
    for (const { viewport } of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const items = page
        .locator('main li:not(:has(li)), main article')
        .filter({ has: page.locator(`${control}:visible`) });
      await items.first().waitFor();
      for (const item of (await items.all()).slice(0, 2)) {
        await item.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await eventually(async () =>
          expect({ address, viewport, dead: await item.evaluate(deadControls) }).toEqual({
            address,
            viewport,
            dead: [],
          }),
        );
      }
    }
  }
});
