import { foldText } from '#lib/filtering/foldText.ts';
import { oncePerObject } from '#lib/oncePerObject.ts';
import { locationTerms, nameTerms, queryTerms } from '#lib/search/searchTerms.ts';
import type { BoothRow, Point } from './venue.ts';

/** A booth number as visitors may type it: `A 12`, `A-12`. */
const BOOTH_NUMBER = /(?<!\p{L})(\p{L})[\s-]+(?=\p{N})/gu;
/** A booth number with the letter of its hall, as the site's search stores it. */
const LETTER_AND_NUMBER = /^\p{L}\p{N}+$/u;

/** The searched texts of a row or point, in the form that the site's search uses. */
interface SearchedTexts {
  /** Label and name, folded. Empty for a point: `ink` does not mean drinking water. */
  text: string;
  terms: readonly string[];
  /** The words of the map's title. Only whole words match, otherwise each letter of a name would match a whole hall. */
  hall: ReadonlySet<string>;
}

/** The words of a search text. */
export function searchWords(search: string): readonly string[] {
  const words = queryTerms(search.replace(BOOTH_NUMBER, '$1'));
  // Signs are not words, but may be part of a name.
  return words.length > 0 ? words : foldText(search).split(' ').filter(Boolean);
}

/**
 * Whether a row or point contains all words, each at the beginning of a word or, in rows and from two letters on,
 * anywhere.
 */
export function hasWords(searched: BoothRow | Point, words: readonly string[]): boolean {
  const { text, terms, hall } = textsOf(searched);
  return words.every(
    (word) =>
      (word.length > 1 && text.includes(word)) ||
      hall.has(word) ||
      terms.some((term) => term.startsWith(word)),
  );
}

/** Built when a row or point is first searched, so that a page without a search does not pay for it. */
const textsOf = oncePerObject((searched: BoothRow | Point): SearchedTexts =>
  'booth' in searched ? textsOfRow(searched) : textsOfPoint(searched),
);

function textsOfPoint({ map, name, words }: Point): SearchedTexts {
  return {
    text: '',
    terms: nameTerms(`${name}, ${words}`),
    hall: new Set(queryTerms(map)),
  };
}

function textsOfRow({ map, booth, vendor }: BoothRow): SearchedTexts {
  const numbers = locationTerms(`${map} ${booth.label}`).filter((term) => LETTER_AND_NUMBER.test(term));
  return {
    text: foldText(`${booth.label}\n${vendor.name}`),
    terms: [...locationTerms(booth.label), ...numbers, ...nameTerms(vendor.name)],
    hall: new Set(queryTerms(map)),
  };
}
