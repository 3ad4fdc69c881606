import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from '#ui/toast/Toaster.tsx';
import { toast } from '#ui/toast/toast.ts';

jest.mock('#ui/toast/Toasts.tsx', () => {
  throw new Error('Loading chunk toasts failed.');
});

test('a toast whose code cannot be loaded is still announced, and can be closed', async () => {
  render(<Toaster />);
  act(
    () =>
      void toast({ title: 'Submission Failed', description: 'Please try again.', variant: 'destructive' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error Submission Failed Please try again\.$/);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Submission Failed')).toBeNull();
});
