import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * Loader of `messages/en.json`: compiles its texts, so that no page needs the parser.
 *
 * @param {string} source
 * @throws Error if a text is not well-formed
 */
export default function compileMessages(source) {
  const texts = Object.entries(JSON.parse(source));
  return JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, compileMessageOrThrow(text)])));
}
