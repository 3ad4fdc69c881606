const MARK = 'fairground:reloaded-for';

/**
 * Loads a screen's chunk. One that is gone (a deploy has replaced it since the page was loaded) or
 * unreachable loads the whole page anew, once; if that does not help the error stands.
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await load();
    sessionStorage.removeItem(MARK);
    return module;
  } catch (error) {
    const address = window.location.href;
    if (sessionStorage.getItem(MARK) === address) throw error;
    sessionStorage.setItem(MARK, address);
    window.location.reload();
    // The page is about to go; what is on screen stays until it does.
    return new Promise<Module>(() => undefined);
  }
}
