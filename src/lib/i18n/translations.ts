import type { ContentLanguages } from './pageLanguage.ts';

/** A text in one language: `language` in new documents of the Studio's plugin, `_key` in old ones. */
interface Translation {
  _key?: unknown;
  language?: unknown;
  value?: unknown;
}

/** The type of a text begins with it. */
const PLUGIN_TYPE = 'internationalizedArray';
const FIELDS: ReadonlySet<string> = new Set(['_key', '_type', 'language', 'value']);

/**
 * Whether a stored list is a text in several languages, as `sanity-plugin-internationalized-array` stores it. An editor
 * may have left some of them empty.
 */
export function isTranslations(list: readonly unknown[]): list is readonly Translation[] {
  return list.length > 0 && list.every(isTranslation);
}

/** Other objects may have a language, too, such as code in a text. */
function isTranslation(entry: unknown): boolean {
  if (!isFields(entry)) return false;
  const { _type, language } = entry;
  if (typeof _type === 'string' && _type.startsWith(PLUGIN_TYPE)) return true;
  return typeof language === 'string' && Object.keys(entry).every((name) => FIELDS.has(name));
}

/**
 * The text that a page shows: in its own language, otherwise in the festival's first, otherwise in any. Without
 * languages it is the first text. `translated` in `content/groq.ts` does the same in GROQ.
 */
export function translationOf(list: readonly Translation[], languages?: ContentLanguages): unknown {
  const filled = list.filter(({ value }) => isFilled(value));
  const inLanguage = (tag: string) => filled.find(({ language, _key }) => language === tag || _key === tag);
  const found = languages && (inLanguage(languages.page) ?? inLanguage(languages.first));
  return (found ?? filled[0])?.value;
}

/** A stored document as it is read in one language; the same object if it has no translations. */
export function withOneLanguage<Content>(content: Content, languages?: ContentLanguages): Content {
  return oneLanguage(content, languages) as Content;
}

function oneLanguage(content: unknown, languages: ContentLanguages | undefined): unknown {
  if (Array.isArray(content)) {
    const list: readonly unknown[] = content;
    if (isTranslations(list)) return translationOf(list, languages);
    const entries = list.map((entry) => oneLanguage(entry, languages));
    return entries.every((entry, index) => entry === list[index]) ? list : entries;
  }
  if (!isFields(content)) return content;
  const entries = Object.entries(content).map(
    ([name, value]) => [name, oneLanguage(value, languages)] as const,
  );
  return entries.every(([name, value]) => value === content[name]) ? content : Object.fromEntries(entries);
}

/** The languages in which a text is filled. */
export function languagesOfText(list: readonly Translation[]): string[] {
  return list.flatMap(({ language, _key, value }) => (isFilled(value) ? [String(language ?? _key)] : []));
}

/** Whether a text is not empty, be it plain or Portable Text. */
function isFilled(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value) ? value.length > 0 : value != null;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
