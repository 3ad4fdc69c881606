import { tabStorage } from './tabStorage.ts';

const MARK = 'fairground:reloaded-for';

/**
 * Loads a screen's chunk. One that is gone (a deploy has replaced it since the page was loaded) turns the navigation
 * into a full page load, once; if that does not help the error stands. It stands too where the site cannot be reached:
 * a page load would then take away what the visitor has; and where nothing can be stored: loads would not be counted.
 *
 * @param targetHref the address that the visitor is on the way to.
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
    if (!storage || storage.getItem(MARK) === href) throw error;
    if (!(await answers(href)) || targetHref() !== href) throw error;
    storage.setItem(MARK, href);
    if (href === window.location.href) window.location.reload();
    else window.location.assign(href);
    // The page is about to go; what is on screen stays until it does.
    return new Promise<Module>(() => undefined);
  }
}

function answers(href: string): Promise<boolean> {
  return fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
