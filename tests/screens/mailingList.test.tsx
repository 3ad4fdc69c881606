import { act, screen, waitFor } from '@testing-library/react';
import { eventDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';

afterEach(() => sessionStorage.clear());

/** Opens home with a stubbed mailing list; `received` contains its requests. */
async function openHome(respond: (request: Request) => Response | Promise<Response>) {
  const received: unknown[] = [];
  const site = await openScreen('/', [eventDocument()], async (request) => {
    received.push([new URL(request.url).pathname, request.headers.get('apikey'), await request.json()]);
    return respond(request);
  });
  return { ...site, received, field: await screen.findByLabelText<HTMLInputElement>('Email address') };
}

const button = () => screen.getByRole('button', { name: /^SUBSCRIB/ });
const added = () => Response.json({ message: 'You are on the list.' });

test('an address is sent once, the server’s message is shown, and the field is cleared', async () => {
  let respond: (response: Response) => void = () => {};
  const { user, field, received } = await openHome(() => new Promise((resolve) => (respond = resolve)));
  expect(field.closest('section')).toHaveAttribute('id', 'join');
  await user.type(field, ' mara@lumen.example ');
  await user.dblClick(button());
  await waitFor(() => expect(received).toHaveLength(1));
  expect(button()).toHaveTextContent('SUBSCRIBING...');
  expect(button()).toBeDisabled();
  expect(field).toBeDisabled();
  await act(async () => respond(added()));
  expect(await screen.findByText('Welcome to the Future!')).toBeVisible();
  expect(screen.getByText('You are on the list.')).toBeVisible();
  await waitFor(() => expect(field).toHaveValue(''));
  expect(button()).toHaveTextContent('SUBSCRIBE');
  expect(field).toBeEnabled();
  expect(received).toEqual([['/functions/v1/email-subscribe', 'test-key', { email: 'mara@lumen.example' }]]);
  expect(sessionStorage).toHaveLength(0);
});

test('a default message is shown if the server sends none', async () => {
  const { user, field } = await openHome(() => Response.json({}));
  await user.type(field, 'mara@lumen.example{Enter}');
  expect(await screen.findByText("You've been added to our mailing list.")).toBeVisible();
});

test.each(['', '   '])('the empty address %j is not sent', async (typed) => {
  const { user, field, received } = await openHome(added);
  if (typed) await user.type(field, typed);
  await user.click(button());
  expect(await screen.findByText('Email Required')).toBeVisible();
  expect(screen.getByText('Please enter your email address')).toBeVisible();
  expect(field).toHaveFocus();
  expect(received).toEqual([]);
});

test.each([
  [
    'says why',
    () => Response.json({ error: 'This is no email address.' }, { status: 400 }),
    'This is no email address.',
  ],
  ['refuses with a good status', () => Response.json({ error: 'Not now.' }), 'Not now.'],
  ['does not say why', () => new Response('<html>', { status: 404 }), 'Failed to subscribe'],
  ['returns something else', () => new Response('<html>'), 'Something went wrong. Please try again.'],
])('if the server %s, there is a toast, and the field keeps its value', async (_how, respond, message) => {
  const { user, field, received } = await openHome(respond);
  await user.type(field, 'mara@lumen.example{Enter}');
  expect(await screen.findByText('Subscription Failed')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(field).toHaveValue('mara@lumen.example');
  expect(field).toHaveFocus();
  expect(received).toHaveLength(1);
});

test('row g11: email response lost, resent: the same message as the first time', async () => {
  let tries = 0;
  const { user, field } = await openHome(() =>
    ++tries === 1 ? Response.json({}, { status: 502 }) : added(),
  );
  await user.type(field, 'mara@lumen.example{Enter}');
  await screen.findByText('Failed to subscribe');
  await waitFor(() => expect(button()).toBeEnabled());
  await user.click(button());
  expect(await screen.findByText('You are on the list.')).toBeVisible();
  expect(screen.queryByText('Subscription Failed')).toBeNull();
  await waitFor(() => expect(field).toHaveValue(''));
});

test('a fault of the service is reported, and a refusal is not', async () => {
  let status = 400;
  const { user, field, telemetry } = await openHome(() => Response.json({ error: 'No.' }, { status }));
  await user.type(field, 'mara@lumen.example{Enter}');
  await screen.findByText('Subscription Failed');
  expect(telemetry.failure).not.toHaveBeenCalled();
  status = 503;
  await waitFor(() => expect(button()).toBeEnabled());
  await user.click(button());
  await waitFor(() =>
    expect(telemetry.failure).toHaveBeenCalledWith(
      { kind: 'http', status: 503, message: 'No.' },
      'mailing-list',
    ),
  );
});

test('a service that never responds: the failure toast at the deadline', async () => {
  const expiry = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(expiry.signal);
  const { user, field, received, telemetry } = await openHome(() => new Promise(() => undefined));
  await user.type(field, 'mara@lumen.example{Enter}');
  await waitFor(() => expect(received).toHaveLength(1));
  expect(timeout).toHaveBeenCalledWith(30_000);
  timeout.mockRestore();
  act(() => expiry.abort());
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(field).toHaveValue('mara@lumen.example');
  expect(telemetry.failure).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'timeout' }),
    'mailing-list',
  );
});

test('a sign-up that is being sent is found again after leaving, and so is typed text', async () => {
  let respond: (response: Response) => void = () => {};
  const { user, field, router, received } = await openHome(
    () => new Promise((resolve) => (respond = resolve)),
  );
  await user.type(field, 'mara@lumen.example');
  await act(() => router.navigate('/not-a-page'));
  await act(() => router.navigate('/'));
  expect(await screen.findByLabelText('Email address')).toHaveValue('mara@lumen.example');
  await user.click(button());
  await waitFor(() => expect(received).toHaveLength(1));
  await act(() => router.navigate('/not-a-page'));
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('button', { name: 'SUBSCRIBING...' })).toBeDisabled();
  await act(async () => respond(added()));
  expect(await screen.findByText('Welcome to the Future!')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveValue(''));
  takeConsole();
});
