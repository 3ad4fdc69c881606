/**
 * A hand-written exhibitor: name, home town, a sentence about how it works, and what only its booth has. The
 * sentence follows one that names the exhibitor and needs no `we`; the exclusive is a singular noun phrase that
 * starts with its article and has no full stop.
 */
export type Maker = readonly [name: string, town: string, detail: string, exclusive: string];

/** Makers who sell the same kind of thing. */
export interface Line {
  /** Plural, without article: `chore coats`. */
  goods: string;
  makers: readonly Maker[];
}

/**
 * The copy of one category. Every pattern must suit every line of its deck. Slots: `{name}`, `{slug}`, `{town}`,
 * `{goods}`, `{Goods}`, `{year}`, `{first}` (a given name); in drops also `{exclusive}` and `{Exclusive}`, placed
 * only before a full stop, colon or dash, since exclusives may hold commas.
 */
export interface Deck {
  category: string;
  /** Other categories in which its places may be listed too. */
  related: readonly string[];
  lines: readonly Line[];
  openers: readonly string[];
  drops: readonly string[];
  closers: readonly string[];
  buttons: readonly string[];
  /** Picture captions, with the same slots as openers. */
  captions: readonly string[];
  /** Where its booths stand; the number follows. */
  locations: readonly string[];
}
