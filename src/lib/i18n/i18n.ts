import { type I18n as Lingui, setupI18n } from '@lingui/core';
import { type CompiledMessage, catalogueOf } from './catalogues.ts';
import {
  type PageLanguage,
  baseOf,
  isRightToLeft,
  isolate,
  languageOf,
  languagesIn,
} from './pageLanguage.ts';

/** A text of the site. Its English words come with the code, those of other languages from their catalogues. */
export interface Message {
  /** Of its room and its key, as in `marketplace.title`. */
  readonly id: string;
  /** English, in ICU MessageFormat; compiled in a build. */
  readonly message: string | CompiledMessage;
}

/** What a text's placeholders stand for. */
export type MessageValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** The language of a page and its texts. */
export interface I18n extends PageLanguage {
  /** A text in the page's language; in English if the language has no translation of it. */
  t(message: Message, values?: MessageValues): string;
}

/** What thunks know of the page's language, which is not in the store. */
export interface LanguageExtra {
  /** Default: English. */
  i18n?(): I18n;
}

/** The page's language for a thunk; English in a store without one. */
export function i18nOfExtra(extra: unknown): I18n {
  return (extra as LanguageExtra).i18n?.() ?? i18nOf('en');
}

const made = new Map<string, I18n>();

/**
 * The texts of a language.
 *
 * @param language a BCP 47 tag, such as `de-AT`; regions share the texts of their language.
 * @param prefix see `PageLanguage`. Default: none.
 */
export function i18nOf(language: string, prefix = ''): I18n {
  const key = `${prefix} ${language}`;
  let i18n = made.get(key);
  if (!i18n) made.set(key, (i18n = create(language, prefix)));
  return i18n;
}

function create(language: string, prefix: string): I18n {
  // The catalogue grows while chunks arrive; Lingui reads it in place.
  const lingui: Lingui = setupI18n({
    locale: language,
    messages: { [language]: catalogueOf(baseOf(language)) },
  });
  const valuesIn = isRightToLeft(language) ? isolateNames : (values?: MessageValues) => values;
  return {
    language,
    prefix,
    // Lingui takes compiled texts as well; its types know only those of catalogues.
    t: (message, values) => lingui._(message.id, valuesIn(values), message as { message: string }),
  };
}

/** A letter that is written from left to right. */
const LEFT_TO_RIGHT =
  /[^\P{L}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Keeps the punctuation of Latin names within them. Times and dates have no such letters, and stay as they are. */
function isolateNames(values: MessageValues = {}): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && LEFT_TO_RIGHT.test(value) ? isolate(value) : value,
    ]),
  );
}

type Messages<Texts> = { readonly [Key in keyof Texts]: Message };

/**
 * Makes the texts of `messages/en.json` known to the code beside it. In a build each text is a module of its own instead
 * (src/build/compileMessages.mjs).
 *
 * @param room the name of the folder that has `messages/`; the first part of every id.
 */
export function defineMessages<Texts extends Readonly<Record<string, string>>>(
  room: string,
  english: Texts,
): Messages<Texts> {
  return Object.fromEntries(
    Object.entries(english).map(([key, message]) => [key, { id: `${room}.${key}`, message }]),
  ) as Messages<Texts>;
}

/**
 * The texts of the page in a browser, for code outside of React. A page keeps its language until it is left. English if
 * there is no page, or if it names no language.
 */
export function pageI18n(): I18n {
  if (typeof document === 'undefined') return i18nOf('en');
  const { language, prefix } = languageOf(location.pathname, languagesIn(document));
  return i18nOf(language || 'en', prefix);
}
