import { useMemo, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { languagesOf, withPrefix } from '#lib/i18n/pageLanguage.ts';
import { isPlainClick } from '#ui/links/isPlainClick.ts';

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
    () =>
      languagesOf(event ?? {}).map((language, index) => {
        const path = withPrefix(pathname, index === 0 ? '' : `/${language}`);
        return { language, pathname: path, href: path + search + hash };
      }),
    [event, pathname, search, hash],
  );
}

/** Links to the open page in the festival's other languages, each in its own words; nothing if there is one language. */
export function LanguageLinks({
  event,
  className,
}: {
  event: FestivalEvent | undefined;
  className?: string;
}) {
  const { language: present } = useI18n();
  return useTranslations(event)
    .filter(({ language }) => language !== present)
    .map(({ language, href }) => (
      <a
        key={language}
        href={href}
        hrefLang={language}
        lang={language}
        rel="alternate"
        className={className}
        onClick={stayInPlace}
      >
        {ownName(language)}
      </a>
    ));
}

/**
 * Loads the page in the other language in the place of this one: the history entry stays, and with it what belongs to it,
 * such as how far the visitor has scrolled.
 */
function stayInPlace(event: MouseEvent<HTMLAnchorElement>) {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, '', event.currentTarget.href);
  window.location.reload();
}

/** The name of a language in itself: `Deutsch`. */
function ownName(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
