import fc from 'fast-check';
import { facetsOf } from '#lib/facets/facetFilters.ts';
import { countOptions } from '#features/schedule/model/countOptions.ts';
import { emptyLines } from '#features/schedule/model/emptyLines.ts';
import { type SearchTexts, filterCards, scheduleOptions } from '#features/schedule/model/filterCards.ts';
import {
  DEFAULT_FILTERS,
  type ScheduleFilters,
  VIEWS,
  WHENS,
  scheduleCodec,
} from '#features/schedule/model/filters.ts';
import { foldTexts } from '#features/schedule/model/searchTexts.ts';
import { eventDescription } from '#features/schedule/model/eventTexts.ts';
import { MESSAGES } from '#features/schedule/messages/index.ts';
import { relatedEvents } from '#features/schedule/model/related.ts';
import { toCard, toCards } from '#features/schedule/model/toCard.ts';
import { scheduleEventSchema, scheduleEventSummarySchema } from '#content/event/schema.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { paragraphs } from '../../support/builders.ts';
import { FESTIVAL_TIME } from '../../support/festival.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

const LIST = { pathname: '/schedule', search: '' };

const wellFormed = fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => text.isWellFormed());
const keys = fc
  .uniqueArray(
    wellFormed.filter((key) => key !== '' && key !== 'all'),
    { maxLength: 3 },
  )
  .map((chosen) => chosen.sort());
const states: fc.Arbitrary<ScheduleFilters> = fc.record({
  day: fc.constantFrom('all', 'sat', 'sun'),
  search: wellFormed.map((text) => text.slice(0, 100)).filter((text) => text.isWellFormed()),
  locations: keys,
  categories: keys,
  hidden: keys,
  when: fc.constantFrom(...WHENS),
  facets: fc
    .dictionary(
      fc.constantFrom('language', 'step-free'),
      fc.array(wellFormed.filter((value) => value !== '')),
    )
    .map((chosen) => facetsOf(Object.keys(chosen), (key) => chosen[key] ?? [])),
  view: fc.constantFrom(...VIEWS),
  mine: fc.boolean(),
});

/** Parses a URL as a browser does. */
function visited(text: string) {
  const { pathname, search } = new URL(text, 'https://festival.example');
  return { pathname, search };
}

describe('the address', () => {
  const paths = fc.constantFrom('/schedule', '/schedule/lights-on', '/schedule/lights-on/lineup/imara-sol');

  test('filters can be read back from their address, over the list, an event and a performer', () => {
    fc.assert(
      fc.property(states, paths, (state, pathname) => {
        const address = visited(addressText(scheduleCodec.write(state, { pathname, search: '' })));
        expect(scheduleCodec.read(address)).toEqual(state);
        expect(address.pathname).toBe(pathname);
        expect(scheduleCodec.write(state, address)).toEqual(address);
      }),
    );
  });

  test('any address can be read without throwing, and the result has one address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (path, search) => {
        const state = scheduleCodec.read({ pathname: `/schedule/${path}`, search: `?${search}` });
        if (state) expect(scheduleCodec.read(scheduleCodec.write(state, LIST))).toEqual(state);
      }),
    );
  });

  test.each([
    ['/schedule', '', DEFAULT_FILTERS],
    ['/schedule/', '', DEFAULT_FILTERS],
    ['/Schedule', '?day=sun', { ...DEFAULT_FILTERS, day: 'sun' }],
    [
      '/schedule',
      '?day=sat&q=la%20la&location=hall-d&category=dj-set',
      { ...DEFAULT_FILTERS, day: 'sat', search: 'la la', locations: ['hall-d'], categories: ['dj-set'] },
    ],
    ['/schedule/x', '?category=panel', { ...DEFAULT_FILTERS, categories: ['panel'] }],
    ['/schedule/x/lineup/y', '?day=sat', { ...DEFAULT_FILTERS, day: 'sat' }],
    ['/schedule', '?day=someday&q=&location=&category=all', DEFAULT_FILTERS],
    [
      '/schedule',
      '?language=german,english',
      { ...DEFAULT_FILTERS, facets: { language: ['english', 'german'] } },
    ],
    ['/schedule', '?day=__proto__&location=%', { ...DEFAULT_FILTERS, locations: ['%'] }],
    [
      '/schedule',
      '?location=sodium-stage%2C-hall-d,hall-a,hall-a&view=compact',
      { ...DEFAULT_FILTERS, locations: ['hall-a', 'sodium-stage,-hall-d'], view: 'compact' },
    ],
    ['/schedule/x/y', '', undefined],
    ['/schedules', '', undefined],
    ['/lineup', '', undefined],
  ])('%s%s is read', (pathname, search, state) =>
    expect(scheduleCodec.read({ pathname, search })).toEqual(state),
  );

  test('parameters have a fixed order, defaults are left out, and foreign parameters follow', () => {
    const state = {
      day: 'sat',
      search: 'a b',
      locations: ['hall-1,-north', 'roof'],
      categories: ['panel'],
      hidden: ['attic'],
      when: 'soon',
      facets: { access: ['quiet', 'step-free'] },
      view: 'compact',
      mine: true,
    } as const;
    expect(
      addressText(scheduleCodec.write(state, { pathname: '/Schedule/', search: '?utm_source=mail&q=old' })),
    ).toBe(
      '/schedule?day=sat&q=a+b&location=hall-1%2C-north,roof&category=panel&hide=attic&when=soon&view=compact&mine=1' +
        '&access=quiet,step-free&utm_source=mail',
    );
    expect(
      addressText(scheduleCodec.write(DEFAULT_FILTERS, { pathname: '/schedule/x', search: '?day=sun' })),
    ).toBe('/schedule/x');
  });
});

