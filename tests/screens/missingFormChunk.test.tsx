import { screen, waitFor } from '@testing-library/react';
import { mailingList } from '#features/mailing-list/index.ts';
import { eventDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';

test('if the code of the sign-up is missing, the failure is shown and reported', async () => {
  const error = new Error('Loading chunk mailing-list failed.');
  jest.spyOn(mailingList, 'load').mockRejectedValueOnce(error);
  const { telemetry } = await openScreen('/', [eventDocument()]);
  const text = 'The sign-up form could not be loaded. Please reload the page.';
  expect(await screen.findByText(text)).toBeInTheDocument();
  await waitFor(() => expect(telemetry.failure.mock.calls).toEqual([[error, 'mailing-list']]));
});
