import type { ContentQuery } from './contentQuery.ts';
import type { ContentSource } from './contentSource.ts';

/** What `byLanguages` writes into a query, between characters that no query has. */
const [BEGIN, OR, END] = ['\ue000', '\ue001', '\ue002'];
const CHOICE = new RegExp(`${BEGIN}([^${OR}]*)${OR}([^${END}]*)${END}`, 'g');

/**
 * GROQ that differs between festivals with one language and with several. It can be a part of any query: `inLanguage`
 * makes the choice before the query is sent.
 *
 * @param several may use the parameters `$language` and `$firstLanguage`.
 */
export function byLanguages(one: string, several: string): string {
  return BEGIN + one + OR + several + END;
}

/**
 * A GROQ condition, to be added to others, for documents of which there is one per language, as
 * `@sanity/document-internationalization` stores them: those in the page's language, and those in the festival's first
 * that have no translation. A document without a language is in all.
 */
export const IN_PAGE_LANGUAGE = byLanguages(
  '',
  ` && (coalesce(language, $language) == $language || language == $firstLanguage && !(_id in *[_type == "translation.metadata" && count(translations[$language in [language, _key]]) > 0].translations[].value._ref))`,
);

/** The query as it is sent to a content source. A query that was made for it already stays as it is. */
export function inLanguage<Query extends Pick<ContentQuery, 'groq' | 'params'>>(
  query: Query,
  { languages }: Pick<ContentSource, 'languages'>,
): Query & Pick<ContentQuery, 'params'> {
  const groq = query.groq.replace(CHOICE, languages ? '$2' : '$1');
  if (!languages) return { ...query, groq };
  const { page: language, first: firstLanguage } = languages;
  return { ...query, groq, params: { ...query.params, language, firstLanguage } };
}

/** Both forms of a query. */
export function inAnyLanguage(groq: string): string[] {
  return [...new Set(['$1', '$2'].map((choice) => groq.replace(CHOICE, choice)))];
}
