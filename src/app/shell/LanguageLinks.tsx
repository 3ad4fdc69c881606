import { Suspense, useMemo } from 'react';
import { type Path, useLocation } from 'react-router-dom';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { languagesOf, pageLanguages, withPrefix } from '#lib/i18n/pageLanguage.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';

/** If the chunk cannot be loaded, the page names no other language. */
const Languages = lazyWithFallback(
  () => import(/* webpackChunkName: "languages" */ './Languages.tsx'),
  () => null,
);

interface LanguageLinksProps {
  event: FestivalEvent | undefined;
  /** The footer has a list of all languages, the others what there is room for. */
  place: 'header' | 'dialog' | 'footer';
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

/** A page in one of the festival's languages. */
export interface Translation {
  language: string;
  /** The address of the open page with its filters, its dialog and its section. */
  href: string;
  pathname: string;
}

/** The open page in each of the festival's languages, the first of which is its default. */
export function useTranslations(event: FestivalEvent | undefined): readonly Translation[] {
  const { pathname, search, hash } = useLocation();
  return useMemo(
    () => translationsAt({ pathname, search, hash }, languagesOf(event ?? {})),
    [event, pathname, search, hash],
  );
}

/**
 * A page in each of the languages.
 *
 * @param place its address without a language.
 * @param languages of the festival, the first of which is its default.
 */
export function translationsAt(
  { pathname, search, hash }: Path,
  languages: readonly string[],
): readonly Translation[] {
  return pageLanguages(languages).map(({ language, prefix }) => {
    const path = withPrefix(pathname, prefix);
    return { language, pathname: path, href: path + search + hash };
  });
}
