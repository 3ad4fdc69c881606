import { screen, waitFor } from '@testing-library/react';
import { eventDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';

test.each(['/404', '/no/such/page'])('%s says that there is no such page and offers links', async (path) => {
  await openScreen(path, [eventDocument()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText("The path doesn't exist or has been moved.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await waitFor(() => expect(document.title).toBe('Page Not Found - Test Fair 2025'));
  await waitFor(() => expect(takeConsole()).toEqual([`warn: No page at ${path}`]));
});

test('the page leads to the search', async () => {
  const { user, address } = await openScreen('/no/such/page', [eventDocument()]);
  await user.type(await screen.findByRole('textbox', { name: 'Search the festival' }), 'noodle bar{Enter}');
  await waitFor(() => expect(address()).toBe('/search?q=noodle+bar'));
  takeConsole();
});
