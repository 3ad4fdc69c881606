import type { FieldDefinition, SlugSourceContext } from '@sanity/types';
import { page } from '../../content/page/index.ts';
import { exhibitorGuide } from '../../content/exhibitor-guide/index.ts';
import { MAIL_TEMPLATE } from '../../content/otherTypes.ts';
import { withOneLanguage } from '../../lib/i18n/translations.ts';
import { subtitle } from './preview/subtitle.ts';

/** The types that have one document per language; all others have translations of each text. */
export const PER_LANGUAGE: readonly string[] = [page.type, exhibitorGuide.type, MAIL_TEMPLATE];

type Fields = Readonly<Record<string, unknown>>;
type Source = (document: Fields, context: SlugSourceContext) => unknown;

/** The parts of a type or field of the schema that depend on languages. */
export interface Definition {
  name?: string;
  title?: string;
  type: string;
  fields?: readonly Definition[];
  of?: readonly Definition[];
  options?: { source?: string | Source };
  preview?: { select?: Readonly<Record<string, string>>; prepare?: (selection: Fields) => Fields };
  /** What takes the place of a text (`textField`). */
  inLanguages?: FieldDefinition;
}

/**
 * A type as a Studio with several languages has it: with translations of each text, and previews and short names in the
 * first language.
 */
export function inLanguages(definition: Definition, [first]: readonly [string, ...string[]]): Definition {
  const oneLanguage = <Value>(value: Value) => withOneLanguage(value, { page: first, first });
  return PER_LANGUAGE.includes(definition.name ?? '')
    ? perLanguage(definition, first)
    : translated(definition);

  function translated(one: Definition): Definition {
    if (one.inLanguages) return one.inLanguages as Definition;
    const { fields, of, options, preview } = one;
    return {
      ...one,
      ...(fields && { fields: fields.map(translated) }),
      ...(of && { of: of.map(translated) }),
      ...(options?.source !== undefined && { options: { ...options, source: sourceOf(options.source) } }),
      ...(preview && {
        preview: {
          ...preview,
          prepare: (selection: Fields) => (preview.prepare ?? same)(oneLanguage(selection)),
        },
      }),
    };
  }

  /** The text from which a short name is made. */
  function sourceOf(source: string | Source): Source {
    return (document, context) =>
      oneLanguage(typeof source === 'string' ? document[source] : source(document, context));
  }
}

/** A type whose documents are in one language each, as `@sanity/document-internationalization` makes them. */
function perLanguage(definition: Definition, first: string): Definition {
  const { fields = [], preview } = definition;
  // The plugin's menu changes it.
  const language = { name: 'language', title: 'Language', type: 'string', initialValue: first, hidden: true };
  return {
    ...definition,
    fields: [...fields, language],
    preview: {
      select: { ...preview?.select, language: 'language' },
      prepare({ language: tag, ...selection }) {
        const prepared = (preview?.prepare ?? same)(selection);
        return { ...prepared, subtitle: subtitle(tag, prepared.subtitle) };
      },
    },
  };
}

const same = (selection: Fields) => selection;
