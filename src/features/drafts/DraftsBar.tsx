import { createRoot } from 'react-dom/client';
import { PreviewBar } from '#ui/preview-bar/PreviewBar.tsx';
import { withoutDrafts } from './draftsUrlState.ts';

/**
 * Shows a bar that says that the page shows drafts. It has a React root of its own, because it belongs to no screen.
 */
export function showDraftsBar(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <PreviewBar kind="drafts" label="Drafts" text="Drafts shown" onExit={leave} />,
  );
}

/** A page load, because the store is full of drafts. */
function leave() {
  const { pathname, search, hash } = window.location;
  window.location.assign(pathname + withoutDrafts(search) + hash);
}
