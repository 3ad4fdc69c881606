import type { AppDispatch } from '#api/appDispatch.ts';
import { eventApi } from '#api/content/event.ts';

/** Starts the queries of what stands around every screen, while its code is still on its way. */
export function preloadShell(dispatch: AppDispatch): void {
  dispatch(eventApi.util.prefetch('getEvent', undefined, {}));
  dispatch(eventApi.util.prefetch('getNavigation', { name: 'home' }, {}));
  dispatch(eventApi.util.prefetch('getNavigation', { name: 'footer' }, {}));
  dispatch(eventApi.util.prefetch('getSiteSettings', undefined, {}));
}
