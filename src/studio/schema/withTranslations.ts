import type { SchemaType } from '@sanity/types';
import { isTranslations } from '../../lib/i18n/translations.ts';

/**
 * A value whose plain texts have become lists of translations, where its type has such lists; the same object if there
 * are none. The site shows plain texts in every language, but the Studio edits only what fits its schema.
 *
 * @param language of the plain texts.
 */
export function withTranslations<Value>(value: Value, type: SchemaType, language: string): Value {
  return converted(value, type) as Value;

  function converted(stored: unknown, of: SchemaType): unknown {
    if (of.name.startsWith('internationalizedArray')) {
      const isDone = Array.isArray(stored) && (stored.length === 0 || isTranslations(stored));
      return isDone ? stored : [{ _key: language, _type: `${of.name}Value`, language, value: stored }];
    }
    if (of.jsonType === 'array' && Array.isArray(stored)) {
      const list: readonly unknown[] = stored;
      const entries = list.map((entry) => {
        const entryType = of.of.find(({ name }) => name === typeOf(entry)) ?? of.of[0];
        return entryType ? converted(entry, entryType) : entry;
      });
      return entries.every((entry, index) => entry === list[index]) ? list : entries;
    }
    if (of.jsonType !== 'object' || !isFields(stored)) return stored;
    const fields = of.fields.flatMap(({ name, type: fieldType }) => {
      const before = stored[name];
      const after = before === undefined ? before : converted(before, fieldType);
      return after === before ? [] : [[name, after] as const];
    });
    return fields.length === 0 ? stored : { ...stored, ...Object.fromEntries(fields) };
  }
}

function typeOf(entry: unknown): unknown {
  return isFields(entry) ? entry._type : undefined;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
