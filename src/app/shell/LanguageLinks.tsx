import { Suspense } from 'react';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { languagesOf } from '#lib/i18n/pageLanguage.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';

/** If the chunk cannot be loaded, the page names no other language. */
const Languages = lazyWithFallback(
  () => import(/* webpackChunkName: "languages" */ './Languages.tsx'),
  () => null,
);

interface LanguageLinksProps {
  event: FestivalEvent | undefined;
  /** The head tells search engines, the footer has a list of all languages, the others what there is room for. */
  place: 'head' | 'header' | 'dialog' | 'footer';
}

/** Links to the open page in the festival's other languages; nothing, and no code, if there are none. */
export function LanguageLinks({ event, place }: LanguageLinksProps) {
  if (!hasLanguages(event)) return null;
  return (
    <Suspense>
      <Languages event={event} place={place} />
    </Suspense>
  );
}

/** Whether a festival has several languages. */
export function hasLanguages(event: FestivalEvent | undefined): event is FestivalEvent {
  return event !== undefined && languagesOf(event).length > 1;
}
