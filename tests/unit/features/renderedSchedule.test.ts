import { blocksOf } from '#features/schedule/model/blocks.ts';
import { DEFAULT_FILTERS } from '#features/schedule/model/filters.ts';
import { renderSchedule } from '#features/schedule/model/renderSchedule.ts';
import { type ShownDay, renderedView } from '#features/schedule/model/scheduleView.ts';
import { toCards } from '#features/schedule/model/toCard.ts';
import { scheduleEventSummarySchema } from '#content/event/schema.ts';
import { FESTIVAL_TIME } from '../../support/festival.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const i18n = i18nOf('en');
const { t } = i18n;

/** Creates this many events per day, 20 per hour from 10 AM on. */
function eventsOn(counts: Record<string, number>) {
  return Object.entries(counts).flatMap(([date, count]) =>
    Array.from({ length: count }, (_, index) => {
      const start = Date.parse(`${date}T17:00:00Z`) + Math.floor(index / 20) * 3_600_000;
      return scheduleEventSummarySchema.parse({
        _id: `${date}-${index}`,
        title: `Event ${index}`,
        startsAt: new Date(start).toISOString(),
        eventPlace: [{ name: `Room ${index % 3}` }],
      });
    }),
  );
}

const render = (counts: Record<string, number>, change = {}, isCovered = false) =>
  renderSchedule(
    eventsOn(counts),
    { ...DEFAULT_FILTERS, ...change },
    FESTIVAL_TIME,
    {
      texts: undefined,
      facets: [],
      isCovered,
    },
    i18n,
  );

/** The days of a page: the number of rows, or the tab that a link leads to. */
const outline = (rendered: ReturnType<typeof render>) =>
  rendered?.days.map(({ hours, tab }) => tab ?? hours.reduce((sum, { count }) => sum + count, 0));

describe('the page of a large schedule', () => {
  test('does not exist while the schedule is small', () => {
    expect(render({ '2025-10-25': 150 })).toBeUndefined();
    expect(render({ '2025-10-25': 151 })).toBeDefined();
  });

  test.each([
    [{ '2025-10-25': 160, '2025-10-26': 20 }, [160, 'sun']],
    // A short first day is followed by the next one.
    [{ '2025-10-24': 10, '2025-10-25': 200, '2025-10-26': 20 }, [10, 200, 'sun']],
    // Days without a tab have no page of their own.
    [{ '2025-10-24': 160, '2025-10-25': 20, '2025-10-27': 20 }, [160, 'sat', 20]],
  ])('%o becomes %o', (counts, days) => expect(outline(render(counts))).toEqual(days));

  test('a page of a single day is complete, and so is a short list, whatever its days', () => {
    const counts = { '2025-10-25': 160, '2025-10-26': 170 };
    expect(outline(render(counts, { day: 'sun' }))).toEqual([170]);
    expect(outline(render(counts, { locations: ['room-1'] }))).toEqual([53, 57]);
  });

  test('beneath a dialog the first rows are enough, and the count is that of all events', () => {
    const page = render({ '2025-10-25': 160 }, {}, true);
    expect(outline(page)).toEqual([8]);
    expect(page).toMatchObject({ total: 160, shown: 160, hasPictures: false });
  });

  test('contains the first events, and the options of the filters', () => {
    const page = render({ '2025-10-25': 160 });
    expect(page?.events.map(({ title }) => title)).toEqual(
      Array.from({ length: 8 }, (_, index) => `Event ${index}`),
    );
    expect(page && renderedView(page, FESTIVAL_TIME, t).options.locations).toMatchObject([
      { key: 'room-0', name: 'Room 0' },
      { key: 'room-1', name: 'Room 1' },
      { key: 'room-2', name: 'Room 2' },
    ]);
  });
});

describe('the rows of that page', () => {
  const counts = { '2025-10-24': 160, '2025-10-25': 20, '2025-10-27': 9 };
  const page = render(counts);
  if (!page) throw new Error('This schedule is a large one.');

  const folded = (days: readonly ShownDay[]) =>
    days.map((day) => ({ ...day, isFolded: day.tab !== undefined }));

  test('are at the same positions with the page’s data as with all cards', () => {
    const cards = toCards(eventsOn(counts), FESTIVAL_TIME, t);
    const shape = (visible?: typeof cards) =>
      blocksOf(folded(renderedView(page, FESTIVAL_TIME, t, visible).days)).map((hours) =>
        hours.map(({ name, blocks }) => [name, ...blocks.map(({ start, count }) => [start, count])]),
      );
    expect(shape()).toEqual(shape(cards));
    // The folded day is counted, but has no rows.
    expect(shape().at(1)).toEqual([['10 AM']]);
    expect(shape().at(2)).toEqual([['10 AM', [180, 8], [188, 1]]]);
  });

  test('are known if all rows of a block are known, otherwise they stay in the HTML', () => {
    const known = blocksOf(folded(renderedView(page, FESTIVAL_TIME, t).days))
      .flat()
      .flatMap(({ blocks }) => blocks)
      .map(({ cards }) => cards?.length);
    expect(known.slice(0, 3)).toEqual([8, undefined, undefined]);
    expect(known.every((length, index) => length === (index === 0 ? 8 : undefined))).toBe(true);
  });

  test('are all in place when all cards are loaded', () => {
    const cards = toCards(eventsOn(counts), FESTIVAL_TIME, t);
    const days = renderedView(page, FESTIVAL_TIME, t, cards).days;
    expect(
      days
        .at(2)
        ?.hours.flatMap(({ entries }) => entries)
        .map(({ day }) => day),
    ).toEqual(Array<string>(9).fill('2025-10-27'));
  });
});
