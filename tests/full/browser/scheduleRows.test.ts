import { datasetFile } from '../../support/datasetFile.ts';
import { eventually } from '../../support/eventually.ts';
import { largeProgramme } from '../../support/largeProgramme.ts';
import { useSite } from '../../support/site.ts';
import { scheduleScreen } from '../../support/browser/scheduleScreen.ts';

const site = useSite({ dataset: datasetFile(largeProgramme()) });

async function openSchedule(width: number) {
  const page = await site.open('/schedule?day=sat', { viewport: { width, height: 844 } });
  const screen = scheduleScreen(page);
  await screen.rows.first().waitFor();
  const height = () => screen.list.evaluate((list) => list.getBoundingClientRect().height);
  return { page, height, ...screen };
}

type Schedule = Awaited<ReturnType<typeof openSchedule>>;

/** Mounting all rows, as for printing, must not change the height of the list. */
async function expectExactSpace({ page, height, rows }: Schedule) {
  await eventually(async () => expect(await rows.count()).toBeLessThan(60));
  const before = await height();
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(await rows.count()).toBe(460);
  expect(Math.abs((await height()) - before)).toBeLessThan(1);
}

test('rows that are not mounted leave exactly their space, also when the window becomes narrower', async () => {
  const schedule = await openSchedule(1440);
  await expectExactSpace(schedule);
  for (const width of [820, 320]) {
    await schedule.page.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
    await schedule.page.setViewportSize({ width, height: 844 });
    await expectExactSpace(schedule);
  }
});

test('on a phone a row without a picture is 72 px high, grows with its title, cuts none of it, and has a line above', async () => {
  const schedule = await openSchedule(390);
  const { list } = schedule;
  await expectExactSpace(schedule);
  const measured = await list.locator('li').evaluateAll((items) =>
    items.map((item) => {
      const title = item.querySelector<HTMLElement>('b[dir=auto]');
      const lines = (title?.getClientRects()[0]?.height ?? NaN) / 18.7;
      return {
        height: item.getBoundingClientRect().height,
        lines: Math.round(lines),
        isCut: (title?.scrollHeight ?? NaN) > (title?.clientHeight ?? NaN) + 1,
        details: item.querySelectorAll('b[dir=auto] ~ *').length,
        pictures: item.querySelectorAll('img').length,
      };
    }),
  );
  expect(measured).toHaveLength(460);
  const long = measured.filter(({ lines }) => lines > 2);
  expect(long.length).toBeGreaterThan(10);
  for (const { height, lines, details, isCut, pictures } of measured) {
    expect(isCut).toBe(false);
    expect(pictures).toBe(0);
    // Three lines fit: title, location, performers.
    if (lines + details <= 3) expect(height).toBeLessThanOrEqual(72);
    else expect(height).toBeGreaterThan(72);
  }

  const divided = await list.locator('h3').evaluateAll((headings) =>
    headings.map((heading) => {
      const rows = [...(heading.parentElement?.querySelectorAll('li') ?? [])];
      const colours = rows.map((row) => getComputedStyle(row).borderBlockStartColor);
      return {
        rows: rows.length,
        lines: colours.filter((colour) => colour === 'rgba(255, 255, 255, 0.12)').length,
      };
    }),
  );
  expect(divided.some(({ rows }) => rows > 16)).toBe(true);
  for (const { rows, lines } of divided) expect(lines).toBe(rows - 1);
});
