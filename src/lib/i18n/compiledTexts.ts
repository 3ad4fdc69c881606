import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Catalogue, addMessages } from './catalogues.ts';
import { type I18n, i18nOf } from './i18n.ts';

/**
 * The texts of a language for code that is not in a bundle, whose texts nothing has compiled.
 *
 * @param language as in `i18nOf`.
 */
export function compilingI18n(language: string, prefix?: string): I18n {
  const i18n = i18nOf(language, prefix);
  return {
    ...i18n,
    t: ({ id, message }, values) =>
      i18n.t({ id, message: typeof message === 'string' ? compileMessageOrThrow(message) : message }, values),
  };
}

/** Adds the translations of a room, as a build does. */
export function addTranslations(
  language: string,
  room: string,
  texts: Readonly<Record<string, string>>,
): void {
  const compiled = Object.entries(texts).map(
    ([key, text]) => [`${room}.${key}`, compileMessageOrThrow(text)] as const,
  );
  addMessages(language, Object.fromEntries(compiled) satisfies Catalogue);
}
