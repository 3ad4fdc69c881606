import { useMemo } from 'react';
import { type Path, useLocation } from 'react-router-dom';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { languagesOf, pageLanguages, withPrefix } from '#lib/i18n/pageLanguage.ts';

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
