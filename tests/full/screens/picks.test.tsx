import { act, screen, waitFor, within } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { storageKeyOf } from '#features/picks/picksStorage.ts';
import { MESSAGES } from '#features/marketplace/messages/index.ts';
import {
  eventDocument,
  performerDocument,
  placeDocument,
  scheduleEventDocument,
} from '../../support/builders.ts';
import type * as PictureAttributes from '#ui/picture/pictureAttributes.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { EVENT_ID, openScreen } from '../../support/openScreen.tsx';

const mockRender = jest.fn();
jest.mock('#ui/picture/pictureAttributes.ts', () => {
  const actual = jest.requireActual<typeof PictureAttributes>('#ui/picture/pictureAttributes.ts');
  return {
    ...actual,
    pictureAttributes(source: PictureAttributes.PictureSource) {
      mockRender();
      return actual.pictureAttributes(source);
    },
  };
});

const KEY = storageKeyOf(EVENT_ID);
const PLACES = ['Ana', 'Dora', 'Cleo'].map((name) => placeDocument(name));
const FAIR = [
  eventDocument(),
  ...PLACES,
  performerDocument('Lumen'),
  scheduleEventDocument('Lights On', { startsAt: '2025-10-25T18:00:00Z' }),
  scheduleEventDocument('Signing', { startsAt: '2025-10-25T20:00:00Z' }),
];
const heart = (name: string) => screen.findByRole('button', { name: `Save ${name}` });
const stored = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as unknown;

