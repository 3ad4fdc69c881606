import type { AppDispatch } from '#content/store.ts';
import { eventApi } from '#content/festival/api.ts';

/** Starts the shell's queries while its code is loading. */
export function preloadShell(dispatch: AppDispatch): void {
  dispatch(eventApi.util.prefetch('getEvent', undefined, {}));
  dispatch(eventApi.util.prefetch('getMenu', { name: 'home' }, {}));
  dispatch(eventApi.util.prefetch('getMenu', { name: 'footer' }, {}));
  dispatch(eventApi.util.prefetch('getSiteSettings', undefined, {}));
}
