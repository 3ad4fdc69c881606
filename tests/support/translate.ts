import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { addMessages } from '#lib/i18n/catalogues.ts';

/** Adds a room's translated texts, as a build does. Tests know only the English ones. */
export function translate(language: string, room: string, texts: Readonly<Record<string, string>>): void {
  addMessages(
    language,
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [`${room}.${key}`, compileMessageOrThrow(text)]),
    ),
  );
}