test('a heart picks a place by keyboard, stores it on the device, and renders no card again', async () => {
  const { user, keepPicks, store } = await openScreen('/marketplace', FAIR);
  const dora = await heart('Dora');
  keepPicks();
  expect(mockRender).toHaveBeenCalled();
  mockRender.mockClear();
  expect(dora).toHaveAttribute('aria-pressed', 'false');
  dora.focus();
  await user.keyboard(' ');
  expect(dora).toHaveAttribute('aria-pressed', 'true');
  expect(await heart('Ana')).toHaveAttribute('aria-pressed', 'false');
  expect(mockRender).not.toHaveBeenCalled();
  expect(stored()).toMatchObject({ version: 1, place: { [PLACES[1]?._id ?? '']: 'dora' } });
  expect(store.getState().picks.isRead).toBe(true);

  expect(await screen.findByText('Saved to My festival')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'My festival' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My festival' })).toBeVisible();
});

test('the header shows the number of picks on every screen', async () => {
  const { user } = await openScreen('/marketplace', FAIR);
  const link = () => screen.getByRole('link', { name: /^My festival/ });
  await heart('Dora');
  expect(await screen.findByRole('link', { name: 'My festival' })).toBeVisible();
  await user.click(await heart('Dora'));
  await user.click(await heart('Ana'));
  expect(link()).toHaveAccessibleName('My festival: 2 saved');
  expect(link()).toHaveTextContent('2');
  await user.click(link());
  expect(await screen.findByRole('heading', { level: 1, name: 'My festival' })).toBeVisible();
  expect(link()).toHaveAttribute('aria-current', 'page');
});

test('picks that another version of the site has stored are not rewritten', async () => {
  const text = '{"version":1,"event":{},"place":{"a":""},"performer":{},"visited":{}}';
  window.localStorage.setItem(KEY, text);
  const { keepPicks, store } = await openScreen('/marketplace', FAIR);
  await heart('Dora');
  keepPicks();
  expect(store.getState().picks.picked).toEqual({ place: { a: '' } });
  expect(window.localStorage.getItem(KEY)).toBe(text);
});

test('the heart of a card is also in its dialog', async () => {
  const { user, router } = await openScreen('/marketplace', FAIR);
  await user.click(await heart('Dora'));
  await user.click(screen.getByRole('link', { name: /Dora/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Dora' });
  const inDialog = await within(dialog).findByRole('button', { name: 'Saved: Dora' });
  expect(inDialog).toHaveAttribute('aria-pressed', 'true');
  await user.click(inDialog);
  await act(() => router.navigate('/marketplace'));
  expect(await heart('Dora')).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['/lineup', 'Lumen', 'performer'],
  ['/lineup/lumen', 'Lumen', 'performer'],
  ['/schedule', 'Signing', 'event'],
  ['/schedule/signing', 'Signing', 'event'],
] as const)('at %s %s is picked as %s', async (path, name, kind) => {
  const { user, store } = await openScreen(path, FAIR);
  if (path.endsWith('e')) {
    await screen.findByText(/^Showing/);
    act(() => mockAllIsIntersecting(true));
  }
  const within_ = path.split('/').length > 2 ? within(await screen.findByRole('dialog')) : screen;
  await user.click(await within_.findByRole('button', { name: `Save ${name}` }));
  expect(Object.values(store.getState().picks.picked[kind] ?? {})).toEqual([name.toLowerCase()]);
});

describe('a list that is limited to picks', () => {
  test('waits for the stored picks, and is in the address', async () => {
    window.localStorage.setItem(
      KEY,
      JSON.stringify({ version: 1, place: { [PLACES[2]?._id ?? '']: 'cleo' } }),
    );
    const { keepPicks, user, address } = await openScreen('/marketplace?mine=1', FAIR);
    expect(await screen.findByText(i18nOf('en').t(MESSAGES.loading))).toBeVisible();
    keepPicks();
    expect(await screen.findByText('Showing 1 of 3 places (filtered)')).toBeVisible();
    expect(screen.getByRole('link', { name: /Cleo/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Dora/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Saved' }));
    expect(await screen.findByText('Showing 3 of 3 places')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/marketplace'));
  });

  test('says how to pick if it is empty', async () => {
    const { keepPicks, user, address } = await openScreen('/lineup?mine=1', FAIR);
    keepPicks();
    expect(await screen.findByText(/Looked only at what you saved with a heart/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    await waitFor(() => expect(address()).toBe('/lineup'));
  });

  test('follows hearts in the schedule', async () => {
    const { keepPicks, user, address } = await openScreen('/schedule', FAIR);
    await screen.findByText(/^Showing/);
    act(() => mockAllIsIntersecting(true));
    keepPicks();
    await user.click(await heart('Signing'));
    await user.click(screen.getByRole('button', { name: 'Saved' }));
    expect(await screen.findByText('Showing 1 of 2 events (filtered)')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/schedule?mine=1'));
    act(() => mockAllIsIntersecting(true));
    await user.click(await heart('Signing'));
    expect(await screen.findByText('No events found')).toBeVisible();
  });
});

describe('picks on the device', () => {
  test('what was picked before the stored picks are read is added to them', async () => {
    window.localStorage.setItem(KEY, JSON.stringify({ version: 1, place: { old: 'old' } }));
    const { keepPicks, user } = await openScreen('/marketplace', FAIR);
    await user.click(await heart('Ana'));
    keepPicks();
    expect(stored()).toMatchObject({ place: { old: 'old', [PLACES[0]?._id ?? '']: 'ana' } });
    expect(await heart('Ana')).toHaveAttribute('aria-pressed', 'true');
  });

  test('picks from another tab are shown', async () => {
    const { keepPicks } = await openScreen('/marketplace', FAIR);
    const ana = await heart('Ana');
    keepPicks();
    const text = JSON.stringify({ version: 1, place: { [PLACES[0]?._id ?? '']: '' } });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text })));
    expect(ana).toHaveAttribute('aria-pressed', 'true');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null })));
    expect(ana).toHaveAttribute('aria-pressed', 'false');
  });

  test('stored text that cannot be read is dropped, with a message in the console', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    window.localStorage.setItem(KEY, '{"version":1');
    const { keepPicks, user } = await openScreen('/marketplace', FAIR);
    const ana = await heart('Ana');
    keepPicks();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(KEY));
    await user.click(ana);
    expect(stored()).toMatchObject({ version: 1 });
    warn.mockRestore();
  });

  test('a browser that refuses storage keeps picks until the page is left, and a toast says so once', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { keepPicks, user } = await openScreen('/marketplace', FAIR);
    const ana = await heart('Ana');
    keepPicks();
    await user.click(ana);
    await user.click(await heart('Dora'));
    expect(ana).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findAllByText('Saved only until you close this page')).toHaveLength(1);
    refuse.mockRestore();
  });
});
