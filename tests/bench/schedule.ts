import { filterCards } from '#features/schedule/model/filterCards.ts';
import { DEFAULT_FILTERS } from '#features/schedule/model/filters.ts';
import { toCards } from '#features/schedule/model/toCard.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { scheduleEventSummarySchema } from '#content/event/schema.ts';
import { timetable } from '#features/schedule/model/timetable.ts';
import { withDocuments } from './benchSite.ts';
import { demoWithEvents } from './demoWithEvents.ts';
import { measureKeys } from './keys.ts';
import { type Pace, measurePass, reportScroll, returnToTop } from './scroll.ts';
import { printTable, quantile } from './table.ts';
import { FESTIVAL_TIME } from '../support/festival.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

const SIZES = [500, 1500];
const LIST = 'section[aria-label=events]';
const SEARCHED = {
  list: LIST,
  search: 'Search events and performers...',
  // These keys narrow the list to many, few and no events, and widen it again.
  keys: [...'the zz', ...Array<string>(6).fill('Backspace'), 'a', 'Backspace'],
};

/** The cost of the schedule by the number of events: of pure functions, from a key to the list, and of scrolling. */
export async function benchSchedule(): Promise<void> {
  benchFilters();
  for (const size of SIZES) {
    await withDocuments(demoWithEvents(size), async ({ open }) => {
      const { page, devTools } = await open('/schedule', `${LIST} li a`);
      const measure = (name: string, pace: Pace) => measurePass({ name, pace }, page, devTools, LIST);
      const passes = [await measure('browse', 'browse')];
      await returnToTop(page);
      passes.push(await measure('flick', 'flick'));
      await returnToTop(page);
      await measureKeys(`${size} events`, page, devTools, SEARCHED);
      await returnToTop(page);
      passes.push(await measure('flick, full speed', 'flick'));
      reportScroll(`${size} events`, passes);
    });
  }
}

function benchFilters(): void {
  const { days } = FESTIVAL_TIME;
  const costs = SIZES.map((size) => {
    const parse = () =>
      demoWithEvents(size).flatMap((document) =>
        document._type === 'scheduleEvent' ? scheduleEventSummarySchema.parse(asResult(document)) : [],
      );
    const cards = toCards(parse(), FESTIVAL_TIME, t);
    return {
      'cards of a schedule just read': median(parse, (events) => toCards(events, FESTIVAL_TIME, t)),
      'a key: filter and group': median(
        () => ({ ...DEFAULT_FILTERS, search: 'e' }),
        (filters) => timetable(filterCards(cards, filters, { days }), t),
      ),
    };
  });
  const [few, many] = costs;
  if (!few || !many) return;
  printTable(
    `Cost in microseconds by events (budget: no ratio above ${1500 / 500})`,
    ['operation', ...SIZES.map(String), 'ratio'],
    Object.entries(few).map(([name, cost]) => {
      const larger = many[name as keyof typeof many];
      return [name, cost, larger, larger / cost];
    }),
  );
}

/** A document as in the result of the schedule's query, with references replaced by objects of their shape. */
function asResult(document: StoredDocument): object {
  const performers = (document.eventPerformer as { _ref: string }[] | undefined) ?? [];
  return {
    ...document,
    eventPlace: [{ name: 'Sodium Stage', locationName: 'Sodium Stage, Hall D' }],
    eventPerformer: performers.map(({ _ref }) => ({ _id: _ref, name: _ref, alias: { current: _ref } })),
    categories: [{ _id: 'category', name: 'Concert' }],
  };
}

function median<Input>(prepare: () => Input, run: (input: Input) => unknown): number {
  const times = Array.from({ length: 21 }, () => {
    const input = prepare();
    const start = performance.now();
    run(input);
    return (performance.now() - start) * 1000;
  });
  return quantile(times, 0.5);
}
