import { canReach } from '#lib/network/canReach.ts';
import { tabStorage } from './tabStorage.ts';

const MARK = 'fairground:reloaded-for';

/**
 * Loads a screen's chunk. If the chunk is gone because a deploy has replaced it, the navigation becomes a page load,
 * once. There is no page load if the site cannot be reached, because the visitor would lose the present page, or if
 * nothing can be stored, because page loads could not be counted.
 *
 * @param targetHref the address that the visitor navigates to.
 * @throws the failure, if a page load cannot help.
 */
export async function loadOrReload<Module>(
  load: () => Promise<Module>,
  targetHref: () => string,
): Promise<Module> {
  const storage = tabStorage();
  try {
    const module = await load();
    storage?.removeItem(MARK);
    return module;
  } catch (error) {
    const href = targetHref();
    const mayReload = storage && storage.getItem(MARK) !== href && (await canReach(href));
    if (!mayReload || targetHref() !== href) throw error;
    storage.setItem(MARK, href);
    if (href === window.location.href) window.location.reload();
    else window.location.assign(href);
    // The present screen stays until the page is replaced.
    return new Promise(() => undefined);
  }
}
