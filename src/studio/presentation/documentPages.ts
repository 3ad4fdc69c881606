import type { Kind } from '../../content/kind.ts';
import { addressOf } from '../../content/kindAddress.ts';
import { pageLanguages, withPrefix } from '../../lib/i18n/pageLanguage.ts';
import { kinds } from '../../content/kinds.ts';

/** The kinds whose documents the site shows at an address. */
export const shownKinds = kinds.filter(({ address }) => address !== undefined);

/**
 * The addresses of a document on the site: one for each language, or only that of its own; none before it has an alias.
 *
 * @param languages of the festival.
 */
export function locationsOf(
  kind: Kind,
  document: { slug?: string | undefined; language?: string | undefined } | null,
  languages: readonly string[],
): { title: string; href: string }[] {
  const path = addressOf(kind, document?.slug);
  if (path === undefined) return [];
  const all = pageLanguages(languages);
  const own = all.filter(({ language }) => language === document?.language);
  return (own.length > 0 ? own : all).map(({ language, prefix }) => ({
    title: all.length > 1 ? `${kind.screen} (${language})` : kind.screen,
    href: withPrefix(path, prefix),
  }));
}

/**
 * The main document of a screen in each language, by the screen's route: the first match counts. A page that is not
 * written in a language is shown in the first one.
 */
export function mainDocuments(languages: readonly string[]): { route: string; filter: string }[] {
  const [base = ''] = languages;
  const inFirst = `coalesce(language, "${base}") == "${base}"`;
  return pageLanguages(languages).flatMap(({ language, prefix }) =>
    shownKinds.flatMap(({ type, address = '', isPerLanguage }) => {
      if (!/^[^?]+:slug$/.test(address)) return [];
      const filter = `_type == "${type}" && alias.current == $slug`;
      const own = `language == "${language}"`;
      const shown =
        language === base ? inFirst : `(${own} || ${inFirst} && !defined(*[${filter} && ${own}][0]))`;
      return [{ route: prefix + address, filter: isPerLanguage ? `${filter} && ${shown}` : filter }];
    }),
  );
}
