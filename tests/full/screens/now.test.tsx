import { act, screen, within } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { injectDeferred } from '#app/injectDeferred.ts';
import type { AppStore } from '#content/store.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { minutePassed, timeTravelRead } from '#features/clock/clockSlice.ts';
import { pickToggled } from '#features/picks/index.ts';
import {
  asset,
  eventDocument,
  postDocument,
  performerDocument,
  placeDocument,
  referenceTo,
  scheduleEventDocument,
} from '../../support/builders.ts';
import { openScreen } from '../../support/openScreen.tsx';

const mockRender = jest.fn();
jest.mock('#ui/picture/Picture.tsx', () => ({
  Picture({ src }: { src: string }) {
    mockRender(src);
    return null;
  },
}));

const stage = (name: string) => placeDocument(name, { status: 'inactive', locationName: undefined });
const [hallA, hallB] = [stage('Hall A'), stage('Hall B')];
const session = (title: string, place: StoredDocument, startsAt: string, endsAt: string) =>
  scheduleEventDocument(title, { startsAt, endsAt, eventPlace: [referenceTo(place)] });
const FAIR = [
  eventDocument({ startDate: '2025-10-25', endDate: '2025-10-26', name: 'Testfair' }),
  hallA,
  hallB,
  session('Early', hallA, '2025-10-25T18:00:00Z', '2025-10-25T19:00:00Z'),
  session('Long', hallB, '2025-10-25T18:30:00Z', '2025-10-25T22:00:00Z'),
  session('Later', hallA, '2025-10-25T21:30:00Z', '2025-10-25T22:30:00Z'),
];
/** 2:05 PM at the festival. */
const NOW = Date.parse('2025-10-25T21:05:00Z');

/** The clock is loaded after the page. */
function setTime(store: AppStore, minute: number) {
  act(() => {
    injectDeferred();
    store.dispatch(minutePassed(minute));
  });
}

async function row(title: string) {
  await screen.findByText(/^Showing/);
  act(() => mockAllIsIntersecting(true));
  const list = screen.getByRole('region', { name: 'events' });
  return (await within(list).findByText(title)).closest('li') as HTMLElement;
}

test('running events are marked, and past and future ones are not', async () => {
  const { store } = await openScreen('/schedule', FAIR);
  expect(await row('Long')).not.toHaveTextContent('On now');
  setTime(store, NOW);
  expect(await row('Long')).toHaveTextContent('On now');
  expect((await row('Long')).firstElementChild).toHaveStyle({ '--progress': '74%' });
  expect((await row('Early')).firstElementChild).toHaveAttribute('data-phase', 'past');
  expect((await row('Later')).firstElementChild).not.toHaveAttribute('data-phase');
});

test('on a festival day a tab shows the running and the next event of each stage', async () => {
  const { store, user, address } = await openScreen('/schedule', FAIR);
  await row('Long');
  expect(screen.queryByRole('tab', { name: 'Now' })).toBeNull();
  setTime(store, NOW);
  await user.click(screen.getByRole('tab', { name: 'Now' }));
  expect(address()).toBe('/schedule?day=now');
  expect(await screen.findByRole('region', { name: 'Hall A' })).toHaveTextContent(
    'Next in 25 min Later 2:30 PM – 3:30 PM',
  );
  const running = screen.getByRole('region', { name: 'Hall B' });
  expect(running).toHaveTextContent('On now Long 11:30 AM – 3:00 PM');
  await user.click(within(running).getByRole('link'));
  expect(address()).toBe('/schedule/long?day=now');
});

