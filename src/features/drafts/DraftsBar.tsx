import { createRoot } from 'react-dom/client';
import { I18nContext } from '#hooks/useI18n.ts';
import { pageI18n } from '#lib/i18n/i18n.ts';
import { PreviewBar } from '#ui/preview-bar/PreviewBar.tsx';
import { MESSAGES } from './messages/index.ts';
import { withoutDrafts } from './draftsUrlState.ts';

/**
 * Shows a bar that says that the page shows drafts. It has a React root of its own, because it belongs to no screen.
 */
export function showDraftsBar(): void {
  const i18n = pageI18n();
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <I18nContext value={i18n}>
      <PreviewBar kind="drafts" label={i18n.t(MESSAGES.label)} text={i18n.t(MESSAGES.shown)} onExit={leave} />
    </I18nContext>,
  );
}

/** A page load, because the store is full of drafts. */
function leave() {
  const { pathname, search, hash } = window.location;
  window.location.assign(pathname + withoutDrafts(search) + hash);
}