const TIME = FESTIVAL_TIME;
const { days } = TIME;

const summary = (fields: object) =>
  scheduleEventSummarySchema.parse({ _id: 'e', title: 'Lights On', ...fields });

describe('a card', () => {
  test('is created once for each event', () => {
    const event = summary({});
    expect(toCard(event, TIME, t)).toBe(toCard(event, TIME, t));
  });

  test('shows what is known', () => {
    expect(
      toCard(
        summary({
          startsAt: '2025-10-26T06:30:00Z',
          endsAt: '2025-10-26T08:30:00Z',
          alias: { current: 'lights-on' },
          image: { url: '/media/image/upload/a.jpg' },
          eventPlace: [{ locationName: 'Hall D' }],
          eventPerformer: [{ _id: 'p', name: 'Imara Sol' }, null, { _id: 'q', name: 'Élan' }],
          categories: [{ _id: 'c', name: 'DJ Set' }],
        }),
        TIME,
        t,
      ),
    ).toMatchObject({
      alias: 'lights-on',
      day: '2025-10-25',
      dayName: 'Sat',
      time: { time: '11:30', half: 'PM' },
      until: '– 1:30 AM (Sun)',
      duration: '2h 0m',
      location: 'Hall D',
      categories: 'DJ Set',
      performers: 'Imara Sol, Élan',
      picture: '/media/image/upload/a.jpg',
      locationKeys: ['hall-d'],
      categoryKeys: ['dj-set'],
    });
  });

  test('leaves out what is unknown', () => {
    expect(
      toCard(summary({ startsAt: 'Invalid Date', eventPlace: null, eventPerformer: 7 }), TIME, t),
    ).toMatchObject({
      start: undefined,
      time: undefined,
      duration: undefined,
      location: 'Location TBD',
      performers: '',
      picture: undefined,
    });
  });
});

test('cards are sorted by start; equal starts keep their order, and events without a time come last', () => {
  const at = (_id: string, startsAt: string | undefined) => summary({ _id, startsAt });
  const ids = toCards(
    [
      at('never', undefined),
      // The same instant, and an earlier one whose text sorts later.
      at('b', '2025-10-25T18:00:00Z'),
      at('a', '2025-10-25T20:00:00+02:00'),
      at('early', '2025-10-25T19:00:00+02:00'),
      at('unreadable', 'soon'),
    ],
    TIME,
    t,
  ).map(({ id }) => id);
  expect(ids).toEqual(['early', 'b', 'a', 'never', 'unreadable']);
});

