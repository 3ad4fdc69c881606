import { Suspense, lazy, useState } from 'react';
import type { ScreenModule } from '#features/feature.ts';
import { SiteLoading } from '../shell/SiteLoading.tsx';

/**
 * Stands in for a screen whose code could not be loaded, and asks for it anew whenever it is opened or tried again. The
 * router by itself would remember the failure for as long as the page lives.
 */
export function retryScreen(load: () => Promise<ScreenModule>): ScreenModule {
  function LateScreen() {
    const [Screen] = useState(() => lazy(async () => ({ default: (await load()).Component })));
    return (
      <Suspense fallback={<SiteLoading />}>
        <Screen />
      </Suspense>
    );
  }
  return { Component: LateScreen };
}
