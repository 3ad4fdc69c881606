import { act, screen, waitFor, within } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { eventDocument, scheduleEventDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';

const BERLIN = [
  eventDocument({
    startDate: '2026-05-01',
    endDate: '2026-05-04',
    timeZone: 'Europe/Berlin',
    locationName: 'Messe Berlin',
    city: 'Berlin',
    openingHours: '6pm-4am',
    subjects: ['comics'],
    marketplaceSubtitle: 'Everything glows.',
    organizer: { name: 'Licht e. V.', url: 'https://licht.example/' },
  }),
  scheduleEventDocument('Dusk', { startsAt: '2026-05-01T18:00:00Z', endsAt: '2026-05-01T19:00:00Z' }),
  scheduleEventDocument('Dawn', { startsAt: '2026-05-03T03:30:00Z' }),
];

test.each(['/', '/schedule', '/marketplace', '/lineup', '/map', '/faq', '/vendor-application'])(
  '%s names no other festival',
  async (path) => {
    await openScreen(path, BERLIN);
    await screen.findAllByText(/Licht e\. V\./);
    const footer = screen.getByRole('contentinfo');
    await waitFor(() => {
      act(() => mockAllIsIntersecting(true));
      expect(within(footer).getByText('May 1-4, 2026')).toBeVisible();
    });
    expect(within(footer).getByText('Open 6pm-4am')).toBeVisible();
    expect(within(footer).getByText('Messe Berlin')).toBeVisible();
    expect(document.documentElement.textContent).not.toMatch(/Vegas|October|Fairground Media|undefined/);
    for (const meta of document.querySelectorAll('meta[content]'))
      expect(meta.getAttribute('content')).not.toMatch(/Vegas|October|undefined/);
  },
);

test('the schedule has a tab for each day, and times in the festival’s zone', async () => {
  const { user, address } = await openScreen('/schedule', BERLIN);
  expect(await screen.findByText('All times are Berlin time.')).toBeVisible();
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(names).toEqual(['All Days', 'Friday May 1', 'Saturday May 2', 'Sunday May 3', 'Monday May 4']);
  const row = await screen.findByRole('link', { name: /Dusk/ });
  expect(row).toHaveTextContent(/8:00\s*PM/);
  await user.click(screen.getByRole('tab', { name: 'Sunday May 3' }));
  expect(address()).toBe('/schedule?day=sun');
  expect(await screen.findByRole('link', { name: /Dawn/ })).toHaveTextContent(/5:30\s*AM/);
  expect(screen.queryByRole('link', { name: /Dusk/ })).toBeNull();
});
