import { eventApi } from '#content/festival/api.ts';
import type { AppStore } from '#content/store.ts';

/** Starts those of the shell's queries whose results are not there, while its code is loading. */
export function preloadShell({ dispatch }: AppStore): void {
  const { prefetch } = eventApi.util;
  const missing = { ifOlderThan: Infinity };
  dispatch(prefetch('getEvent', undefined, missing));
  dispatch(prefetch('getSiteSettings', undefined, missing));
  for (const name of ['home', 'footer'] as const) dispatch(prefetch('getMenu', { name }, missing));
}
