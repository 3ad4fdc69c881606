import { createRoot } from 'react-dom/client';
import * as CONSTANTS from '#lib/config/constants.ts';
import { BackToTop } from '#ui/back-to-top/BackToTop.tsx';
import { Toaster } from '#ui/toast/Toaster.tsx';

/**
 * Shows what stands over every screen. It is loaded after the page, in a root of its own: no page is rendered with it.
 * Toasts from before appear now.
 */
export function showOverlays(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <>
      <Toaster />
      <BackToTop threshold={CONSTANTS.backToTopThreshold} />
    </>,
  );
}
