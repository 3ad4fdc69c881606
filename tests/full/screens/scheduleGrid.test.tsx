import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  categoryDocument,
  eventDocument,
  placeDocument,
  referenceTo,
  scheduleEventDocument,
} from '../../support/builders.ts';
import { openScreen } from '../../support/openScreen.tsx';

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
  HTMLElement.prototype.scrollTo = jest.fn();
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

test('a heart in a box gives the saved events a column of their own, the first one', async () => {
  const { user } = await openScreen('/schedule?view=grid', FAIR);
  const columns = () => screen.getAllByRole('list').flatMap(({ ariaLabel }) => ariaLabel ?? []);
  await room('Alpha');
  expect(columns().slice(0, 2)).toEqual(['Alpha', 'Beta']);
  await user.click(within(await room('Beta')).getByRole('button', { name: 'Save Workshop' }));
  expect(columns().slice(0, 3)).toEqual(['Saved', 'Alpha', 'Beta']);
  expect(texts(await room('Saved'))).toEqual(['Workshop Beta 12:00 PM – 1:00 PM Panel']);
  await user.click(within(await room('Saved')).getByRole('button', { name: 'Save Workshop' }));
  expect(columns().slice(0, 2)).toEqual(['Alpha', 'Beta']);
});

test('a location can be hidden and shown again, and the address has it', async () => {
  const { user, address } = await openScreen('/schedule?view=grid', FAIR);
  await room('Alpha');
  await user.click(screen.getByRole('button', { name: 'Hide Alpha' }));
  expect(screen.queryByRole('list', { name: 'Alpha' })).toBeNull();
  expect(address()).toBe('/schedule?hide=alpha&view=grid');
  // 'Talk' and 'Some time' are only there.
  expect(screen.getByText('Showing 3 of 5 events (filtered)')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hide Beta' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  expect(await room('Alpha')).toBeVisible();
  expect(address()).toBe('/schedule?view=grid');
});

test('an unknown hidden location is dropped from the address', async () => {
  const { address } = await openScreen('/schedule?view=grid&hide=beta,gamma', FAIR);
  await room('Alpha');
  expect(address()).toBe('/schedule?hide=beta&view=grid');
});
