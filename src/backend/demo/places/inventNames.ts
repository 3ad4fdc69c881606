import type { Random } from '../random';

// No name may begin with Q or X, so that the letter strip always has letters without places.
const SYLLABLES_FIRST = wordsOf(`
  Ab Al Am Ar Bel Bir Bo Bran Cal Car Cor Da Del Dor Ed El Em Fal Fen Fir Gal Gor Gre Ha Hel Hol Ib Il
  In Ja Jor Ju Ka Kel Kor La Lin Lo Ma Mer Mor Na Nel Nor Ob Ol Or Pa Pel Por Ra Ren Ro Sa Sel Sor Ta
  Tel Tor Ul Um Ur Va Vel Vor Wa Wel Wil Ya Yel Yor Za Zel Zor Él Øs Åk
`);
const SYLLABLES_MIDDLE = wordsOf(`
  ba da di fe ga ka la li ma mi na ni ra ri sa ta ti va vi zo
`);
const SYLLABLES_LAST = wordsOf(`
  bury by dale don field ford gren holm ker land ley man mond nell rick sen son stad ton well
`);
const GIVEN = wordsOf(`
  Ada Bea Cleo Dot Edie Flo Greta Hana Ida June Kiko Lola Mina Nell Odile Pia Rosa Sumi Tess Una Vera
  Willa Yara Zora
`);
const TRADES = wordsOf(`
  Atelier Bureau Company Counter Department Editions Foundry Goods House Kiosk Laboratory Market
  Office Parlor Press Room Society Supply Union Workshop
`);
const THINGS = wordsOf(`
  Anchor Beacon Comet Dune Echo Fern Gull Harbor Iris Juniper Kite Lantern Moth Needle Orchard Pepper
  Raven Saddle Thimble Umbrella Velvet Willow Yarrow Zipper
`);

/** Invents names that differ from one another and from those taken. */
export function inventNames(random: Random, count: number, taken: readonly { name: string }[]): string[] {
  const used = new Set(taken.map(({ name }) => name));
  const names: string[] = [];
  while (names.length < count) {
    const name = inventName(random);
    if (used.has(name)) continue;
    used.add(name);
    names.push(name);
  }
  return names;
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

function inventName(random: Random): string {
  const family = () =>
    random.pick(SYLLABLES_FIRST) +
    (random.chance(0.5) ? random.pick(SYLLABLES_MIDDLE) : '') +
    random.pick(SYLLABLES_LAST);
  const shapes = [
    () => `${family()} & ${family()}`,
    () => `${family()} ${random.pick(TRADES)}`,
    () => `Studio ${family()}`,
    () => `The ${family()} Company`,
    () => `${random.pick(GIVEN)} ${family()}`,
    () => `${family()} ${random.pick(THINGS)} ${random.pick(TRADES)}`,
    () => `${random.pick(THINGS)} & ${random.pick(THINGS)} ${random.pick(TRADES)}`,
    () => `${random.int(2, 99)} ${random.pick(THINGS)} ${random.pick(TRADES)}`,
    () => `${family()} of ${family()}`,
  ];
  return random.pick(shapes)();
}
