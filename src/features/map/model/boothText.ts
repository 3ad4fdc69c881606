import { foldText } from '#lib/filtering/foldText.ts';
import { locationTerms, nameTerms, queryTerms } from '#lib/search/searchTerms.ts';
import type { BoothRow } from './venue.ts';

/** A booth as it may be typed: `A 12`, `A-12`. */
const BOOTH_NUMBER = /(?<!\p{L})(\p{L})[\s-]+(?=\p{N})/gu;
/** A booth with the letter of its hall, as the search of the site knows it. */
const LETTER_AND_NUMBER = /^\p{L}\p{N}+$/u;

/** What of a row is searched, in the terms of the site's search. */
interface RowTexts {
  /** Label and name, folded. */
  text: string;
  terms: readonly string[];
  /** Of the map's title: they count as whole words only, or each letter on the way to a name would find a whole hall. */
  hall: ReadonlySet<string>;
}

/** Made when a row is first searched: a page that is only looked at pays nothing. */
const texts = new WeakMap<BoothRow, RowTexts>();

/** The words of a search text. */
export function searchWords(search: string): readonly string[] {
  const words = queryTerms(search.replace(BOOTH_NUMBER, '$1'));
  // Signs are no words, but may be part of a name.
  return words.length > 0 ? words : foldText(search).split(' ').filter(Boolean);
}

/** Whether a row has all words, each as the beginning of a word, or from two letters on anywhere. */
export function hasWords(row: BoothRow, words: readonly string[]): boolean {
  const { text, terms, hall } = textsOf(row);
  return words.every(
    (word) =>
      (word.length > 1 && text.includes(word)) ||
      hall.has(word) ||
      terms.some((term) => term.startsWith(word)),
  );
}

function textsOf(row: BoothRow): RowTexts {
  const known = texts.get(row);
  if (known) return known;
  const { map, booth, vendor } = row;
  const numbers = locationTerms(`${map} ${booth.label}`).filter((term) => LETTER_AND_NUMBER.test(term));
  const made = {
    text: foldText(`${booth.label}\n${vendor.name}`),
    terms: [...locationTerms(booth.label), ...numbers, ...nameTerms(vendor.name)],
    hall: new Set(queryTerms(map)),
  };
  texts.set(row, made);
  return made;
}
