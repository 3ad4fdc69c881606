import { FAULTS } from '../../faults/faults.ts';
import { type FaultSite, startFaultSite } from '../../faults/faultSite.ts';
import { SCREEN_NAMES } from '../../faults/screens.ts';

/** A sample of `npm run test:faults`: every fault once, every screen at least twice. */
const CELLS = FAULTS.flatMap((fault) => fault.sample.map((name) => ({ fault, name })));

// Headless Chromium crashes now and then, as in all browser tests (tests/support/site.ts).
jest.retryTimes(1, { logErrorsBeforeRetry: true });

let site: FaultSite;
beforeAll(async () => {
  site = await startFaultSite();
});
afterAll(() => site.close());

test.each(CELLS)('$fault.name x $name has the specified outcome', (cell) => site.run(cell));

test('every screen has at least two faults', () => {
  const times = SCREEN_NAMES.map((screen) => CELLS.filter(({ name }) => name === screen).length);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(2);
});
