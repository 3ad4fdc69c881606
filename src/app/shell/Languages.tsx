import { Fragment, type MouseEvent, useContext } from 'react';
import { type Path, useLocation } from 'react-router-dom';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { baseOf, languagesOf, pageLanguages, withPrefix } from '#lib/i18n/pageLanguage.ts';
import { isPlainClick } from '#ui/links/isPlainClick.ts';
import { endOffers } from './languageChoice.ts';
import { SiteOriginContext } from './siteOrigin.ts';
import { MESSAGES } from './messages/index.ts';
// These style sheets belong to the page, which is rendered with links whose code comes later.
import footer from './Footer.module.scss';
import header from './Header.module.scss';
import shell from './Shell.module.scss';

/** The id of the footer's list. */
const LIST_ID = 'languages';

/** A page in one of the festival's languages. */
interface Translation {
  language: string;
  /** The address of the open page with its filters, its dialog and its section. */
  href: string;
  pathname: string;
}

interface LanguagesProps {
  event: FestivalEvent;
  place: 'head' | 'header' | 'dialog' | 'footer';
}

/** The links of `LanguageLinks`. */
export default function Languages({ event, place }: LanguagesProps) {
  const { t, language: present } = useI18n();
  const translations = translationsAt(useLocation(), languagesOf(event));
  if (place === 'head') return <Alternates translations={translations} />;
  if (place === 'footer') return <List id={LIST_ID} translations={translations} />;
  const className = place === 'header' ? header.language : shell.language;
  const [other, ...more] = translations.filter(({ language }) => language !== present);
  if (!other) return null;
  if (more.length === 0) return <ShortLink {...other} className={className} />;
  const code = baseOf(present).toUpperCase();
  const label = { className, ...labelOf(code, t(MESSAGES.languages)) };
  if (place === 'header') {
    return (
      <a href={`#${LIST_ID}`} {...label}>
        {code}
      </a>
    );
  }
  // The footer cannot be reached from a dialog.
  return (
    <details className={shell.languages}>
      <summary {...label}>{code}</summary>
      <List translations={translations} />
    </details>
  );
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions */
function Alternates({ translations }: { translations: readonly Translation[] }) {
  const origin = useContext(SiteOriginContext);
  if (origin === undefined) return null;
  return translations.map(({ language, pathname }, index) => (
    <Fragment key={language}>
      <link rel="alternate" hrefLang={language} href={origin + pathname} />
      {index === 0 && <link rel="alternate" hrefLang="x-default" href={origin + pathname} />}
    </Fragment>
  ));
}

/** All languages, each in its own words. */
function List({ translations, ...props }: { translations: readonly Translation[]; id?: string }) {
  const { t, language: present } = useI18n();
  return (
    <nav tabIndex={-1} className={footer.languages} aria-label={t(MESSAGES.languages)} {...props}>
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

function ShortLink({ language, href, className }: Translation & { className: string | undefined }) {
  const code = baseOf(language).toUpperCase();
  return (
    <a
      href={href}
      hrefLang={language}
      lang={language}
      className={className}
      onClick={stayInPlace}
      {...labelOf(code, ownName(language))}
    >
      {code}
    </a>
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

/** By tag. To read one is slow, and every page on a server shows the same few. */
const ownNames = new Map<string, string>();

/** The name of a language in itself: `Deutsch`. */
export function ownName(language: string): string {
  const name =
    ownNames.get(language) ?? new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  ownNames.set(language, name);
  return name;
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
