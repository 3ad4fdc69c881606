import type { Random } from '../random';
import type { Exhibitor } from './exhibitors';
import type { Deck } from './deck';

export interface PlaceCopy {
  /** Paragraphs in the notation of `portableText`. */
  description: string;
  caption: string;
  buttonLabel: string;
}

/** Given names without a gender or a country that everyone would agree on. */
const FIRST_NAMES =
  'Ari Bex Dani Esme Ines Juno Kai Lena Lou Mika Nico Noa Remy Ren Sol Theo Wren Yuki'.split(' ');

/** How a description is cut into paragraphs. A detail always follows the opener that it refers to. */
const SHAPES: ReadonlyArray<(opener: string, detail: string, drop: string, closer: string) => string[]> = [
  (opener, detail, drop) => [`${opener} ${detail}`, drop],
  (opener, detail, drop) => [opener, detail, drop],
  (opener, detail, drop, closer) => [opener, `${detail} ${drop}`, closer],
  (opener, detail, drop, closer) => [`${opener} ${detail}`, drop, closer],
  (opener, detail, drop, closer) => [`${opener} ${detail}`, `${drop} ${closer}`],
  (opener, detail, drop, closer) => [`${opener} ${detail} ${drop}`, closer],
  (opener, detail, drop, closer) => [drop, `${opener} ${detail}`, closer],
  (opener, detail, drop, closer) => [opener, detail, '<br>', drop, closer],
  (opener, detail, drop, closer) => [opener, detail, drop, closer],
  (opener, detail, drop, closer) => [`${opener} ${detail}`, '<br>', `${closer} ${drop}`],
];

/**
 * Makes a writer that deals the patterns of a category out like cards: none comes again before all have been
 * used, so that places that stand near each other do not sound alike.
 */
export function placeCopywriter(
  random: Random,
  deck: Deck,
): (exhibitor: Exhibitor, slug: string) => PlaceCopy {
  const shape = random.dealer(SHAPES);
  const opener = random.dealer(deck.openers);
  const drop = random.dealer(deck.drops);
  const closer = random.dealer(deck.closers);
  const caption = random.dealer(deck.captions);
  const button = random.dealer(deck.buttons);

  return ({ name, line, maker: [, town, detail, exclusive] }, slug) => {
    const words: Record<string, string> = {
      name,
      slug,
      town,
      goods: line.goods,
      Goods: capitalized(line.goods),
      exclusive,
      Exclusive: capitalized(exclusive),
      first: random.pick(FIRST_NAMES),
      year: String(random.int(1996, 2022)),
    };
    const fill = (pattern: string) => fillSlots(pattern, words);
    return {
      description: shape()(fill(opener()), detail, fill(drop()), fill(closer())).join('\n\n'),
      caption: fill(caption()),
      buttonLabel: button(),
    };
  };
}

function fillSlots(pattern: string, words: Record<string, string>): string {
  const filled = pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const word = words[slot];
    if (word === undefined) throw new Error(`No word for {${slot}} in: ${pattern}`);
    return word;
  });
  // A name such as `Drip Dept.` brings a full stop of its own.
  return filled.replace(/\.(\**)\./g, '.$1');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
