import type { StoredDocument } from '../../local/dataset/storedDocument';
import { image } from '../asset';
import { categoryId, MARKETPLACE_CATEGORY } from '../categories';
import { documentMaker, EVENT_ID, reference, references, slug, slugify } from '../document';
import { portableText } from '../portableText';
import type { Random } from '../random';
import { seededRandom } from '../random';
import type { Platform } from '../socialLinks';
import { socialLinks } from '../socialLinks';
import type { Deck } from './deck';
import type { Exhibitor } from './exhibitors';
import { placeCopywriter } from './writePlaceCopy';

const SIZES = [
  [1600, 2000],
  [1440, 1800],
  [1600, 2000],
  [2000, 2000],
  [2400, 1600],
] as const;

const FAVORITES: Record<string, readonly Platform[]> = {
  'Music & Audio': ['spotifyUrl', 'soundcloudUrl', 'youtubeUrl'],
  Games: ['twitchUrl', 'youtubeUrl'],
  Footwear: ['snapchatUri'],
  'Food & Drink': ['facebookUrl'],
};

/**
 * The active places, one for each exhibitor. Most have everything; here and there a picture, button, location,
 * website, accounts or text is missing, as with real exhibitors who send their details late.
 * @param brands by exhibitor name
 */
export function makePlaces(
  seed: number,
  exhibitors: readonly Exhibitor[],
  brands: ReadonlyMap<string, StoredDocument>,
): StoredDocument[] {
  const random = seededRandom(seed, 'places');
  const make = documentMaker(random);
  const freeSlug = slugRegister();
  const booth = boothRegister(random, exhibitors.length);
  const writers = new Map<Deck, ReturnType<typeof placeCopywriter>>();

  // In the order of the lists, so that the writers keep neighbors apart.
  return [...exhibitors].sort(byName).map((exhibitor) => {
    const { name, deck, line } = exhibitor;
    const writer = writers.get(deck) ?? placeCopywriter(random, deck);
    writers.set(deck, writer);
    const alias = freeSlug(name);
    const copy = writer(exhibitor, alias);
    const website = `https://www.${alias}.example`;
    const shown = random.chance(0.91);
    const button = random.chance(0.86);
    const brand = brands.get(name);
    return make('place', `place-${alias}`, {
      name,
      alias: slug(alias),
      description: random.chance(0.97) ? portableText(copy.description) : undefined,
      categories: references(categoriesOf(random, deck)),
      image: shown
        ? image(`places/${alias}`, `${name}: ${line.goods}`, {
            size: random.pick(SIZES),
            caption: copy.caption,
          })
        : undefined,
      mediaCaption: shown && random.chance(0.8) ? copy.caption : undefined,
      locationName: random.chance(0.96) ? booth(deck) : undefined,
      buttonLabel: button && random.chance(0.95) ? copy.buttonLabel : undefined,
      buttonURL: button ? `${website}/afterglow` : undefined,
      websiteUrl: random.chance(0.82) ? website : undefined,
      social_links: random.chance(0.93) ? socialLinks(random, alias, FAVORITES[deck.category]) : undefined,
      brand: brand && random.chance(0.92) ? reference(brand._id) : undefined,
      brandReference: brand && reference(brand._id),
      status: 'active',
      appVisibility: true,
      eventInstance: reference(EVENT_ID),
    });
  });
}

/** One to three categories. The catch-all comes first at times: nothing may depend on its position. */
function categoriesOf(random: Random, deck: Deck): string[] {
  const names = [deck.category];
  if (random.chance(0.3)) names.push(random.pick(deck.related));
  if (random.chance(0.55)) {
    if (random.chance(0.4)) names.unshift(MARKETPLACE_CATEGORY);
    else names.push(MARKETPLACE_CATEGORY);
  }
  return names.map((name) => categoryId('place', name));
}

function slugRegister(): (name: string) => string {
  const used = new Set<string>();
  return (name) => {
    const wanted = slugify(name);
    let free = wanted;
    for (let copy = 2; used.has(free); copy++) free = `${wanted}-${copy}`;
    used.add(free);
    return free;
  };
}

function byName(a: Exhibitor, b: Exhibitor): number {
  return a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1;
}

/** Gives out numbers such as `Hall B, Booth 214`, no number twice in one row. */
function boothRegister(random: Random, exhibitors: number): (deck: Deck) => string {
  const used = new Set<string>();
  return (deck) => {
    let booth: string;
    do booth = `${random.pick(deck.locations)} ${random.int(101, 420 + exhibitors)}`;
    while (used.has(booth));
    used.add(booth);
    return booth;
  };
}
