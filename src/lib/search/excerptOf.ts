import { foldText } from '../filtering/foldText.ts';
import { otherNumberOf } from './searchTerms.ts';

/** The length of an excerpt, and of its part before the match. Characters. */
const LENGTH = 110;
const BEFORE = 30;

/**
 * The part of a text around the first word that has one of the terms, with whole words.
 *
 * @returns undefined if no word has any of them.
 */
export function excerptOf(text: string, terms: readonly string[]): string | undefined {
  const wanted = terms.flatMap((term) => [term, otherNumberOf(term) ?? term]);
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const folded = foldText(word).replace(/^[^\p{L}\p{N}]+/u, '');
    if (!wanted.some((term) => folded.startsWith(term) || isInside(folded, term))) continue;
    const start = index <= BEFORE ? 0 : Math.min(index, text.indexOf(' ', index - BEFORE) + 1);
    const isCut = start + LENGTH < text.length;
    const part = text.slice(start, start + LENGTH);
    const shown = (isCut ? part.replace(/\s\S*$/, '') : part).replace(/\s+/g, ' ').trim();
    return `${start > 0 ? '… ' : ''}${shown}${isCut ? ' …' : ''}`;
  }
  return undefined;
}

/** Whether a term is in a run of letters without spaces, or in a word with a hyphen. */
function isInside(word: string, term: string): boolean {
  const at = word.indexOf(term);
  return at > 0 && !/[a-z0-9]/.test(word.charAt(at - 1));
}
