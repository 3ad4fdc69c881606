import { Suspense, lazy, useState } from 'react';
import type { ScreenModule } from '#features/feature.ts';
import { canReach } from '#lib/network/canReach.ts';
import { SiteLoading } from '../shell/SiteLoading.tsx';
import { tabStorage } from './tabStorage.ts';

const MARK = 'fairground:reloaded-for';

/**
 * Loads a screen's chunk. A chunk that is gone, because a deploy has replaced it since the page was loaded, turns the
 * navigation into a page load, once. No page is loaded where the site cannot be reached, since that would take away what
 * the visitor has, nor where nothing can be stored, since loads could not be counted.
 *
 * @param targetHref the address that the visitor is on the way to.
 * @throws the failure, where no page load can help.
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
    // What is on screen stays until the page is replaced.
    return new Promise(() => undefined);
  }
}

/**
 * A screen that requests its chunk at each mount, and throws what fails. The router would remember a failure for as long
 * as the page lives.
 */
export function retryingScreen(load: () => Promise<ScreenModule>): ScreenModule {
  function RetryingScreen() {
    const [Screen] = useState(() => lazy(async () => ({ default: (await load()).Component })));
    return (
      <Suspense fallback={<SiteLoading />}>
        <Screen />
      </Suspense>
    );
  }
  return { Component: RetryingScreen };
}
