import type { Page } from 'playwright-core';

/**
 * The faults of the header in the present window: a control or text that is cut, covered or outside the window, a menu
 * that is incomplete, or a menu that is there twice. The faults are found at once, because only styles decide.
 *
 * @param entries the number of entries in the menu.
 */
export function headerFaults(page: Page, entries: number): Promise<string[]> {
  return page.evaluate((entries) => {
    const header = document.querySelector('header');
    if (!header) return ['There is no header.'];
    const faults: string[] = [];
    const nameOf = (element: Element) => element.ariaLabel ?? element.textContent ?? '';
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const controls = [...header.querySelectorAll('a, button')].filter(isShown);

    for (const control of controls) {
      const { left, right, top, bottom, height } = control.getBoundingClientRect();
      const corners = [left + 4, (left + right) / 2, right - 4].map((x) =>
        document.elementFromPoint(x, top + height / 2),
      );
      if (left < 0 || right > window.innerWidth || top < 0 || bottom > header.getBoundingClientRect().bottom)
        faults.push(`${nameOf(control)} is out of bounds`);
      if (corners.some((found) => !control.contains(found))) faults.push(`${nameOf(control)} is hidden`);
    }
    // The copy with which the menu is measured is invisible.
    for (const element of [...header.querySelectorAll('*')].filter(isShown)) {
      const isCut =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (isCut && getComputedStyle(element).overflow !== 'visible') faults.push(`${nameOf(element)} is cut`);
    }
    const links = controls.filter((control) => control.closest('nav'));
    const toggles = controls.filter((control) => control.matches('[aria-haspopup=dialog]'));
    const menus = `${links.length} links, ${toggles.length} buttons`;
    if (![`${entries} links, 0 buttons`, '0 links, 1 buttons'].includes(menus)) faults.push(menus);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`);
    return faults.map((fault) => `${window.innerWidth}: ${fault}`);
  }, entries);
}
