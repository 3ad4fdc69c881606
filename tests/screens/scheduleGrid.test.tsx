import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  categoryDocument,
  eventDocument,
  placeDocument,
  referenceTo,
  scheduleEventDocument,
} from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';

const panel = categoryDocument('Panel', { type: 'schedule' });
const [alpha, beta] = ['Alpha', 'Beta'].map((name) => placeDocument(name, { locationName: undefined })) as [
  ReturnType<typeof placeDocument>,
  ReturnType<typeof placeDocument>,
];
/** An hour on Saturday in Las Vegas, seven hours behind UTC. */
const at = (hour: number) => new Date(Date.UTC(2025, 9, 25, hour + 7)).toISOString();
const eventAt = (title: string, hour: number | undefined, places: (typeof alpha)[]) =>
  scheduleEventDocument(title, {
    startsAt: hour === undefined ? undefined : at(hour),
    endsAt: hour === undefined ? undefined : at(hour + 1),
    eventPlace: places.map((place) => referenceTo(place)),
    categories: [referenceTo(panel)],
  });
const FAIR = [
  eventDocument(),
  ...[panel, alpha, beta],
  eventAt('Opening', 10, [alpha, beta]),
  eventAt('Talk', 12, [alpha]),
  eventAt('Workshop', 12, [beta]),
  eventAt('Somewhere', 14, []),
  eventAt('Some time', undefined, [alpha]),
];

/** jsdom has no layout, so everything counts as inside the window. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 500));
  HTMLElement.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

const texts = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('link')
    .map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim());
const room = (name: string) => screen.findByRole('list', { name });

test('events are in the columns of their rooms, with title, room, times and category', async () => {
  await openScreen('/schedule?view=grid', FAIR);
  expect(texts(await room('Alpha'))).toEqual([
    'Opening Alpha 10:00 AM – 11:00 AM Panel',
    'Talk Alpha 12:00 PM – 1:00 PM Panel',
  ]);
  expect(texts(await room('Beta'))).toEqual([
    'Opening Beta 10:00 AM – 11:00 AM Panel',
    'Workshop Beta 12:00 PM – 1:00 PM Panel',
  ]);
  expect(screen.getByRole('heading', { name: 'Saturday, October 25' })).toBeVisible();
});

test('events without a time or a room are listed below', async () => {
  await openScreen('/schedule?view=grid', FAIR);
  const list = await screen.findByRole('region', { name: 'Time or location TBD' });
  const titles = within(list)
    .getAllByRole('link')
    .map((link) => link.querySelector('[dir=auto]')?.textContent);
  expect(titles).toEqual(['Somewhere', 'Some time']);
});

test('filters apply: only chosen locations are columns, and the empty state is that of the list', async () => {
  const { router } = await openScreen('/schedule?view=grid&location=beta', FAIR);
  await room('Beta');
  expect(screen.queryByRole('list', { name: 'Alpha' })).toBeNull();
  await act(() => router.navigate('/schedule?view=grid&q=nothing'));
  expect(await screen.findByText('No events found')).toBeVisible();
});

test('arrow keys lead to the next event and the next room, and Enter opens the dialog', async () => {
  const user = userEvent.setup();
  await openScreen('/schedule?view=grid', FAIR);
  const [first] = within(await room('Alpha')).getAllByRole('link');
  act(() => first?.focus());
  const focused = () => document.activeElement?.textContent?.replace(/\s+/g, ' ');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toMatch(/^Talk Alpha/);
  await user.keyboard('{ArrowRight}');
  expect(focused()).toMatch(/^Workshop Beta/);
  await user.keyboard('{ArrowRight}');
  expect(focused()).toMatch(/^Workshop Beta/);
  await user.keyboard('{Home}{ArrowUp}');
  expect(focused()).toMatch(/^Opening Alpha/);
  await user.keyboard('{End}');
  expect(focused()).toMatch(/^Opening Beta/);
  const inOrder = screen.getAllByRole('link').filter((link) => link.matches('[data-box][tabindex="0"]'));
  expect(inOrder).toEqual([document.activeElement]);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Opening' })).toBeVisible();
});
