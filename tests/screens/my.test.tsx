import { act, screen, waitFor, within } from '@testing-library/react';
import { storageKeyOf } from '#features/picks/picksStorage.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { pickCode } from '#content/pickCode.ts';
import {
  eventDocument,
  mapDocument,
  performerDocument,
  placeDocument,
  referenceTo,
  scheduleEventDocument,
} from '../support/builders.ts';
import { EVENT_ID, openScreen } from '../support/openScreen.tsx';

const stage = (name: string, hall: string) =>
  placeDocument(name, { status: 'inactive', locationName: `${name}, ${hall}` });
const [sodium, kitchen] = [stage('Sodium Stage', 'Hall D'), stage('Kitchen Counter', 'Hall A')];
const lumen = performerDocument('Lumen');
const session = (title: string, place: StoredDocument, from: string, to?: string) =>
  scheduleEventDocument(title, {
    startsAt: `2025-10-25T${from}:00Z`,
    endsAt: to && `2025-10-25T${to}:00Z`,
    eventPlace: [referenceTo(place)],
    eventPerformer: [referenceTo(lumen)],
  });
const lights = session('Lights On', sodium, '18:00', '18:45');
const knives = session('Knife Skills', kitchen, '18:30', '19:00');
const raffle = session('Raffle', sodium, '21:00', '22:00');
const between = session('Puppets', sodium, '19:30', '20:30');
const ana = placeDocument('Ana', { locationName: 'Hall D, Booth 10' });
const bea = placeDocument('Bea', { locationName: 'Hall D, Booth 9' });
const cleo = placeDocument('Cleo', { locationName: 'Hall A, Booth 1' });
const FAIR = [eventDocument(), sodium, kitchen, lumen, lights, knives, raffle, between, ana, bea, cleo];

const ids = (...documents: StoredDocument[]) =>
  Object.fromEntries(documents.map(({ _id, alias }) => [_id, (alias as { current: string }).current]));
const PICKS = {
  version: 1,
  event: ids(lights, knives, raffle),
  place: ids(ana, bea),
  performer: ids(lumen),
  visited: {},
};

async function openMine(documents: readonly StoredDocument[] = FAIR, picks: object = PICKS, path = '/my') {
  window.localStorage.setItem(storageKeyOf(EVENT_ID), JSON.stringify(picks));
  const opened = await openScreen(path, documents);
  opened.keepPicks();
  return opened;
}

const day = () => screen.findByRole('region', { name: 'Saturday, October 25' });

