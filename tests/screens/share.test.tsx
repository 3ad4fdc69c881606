import { screen, waitFor } from '@testing-library/react';
import { eventDocument, placeDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';

const FAIR = [eventDocument(), placeDocument('Ash')];
const ADDRESS = window.location.href;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

function shareWith(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

test('a list is shared by the platform’s share sheet', async () => {
  const share = jest.fn(async () => undefined);
  shareWith(share);
  const { user } = await openScreen('/marketplace', FAIR);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({ title: expect.stringContaining('Marketplace'), url: ADDRESS }),
  );
});

test('without a share sheet the link is copied, by keyboard as well, and a toast says so', async () => {
  const { user } = await openScreen('/marketplace/ash', FAIR);
  const dialog = await screen.findByRole('dialog', { name: 'Ash' });
  const button = await screen.findByRole('button', { name: 'Share' });
  expect(dialog).toContainElement(button);
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(ADDRESS));
  expect(await screen.findByText('Link copied')).toBeVisible();
});

test('if the clipboard refuses, the link is shown to copy it by hand', async () => {
  const { user } = await openScreen('/marketplace', FAIR);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Copy this link')).toBeVisible();
  expect(screen.getByText(ADDRESS)).toBeVisible();
});

test('if the visitor closes the share sheet, nothing is shown', async () => {
  shareWith(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const { user } = await openScreen('/marketplace', FAIR);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await screen.findByText(/^Showing 1/);
  expect(screen.queryByText(/link/i)).toBeNull();
});