describe('filters', () => {
  const events = [
    { _id: '1', title: 'Émission', startsAt: '2025-10-25T18:00:00Z', eventPlace: [{ name: 'Hall B' }] },
    {
      _id: '2',
      title: 'Panel',
      startsAt: '2025-10-26T06:59:00Z',
      eventPerformer: [{ _id: 'p', name: 'Søren Ødegård' }],
      categories: [{ _id: 'c', name: 'Talk Show' }],
      eventPlace: [{ name: 'Hall A' }, { name: 'Hall B' }],
    },
    {
      _id: '3',
      title: 'Late',
      startsAt: '2025-10-26T07:00:00Z',
      categories: [{ _id: 'd', name: 'talk show' }],
    },
    { _id: '4', title: 'Preview', startsAt: '2025-10-24T18:00:00Z' },
    { _id: '5', title: 'Someday' },
  ].map(summary);
  const cards = toCards(events, TIME, t);
  const ids = (change: Partial<ScheduleFilters>, now?: number) =>
    filterCards(cards, { ...DEFAULT_FILTERS, ...change }, { days, now })
      .map(({ id }) => id)
      .join('');

  test.each<[Partial<ScheduleFilters>, string]>([
    [{}, '41235'],
    [{ day: 'sat' }, '12'],
    [{ day: 'sun' }, '3'],
    [{ search: 'EMISS' }, '1'],
    [{ search: 'soren odegard' }, '2'],
    [{ search: 'nel s' }, ''],
    [{ search: 'hall a' }, '2'],
    [{ search: 'TALK' }, '23'],
    [{ search: ' ' }, '41235'],
    [{ locations: ['hall-b'] }, '12'],
    [{ locations: ['hall-a'], day: 'sun' }, ''],
    [{ categories: ['talk-show'] }, '23'],
    [{ categories: ['constructor'] }, ''],
    [{ hidden: ['hall-b'] }, '4235'],
    [{ hidden: ['hall-a', 'hall-b'] }, '435'],
    [{ when: 'soon' }, ''],
  ])('%o shows %p', (change, expected) => expect(ids(change)).toBe(expected));

  test.each<[ScheduleFilters['when'], string, string]>([
    // At the end of event 4, which has no end, and an hour before event 1.
    ['coming', '2025-10-24T19:00:00Z', '1235'],
    ['coming', '2025-10-24T18:59:00Z', '41235'],
    ['soon', '2025-10-24T16:30:00Z', '4'],
    ['soon', '2025-10-24T16:29:00Z', ''],
    ['soon', '2025-10-24T18:00:00Z', ''],
  ])('%s at %s shows %s', (when, now, expected) => expect(ids({ when }, Date.parse(now))).toBe(expected));

  test.each(['locations', 'categories'] as const)(
    '%s have the count of the list that they lead to',
    (filter) => {
      const keys = ['hall-a', 'hall-b', 'talk-show', 'constructor'];
      const changes = fc.record({
        day: fc.constantFrom('all', 'sat', 'sun'),
        search: fc.constantFrom('', 'a', 'emiss'),
        locations: fc.subarray(keys.slice(0, 2)),
        categories: fc.subarray(keys.slice(2)),
      });
      fc.assert(
        fc.property(changes, fc.constantFrom(...keys), (change, key) => {
          const counts = countOptions(filter, { ...DEFAULT_FILTERS, ...change }, (filters) =>
            filterCards(cards, filters, { days }),
          );
          expect(counts?.get(key) ?? 0).toBe(ids({ ...change, [filter]: [key] }).length);
        }),
      );
    },
  );

  test('search finds descriptions if they are loaded', () => {
    const found = (texts?: SearchTexts) =>
      filterCards(cards, { ...DEFAULT_FILTERS, search: 'Lámp' }, { days, texts }).map(({ id }) => id);
    expect(found()).toEqual([]);
    expect(found(foldTexts([{ _id: '3', text: 'Bring a\n\nLAMP.' }]))).toEqual(['3']);
  });

  test('without filters the list is the same object', () => {
    expect(filterCards(cards, DEFAULT_FILTERS, { days })).toBe(cards);
  });

  test('a title is folded once, however many keys are pressed', () => {
    const fresh = toCards([summary({ _id: 'x', title: 'Fold me' })], TIME, t);
    const normalize = jest.spyOn(String.prototype, 'normalize');
    filterCards(fresh, { ...DEFAULT_FILTERS, search: 'fold' }, { days });
    filterCards(fresh, { ...DEFAULT_FILTERS, search: 'fold m' }, { days });
    // Only the search text is normalised.
    expect(normalize).toHaveBeenCalledTimes(2);
    normalize.mockRestore();
  });

  test('filters offer each location and category once, by name', () => {
    const [hallA, hallB] = [
      { key: 'hall-a', name: 'Hall A' },
      { key: 'hall-b', name: 'Hall B' },
    ];
    expect(scheduleOptions(events, 'en')).toEqual({
      locations: [hallA, hallB],
      rooms: [hallA, hallB],
      categories: [{ key: 'talk-show', name: 'talk show' }],
    });
  });

  test('rooms have the order that an editor has set, then that of their names', () => {
    const at = (name: string, order?: number) => summary({ _id: name, eventPlace: [{ name, order }] });
    const { locations, rooms } = scheduleOptions(
      [at('Annex'), at('Barn', 2), at('Cellar', 1), at('Attic')],
      'en',
    );
    expect(locations.map(({ name }) => name)).toEqual(['Annex', 'Attic', 'Barn', 'Cellar']);
    expect(rooms.map(({ name }) => name)).toEqual(['Cellar', 'Barn', 'Annex', 'Attic']);
  });

  test('the empty state lists the filters', () => {
    const filters = {
      ...DEFAULT_FILTERS,
      day: 'sat',
      search: ' zz ',
      locations: ['hall-a', 'hall-b'],
      categories: ['talk-show'],
      hidden: ['hall-b'],
      when: 'soon' as const,
    };
    expect(emptyLines(filters, scheduleOptions(events, 'en'), days, t)).toEqual([
      'No events or performers contain “zz”.',
      'Looked on Saturday Oct 25.',
      'Looked at the locations “Hall A”, “Hall B”.',
      'Looked in the category “talk show”.',
      'Looked at every location except “Hall B”.',
      'Looked for what starts soon.',
    ]);
    expect(emptyLines(DEFAULT_FILTERS, scheduleOptions(events, 'en'), days, t)).toEqual([]);
  });
});