test('before anything is picked, My festival says how it works, and that nothing leaves the device', async () => {
  const { keepPicks } = await openScreen('/my', FAIR);
  expect(await screen.findByText(/What you save stays on this device/)).toBeVisible();
  expect(screen.getByText(/your own schedule with overlaps and free time/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Nothing saved yet' })).toBeNull();
  keepPicks();
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('the plan shows clashes, and suggestions for free time', async () => {
  const { user } = await openMine();
  const plan = await day();
  expect(within(plan).getByRole('region', { name: 'Overlaps Lights On by 15 min' })).toBeVisible();
  expect(within(plan).getByText('Free 12:00 PM – 2:00 PM')).toBeVisible();
  const fits = within(plan).getByRole('list', { name: 'Fits in' });
  await user.click(within(fits).getByRole('button', { name: 'Save Puppets' }));
  expect(within(plan).getByText('Free 12:00 PM – 12:30 PM')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Schedule (4)' })).toBeVisible();

  await user.click(within(plan).getByRole('button', { name: 'Save Knife Skills' }));
  expect(within(plan).queryByText(/Overlaps/)).toBeNull();
});

describe('a clash', () => {
  const card = async () => within(await day()).findByRole('region', { name: 'Overlaps Lights On by 15 min' });
  const picked = (store: Awaited<ReturnType<typeof openMine>>['store']) =>
    Object.keys(store.getState().picks.picked.event ?? {});

  test.each([
    ['Keep this: Lights On', knives],
    ['Keep this: Knife Skills', lights],
  ])('is decided by %s, which can be undone', async (name, dropped) => {
    const { user, store } = await openMine();
    await user.click(within(await card()).getByRole('button', { name }));
    expect(picked(store)).not.toContain(dropped._id);
    expect(screen.queryByRole('region', { name: /Overlaps/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(picked(store)).toContain(dropped._id);
    expect(await card()).toBeVisible();
  });

  test('that the visitor keeps is only a note, also after a reload, and can be undone', async () => {
    const { user } = await openMine();
    await user.click(within(await card()).getByRole('button', { name: 'Keep both' }));
    expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();
    expect(within(await day()).getByText('Overlaps Lights On by 15 min')).toBeVisible();
    const stored = JSON.parse(window.localStorage.getItem(storageKeyOf(EVENT_ID)) ?? '') as object;
    expect(stored).toHaveProperty('keptClashes');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await card()).toBeVisible();
  });

  test('shows what else there is at that time', async () => {
    const other = session('Short Film', kitchen, '18:05', '18:25');
    await openMine([...FAIR, other]);
    const list = within(await card()).getByRole('list', { name: 'Also at that time' });
    expect(within(list).getByRole('link', { name: 'Short Film' })).toBeVisible();
  });

  test('in a shared list is only a note', async () => {
    await openMine(
      FAIR,
      { version: 1 },
      `/my?p=e${[lights, knives]
        .map(({ _id }) => pickCode(_id))
        .sort()
        .join('')}`,
    );
    expect(within(await day()).getByText('Overlaps Lights On by 15 min')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();
  });
});

test('the page opens with the first part that has content, and an address names another', async () => {
  const { user, address } = await openMine(FAIR, { version: 1, place: ids(ana) });
  expect(await screen.findByRole('tab', { name: 'Walk (1)', selected: true })).toBeVisible();
  expect(address()).toBe('/my');
  await user.click(screen.getByRole('tab', { name: 'Schedule (0)' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Schedule (0)' }));
  expect(panel.getByText('No events saved.')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', '/schedule');
  expect(address()).toBe('/my?part=schedule');
});

test('all parts with content are printed, under the name of the event', async () => {
  await openMine(FAIR, { ...PICKS, place: ids(ana) });
  await day();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(await screen.findByText('Test Fair: My festival')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ana' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Events with Lumen' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull();
});

test('when a pick is removed, the focus goes to the next row, and Undo puts the pick back in place', async () => {
  const picks = { ...PICKS, place: ids(ana, bea, cleo), performer: ids(lumen) };
  const { user } = await openMine(FAIR, picks, '/my?part=walk');
  const heart = (name: string) => screen.getByRole('button', { name: `Save ${name}` });
  const names = () => screen.getAllByRole('button', { name: /^Save / }).map((button) => button.ariaLabel);
  await screen.findByRole('button', { name: 'Save Bea' });
  expect(names()).toEqual(['Save Cleo', 'Save Bea', 'Save Ana']);

  heart('Bea').focus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Save Cleo', 'Save Ana']);
  expect(heart('Ana')).toHaveFocus();
  expect(await screen.findByText('Bea is no longer saved')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(heart('Cleo')).toHaveFocus();
  // There is only one toast at a time.
  expect(screen.queryByText('Bea is no longer saved')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['Save Cleo', 'Save Ana']);
  const stored = JSON.parse(window.localStorage.getItem(storageKeyOf(EVENT_ID)) ?? '') as typeof PICKS;
  expect(Object.keys(stored.place)).toEqual([ana._id, cleo._id]);
  expect(screen.queryByText('Ana is no longer saved')).toBeNull();
});

test('the focus goes to a picked session in its new row, to the tab of an emptied list, and to an empty page', async () => {
  const { user } = await openMine(FAIR, {
    ...PICKS,
    event: ids(lights, raffle),
    performer: {},
    place: ids(ana),
  });
  const plan = await day();
  within(within(plan).getByRole('list', { name: 'Fits in' }))
    .getByRole('button', { name: 'Save Puppets' })
    .focus();
  await user.keyboard('{Enter}');
  expect(within(plan).getByRole('button', { name: 'Save Puppets', pressed: true })).toHaveFocus();

  await user.click(screen.getByRole('tab', { name: 'Walk (1)' }));
  screen.getByRole('button', { name: 'Save Ana' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tab', { name: 'Walk (0)' })).toHaveFocus();
  await user.click(screen.getByRole('tab', { name: 'Schedule (3)' }));
  for (const name of ['Lights On', 'Puppets', 'Raffle']) {
    expect(screen.getByRole('button', { name: `Save ${name}`, pressed: true })).toBeVisible();
    screen.getByRole('button', { name: `Save ${name}`, pressed: true }).focus();
    await user.keyboard('{Enter}');
  }
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the walking time between halls is that of the festival', async () => {
  const near = { ...knives, startsAt: '2025-10-25T18:50:00Z' };
  const others = FAIR.slice(1).filter((document) => document !== knives);
  await openMine([eventDocument({ walkingMinutes: 15 }), ...others, near]);
  expect(
    await screen.findByText('10 min short for the walk from Lights On (Hall D to Hall A)'),
  ).toBeVisible();
});

test('the stops of a walk can be ticked, and stay ticked', async () => {
  const { user, address } = await openMine();
  await user.click(await screen.findByRole('tab', { name: 'Walk (2)' }));
  await waitFor(() => expect(address()).toBe('/my?part=walk'));
  expect(screen.getByText('Next stop:', { exact: false })).toHaveTextContent(
    'Next stop: Bea Hall D, Booth 9',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Been to Bea' }));
  expect(screen.getByText('Next stop:', { exact: false })).toHaveTextContent(
    'Next stop: Ana Hall D, Booth 10',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Been to Ana' }));
  expect(screen.getByText("You've been everywhere on your list.")).toBeVisible();
  const stored = JSON.parse(window.localStorage.getItem(storageKeyOf(EVENT_ID)) ?? '') as typeof PICKS;
  expect(Object.keys(stored.visited)).toEqual([bea._id, ana._id]);
});

test('if a map has booths, the walk takes a short path, and says how much shorter it is', async () => {
  const booth = (label: string, place: StoredDocument, x: number) => ({
    _key: place._id,
    label,
    place: referenceTo(place),
    x,
    y: 10,
    width: 2,
    height: 2,
  });
  const map = mapDocument('Main level', {
    booths: [booth('1', cleo, 0), booth('2', bea, 90), booth('3', ana, 10)],
  });
  await openMine([...FAIR, map], { ...PICKS, place: ids(ana, bea, cleo) }, '/my?part=walk');
  const level = await screen.findByRole('region', { name: 'Main level' });
  const [onMap, ...stops] = within(level).getAllByRole('link');
  expect(onMap).toHaveTextContent('Show the walk on the map of Main level');
  expect(onMap).toHaveAttribute('href', `/map?map=${map._id}&walk=1`);
  expect(stops.map(({ textContent }) => textContent)).toEqual([
    'Cleo',
    'Hall A, Booth 1',
    'Ana',
    'Hall D, Booth 10',
    'Bea',
    'Hall D, Booth 9',
  ]);
  expect(screen.getByText(/the walk 47% shorter/)).toBeVisible();
});

test('a performer has its sessions with their days', async () => {
  await openMine(FAIR, PICKS, '/my?part=acts');
  const sessions = await screen.findByRole('list', { name: 'Events with Lumen' });
  expect(within(sessions).getAllByRole('listitem')).toHaveLength(4);
  expect(sessions).toHaveTextContent('Saturday, October 25, 11:00 AM – 11:45 AM');
  expect(screen.getByRole('link', { name: 'Lumen' })).toHaveAttribute('href', '/lineup/lumen');
});

describe('picks of documents that no longer exist', () => {
  test('are listed, removed on request, and can be restored', async () => {
    const { user, store } = await openMine(FAIR.filter((document) => document !== knives));
    expect(await screen.findByText('1 saved item is no longer in the program.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(Object.keys(store.getState().picks.picked.event ?? {})).not.toContain(knives._id);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(Object.keys(store.getState().picks.picked.event ?? {})).toContain(knives._id);
  });

  test('find a document that was created again with the same alias', async () => {
    const again = { ...knives, _id: 'knives-again' };
    const { store } = await openMine(FAIR.map((document) => (document === knives ? again : document)));
    expect(await screen.findByRole('link', { name: 'Knife Skills' })).toBeVisible();
    await waitFor(() => expect(Object.keys(store.getState().picks.picked.event ?? {})).toContain(again._id));
    expect(Object.keys(store.getState().picks.picked.event ?? {})).not.toContain(knives._id);
    expect(screen.queryByText(/no longer in the program/)).toBeNull();
  });
});

describe('a shared list', () => {
  const link = `/my?p=e${[lights, raffle]
    .map(({ _id }) => pickCode(_id))
    .sort()
    .join('')}.p${pickCode(ana._id)}`;

  test('does not change the visitor’s own picks until all are added to them', async () => {
    const own = { version: 1, event: ids(knives) };
    const { user, store, address } = await openMine(FAIR, own, link);
    const plan = await day();
    expect(
      within(plan)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Lights On', 'Raffle']));
    expect(within(plan).queryByText(/Knife Skills/)).toBeNull();
    expect(Object.keys(store.getState().picks.picked.event ?? {})).toEqual([knives._id]);

    await user.click(screen.getByRole('button', { name: 'Save all' }));
    expect(Object.keys(store.getState().picks.picked.event ?? {}).sort()).toEqual(
      [knives._id, lights._id, raffle._id].sort(),
    );
    expect(Object.keys(store.getState().picks.picked.place ?? {})).toEqual([ana._id]);
    await waitFor(() => expect(address()).toBe('/my'));
    expect(await screen.findByText('Overlaps Lights On by 15 min')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(Object.keys(store.getState().picks.picked.event ?? {})).toEqual([knives._id]);
  });

  test('says that it is not the visitor’s own', async () => {
    await openMine(FAIR, { version: 1 }, link);
    expect(await screen.findByText(/This list is not yours/)).toHaveTextContent(
      'You have saved nothing yet.',
    );
  });

  test('says so if none of its items exists', async () => {
    await openMine(FAIR, PICKS, '/my?p=eAAAAAAA');
    expect(await screen.findByRole('heading', { name: /Nothing on this list/ })).toBeVisible();
  });

  test('is sent as a link, copied or as a QR code', async () => {
    // jsdom does not have this method.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = () => undefined;
    const write = jest.fn().mockResolvedValue(undefined);
    const { user } = await openMine(FAIR, { version: 1, event: ids(lights), place: ids(ana) });
    const share = await screen.findByRole('button', { name: 'Share' });
    await waitFor(() => expect(share).toBeEnabled());
    await user.click(share);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    const expected = `${window.location.origin}/my?p=e${pickCode(lights._id)}.p${pickCode(ana._id)}`;
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(expected);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(write).toHaveBeenCalledWith(expected);
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(screen.getByTitle('QR code of the link')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      `webcal://${window.location.host}/calendar/picks/e${pickCode(lights._id)}.ics`,
    );
  });
});

test('the whole schedule, each day and each stage have a calendar file', async () => {
  await openMine();
  const calendars = await screen.findByRole('region', { name: 'Calendar files' });
  await within(calendars).findByRole('link', { name: /Kitchen Counter/ });
  const files = within(calendars)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(files).toEqual([
    ['The whole schedule', '/calendar/schedule.ics'],
    ['Saturday Oct 25', '/calendar/day/sat.ics'],
    ['Sunday Oct 26', '/calendar/day/sun.ics'],
    ['Kitchen Counter, Hall A', '/calendar/stage/kitchen-counter,-hall-a.ics'],
    ['Sodium Stage, Hall D', '/calendar/stage/sodium-stage,-hall-d.ics'],
  ]);
});

test('if content cannot be read, no pick is lost, and a retry reads it', async () => {
  const opened = await openScreen('/not-a-page', FAIR);
  window.localStorage.setItem(storageKeyOf(EVENT_ID), JSON.stringify(PICKS));
  opened.failWith(() => new Response('{}', { status: 400 }));
  opened.keepPicks();
  await act(() => opened.router.navigate('/my'));
  expect(await screen.findByText(/It is still on this device/)).toBeVisible();
  opened.failWith(() => undefined);
  await opened.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await day()).toBeVisible();
});

test('a picked session that is cancelled while the page is open raises a toast', async () => {
  const { listen, edit } = await openMine();
  await day();
  await listen();
  act(() => edit(FAIR.filter((document) => document !== raffle)));
  expect(await screen.findByText('Raffle was canceled')).toBeVisible();
  expect(await screen.findByText('1 saved item is no longer in the program.')).toBeVisible();
});
