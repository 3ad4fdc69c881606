import { screen, waitFor, within } from '@testing-library/react';
import {
  eventDocument,
  performerDocument,
  placeDocument,
  referenceTo,
  scheduleEventDocument,
} from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';

const ferry = performerDocument('Night Ferry');
const stage = placeDocument('Stabletop Games', { locationName: 'BCC 316', status: 'inactive' });
const session = (title: string, fields: object = {}) =>
  scheduleEventDocument(title, {
    eventPlace: [referenceTo(stage)],
    eventPerformer: [referenceTo(ferry)],
    ...fields,
  });
const PROGRAMME = [
  eventDocument(),
  ferry,
  stage,
  session('Last Waltz', { startsAt: '2025-10-26T23:00:00Z', endsAt: '2025-10-27T00:30:00Z' }),
  session('Some Day', { startsAt: undefined, eventPlace: [] }),
  session('Lights On'),
  session('Nowhere to go', { startsAt: '2025-10-26T18:00:00Z', endsAt: null, alias: { current: '..' } }),
  session('As an object', {
    startsAt: '2025-10-27T18:00:00Z',
    eventPerformer: [{ _key: 'a', name: 'Night Ferry', alias: { current: 'night-ferry' } }],
  }),
  session('Canceled', { status: 'canceled' }),
  session('Elsewhere', { eventInstance: { _type: 'reference', _ref: 'festival-2024' } }),
  session('Others', { eventPerformer: [] }),
];
const sessions = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Night Ferry' }));
  expect(dialog.getByRole('heading', { name: 'On stage' })).toBeVisible();
  return dialog
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]);
};

test.each(['/lineup/night-ferry', '/schedule/others/lineup/night-ferry'])(
  '%s lists the performer’s sessions by day and time, each a link to its event',
  async (address) => {
    await openScreen(address, PROGRAMME);
    const place = 'Stabletop Games, BCC 316';
    expect(await sessions()).toEqual([
      [`Lights On Saturday, October 25, 11:00 AM – 11:45 AM ${place}`, '/schedule/lights-on'],
      [`Nowhere to go Sunday, October 26, 11:00 AM ${place}`, undefined],
      [`Last Waltz Sunday, October 26, 4:00 PM – 5:30 PM ${place}`, '/schedule/last-waltz'],
      [`As an object Monday, October 27, 11:00 AM ${place}`, '/schedule/as-an-object'],
      ['Some Day Date and time TBD Location TBD', '/schedule/some-day'],
    ]);
  },
);

test('a link leads from the performer’s dialog to the event’s dialog', async () => {
  const { user, address } = await openScreen('/schedule/others/lineup/night-ferry', PROGRAMME);
  await sessions();
  await user.click(screen.getByRole('link', { name: /^Last Waltz/ }));
  expect(await screen.findByRole('dialog', { name: 'Last Waltz' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/schedule'));
  expect(document.body.style.pointerEvents).toBe('');
});

test('without sessions the heading is not shown', async () => {
  await openScreen('/lineup/quiet', [eventDocument(), performerDocument('Quiet')]);
  await screen.findByRole('dialog', { name: 'Quiet' });
  expect(screen.queryByText('On stage')).toBeNull();
});
