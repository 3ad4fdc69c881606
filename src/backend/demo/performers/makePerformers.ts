import type { StoredDocument } from '../../local/dataset/storedDocument';
import { image } from '../asset';
import { categoryId } from '../categories';
import { documentMaker, EVENT_ID, keyed, reference, references, slug, slugify } from '../document';
import { portableText } from '../portableText';
import { seededRandom } from '../random';
import type { Platform } from '../socialLinks';
import { socialLinks } from '../socialLinks';
import type { Act, ActList } from './act';
import { comedy } from './acts/comedy';
import { conversations } from './acts/conversations';
import { dance } from './acts/dance';
import { djSets } from './acts/djSets';
import { liveArt } from './acts/liveArt';
import { liveMusic } from './acts/liveMusic';

const LISTS: readonly ActList[] = [liveMusic, djSets, liveArt, dance, comedy, conversations];
const HANDLES: readonly Platform[] = ['instagramUrl', 'facebookUrl', 'tikTokUrl', 'twitterUrl'];

const ARTISTS = 40;
/** Of the performers with an artist, every so-manieth leaves name, picture or text to the artist document. */
const NAMED_BY_ARTIST = 4;

const HIDDEN = [
  ['The Late Cancelation', 'canceled'],
  ['Secret Guest (do not publish)', 'inactive'],
  ['Quorum of One', 'pending'],
] as const;

/**
 * Performers of the lineup, the hidden ones, and the artists that some of them refer to.
 * @param places where some of them have something to sell
 */
export function makePerformers(seed: number, places: readonly StoredDocument[]): StoredDocument[] {
  const random = seededRandom(seed, 'performers');
  const make = documentMaker(random);
  const acts = random.shuffle(LISTS.flatMap((list) => list.acts.map((act) => ({ act, list }))));
  const closers = new Map(LISTS.map((list) => [list, random.dealer(list.closers)]));

  const text = (list: ActList, [, first, second]: Act) => {
    const closer = closers.get(list);
    const last = closer && random.chance(0.6) ? closer() : '';
    return portableText([first, second ?? '', last].join('\n\n'));
  };

  const artists = acts.slice(0, ARTISTS).map(({ act, list }) => {
    const [name] = act;
    const alias = slugify(name);
    return make('artist', `artist-${alias}`, {
      name,
      alias: slug(alias),
      bio: text(list, act),
      image: image(`artists/${alias}`, `${name}, portrait`),
      websiteUrl: `https://www.${alias}.example`,
      socialHandles: socialLinks(random, alias, ['instagramUrl'], HANDLES),
    });
  });

  const performers = acts.map(({ act, list }, index) => {
    const [name] = act;
    const alias = slugify(name);
    const artist = artists[index];
    const borrowed = artist !== undefined && index % NAMED_BY_ARTIST === 0;
    const caption = `${name}, photographed for Afterglow`;
    const second = random.chance(0.2) ? [random.pick(LISTS)].filter((other) => other !== list) : [];
    const button = random.chance(0.6);
    return make('performer', performerId(name), {
      name: borrowed ? undefined : name,
      alias: slug(alias),
      description: borrowed && random.chance(0.5) ? undefined : text(list, act),
      categories: references([list, ...second].map(({ category }) => categoryId('performer', category))),
      media:
        borrowed || random.chance(0.06)
          ? undefined
          : image(`performers/${alias}`, `${name} on stage`, { caption }),
      mediaCaption: random.chance(0.5) ? caption : undefined,
      socialHandles: borrowed ? undefined : socialLinks(random, alias, ['instagramUrl'], HANDLES),
      websiteUrl: random.chance(0.6) ? `https://www.${alias}.example` : undefined,
      artistReference: artist && reference(artist._id),
      buttonLabel: button ? random.pick(list.buttons) : undefined,
      buttonURL: button ? `https://www.${alias}.example/watch` : undefined,
      featuredProducts: random.chance(0.12)
        ? keyed([
            { title: `${name} tour shirt`, url: `https://shop.afterglow.example/${alias}-shirt` },
            ...places.slice(index, index + 1).map(({ _id }) => reference(_id)),
          ])
        : undefined,
      status: random.chance(0.15) ? 'featured' : 'active',
      visibleInApp: true,
      eventInstance: reference(EVENT_ID),
    });
  });

  const hidden = HIDDEN.map(([name, status]) =>
    make('performer', performerId(name), {
      name,
      alias: slug(slugify(name)),
      categories: references([categoryId('performer', 'Live Music')]),
      status,
      visibleInApp: false,
      eventInstance: reference(EVENT_ID),
    }),
  );

  return [...artists, ...performers, ...hidden];
}

/** The `_id` of a performer by the name on the lineup. */
export function performerId(name: string): string {
  return `performer-${slugify(name)}`;
}
