import { oncePerObject } from '../oncePerObject.ts';

/** The language of a page, and the beginning of its path that says so. */
export interface PageLanguage {
  /** A BCP 47 tag. */
  language: string;
  /** `/de`; empty for the festival's first language, whose addresses say nothing of it. */
  prefix: string;
}

/** Screens whose paths look like languages; `my` is Burmese, whose addresses need the region: `/my-MM`. */
export const SCREENS_LIKE_LANGUAGES: readonly string[] = ['faq', 'map', 'my'];

/** A path that may begin with a language, as in `/de/schedule` or `/pt-BR`. */
const MAY_BEGIN = /^\/([a-z]{2,3}(?:-[\w-]+)?)(?=\/|$)/i;

/** The scripts that are written from right to left, by ISO 15924 code. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/**
 * The languages of a festival, the first of which has the addresses without a language.
 *
 * @param event its languages, or only the first one; malformed tags are left out.
 */
export const languagesOf = oncePerObject(
  (event: {
    languages?: readonly string[] | undefined;
    locale?: string | undefined;
  }): readonly [string, ...string[]] => {
    const { languages = [], locale = 'en' } = event;
    const [first, ...others] = new Set(languages.flatMap(readSiteLanguage));
    return first === undefined ? [readTag(locale) ?? 'en'] : [first, ...others];
  },
);

/** A language of the site as addresses have it; nothing if there cannot be such addresses. */
export function readSiteLanguage(tag: string): string[] {
  const language = readTag(tag);
  return language === undefined || SCREENS_LIKE_LANGUAGES.includes(language) ? [] : [language];
}

/** Language, script and region of a BCP 47 tag; undefined if it is malformed. */
function readTag(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).baseName;
  } catch {
    return undefined;
  }
}

/** @param languages of the festival, the first one without a prefix. */
export function languageOf(pathname: string, [first = 'en', ...others]: readonly string[]): PageLanguage {
  const named = MAY_BEGIN.exec(pathname)?.[1];
  const language = others.find((other) => other === named);
  return language === undefined ? { language: first, prefix: '' } : { language, prefix: `/${language}` };
}

/** @param languages of the festival, the first one without a prefix. */
export function pageLanguages(languages: readonly string[]): PageLanguage[] {
  return languages.map((language, index) => ({ language, prefix: index === 0 ? '' : `/${language}` }));
}

/** The languages by which a page's content is read, as BCP 47 tags. */
export interface ContentLanguages {
  /** The page's own. */
  page: string;
  /** The festival's first, for texts that the page's own language lacks. */
  first: string;
}

/**
 * How the content of a page is read; undefined for a festival with one language.
 *
 * @param languages of the festival, the first of which is its default.
 */
export function contentLanguages(
  page: string,
  [first, ...others]: readonly string[],
): ContentLanguages | undefined {
  return first === undefined || others.length === 0 ? undefined : { page, first };
}

/** The path of a screen in a language. */
export function withPrefix(path: string, prefix: string): string {
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}

/** The path of a screen, without the language. */
export function withoutPrefix(pathname: string, prefix: string): string {
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length) || '/' : pathname;
}

/** The festival's languages, as its page says. */
export function languagesIn({ documentElement: { lang, dataset } }: Document): readonly string[] {
  return dataset.languages?.split(' ') ?? [lang || 'en'];
}

/** The language of a tag without script and region. */
export function baseOf(language: string): string {
  return language.replace(/-.*/s, '').toLowerCase();
}

/** Lets a text, such as a name, have its own direction among others; its punctuation stays with it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** @param language a valid BCP 47 tag. */
export function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '');
}
