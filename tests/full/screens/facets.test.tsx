import { screen, waitFor, within } from '@testing-library/react';
import { storageKeyOf } from '#features/picks/picksStorage.ts';
import {
  chosenFacet,
  eventDocument,
  facetDocument,
  placeDocument,
  scheduleEventDocument,
} from '../../support/builders.ts';
import { EVENT_ID, openScreen } from '../../support/openScreen.tsx';

const access = facetDocument('Access', ['Step-free', 'Quiet'], { kind: 'accessibility', order: 1 });
const language = facetDocument('Language', ['English', 'German'], { kind: 'language', order: 2 });
const notes = facetDocument('Notes', ['Flashing lights', 'Loud noise'], { kind: 'content-note', order: 3 });
const size = facetDocument('Size', ['Large'], { isFilter: false });
const FACETS = [access, language, notes, size];

const place = (name: string, ...facets: ReturnType<typeof chosenFacet>[]) => placeDocument(name, { facets });
const PLACES = [
  place('Anvil', chosenFacet(access, 'step-free'), chosenFacet(size, 'large')),
  place('Bell', chosenFacet(access, 'step-free', 'quiet'), chosenFacet(language, 'english')),
  place('Candle', chosenFacet(language, 'german'), chosenFacet(notes, 'flashing-lights')),
  place('Drum', chosenFacet(notes, 'loud-noise')),
];

const session = (title: string, hour: number, ...facets: ReturnType<typeof chosenFacet>[]) =>
  scheduleEventDocument(title, {
    startsAt: `2025-10-25T${hour}:00:00Z`,
    endsAt: `2025-10-25T${hour}:30:00Z`,
    facets,
  });
const SESSIONS = [
  session('Opening', 18, chosenFacet(language, 'english'), chosenFacet(notes, 'loud-noise')),
  session('Reading', 19, chosenFacet(language, 'english', 'german'), chosenFacet(access, 'quiet')),
  session('Lasers', 20, chosenFacet(notes, 'flashing-lights', 'loud-noise')),
];
const FAIR = [eventDocument(), ...FACETS, ...PLACES, ...SESSIONS];

