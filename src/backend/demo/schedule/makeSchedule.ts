import type { StoredDocument } from '../../local/dataset/storedDocument';
import { image } from '../asset';
import { categoryId } from '../categories';
import { documentMaker, EVENT_ID, reference, references, slug, slugify } from '../document';
import { performerId } from '../performers/makePerformers';
import { portableText } from '../portableText';
import { seededRandom } from '../random';
import type { Session } from './session';
import { SATURDAY } from './saturday';
import { SUNDAY } from './sunday';

/** Where things happen, by the name of the stage. */
const STAGES: Record<string, string> = {
  'Sodium Stage': 'Sodium Stage, Hall D',
  'Halide Stage': 'Halide Stage, Hall B',
  'The Gantry': 'The Gantry, Silver Lot',
  'Talk Box': 'Talk Box, Hall C',
  'Screening Room': 'Screening Room, Upper Level',
  'Workshop Loft': 'Workshop Loft, Upper Level',
  'Kitchen Counter': 'Kitchen Counter, Hall D',
  'Drop Deck': 'Drop Deck, Hall A',
  'Arcade Pit': 'Arcade Pit, Hall D',
};

const CANCELED: Session = {
  start: '14:00',
  minutes: 60,
  title: 'Canceled: Moon Watching',
  category: 'Workshop',
  at: 'The Gantry',
  text: 'The moon has other plans. Tickets are refunded at the box office.',
};

/** Las Vegas is seven hours behind UTC at the end of October. */
const OFFSET = '-07:00';

/**
 * The sessions of both days and the stages they happen on. Stages are places like any booth; they are inactive,
 * since nobody sells anything there and the marketplace must not list them.
 * @param places the exhibitors, at whose booths some sessions happen
 */
export function makeSchedule(seed: number, places: readonly StoredDocument[]): StoredDocument[] {
  const random = seededRandom(seed, 'schedule');
  const make = documentMaker(random);

  const stages = Object.entries(STAGES).map(([name, locationName]) =>
    make('place', `place-stage-${slugify(name)}`, {
      name,
      alias: slug(`stage-${slugify(name)}`),
      locationName,
      status: 'inactive',
      appVisibility: false,
      eventInstance: reference(EVENT_ID),
    }),
  );
  const idsByName = new Map([...places, ...stages].map(({ _id, name }) => [name, _id]));

  const session = (date: string, status: string) => (written: Session) => {
    const alias = slugify(written.title);
    const starts = new Date(`${date}T${written.start}:00${OFFSET}`);
    const place = idsByName.get(written.at);
    const button = random.chance(0.25);
    return make('scheduleEvent', `session-${alias}`, {
      title: written.title,
      alias: slug(alias),
      startsAt: starts.toISOString(),
      endsAt:
        written.minutes === undefined
          ? undefined
          : new Date(starts.getTime() + written.minutes * 60_000).toISOString(),
      priority: written.priority ?? 'normal',
      image: random.chance(0.9)
        ? image(`schedule/${alias}`, written.title, { size: [1920, 1080] })
        : undefined,
      mediaCaption: random.chance(0.2) ? `${written.title}, at a past edition` : undefined,
      description: portableText(written.text),
      eventPlace: place === undefined ? undefined : references([place]),
      eventPerformer: written.who && references(written.who.map(performerId)),
      categories: references([categoryId('schedule', written.category)]),
      buttonLabel: button ? 'Save a seat' : undefined,
      buttonURL: button ? `https://tickets.afterglow.example/sessions/${alias}` : undefined,
      status,
      appVisibility: status === 'active',
      eventInstance: reference(EVENT_ID),
    });
  };

  return [
    ...stages,
    ...SATURDAY.map(session('2025-10-25', 'active')),
    ...SUNDAY.map(session('2025-10-26', 'active')),
    session('2025-10-25', 'canceled')(CANCELED),
  ];
}
