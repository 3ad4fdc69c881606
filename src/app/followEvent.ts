import { eventApi } from '#content/festival/api.ts';
import { documentAttributes } from '#lib/rendering/documentAttributes.ts';
import { observe } from '#content/observe.ts';
import type { AppStore } from '#content/store.ts';

const { select } = eventApi.endpoints.getEvent;

/** Sets the document's language and colours when the event arrives, on a page that no server has rendered. */
export function followEvent(store: AppStore): void {
  const selectEvent = select();
  observe(
    store,
    (state) => selectEvent(state).data,
    (event) => {
      const { html, themeColor } = documentAttributes(event);
      for (const [name, value] of Object.entries(html)) document.documentElement.setAttribute(name, value);
      const meta = document.querySelector('meta[name=theme-color]');
      if (themeColor !== undefined) meta?.setAttribute('content', themeColor);
    },
  );
}