const shownPlaces = async () =>
  within(await screen.findByRole('list', { name: 'places' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace(/\?.*/, ''));
const checkbox = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

describe('the marketplace', () => {
  test('a sheet has the facets with their numbers, and what is chosen is in the address', async () => {
    const { user, address } = await openScreen('/marketplace', FAIR);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog'));
    const lists = await sheet.findAllByRole('list');
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(['Access', 'Language', 'Notes']);
    await waitFor(() => expect(checkbox('Step-free')).toHaveAccessibleName('Step-free 2'));
    expect(checkbox('Without loud noise')).toHaveAccessibleName('Without loud noise hides 1');

    await user.click(checkbox('Step-free'));
    expect(await sheet.findByText('2 places match')).toBeVisible();
    // Nobody in there is German.
    expect(checkbox('German')).toBeDisabled();
    await user.click(sheet.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(address()).toBe('/marketplace?access=step-free'));
    expect(await screen.findByText('Showing 2 of 4 places (filtered)')).toBeVisible();
  });

  test('several facets narrow, notes hide what has them, and each value can be removed', async () => {
    const { user, address } = await openScreen(
      '/marketplace?language=english,german&notes=flashing-lights',
      FAIR,
    );
    expect(await screen.findByText('Showing 1 of 4 places (filtered)')).toBeVisible();
    expect(await shownPlaces()).toEqual(['/marketplace/bell']);
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
    await waitFor(() => expect(chips.getAllByRole('link')).toHaveLength(3));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'English',
      'German',
      'Without flashing lights',
    ]);
    await user.click(chips.getByRole('link', { name: 'Remove the filter: Without flashing lights' }));
    await waitFor(() => expect(address()).toBe('/marketplace?language=english,german'));
    expect(await screen.findByText('Showing 2 of 4 places (filtered)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(address()).toBe('/marketplace'));
    expect(await shownPlaces()).toHaveLength(4);
  });

  test('in a wide window the sheet has the facets alone, and clears them alone', async () => {
    const { user, address } = await openScreen('/marketplace?letter=A&access=step-free', FAIR);
    expect(await screen.findByText('Showing 1 of 4 places (filtered)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.queryByRole('combobox')).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Clear All' }));
    await user.click(sheet.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(address()).toBe('/marketplace?letter=A'));
  });

  test('unknown facets and values are removed from the address, and campaigns stay', async () => {
    const { address } = await openScreen(
      '/marketplace?language=english,klingon&size=large&color=red&utm_source=mail&fbclid=x',
      FAIR,
    );
    expect(await screen.findByText('Showing 1 of 4 places (filtered)')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/marketplace?language=english&utm_source=mail&fbclid=x'));
  });

  test('where facets empty the list, the list without one of them is offered', async () => {
    await openScreen('/marketplace?language=german&access=quiet', FAIR);
    expect(await screen.findByRole('link', { name: /Not only “Quiet”/ })).toHaveAttribute(
      'href',
      '/marketplace?language=german',
    );
  });

  test('a dialog explains all facets of a place', async () => {
    await openScreen('/marketplace/bell', FAIR);
    const dialog = within(await screen.findByRole('dialog', { name: 'Bell' }));
    expect((await dialog.findAllByRole('definition')).map(({ textContent }) => textContent)).toEqual([
      'Step-free',
      'Quiet',
      'English',
    ]);
    expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Access', 'Language']);
  });
});

describe('the schedule', () => {
  test('has the facets behind a button, and an address narrows it', async () => {
    const { user, address } = await openScreen('/schedule?language=english', FAIR);
    expect(await screen.findByText('Showing 2 of 3 events (filtered)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(checkbox('English')).toBeChecked();
    expect(checkbox('Without loud noise')).toHaveAccessibleName('Without loud noise hides 1');
    await user.click(checkbox('Without loud noise'));
    expect(sheet.getByText('1 event matches')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(address()).toBe('/schedule?language=english&notes=loud-noise'));
    expect(await screen.findByText('Showing 1 of 3 events (filtered)')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Remove the filter: English' }));
    await waitFor(() => expect(address()).toBe('/schedule?notes=loud-noise'));
  });

  test('an event’s dialog explains its facets', async () => {
    await openScreen('/schedule/lasers', FAIR);
    const dialog = within(await screen.findByRole('dialog', { name: 'Lasers' }));
    expect(await dialog.findByText('Flashing lights')).toBeVisible();
  });
});

test('the search finds values with their numbers, and narrows by them', async () => {
  const { user, address } = await openScreen('/search?q=loud', FAIR);
  const group = within(await screen.findByRole('region', { name: /^Filters/ }));
  expect(group.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Without loud noiseMarketplace · hides 1',
    'Without loud noiseSchedule · hides 2',
  ]);
  const box = screen.getByLabelText('Search everything');
  await user.clear(box);
  await user.type(box, 'opening english');
  expect(await screen.findByText('1 result for “opening english”')).toBeVisible();
  await user.clear(box);
  await user.type(box, 'loud');
  await user.click(await screen.findByRole('link', { name: /Schedule · hides 2/ }));
  await waitFor(() => expect(address()).toBe('/schedule?notes=loud-noise'));
});

describe('marks', () => {
  const signs = facetDocument('Signs', [], {
    kind: 'content-note',
    order: 4,
    values: [
      ['Loud', 'loud'],
      ['Strobe', 'flashing'],
      ['Lasers', 'flashing'],
      ['Fire', 'warning'],
      ['Sleepy', 'quiet'],
      ['Odd', 'no such icon'],
    ].map(([title = '', icon]) => ({ _key: title, title, alias: title.toLowerCase(), icon })),
  });
  const all = chosenFacet(signs, 'odd', 'loud', 'strobe', 'lasers', 'fire', 'sleepy');
  const loud = session('Drums', 18, all);
  const ana = place('Ana', chosenFacet(signs, 'loud'));
  const MARKED = [eventDocument(), signs, ana, place('Bea', chosenFacet(signs, 'odd')), loud];

  test('stand on a card when the visitor begins to use the list; a value without icon has none', async () => {
    const { user } = await openScreen('/marketplace', MARKED);
    expect(await screen.findByRole('link', { name: /^Ana/ })).toBeVisible();
    await user.keyboard('{Shift}');
    expect(await screen.findByRole('img', { name: 'Loud' })).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test('are three at most in a row of the schedule, and values with one icon share a mark', async () => {
    const { user } = await openScreen('/schedule', MARKED);
    expect(await screen.findByRole('link', { name: /Drums/ })).toBeVisible();
    await user.keyboard('{Shift}');
    const marks = await screen.findByRole('img', { name: 'Loud, Strobe, Lasers, Fire' });
    expect(marks.children).toHaveLength(3);
  });

  test('stand in My festival', async () => {
    window.localStorage.setItem(
      storageKeyOf(EVENT_ID),
      JSON.stringify({
        version: 1,
        event: { [loud._id]: 'drums' },
        place: { [ana._id]: 'ana' },
        visited: {},
      }),
    );
    const { user, keepPicks } = await openScreen('/my', MARKED);
    keepPicks();
    expect(await screen.findByRole('link', { name: 'Drums' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Walk/ }));
    expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Loud' })).toBeVisible();
  });
});

test('without facets nothing is added', async () => {
  const { address } = await openScreen('/marketplace?q=anvil', [eventDocument(), ...PLACES]);
  expect(await screen.findByText('Showing 1 of 4 places (filtered)')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  expect(address()).toBe('/marketplace?q=anvil');
});
