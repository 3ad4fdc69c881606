import { type MouseEvent, useMemo } from 'react';
import { type Path, useLocation } from 'react-router-dom';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { baseOf, languagesOf, pageLanguages, withPrefix } from '#lib/i18n/pageLanguage.ts';
import { isPlainClick } from '#ui/links/isPlainClick.ts';
import { endOffers } from './languageChoice.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './LanguageLinks.module.scss';

/** The id of the footer's list of languages. */
export const LANGUAGES_ID = 'languages';

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

/** Links to the open page in all languages of the festival, each in its own words; nothing if there is one language. */
export function LanguageLinks({ event, id }: { event: FestivalEvent | undefined; id?: string }) {
  const { t, language: present } = useI18n();
  const translations = useTranslations(event);
  if (translations.length === 1) return null;
  return (
    <nav id={id} tabIndex={-1} className={styles.languages} aria-label={t(MESSAGES.languages)}>
      {translations.map(({ language, href }) => (
        <a
          key={language}
          href={href}
          hrefLang={language}
          lang={language}
          aria-current={language === present || undefined}
          onClick={stayInPlace}
        >
          {ownName(language)}
        </a>
      ))}
    </nav>
  );
}

/** A short link to the festival's other language; if there are several, to their list in the footer. */
export function LanguageButton({
  event,
  className,
}: {
  event: FestivalEvent;
  className: string | undefined;
}) {
  const { t, language: present } = useI18n();
  const [other, ...more] = useTranslations(event).filter(({ language }) => language !== present);
  if (!other) return null;
  const isList = more.length > 0;
  const code = baseOf(isList ? present : other.language).toUpperCase();
  const name = isList ? t(MESSAGES.languages) : ownName(other.language);
  const label = { className, ...labelOf(code, name) };
  return isList ? (
    <a href={`#${LANGUAGES_ID}`} {...label}>
      {code}
    </a>
  ) : (
    <a href={other.href} hrefLang={other.language} lang={other.language} onClick={stayInPlace} {...label}>
      {code}
    </a>
  );
}

/** The languages in a dialog, from which the footer cannot be reached: several are a list that opens. */
export function DialogLanguages({ event }: { event: FestivalEvent }) {
  const { t, language } = useI18n();
  if (languagesOf(event).length < 3) return <LanguageButton event={event} className={styles.button} />;
  const code = baseOf(language).toUpperCase();
  return (
    <details className={styles.inDialog}>
      <summary className={styles.button} {...labelOf(code, t(MESSAGES.languages))}>
        {code}
      </summary>
      <LanguageLinks event={event} />
    </details>
  );
}

/** A name begins with what is shown, for visitors who speak to their device. */
function labelOf(code: string, name: string) {
  return { 'aria-label': `${code}, ${name}`, title: name };
}

/**
 * Loads the page in the other language in the place of this one: the history entry stays, and with it what belongs to it,
 * such as how far the visitor has scrolled. No language is offered from then on.
 */
export function stayInPlace(event: MouseEvent<HTMLAnchorElement>) {
  endOffers();
  if (!isPlainClick(event)) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, '', event.currentTarget.href);
  window.location.reload();
}

/** The name of a language in itself: `Deutsch`. */
export function ownName(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
