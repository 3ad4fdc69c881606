import { act, screen, within } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { injectDeferred } from '#app/injectDeferred.ts';
import type { AppStore } from '#content/store.ts';
import { minutePassed } from '#features/clock/clockSlice.ts';
import { followTime } from '#features/schedule/index.ts';
import { dayOpened } from '#features/schedule/model/openDaysSlice.ts';
import { eventDocument, placeDocument, referenceTo, scheduleEventDocument } from '../../support/builders.ts';
import { openScreen } from '../../support/openScreen.tsx';
import { stubPhone } from '../../support/stubPhone.ts';

const hall = placeDocument('Hall A', { status: 'inactive', locationName: undefined });

/** Events every five minutes from 10 AM in Las Vegas on, which is 5 PM in UTC. */
const eventsOn = (day: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const start = Date.UTC(2025, 9, day, 17) + index * 5 * 60_000;
    return scheduleEventDocument(`Talk ${day} ${index}`, {
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 5 * 60_000).toISOString(),
      eventPlace: [referenceTo(hall)],
    });
  });
const EVENT = eventDocument({ startDate: '2025-10-25', endDate: '2025-10-27' });
const SMALL = [EVENT, hall, ...eventsOn(25, 100), ...eventsOn(26, 20)];
const LARGE = [EVENT, hall, ...eventsOn(25, 160), ...eventsOn(26, 20), ...eventsOn(27, 30)];

/** The clock is loaded after the page. */
function setTime(store: AppStore, time: string) {
  act(() => {
    injectDeferred();
    followTime(store);
    store.dispatch(minutePassed(Date.parse(time)));
  });
}

const heading = (name: string) => screen.findByRole('button', { name });
const SUNDAY = 'Sunday, October 26: 20 events';
const MONDAY = 'Monday, October 27: 30 events';
const sundaysFirst = () => {
  act(() => mockAllIsIntersecting(true));
  return screen.queryByRole('link', { name: /Talk 26 0\b/ });
};

describe('all days of a large schedule', () => {
  test('are folded after the first rows, and open and close by their headings', async () => {
    const { user, store } = await openScreen('/schedule', LARGE);
    expect(await heading(SUNDAY)).toHaveAttribute('aria-expanded', 'false');
    expect(sundaysFirst()).toBeNull();
    expect(screen.getByText('Showing 210 of 210 events')).toBeVisible();
    await user.click(await heading(SUNDAY));
    expect(await heading(SUNDAY)).toHaveAttribute('aria-expanded', 'true');
    expect(sundaysFirst()).toBeVisible();
    expect(await heading(MONDAY)).toHaveAttribute('aria-expanded', 'false');
    await user.click(await heading(SUNDAY));
    expect(sundaysFirst()).toBeNull();
    // As after a jump of the Redux DevTools.
    act(() => void store.dispatch(dayOpened('2025-10-26')));
    expect(sundaysFirst()).toBeVisible();
  });

  test('stay open after Back', async () => {
    const { user, router } = await openScreen('/schedule', LARGE);
    await user.click(await heading(SUNDAY));
    await act(() => router.navigate('/my'));
    await act(() => router.navigate(-1));
    expect(await heading(SUNDAY)).toHaveAttribute('aria-expanded', 'true');
  });

  test.each([
    ['#2025-10-26-11am', '#2025-10-26-11am'],
    // The last event starts at 11:35 AM, the first one at 10 AM.
    ['#2025-10-26-2pm', '#2025-10-26-11am'],
    ['#2025-10-26-8am', '#2025-10-26-10am'],
    ['#2025-10-26-13pm', '#2025-10-26-13pm'],
  ])('open by the hour in the address: %s', async (hash, shown) => {
    const { router } = await openScreen(`/schedule${hash}`, LARGE);
    expect(await heading(SUNDAY)).toHaveAttribute('aria-expanded', 'true');
    expect(await heading(MONDAY)).toHaveAttribute('aria-expanded', 'false');
    expect(router.state.location.hash).toBe(shown);
  });

  test('have their hours in the hour rail', async () => {
    await openScreen('/schedule', LARGE);
    expect(await heading(SUNDAY)).toHaveAttribute('aria-expanded', 'false');
    const rail = screen.getByRole('navigation', { name: 'Hours' });
    const hours = within(rail)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hours).toContain('#2025-10-26-11am');
  });
});

test('a small schedule has all days open', async () => {
  await openScreen('/schedule', SMALL);
  expect(await screen.findByRole('heading', { name: 'Sunday, October 26' })).toBeVisible();
  expect(screen.queryByRole('button', { name: SUNDAY })).toBeNull();
});

describe('the link to the schedule in the menu', () => {
  const link = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Schedule' });

  test.each([
    ['2025-10-20T12:00:00Z', '/schedule?day=sat'],
    ['2025-10-26T21:10:00Z', '/schedule?day=sun#2025-10-26-2pm'],
    ['2025-10-30T12:00:00Z', '/schedule'],
  ])('at %s leads to %s, once the time is known', async (time, address) => {
    const { store } = await openScreen('/faq', SMALL);
    await screen.findByRole('navigation', { name: 'Main' });
    expect(link()).toHaveAttribute('href', '/schedule');
    setTime(store, time);
    expect(link()).toHaveAttribute('href', address);
  });

  test.each([
    [LARGE, '/schedule?day=sat&view=compact'],
    [SMALL, '/schedule?day=sat'],
  ])('on a phone leads to the compact view if there are many events', async (documents, address) => {
    stubPhone();
    const { store } = await openScreen('/faq', documents);
    await screen.findByRole('navigation', { name: 'Main' });
    setTime(store, '2025-10-20T12:00:00Z');
    expect(link()).toHaveAttribute('href', address);
    jest.restoreAllMocks();
  });

  test('marks the open screen', async () => {
    const { store } = await openScreen('/schedule', SMALL);
    await screen.findByRole('navigation', { name: 'Main' });
    setTime(store, '2025-10-26T21:10:00Z');
    expect(link()).toHaveAttribute('aria-current', 'page');
  });
});
