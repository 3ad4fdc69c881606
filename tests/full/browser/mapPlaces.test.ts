import { mulberry32 } from '#demo/pictures/drawing/mulberry32.ts';
import { eventually } from '../../support/eventually.ts';
import { isVisiblePlace } from '../../support/readDemo.ts';
import { useSite } from '../../support/site.ts';

const site = useSite({ isRendered: true });
/** Of each map and kind of booth. */
const COUNT = 2;

interface Booth {
  label: string;
  place?: { _ref: string };
}

/** The demo's places with their maps and booths, in an order that looks random but is the same each time. */
function shuffledPlaces() {
  const documents = site.documents();
  const places = new Map(documents.filter(isVisiblePlace).map((place) => [place._id, place]));
  const random = mulberry32(23);
  return documents
    .filter(({ _type }) => _type === 'mapEvent')
    .flatMap(({ title, booths }) =>
      (booths as Booth[]).flatMap(({ label, place }) => {
        const found = places.get(place?._ref ?? '');
        if (!found) return [];
        const { name, alias, locationName } = found;
        return { map: String(title), label, name: String(name), alias, locationName, order: random() };
      }),
    )
    .sort((a, b) => a.order - b.order);
}

/** Of each map, places with a booth of their own and places that share one. */
function chosenPlaces() {
  const all = shuffledPlaces();
  const kindOf = ({ map, label }: (typeof all)[number]) =>
    `${map}, ${all.filter((other) => other.map === map && other.label === label).length > 1}`;
  return [...new Set(all.map(kindOf))].flatMap((kind) =>
    all.filter((place) => kindOf(place) === kind).slice(0, COUNT),
  );
}

test('places open from booths of each kind on each map, and Back leads to the map as it was', async () => {
  const page = await site.open('/map', { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: 'Zoom in' }).waitFor();
  const layer = page.getByRole('group', { name: /Arrow keys move the map/ }).locator('> div');
  const position = () => layer.evaluate((layer) => (layer as HTMLElement).style.transform);
  const dialog = page.getByRole('dialog');

  const chosen = chosenPlaces();
  expect(chosen.length).toBeGreaterThan(4);
  for (const { map, label, name, alias, locationName } of chosen) {
    expect(locationName).toContain(map);
    // By keyboard, which brings back the bar that folds away.
    await page.getByRole('tab', { name: map }).press('Enter');
    const booth = page.getByRole('list', { name: `Booths on ${map}` }).locator(`[data-booth="${label}"]`);
    // By keyboard, so that the map brings the focused booth into view.
    await page.keyboard.press('Shift');
    await booth.focus();
    const isShared = (await booth.getAttribute('href'))?.includes('booth=');
    const before = await position();
    await page.keyboard.press('Enter');
    const card = page.getByRole('region', { name: 'Selected booth' });
    if (isShared) await card.getByRole('link', { name }).click();
    await dialog.getByRole('heading', { name, exact: true }).waitFor();
    const { current } = alias as { current: string };
    expect(new URL(page.url()).pathname).toBe(`/map/marketplace/${current}`);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByRole('tab', { name: map }).getAttribute('aria-selected')).toBe('true');
    if ((await card.count()) === 0) await eventually(async () => expect(await position()).toBe(before));
    await page.keyboard.press('+');
  }
});
