import { screen } from '@testing-library/react';
import { eventDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';

jest.mock('#app/shell/Footer.tsx', () => ({
  Footer: () => {
    throw new Error('The footer is broken.');
  },
}));

test('a frame that breaks says what is wrong', async () => {
  // React reports the error.
  jest.spyOn(console, 'error').mockReturnValue();
  const { telemetry } = await openScreen('/faq', [eventDocument()]);
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(document.title).toBe('Unexpected Application Error!');
  expect(screen.getByText('The footer is broken.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(telemetry.failure).toHaveBeenCalledWith(new Error('The footer is broken.'), 'shell');
});
