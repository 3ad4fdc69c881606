import * as z from 'zod/mini';
import { toCard } from '../../src/features/marketplace/model/toCard';
import { filterByName } from '../../src/lib/filtering/filterByName';
import { type PlaceSummary, placeSummarySchema } from '../../src/lib/model/place';
import { type PagedList, mergePage } from '../../src/lib/pagination/mergePage';
import { printTable, quantile } from './table';

const PAGE_SIZE = 50;
const SIZES = [500, 5_000, 50_000];
const WORDS = ['Amber', 'Bolt', 'Café', 'Drift', 'Élan', 'Fern', 'Golden', 'Honest', 'Ink', 'Juniper'];

/** What a page and a keystroke cost by the number of places loaded: the ratios must not exceed those of the sizes. */
export async function benchPure(): Promise<void> {
  const costs = SIZES.map((size) => {
    const rows = makeRows(size);
    const beforeLast = loadedWith(rows.slice(0, -PAGE_SIZE));
    const last = pageOf(rows, size - PAGE_SIZE);
    const cards = rows.map(toCard);
    return {
      merge: median(() => mergePage(beforeLast, last, PAGE_SIZE)),
      cards: median(() => rows.map(toCard)),
      key: median(() => filterByName(cards, { letter: 'ALL', search: 'ber b' })),
    };
  });
  const rows = (['merge', 'cards', 'key'] as const).map((kind) => {
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
  cards: 'look up the cards of the merged list',
  key: 'filter the cards by a search text',
};

/** Places as they come out of an answer. */
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
  return list;
}

/** What lies in the processor's caches after all that a page does between two keys: nothing of the list. */
const OTHER_WORK = new Uint8Array(16 * 1024 * 1024);

/** Microseconds of a typical run with warm code and cold data, as a keystroke meets them. */
function median(run: () => unknown): number {
  const times: number[] = [];
  const stopAt = performance.now() + 1000;
  while (times.length < 30 || performance.now() < stopAt) {
    for (let byte = 0; byte < OTHER_WORK.length; byte += 64) OTHER_WORK[byte] = times.length;
    const start = performance.now();
    run();
    times.push((performance.now() - start) * 1000);
  }
  return quantile(times.slice(times.length / 3), 0.5);
}
