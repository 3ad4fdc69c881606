import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { openSite } from '#app/openSite.ts';
import { features } from '#app/features.ts';
import OfflineScreen from '#features/offline/OfflineScreen.tsx';
import { analyticsTitle } from '#app/telemetry/analyticsTitle.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { sponsorDocument } from '../fixtures/sponsors/sponsorDocument.ts';
import { eventDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';

// To add a screen takes only its folder, and one line in the list of features.
jest.mock('#app/features.ts', () => jest.requireActual<object>('../fixtures/sponsors/features.ts'));

const DOCUMENTS = [eventDocument(), ...['Acme', 'Bell', 'Cobalt'].map((name) => sponsorDocument(name))];
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a new feature has a route, and its filters are synchronised with the URL', async () => {
  const { user, router, address } = await openScreen('/sponsors?q=b', DOCUMENTS);
  await screen.findByText('Bell');
  const list = screen.getByText('Bell').closest('ul');
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Bell', 'Cobalt']);
  expect(document.title).toBe('Sponsors');

  await user.type(screen.getByRole('textbox', { name: 'Search sponsors' }), 'e');
  await waitFor(() => expect(address()).toBe('/sponsors?q=be'));
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Bell']);

  await act(() => router.navigate('/sponsors?q=acme'));
  expect(await screen.findByText('Acme')).toBeVisible();
  expect(screen.queryByText('Bell')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Search sponsors' })).toHaveValue('acme');
});

test('a new feature is offered offline if its code is stored, and counted under its title', async () => {
  const keys = () => Promise.resolve([{ url: 'http://localhost/assets/sponsors.abc123.js' }]);
  const original = { caches: window.caches, fetch: window.fetch };
  Object.assign(window, {
    caches: { keys: () => Promise.resolve(['files']), open: () => Promise.resolve({ keys }) },
    fetch: () => Promise.reject(new TypeError('offline')),
  });
  render(
    <MemoryRouter>
      <OfflineScreen screens={features} error={{}} title="Lost" />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('link', { name: 'Sponsors' })).toHaveAttribute('href', '/sponsors');
  expect(names()).toEqual(['Sponsors']);
  Object.assign(window, original);
  expect(analyticsTitle('/sponsors')).toBe('Sponsors');
});

test.each([
  ['/sponsors?q=b', true],
  ['/sponsors', false],
])('%s reads the visitor’s picks at once: %s', async (address, isRead) => {
  // No content arrives.
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
  window.history.replaceState(null, '', address);
  const { app } = await openSite(readSiteEnvironment({}), undefined);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(app.store.getState().picks.isRead).toBe(isRead);
  app.router.dispose();
});
