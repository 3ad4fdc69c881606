import { planOf } from '#features/my-festival/model/plan.ts';
import type { Session } from '#features/my-festival/model/sessions.ts';
import { mulberry32 } from '#demo/pictures/drawing/mulberry32.ts';
import { printTable, quantile } from './table.ts';

const SESSIONS = 1500;
const PICKS = 200;
const MINUTE = 60_000;
const WALKING_MINUTES = 5;
/** Milliseconds. */
const BUDGET = 5;

/** The cost of a visitor's plan: clashes, gaps and suggestions. */
export function benchPlan(): void {
  const random = mulberry32(1);
  const whole = (below: number) => Math.floor(random() * below);
  const sessions = Array.from({ length: SESSIONS }, (_, index): Session => {
    const day = whole(4);
    const start = day * 24 * 60 * MINUTE + (600 + whole(48) * 15) * MINUTE;
    return {
      id: `session-${index}`,
      title: `Session ${index}`,
      alias: undefined,
      start,
      end: start + (30 + whole(6) * 15) * MINUTE,
      isEndGuessed: false,
      day: String(day),
      dayName: String(day),
      location: '',
      hall: `Hall ${whole(41)}`,
      categories: [`category-${whole(20)}`],
      performerIds: [],
    };
  }).sort((a, b) => a.start - b.start);
  const picked = new Set(sessions.map(({ id }) => id).filter((_, index) => index % (SESSIONS / PICKS) < 1));
  const times = Array.from({ length: 41 }, () => {
    const start = performance.now();
    planOf(sessions, picked, WALKING_MINUTES);
    return performance.now() - start;
  });
  printTable(
    `A plan of ${picked.size} of ${SESSIONS} sessions, milliseconds`,
    ['p50', 'max', 'budget'],
    [[quantile(times, 0.5), Math.max(...times), BUDGET]],
  );
}
