import { foldText } from '../filtering/foldText.ts';

/** Letters that people without a German or Nordic keyboard type as two letters. */
const TYPED_AS_TWO: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ø', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
]);

const APOSTROPHES = /['’‘`´]/g;
/** A run of letters and digits in a script with spaces, or of characters in a script without. */
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+[\p{N}]*|\p{N}+/gu;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;
const KATAKANA = /[ァ-ヶ]/g;
/** The distance between hiragana and katakana in Unicode. */
const KANA_DISTANCE = 0x60;

/**
 * The terms by which a name is found: its words, pairs of neighbouring words written as one, umlauts typed as two
 * letters, and pairs of characters in scripts without spaces.
 */
export function nameTerms(name: string): string[] {
  const spellings = [
    name,
    name.toLowerCase().replace(/[äöøüå]/g, (letter) => TYPED_AS_TWO.get(letter) ?? letter),
  ];
  return [...new Set(spellings.flatMap((spelling) => termsOf(runsOf(spelling))))];
}

/**
 * The terms by which a location is found: the terms of a name, and a booth number with the letter of its hall, as
 * `A12`.
 */
export function locationTerms(location: string): string[] {
  const runs = runsOf(location);
  const letters = runs.filter((run) => /^\p{L}$/u.test(run));
  const numbers = runs.filter((run) => /^\p{N}+$/u.test(run));
  return [
    ...new Set([...termsOf(runs), ...letters.flatMap((letter) => numbers.map((number) => letter + number))]),
  ];
}

/** The terms by which a description is found. */
export function textTerms(text: string): string[] {
  return runsOf(text).flatMap((run) => (UNSPACED.test(run) ? [...pairsOf(run), run.slice(-1)] : run));
}

/**
 * The terms of a search text. A document must match each of them. The last word may be the beginning of another one: `do`
 * of `dolls`.
 */
export function queryTerms(text: string): string[] {
  const terms = allTerms(text);
  const telling = terms.filter(
    (term, at) => !ADDED_WORDS.has(term) && (at === terms.length - 1 || !QUESTION_WORDS.has(term)),
  );
  return telling.length > 0 ? telling : terms;
}

/** The terms of a search text, with words that tell nothing. */
export function allTerms(text: string): string[] {
  return [...new Set(runsOf(text).flatMap((run) => (UNSPACED.test(run) ? pairsOf(run) : run)))];
}

/** `candle` for `candles`, and the other way round; undefined for a word that has no such form. */
export function otherNumberOf(term: string): string | undefined {
  if (!/^[a-z]{3,}$/.test(term) || term.endsWith('ss')) return undefined;
  return term.endsWith('s') ? term.slice(0, -1) : `${term}s`;
}

/** Whether a text is a question. */
export function isQuestion(text: string): boolean {
  return allTerms(text)
    .slice(0, -1)
    .some((term) => ASKING_WORDS.has(term));
}

/** Words that visitors add to names or leave out. */
const ADDED_WORDS: ReadonlySet<string> = new Set(['and', 'the']);

/** Words that only questions have. */
const ASKING_WORDS: ReadonlySet<string> = new Set(
  'is are can do does how what when where which who will'.split(' '),
);

/** Words that make a question of a word. */
const QUESTION_WORDS: ReadonlySet<string> = new Set([
  ...ASKING_WORDS,
  ...'there i my you to in of at for bring find get have need take'.split(' '),
]);

function termsOf(runs: readonly string[]): string[] {
  return runs.flatMap((run, index) => {
    if (UNSPACED.test(run)) return [...pairsOf(run), run.slice(-1)];
    const next = runs[index + 1];
    return next === undefined || UNSPACED.test(next) ? run : [run, run + next];
  });
}

function runsOf(text: string): string[] {
  // Folding splits Hangul syllables into letters; NFC joins them again.
  const folded = foldText(text.replace(APOSTROPHES, '').replaceAll('&', ' and ')).normalize('NFC');
  const kana = folded.replace(KATAKANA, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - KANA_DISTANCE),
  );
  return kana.match(RUNS) ?? [];
}

/** `東京都` is `東京` and `京都`. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
