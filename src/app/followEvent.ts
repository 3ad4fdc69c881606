import { eventApi } from '#content/festival/api.ts';
import type { PageLanguage } from '#lib/i18n/pageLanguage.ts';
import { documentAttributes } from '#lib/rendering/documentAttributes.ts';
import { observe } from '#content/observe.ts';
import type { AppStore } from '#content/store.ts';

const { select } = eventApi.endpoints.getEvent;

/** Sets the document's language and colours when the event arrives, on a page that no server has rendered. */
export function followEvent(store: AppStore, { language, prefix }: PageLanguage): void {
  const selectEvent = select();
  observe(
    store,
    (state) => selectEvent(state).data,
    (event) => {
      const { html, themeColor } = documentAttributes(event, prefix === '' ? undefined : language);
      for (const [name, value] of Object.entries(html)) document.documentElement.setAttribute(name, value);
      const meta = document.querySelector('meta[name=theme-color]');
      if (themeColor !== undefined) meta?.setAttribute('content', themeColor);
    },
  );
}
