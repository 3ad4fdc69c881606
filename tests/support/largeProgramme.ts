import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { mulberry32 } from '#demo/pictures/drawing/mulberry32.ts';
import {
  asset,
  chosenFacet,
  facetDocument,
  paragraphs,
  placeDocument,
  referenceTo,
  scheduleEventDocument,
} from './builders.ts';
import { readEnglishDemo } from './readDemo.ts';

/** Sessions per day of a convention; the first two days have no tab. */
const DAYS = [
  ['2025-10-23', 140],
  ['2025-10-24', 287],
  ['2025-10-25', 460],
  ['2025-10-26', 460],
] as const;
const ROOMS = 42;
const MINUTES = [25, 50, 50, 50, 80, 110];
const VALUES = ['english', 'step-free', 'loud', 'quiet'];
const TITLE_LENGTHS = [2, 3, 4, 5, 6, 7, 9, 11];

/**
 * The demo with the schedule of a large convention. Titles, texts and times do not repeat, so that they compress like
 * real ones.
 *
 * @param options.pictures share of the sessions with a picture
 * @param options.facets number of facets beside the demo's; half of the sessions have a value of each
 */
export function largeProgramme({ pictures = 0, facets: count = 0 } = {}): StoredDocument[] {
  const demo = readEnglishDemo().filter(({ _type }) => _type !== 'scheduleEvent');
  const facets = Array.from({ length: count }, (_, index) => facetDocument(`Topic ${index}`, VALUES));
  const random = mulberry32(1);
  // Its own, so that facets change nothing else.
  const chance = mulberry32(2);
  const words = wordsOf(demo);
  const performers = demo.filter(({ _type, status }) => _type === 'performer' && status === 'active');
  const categories = demo.filter(({ _type, type }) => _type === 'category' && type === 'schedule');

  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const pick = <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T;
  /** Consecutive words from the texts, which compress like English text. */
  const phrase = (count: number) => {
    const from = whole(0, words.length - count);
    const text = words.slice(from, from + count).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  /** Between 10 AM and 10 PM in Las Vegas, seven hours behind UTC. */
  const startOn = (date: string) => Date.parse(`${date}T17:00:00Z`) + whole(0, 24) * 30 * 60_000;

  // A stage is named after a numbered room, as in convention centres.
  const rooms = Array.from({ length: ROOMS }, (_, index) => {
    const fields = { _id: `room-${index}`, locationName: `LVCC ${300 + index}`, status: 'inactive' };
    return placeDocument(`${phrase(1)} Room`, fields);
  });
  const taken = new Set<string>();
  const sessions = DAYS.flatMap(([date, length]) => Array.from({ length }, () => date)).map((date, index) => {
    const title = phrase(pick(TITLE_LENGTHS));
    const current = aliasOf(taken.has(aliasOf(title)) ? `${title} ${index}` : title);
    taken.add(current);
    const start = startOn(date);
    const first = whole(0, performers.length - 3);
    return scheduleEventDocument(title, {
      _id: `session-${current}`,
      alias: { _type: 'slug', current },
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + pick(MINUTES) * 60_000).toISOString(),
      eventPlace: [referenceTo(pick(rooms))],
      eventPerformer: performers.slice(first, first + pick([0, 0, 0, 1, 2, 3])).map(referenceTo),
      categories: [referenceTo(pick(categories))],
      description: paragraphs(phrase(whole(20, 70))),
      facets: facets.flatMap((facet) =>
        chance() < 0.5 ? chosenFacet(facet, VALUES[Math.floor(chance() * VALUES.length)] ?? '') : [],
      ),
      image: random() < pictures ? pictureOf(current) : undefined,
    });
  });
  return [...demo, ...rooms, ...sessions];
}

const aliasOf = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function pictureOf(alias: string) {
  const path = `schedule/${alias}`;
  return { ...asset(`/media/image/upload/${path}.jpg`), public_id: path };
}

/** All words in the descriptions of places and performers, in order. */
function wordsOf(documents: readonly StoredDocument[]): string[] {
  const texts = documents.flatMap(
    ({ description }) => JSON.stringify(description ?? []).match(/"text":"[^"]*/g) ?? [],
  );
  return texts.flatMap((text) => text.slice('"text":"'.length).match(/[\p{L}’]+/gu) ?? []);
}
