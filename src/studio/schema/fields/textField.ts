import {
  type ArrayRule,
  type FieldDefinition,
  type StringRule,
  type ValidationContext,
  defineArrayMember,
} from '@sanity/types';
import { type Verdict, notBlank } from '../rules.ts';

/** What a text for visitors is stored as in one language. The plugin makes a type with translations of each. */
const TEXT_TYPES = {
  string: { type: 'string' },
  text: { type: 'text', rows: 4 },
  richText: { type: 'richText' },
  tags: { type: 'array', of: [defineArrayMember({ type: 'string' })], options: { layout: 'tags' } },
} as const;

/** The same as fields, for `sanity-plugin-internationalized-array`. */
export const translatedTypes: FieldDefinition[] = Object.entries(TEXT_TYPES).map(([name, type]) => ({
  name,
  ...type,
}));

interface TextField extends Pick<
  FieldDefinition,
  'name' | 'title' | 'description' | 'group' | 'fieldset' | 'hidden'
> {
  type: keyof typeof TEXT_TYPES;
  /** Lines of the input of a text in one language. */
  rows?: number;
  isRequired?: boolean;
  /** A rule of each of its texts. */
  check?: (text: string | undefined, context: ValidationContext) => Verdict;
}

/** A field with what takes its place in a Studio with several languages. */
export type TranslatableField = FieldDefinition & { inLanguages: FieldDefinition };

/**
 * A text for visitors. In a Studio with several languages it is a list of translations, otherwise a plain text. Names
 * of vendors and people, keys and addresses are the same in all languages and have plain fields.
 */
export function textField({ type, isRequired, check, ...field }: TextField): TranslatableField {
  const verdictOf = (text: string | undefined, context: ValidationContext) => {
    const filled = isRequired ? notBlank(text) : true;
    return filled === true && check ? check(text, context) : filled;
  };
  const isChecked = Boolean(isRequired ?? check);
  const required = <Rule extends { required(): Rule }>(rule: Rule) => (isRequired ? rule.required() : rule);
  return {
    ...TEXT_TYPES[type],
    ...field,
    ...(isChecked && { validation: (rule: StringRule) => required(rule).custom(verdictOf) }),
    inLanguages: {
      ...field,
      type: `internationalizedArray${type.charAt(0).toUpperCase()}${type.slice(1)}`,
      ...(isChecked && {
        validation: (rule: ArrayRule<readonly unknown[]>) =>
          required(rule).custom((list, context) => {
            const texts = list?.map((one) => (one as { value?: string }).value) ?? [undefined];
            const verdicts = texts.map((text) => verdictOf(text, context));
            return verdicts.find((verdict) => verdict !== true) ?? true;
          }),
      }),
    },
  } as TranslatableField;
}