test('related events have the same performers, or else a category; the stage only decides between these', () => {
  const [noor, ian] = [
    { _id: 'n', name: 'Noor' },
    { _id: 'i', name: 'Ian' },
  ];
  const talk = [{ _id: 't', name: 'Talk' }];
  const fields = (_id: string, own: object) => ({ _id, title: _id, ...own });
  const own = fields('own', { eventPerformer: [noor], categories: talk, eventPlace: [{ name: 'Barn' }] });
  const others = [
    fields('talk', { categories: talk }),
    fields('talk in the barn', { categories: talk, eventPlace: [{ name: 'Barn' }] }),
    fields('concert in the barn', { eventPlace: [{ name: 'Barn' }] }),
    fields('ian', { eventPerformer: [ian] }),
    fields('noor', { eventPerformer: [noor] }),
  ];
  const related = relatedEvents(scheduleEventSchema.parse(own), [own, ...others].map(summary), TIME, t);
  expect(related.map(({ id }) => id)).toEqual(['noor', 'talk in the barn', 'talk']);
});

describe('descriptions', () => {
  const event = (fields: object) => scheduleEventSchema.parse({ _id: 'e', title: 'Lights On', ...fields });
  test('of an event contain its text, or its time and place', () => {
    expect(eventDescription(event({ description: paragraphs('Be inside.') }), TIME.zone, t)).toBe(
      'Be inside.',
    );
    expect(
      eventDescription(
        event({ startsAt: '2025-10-26T06:30:00Z', endsAt: '2025-10-26T08:30:00Z' }),
        TIME.zone,
        t,
      ),
    ).toBe('Saturday, October 25, 11:30 PM – 1:30 AM (Sun). Location TBD.');
    expect(eventDescription(event({}), TIME.zone, t)).toBe('Date and time TBD. Location TBD.');
  });
  test('of the list name the festival if it is known', () => {
    expect(t(MESSAGES.description, { event: 'Test Fair' })).toContain('at Test Fair:');
    expect(t(MESSAGES.description, { event: undefined })).toContain('at the festival:');
  });
});
