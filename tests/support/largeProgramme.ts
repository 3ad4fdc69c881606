import { image } from '../../src/backend/demo/asset';
import { EVENT_ID, reference, references, slug, slugify } from '../../src/backend/demo/document';
import { makeDemo } from '../../src/backend/demo/makeDemo';
import { portableText } from '../../src/backend/demo/portableText';
import { type Random, seededRandom } from '../../src/backend/demo/random';
import type { StoredDocument } from '../../src/backend/local/dataset/storedDocument';

/** The sessions of each day of a convention; the first two have no tab of their own. */
const DAYS = [
  ['2025-10-23', 140],
  ['2025-10-24', 287],
  ['2025-10-25', 460],
  ['2025-10-26', 460],
] as const;
const ROOMS = 42;
const MINUTES = [25, 50, 50, 50, 80, 110];

/**
 * The demo with the programme of a large convention: titles, texts and times that do not repeat, so that they pack no
 * better than real ones.
 *
 * @param options.pictures the part of the sessions that have a picture
 */
export function largeProgramme({ pictures = 0 } = {}): StoredDocument[] {
  const demo = makeDemo().filter(({ _type }) => _type !== 'scheduleEvent');
  const random = seededRandom(1, 'large programme');
  const words = wordsOf(demo);
  const idsOf = (type: string, isFit: (document: StoredDocument) => boolean) =>
    demo.filter((document) => document._type === type && isFit(document)).map(({ _id }) => _id);
  const performers = idsOf('performer', ({ status }) => status === 'active');
  const categories = idsOf('category', ({ type }) => type === 'schedule');
  const rooms = Array.from({ length: ROOMS }, (_, index) => roomOf(index, random, words));
  const starts = DAYS.flatMap(([date, length]) => Array.from({ length }, () => startOn(date, random)));

  const taken = new Set<string>();
  const sessions = starts.map((start, index): StoredDocument => {
    const title = phrase(random, words, random.pick([2, 3, 4, 5, 6, 7, 9, 11]));
    const alias = slugify(taken.has(slugify(title)) ? `${title} ${index}` : title);
    taken.add(alias);
    return {
      ...stored(`session-${alias}`, 'scheduleEvent'),
      title,
      alias: slug(alias),
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + random.pick(MINUTES) * 60_000).toISOString(),
      eventPlace: references([random.pick(rooms)._id]),
      eventPerformer: references(
        random.shuffle(performers).slice(0, random.chance(0.5) ? random.int(1, 3) : 0),
      ),
      categories: references([random.pick(categories)]),
      description: portableText(phrase(random, words, random.int(20, 70))),
      image: random.chance(pictures) ? image(`schedule/${alias}`, title, { size: [1920, 1080] }) : undefined,
      status: 'active',
    };
  });
  return [...demo, ...rooms, ...sessions];
}

function stored(_id: string, _type: string): StoredDocument {
  const at = '2025-06-01T00:00:00Z';
  return { _id, _type, _createdAt: at, _updatedAt: at, _rev: '1', eventInstance: reference(EVENT_ID) };
}

/** A stage has a name and stands in a room, as convention centres number them. */
function roomOf(index: number, random: Random, words: readonly string[]): StoredDocument {
  return {
    ...stored(`room-${index}`, 'place'),
    name: `${phrase(random, words, 1)} Room`,
    locationName: `LVCC ${300 + index}`,
    status: 'inactive',
  };
}

/** Between 10 AM and 10 PM in Las Vegas, seven hours behind UTC. */
function startOn(date: string, random: Random): number {
  return Date.parse(`${date}T17:00:00Z`) + random.int(0, 24) * 30 * 60_000;
}

/** Some words in a row, so that they pack as English does. */
function phrase(random: Random, words: readonly string[], count: number): string {
  const from = random.int(0, words.length - count);
  const text = words.slice(from, from + count).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The words of all that the demo tells of places and acts, as it tells it. */
function wordsOf(documents: readonly StoredDocument[]): string[] {
  const texts = documents.flatMap(
    ({ description }) => JSON.stringify(description ?? []).match(/"text":"[^"]*/g) ?? [],
  );
  return texts.flatMap((text) => text.slice('"text":"'.length).match(/[\p{L}’]+/gu) ?? []);
}
