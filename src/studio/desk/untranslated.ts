import type { SchemaTypeDefinition } from '@sanity/types';
import { type Definition, PER_LANGUAGE } from '../schema/languages.ts';
import { EVENT_TYPES } from './eventTypes.ts';
import type { Gap } from './incomplete.ts';

/**
 * Documents that lack a language of the festival. A plain text is the same in all languages, so it lacks none.
 *
 * @param types the schema.
 */
export function untranslatedGaps(
  types: readonly SchemaTypeDefinition[],
  [first, ...others]: readonly string[],
): Gap[] {
  const definitions = new Map(types.map((type) => [type.name, type as Definition]));
  return others.flatMap((language) =>
    EVENT_TYPES.flatMap((type) => {
      const filter = PER_LANGUAGE.includes(type)
        ? `language == "${first}" && !("${language}" in *[_type == "translation.metadata" && references([^._id, string::split(^._id, "drafts.")[1]])].translations[].language)`
        : lacking(definitions.get(type), language).join(' || ');
      const title = `${definitions.get(type)?.title ?? type}s without ${language}`;
      return filter === '' ? [] : [{ id: `${type}-${language}`, title, type, filter: `(${filter})` }];
    }),
  );

  /** The GROQ conditions of an object in which a text has translations, but not in this language. */
  function lacking(holder: Definition | undefined, language: string, before = ''): string[] {
    return (holder?.fields ?? []).flatMap((field) => {
      const path = `${before}${field.name}`;
      if (field.inLanguages)
        return [`(defined(${path}) && !("${language}" in ${path}[defined(value)].language))`];
      const inEntries = (field.of ?? []).flatMap((entry) => lacking(named(entry), language));
      if (inEntries.length > 0) return [`count(${path}[${inEntries.join(' || ')}]) > 0`];
      return lacking(named(field), language, `${path}.`);
    });
  }

  function named(definition: Definition): Definition | undefined {
    return definition.fields ? definition : definitions.get(definition.type);
  }
}
