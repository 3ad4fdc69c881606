import fc from 'fast-check';
import { clashesOf } from '#features/my-festival/model/clashes.ts';
import { createSuggestions, gapsOf } from '#features/my-festival/model/gaps.ts';
import { planOf } from '#features/my-festival/model/plan.ts';
import { clashText, gapText, sessionTime } from '#features/my-festival/model/planTexts.ts';
import { type Session, sessionsOf } from '#features/my-festival/model/sessions.ts';
import { festivalTime } from '#content/festival/festivalTime.ts';
import { scheduleEventSummarySchema } from '#content/event/schema.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');
const MINUTE = 60_000;
const WALK = 5;
/** The night in which Berlin's clocks are set back: 3 AM is followed by 2 AM. */
const BERLIN = festivalTime({
  timeZone: 'Europe/Berlin',
  startDate: '2026-10-24',
  endDate: '2026-10-25',
  dayStartsAt: '06:00',
});
const NIGHT = Date.parse('2026-10-24T22:00:00Z');
const noHalls = () => ({ hall: undefined, rest: '' });

function session(id: string, from: number, to: number, more: Partial<Session> = {}): Session {
  return {
    id,
    title: `Session ${id}`,
    alias: id,
    start: NIGHT + from * MINUTE,
    end: NIGHT + to * MINUTE,
    isEndGuessed: false,
    day: '2026-10-24',
    dayName: 'Saturday, October 24',
    location: '',
    hall: undefined,
    categories: [],
    performerIds: [],
    ...more,
  };
}

const sessions = fc
  .array(
    fc.record({
      from: fc.integer({ min: 0, max: 600 }),
      length: fc.integer({ min: 1, max: 120 }),
      hall: fc.constantFrom('A', 'B', undefined),
      categories: fc.subarray(['music', 'film', 'talk']),
    }),
    { maxLength: 30 },
  )
  .map((drawn) =>
    drawn.map(({ from, length, hall, categories }, index) =>
      session(`s${String(index).padStart(2, '0')}`, from, from + length, { hall, categories }),
    ),
  );

describe('clashes', () => {
  const pairs = (list: readonly Session[]) =>
    clashesOf(list, WALK)
      .map(({ first, second, kind, minutes }) =>
        [[first.id, second.id].sort().join(), kind, minutes].join(' '),
      )
      .sort();

  test('are found for all pairs, in any order', () => {
    fc.assert(
      fc.property(sessions, fc.infiniteStream(fc.nat()), (list, random) => {
        const expected = list.flatMap((a, index) =>
          list.slice(index + 1).flatMap((b) => {
            const [first, second] = a.start <= b.start ? [a, b] : [b, a];
            const ids = [a.id, b.id].sort().join();
            const overlap = (Math.min(first.end, second.end) - second.start) / MINUTE;
            if (overlap > 0) return `${ids} overlap ${overlap}`;
            const isFar = a.hall !== undefined && b.hall !== undefined && a.hall !== b.hall;
            const missing = WALK - (second.start - first.end) / MINUTE;
            return isFar && missing > 0 ? `${ids} walk ${missing}` : [];
          }),
        );
        expect(pairs(list)).toEqual(expected.sort());
        const keyed = list.map((item) => ({ item, key: random.next().value ?? 0 }));
        const shuffled = keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
        expect(pairs(shuffled)).toEqual(pairs(list));
      }),
    );
  });

  test('sessions that touch do not clash, unless the walk to another hall is missing', () => {
    const [a, b] = [session('a', 0, 30, { hall: 'A' }), session('b', 30, 60, { hall: 'A' })];
    expect(clashesOf([a, b], WALK)).toEqual([]);
    expect(clashesOf([a, { ...b, hall: 'B' }], WALK)).toMatchObject([{ kind: 'walk', minutes: 5 }]);
    expect(clashesOf([a, { ...b, hall: undefined }], WALK)).toEqual([]);
    expect(clashesOf([a, { ...b, hall: 'B' }], 0)).toEqual([]);
  });

  test('are found across midnight and in the hour that comes twice', () => {
    // 12:30 AM summer time to 2:30 AM winter time: three hours.
    const long = session('long', 30, 210);
    const inside = session('inside', 180, 200);
    expect(clashesOf([inside, long], WALK)).toMatchObject([{ kind: 'overlap', minutes: 20 }]);
    expect(sessionTime(long, BERLIN.zone, t)).toBe('12:30 AM – 2:30 AM');
  });
});

