import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { SiteRouter } from '#features/siteRouter.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { languagesIn } from '#lib/i18n/pageLanguage.ts';
import { BackToTop } from '#ui/back-to-top/BackToTop.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { Toaster } from '#ui/toast/Toaster.tsx';
import { mayOffer, preferredLanguage } from './languageChoice.ts';

/** If its chunk cannot be loaded, nothing is offered. */
const LanguageOffer = lazyWithFallback(
  () => import(/* webpackChunkName: "language-offer" */ './LanguageOffer.tsx'),
  () => null,
);

/**
 * Shows toasts and what else lies over every screen. It is loaded after the page and has a React root of its own, so no
 * page is rendered with it. Toasts that were requested earlier appear now.
 *
 * Once, a visitor is told that the page is available in a language that they prefer.
 *
 * Its place is in the document from the start, so a lightbox that was opened before makes it inert like the page.
 *
 * @param language the page's.
 */
export function showOverlays(router: SiteRouter, language: string): void {
  const place = document.getElementById('overlays');
  if (!place) throw new Error('The page has no #overlays.');
  const offered = mayOffer()
    ? preferredLanguage(language, languagesIn(document), navigator.languages)
    : undefined;
  createRoot(place).render(
    <>
      <Toaster />
      <BackToTop threshold={CONSTANTS.backToTopThreshold} />
      {offered !== undefined && (
        <Suspense>
          <LanguageOffer language={offered} router={router} />
        </Suspense>
      )}
    </>,
  );
}
