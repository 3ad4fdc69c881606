import { eventApi } from '#content/festival/api.ts';
import type { AppStore } from '#content/store.ts';

/** Starts those of the shell's queries whose results are not there, while its code is loading. */
export function preloadShell({ dispatch, getState }: AppStore): void {
  const { getEvent, getMenu, getSiteSettings } = eventApi.endpoints;
  const options = { subscribe: false };
  if (!getEvent.select()(getState()).data) void dispatch(getEvent.initiate(undefined, options));
  if (!getSiteSettings.select()(getState()).data) void dispatch(getSiteSettings.initiate(undefined, options));
  for (const name of ['home', 'footer'] as const)
    if (!getMenu.select({ name })(getState()).data) void dispatch(getMenu.initiate({ name }, options));
}
