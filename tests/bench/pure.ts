import * as z from 'zod/mini';
import { type PagedList, mergePage, shownItems } from '#content/lists/pagedList.ts';
import { filterByName, indexNames } from '#lib/filtering/nameIndex.ts';
import { type PlaceSummary, placeSummarySchema } from '#content/place/summarySchema.ts';
import { printTable, quantile } from './table.ts';

const PAGE_SIZE = 50;
const SIZES = [500, 5_000, 50_000];
const WORDS = ['Amber', 'Bolt', 'Café', 'Drift', 'Élan', 'Fern', 'Golden', 'Honest', 'Ink', 'Juniper'];

/** The cost of a page and of a keystroke by the number of loaded places: ratios must not exceed those of the sizes. */
export async function benchPure(): Promise<void> {
  const costs = SIZES.map((size) => {
    const rows = makeRows(size);
    const last = pageOf(rows, size - PAGE_SIZE);
    const names = indexNames(rows, 'en');
    const namesBeforeLast = indexNames(rows.slice(0, -PAGE_SIZE), 'en');
    return {
      // A list gets its next page only once; to get it again would be another case.
      merge: median(
        (list) => shownItems(mergePage(list, last, PAGE_SIZE)),
        () => loadedWith(rows.slice(0, -PAGE_SIZE)),
      ),
      names: median(() => indexNames(rows, 'en', namesBeforeLast)),
      key: median(() => filterByName(names, { letter: 'ALL', search: 'ber b' })),
    };
  });
  const rows = (['merge', 'names', 'key'] as const).map((kind) => {
    const [small = NaN, middle = NaN, large = NaN] = costs.map((cost) => cost[kind]);
    return [LABELS[kind], small, middle, large, middle / small, large / middle];
  });
  printTable(
    'Cost in microseconds by places loaded (budget: no ratio above 10)',
    ['operation', ...SIZES.map(String), '5,000 / 500', '50,000 / 5,000'],
    rows,
  );
}

const LABELS = {
  merge: 'merge the last page of 50',
  names: 'index the names of the list',
  key: 'filter the list by a search text',
};

/** Places as in a parsed response. */
function makeRows(count: number): PlaceSummary[] {
  return Array.from({ length: count }, (_, index) =>
    z.parse(placeSummarySchema, {
      _id: `place-${index}`,
      name: `${WORDS[index % 10]} ${WORDS[Math.floor(index / 10) % 10]} ${index}`,
      alias: { current: `place-${index}` },
      locationName: `Hall A, Booth ${index}`,
      categories: [{ _id: 'art', name: 'Art', color: { rgb: { r: 255, g: 79, b: 163, a: 1 } } }],
    }),
  );
}

function pageOf(rows: readonly PlaceSummary[], offset: number) {
  const items = rows.slice(offset, offset + PAGE_SIZE);
  return { offset, items, received: items.length };
}

function loadedWith(rows: readonly PlaceSummary[]): PagedList<PlaceSummary> | undefined {
  let list: PagedList<PlaceSummary> | undefined;
  for (let offset = 0; offset < rows.length; offset += PAGE_SIZE) {
    list = mergePage(list, pageOf(rows, offset), PAGE_SIZE);
  }
  shownItems(list);
  return list;
}

/** Replaces the content of the processor's caches, as the work between two keys does. */
const OTHER_WORK = new Uint8Array(16 * 1024 * 1024);

/** Microseconds of a typical run with warm code and cold data, as at a keystroke. */
function median<T = void>(run: (prepared: T) => unknown, prepare?: () => T): number {
  const times: number[] = [];
  const stopAt = performance.now() + 1000;
  while (times.length < 30 || performance.now() < stopAt) {
    const prepared = prepare?.() as T;
    for (let byte = 0; byte < OTHER_WORK.length; byte += 64) OTHER_WORK[byte] = times.length;
    const start = performance.now();
    run(prepared);
    times.push((performance.now() - start) * 1000);
  }
  return quantile(times.slice(times.length / 3), 0.5);
}
