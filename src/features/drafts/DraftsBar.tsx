import { createRoot } from 'react-dom/client';
import { PreviewBar } from '#ui/preview-bar/PreviewBar.tsx';
import { withoutDrafts } from './draftsUrlState.ts';

/** Says that the page shows drafts, for as long as it is open. It has a root of its own, as it belongs to no screen. */
export function showDraftsBar(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <PreviewBar kind="drafts" label="Drafts" text="Drafts shown" onExit={leave} />,
  );
}

/** Loads the page as visitors see it: what is in the store are drafts. */
function leave() {
  const { pathname, search, hash } = window.location;
  window.location.assign(pathname + withoutDrafts(search) + hash);
}
