import type { AppDispatch } from '#api/storeHooks.ts';
import { eventApi } from '#api/content/event.ts';

/** Starts the queries of the shell while its code is loaded. */
export function preloadShell(dispatch: AppDispatch): void {
  dispatch(eventApi.util.prefetch('getEvent', undefined, {}));
  dispatch(eventApi.util.prefetch('getMenu', { name: 'home' }, {}));
  dispatch(eventApi.util.prefetch('getMenu', { name: 'footer' }, {}));
  dispatch(eventApi.util.prefetch('getSiteSettings', undefined, {}));
}
