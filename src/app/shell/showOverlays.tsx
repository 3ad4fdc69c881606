import { createRoot } from 'react-dom/client';
import * as CONSTANTS from '#lib/config/constants.ts';
import { BackToTop } from '#ui/back-to-top/BackToTop.tsx';
import { Toaster } from '#ui/toast/Toaster.tsx';

/**
 * Shows toasts and what else lies over every screen. It is loaded after the page and has a React root of its own, so no
 * page is rendered with it. Toasts that were requested earlier appear now.
 *
 * Its place is in the document from the start, so a lightbox that was opened before makes it inert like the page.
 */
export function showOverlays(): void {
  const place = document.getElementById('overlays');
  if (!place) throw new Error('The page has no #overlays.');
  createRoot(place).render(
    <>
      <Toaster />
      <BackToTop threshold={CONSTANTS.backToTopThreshold} />
    </>,
  );
}