describe('gaps', () => {
  test('are free, at least 30 minutes long, and each suggestion fits with its walks', () => {
    fc.assert(
      fc.property(sessions, sessions, (picked, others) => {
        const programme = [...picked, ...others.map((other) => ({ ...other, id: `x${other.id}` }))].sort(
          (a, b) => a.start - b.start,
        );
        const suggestionsFor = createSuggestions(programme, picked, WALK);
        for (const gap of gapsOf(picked)) {
          expect(gap.end - gap.start).toBeGreaterThanOrEqual(30 * MINUTE);
          expect(picked.some(({ start, end }) => start < gap.end && end > gap.start)).toBe(false);
          const suggestions = suggestionsFor(gap);
          expect(suggestions.length).toBeLessThanOrEqual(3);
          for (const suggestion of suggestions) {
            expect(picked.map(({ id }) => id)).not.toContain(suggestion.id);
            expect(clashesOf([gap.before, suggestion, gap.after], WALK)).toEqual([]);
          }
        }
      }),
    );
  });

  test('suggestions in the most picked categories come first, then the earliest', () => {
    const picked = [
      session('a', 0, 30, { categories: ['music'] }),
      session('b', 300, 330, { categories: ['music', 'talk'] }),
    ];
    const others = [
      session('film', 40, 60, { categories: ['film'] }),
      session('early', 70, 90, { categories: ['talk'] }),
      session('late', 120, 150, { categories: ['music'] }),
      session('none', 100, 110),
      session('too-long', 200, 310, { categories: ['music'] }),
    ];
    const [planned] = planOf(
      [...picked, ...others].sort((a, b) => a.start - b.start),
      new Set(['a', 'b']),
      WALK,
    );
    const gap = planned?.sessions[1]?.gap;
    expect(gap?.suggestions.map(({ id }) => id)).toEqual(['late', 'early', 'film']);
    expect(gap && gapText(gap, BERLIN.zone, t)).toBe('Free 12:30 AM – 4:00 AM');
  });

  test('both sessions of a clash are marked, and no session that is picked is suggested instead', () => {
    const programme = [
      session('a', 0, 60),
      session('b', 30, 90),
      session('c', 45, 80),
      session('d', 120, 150),
    ];
    const [planned] = planOf(programme, new Set(['a', 'b', 'd']), WALK);
    const shown = planned?.sessions.map(({ session: { id }, isClashing, clashes }) => [
      id,
      isClashing,
      clashes.map(({ first, instead }) => [first.id, instead.map((other) => other.id)]),
    ]);
    expect(shown).toEqual([
      ['a', true, []],
      ['b', true, [['a', ['c']]]],
      ['d', false, []],
    ]);
  });

  test('there is no gap between two days', () => {
    expect(gapsOf([session('a', 0, 30), session('b', 900, 930, { day: '2026-10-25' })])).toEqual([]);
  });
});

describe('an event without an end', () => {
  const event = (id: string, startsAt: string, endsAt?: string, category = 'Film') =>
    scheduleEventSummarySchema.parse({
      _id: id,
      title: id,
      startsAt,
      endsAt,
      eventPlace: [],
      eventPerformer: [],
      categories: [{ _id: category, name: category }],
    });

  test('has the usual length of its category, and is marked', () => {
    const list = sessionsOf(
      [
        event('a', '2026-10-24T18:00:00Z', '2026-10-24T18:20:00Z'),
        event('b', '2026-10-24T19:00:00Z', '2026-10-24T19:40:00Z'),
        event('c', '2026-10-24T20:00:00Z', '2026-10-24T23:00:00Z'),
        event('talk', '2026-10-24T10:00:00Z', '2026-10-24T10:10:00Z', 'Talk'),
        event('open', '2026-10-24T17:30:00Z'),
      ],
      BERLIN,
      noHalls,
      t,
    );
    const open = list.find(({ id }) => id === 'open');
    expect(open && (open.end - open.start) / MINUTE).toBe(40);
    expect(open && sessionTime(open, BERLIN.zone, t)).toBe('7:30 PM – 8:10 PM?');
    expect(clashesOf(list, WALK).map((clash) => clashText(clash, t))).toEqual(['Overlaps open by 10 min?']);
  });

  test('an overlap of an hour or more is written like the duration of an event', () => {
    const list = sessionsOf(
      [
        event('a', '2026-10-24T18:00:00Z', '2026-10-24T20:00:00Z'),
        event('b', '2026-10-24T18:10:00Z', '2026-10-24T20:30:00Z'),
      ],
      BERLIN,
      noHalls,
      t,
    );
    expect(clashesOf(list, WALK).map((clash) => clashText(clash, t))).toEqual(['Overlaps a by 1h 50m']);
  });

  test('is an hour long if no event has an end', () => {
    const [only] = sessionsOf([event('a', '2026-10-24T18:00:00Z')], BERLIN, noHalls, t);
    expect(only && (only.end - only.start) / MINUTE).toBe(60);
  });

  test('after midnight belongs to the festival day before', () => {
    const [late] = sessionsOf([event('late', '2026-10-25T00:30:00Z')], BERLIN, noHalls, t);
    expect(late).toMatchObject({ day: '2026-10-24', dayName: 'Saturday, October 24' });
  });

  test('without a start it is no session', () => {
    expect(sessionsOf([event('never', 'soon')], BERLIN, noHalls, t)).toEqual([]);
  });
});
