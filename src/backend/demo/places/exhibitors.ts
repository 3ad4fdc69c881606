import type { Random } from '../random';
import { art } from './decks/art';
import { artToys } from './decks/artToys';
import { comics } from './decks/comics';
import { food } from './decks/food';
import { footwear } from './decks/footwear';
import { games } from './decks/games';
import { home } from './decks/home';
import { jewelry } from './decks/jewelry';
import { music } from './decks/music';
import { streetwear } from './decks/streetwear';
import type { Deck, Line, Maker } from './deck';
import { inventNames } from './inventNames';

/** Who stands at the booths: a name, and the maker whose goods and story the copy tells. */
export interface Exhibitor {
  name: string;
  deck: Deck;
  line: Line;
  maker: Maker;
}

const DECKS: readonly Deck[] = [
  streetwear,
  footwear,
  artToys,
  art,
  music,
  food,
  comics,
  jewelry,
  games,
  home,
];

const WRITTEN: readonly Exhibitor[] = DECKS.flatMap((deck) =>
  deck.lines.flatMap((line) => line.makers.map((maker) => ({ name: maker[0], deck, line, maker }))),
);

/**
 * As many exhibitors as asked for, in no order: the hand-written ones first; when they run out, invented names
 * tell their stories again. Names are unique.
 */
export function makeExhibitors(random: Random, count: number): Exhibitor[] {
  const written = random.shuffle(WRITTEN).slice(0, count);
  const story = random.dealer(WRITTEN);
  const names = inventNames(random, count - written.length, WRITTEN);
  return [...written, ...names.map((name) => ({ ...story(), name }))];
}
