import { isTranslations, languagesOfText } from '#lib/i18n/translations.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { kindOfType } from '../kinds.ts';
import { type Finding, findingOf } from './finding.ts';
import { isFields, objectsIn } from './visit.ts';

/** How many fields a finding names. */
const MAX_NAMED = 3;

/**
 * Texts and documents that lack one of the festival's languages, so that visitors read them in the first one. A text that
 * is stored as a plain string is the same in all languages.
 *
 * @param stored all documents, with their translations.
 */
export function untranslated(
  shown: readonly StoredDocument[],
  stored: ReadonlyMap<string, StoredDocument>,
  [first, ...others]: readonly string[],
): Finding[] {
  const translations = translatedIds([...stored.values()]);
  return shown.flatMap((document) =>
    others.flatMap((language) => {
      const isOwn = kindOfType(document._type)?.isPerLanguage && document.language === first;
      if (isOwn && !translations.get(document._id)?.has(language))
        return note(document, undefined, `has no translation in ${language}`);
      const fields = fieldsWithout(stored.get(document._id), language);
      if (fields.length === 0) return [];
      const more = fields.length > MAX_NAMED ? ` and ${fields.length - MAX_NAMED} more` : '';
      const names = fields.slice(0, MAX_NAMED).join(', ') + more;
      return note(document, fields[0], `has no text in ${language}: ${names}`);
    }),
  );
}

function note(document: StoredDocument, path: string | undefined, message: string): Finding {
  return findingOf(document, { severity: 'note', rule: 'untranslated', ...(path && { path }), message });
}

/** The languages in which there are documents for each document. */
function translatedIds(documents: readonly StoredDocument[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { _type, translations } of documents) {
    if (_type !== 'translation.metadata') continue;
    const entries = objectsIn(translations).map(({ fields }) => fields);
    const languages = new Set(entries.map(({ language, _key }) => String(language ?? _key)));
    for (const { value } of entries) if (isFields(value)) found.set(String(value._ref), languages);
  }
  return found;
}

/** The paths of the texts that have translations, but not in this language. */
function fieldsWithout(value: unknown, language: string, path = ''): string[] {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (isTranslations(list)) {
      const filled = languagesOfText(list);
      return filled.length === 0 || filled.includes(language) ? [] : [path];
    }
    return list.flatMap((entry, index) => fieldsWithout(entry, language, `${path}[${index}]`));
  }
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    typeof member === 'object' ? fieldsWithout(member, language, path === '' ? name : `${path}.${name}`) : [],
  );
}