test('the tab waits for the time, and says when the next event starts, and when there is none', async () => {
  const { store, user, address } = await openScreen('/schedule?day=now', FAIR);
  expect(await screen.findByRole('tab', { name: 'Now' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('region', { name: 'Hall A' })).toBeNull();
  setTime(store, Date.parse('2025-10-20T12:00:00Z'));
  expect(await screen.findByText('The next event starts on Saturday, October 25, 11:00 AM.')).toBeVisible();
  setTime(store, Date.parse('2025-10-25T23:00:00Z'));
  expect(screen.getByText('The last event is over. Thank you for coming.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show All Days' }));
  expect(address()).toBe('/schedule');
});

test('on a festival day the list can be limited to what starts soon, or is not over', async () => {
  const { store, user, address } = await openScreen('/schedule', FAIR);
  await row('Long');
  expect(screen.queryByRole('combobox', { name: 'Time' })).toBeNull();
  setTime(store, NOW);
  const time = screen.getByRole('combobox', { name: 'Time' });
  await user.selectOptions(time, 'Hide past');
  expect(await screen.findByText('Showing 2 of 3 events (filtered)')).toBeVisible();
  expect(address()).toBe('/schedule?when=coming');
  await user.selectOptions(time, 'Starts soon');
  expect(await screen.findByText('Showing 1 of 3 events (filtered)')).toBeVisible();
  expect(await row('Later')).toBeVisible();
  expect(address()).toBe('/schedule?when=soon');
  setTime(store, Date.parse('2025-10-25T21:35:00Z'));
  expect(await screen.findByText('Looked for what starts soon.')).toBeVisible();
});

test('an address with a limit by time waits for the time', async () => {
  const { store } = await openScreen('/schedule?when=coming', FAIR);
  expect(await screen.findByText('Loading Schedule')).toBeVisible();
  expect(screen.queryByText('Early')).toBeNull();
  setTime(store, NOW);
  expect(await screen.findByText('Showing 2 of 3 events (filtered)')).toBeVisible();
});

test('a preview is at its own time', async () => {
  const { store } = await openScreen('/schedule?day=now', FAIR);
  setTime(store, NOW);
  act(() => void store.dispatch(timeTravelRead('2025-10-25T14:40')));
  expect(await screen.findByRole('region', { name: 'Hall A' })).toHaveTextContent('On now Later');
});

test.each([64, 1500])(
  'when a minute passes, only rows whose state changes render, of %i rows',
  async (count) => {
    const events = Array.from({ length: count }, (_, index) => {
      const start = Date.parse('2025-10-25T15:00:00Z') + index * 60_000;
      return scheduleEventDocument(`Event ${index}`, {
        startsAt: new Date(start).toISOString(),
        endsAt: new Date(start + 3 * 60_000).toISOString(),
        image: asset(`/media/image/upload/e${index}.jpg`),
      });
    });
    const { store } = await openScreen('/schedule', [FAIR[0] as StoredDocument, ...events]);
    await row('Event 20');
    setTime(store, Date.parse('2025-10-25T15:20:30Z'));
    mockRender.mockClear();
    setTime(store, Date.parse('2025-10-25T15:21:30Z'));
    const rendered = mockRender.mock.calls.map(([src]: string[]) => /e\d+/.exec(src ?? '')?.[0]);
    // One event begins, two continue, one ends.
    expect(new Set(rendered)).toEqual(new Set(['e18', 'e19', 'e20', 'e21']));
  },
);

describe('the home screen', () => {
  test.each([
    ['2025-10-13T12:00:00Z', '12 days to go'],
    ['2025-10-30T12:00:00Z', /^Thank you for coming/],
  ])('at %s: %s', async (at, text) => {
    const { store } = await openScreen('/', FAIR);
    setTime(store, Date.parse(at));
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('during the festival it shows what is on, with a link to all stages', async () => {
    const { store, user, address } = await openScreen('/', FAIR);
    setTime(store, NOW);
    const now = await screen.findByRole('region', { name: 'Now' });
    expect(within(now).getByRole('heading')).toHaveTextContent('On now');
    expect(await within(now).findByRole('link', { name: 'Long Hall B' })).toHaveAttribute(
      'href',
      '/schedule/long',
    );
    await user.click(within(now).getByRole('link', { name: 'All stages' }));
    expect(address()).toBe('/schedule?day=now');
  });

  test('during the festival it shows the visitor’s next event, and leads to My festival', async () => {
    const { store } = await openScreen('/', FAIR);
    const later = FAIR.at(-1);
    act(() => void store.dispatch(pickToggled({ kind: 'event', id: later?._id ?? '' })));
    setTime(store, NOW);
    const now = await screen.findByRole('region', { name: 'Now' });
    expect(await within(now).findByRole('heading', { name: 'Your next' })).toBeVisible();
    expect(
      within(now).getByRole('link', { name: 'Later Saturday, October 25, 2:30 PM, Hall A' }),
    ).toBeVisible();
    expect(within(now).getByRole('link', { name: 'My festival' })).toHaveAttribute('href', '/my');
  });

  test.each([
    ['2025-10-13T12:00:00Z', ['Lineup', 'Marketplace', 'Schedule']],
    ['2025-10-25T21:05:00Z', ['Feed', 'Lineup', 'Marketplace']],
    ['2025-10-30T12:00:00Z', ['Feed', 'Lineup', 'Marketplace']],
  ])('at %s a festival without lists of its own shows %j', async (at, names) => {
    const content = [performerDocument('Lumen'), placeDocument('Ana'), postDocument('Doors open')];
    const { store } = await openScreen('/', [...FAIR, ...content]);
    setTime(store, Date.parse(at));
    await screen.findByRole('region', { name: names[0] ?? '' });
    act(() => mockAllIsIntersecting(true));
    const regions = screen.getAllByRole('region').flatMap(({ ariaLabel }) => ariaLabel ?? []);
    expect(regions.filter((name) => ['Feed', 'Lineup', 'Marketplace', 'Schedule'].includes(name))).toEqual(
      names,
    );
    const lineup = screen.getByRole('region', { name: 'Lineup' });
    expect(await within(lineup).findByRole('link', { name: /^Lumen/ })).toHaveAttribute(
      'href',
      '/lineup/lumen',
    );
    expect(within(lineup).getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/lineup');
  });

  test('lists without content are not shown', async () => {
    const { store } = await openScreen('/', FAIR);
    setTime(store, Date.parse('2025-10-13T12:00:00Z'));
    await screen.findByRole('region', { name: 'Schedule' });
    expect(screen.queryByRole('region', { name: 'Lineup' })).toBeNull();
  });
});
