import { minutePassed } from './clockSlice.ts';
import { observe } from '#content/observe.ts';
import type { AppStore } from '#content/store.ts';

const MINUTE = 60_000;

/**
 * Updates the present minute in the store while the tab is visible. In a preview the time stands still and a bar is
 * shown.
 */
export function startClock(store: AppStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  observe(store, ({ clock }) => clock?.at, showBar);
  document.addEventListener('visibilitychange', tick);
  tick();

  function tick() {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const now = Date.now();
    store.dispatch(minutePassed(now - (now % MINUTE)));
    timer = setTimeout(tick, MINUTE - (now % MINUTE));
  }

  function showBar() {
    import(/* webpackChunkName: "preview-bar" */ './ClockBar.tsx').then(
      ({ showClockBar }) => showClockBar(store),
      // Without the bar the address still shows the time.
      () => undefined,
    );
  }
}
