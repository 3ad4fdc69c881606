import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from '../../src/ui/toast/Toaster';
import { toast } from '../../src/ui/toast/toast';

jest.mock('../../src/ui/toast/Toasts', () => {
  throw new Error('Loading chunk toasts failed.');
});

test('a toast whose code cannot be loaded is announced and can be dismissed all the same', async () => {
  render(<Toaster />);
  act(
    () =>
      void toast({ title: 'Submission Failed', description: 'Please try again.', variant: 'destructive' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error Submission Failed Please try again\.$/);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Submission Failed')).toBeNull();
});
