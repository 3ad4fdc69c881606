import { act, screen } from '@testing-library/react';
import {
  APPLICATION,
  DOWN,
  LINK,
  OFFER,
  TOKEN,
  UNKNOWN,
  button,
  findNews,
  findState,
  moved,
  openLink,
} from '../../support/applicantLink.ts';

afterEach(() => sessionStorage.clear());

describe('if something fails', () => {
  test.each([
    ['the server', DOWN, /^Our server has a problem/, true],
    ['an answer of something else', () => new Response('<html>'), /^We got no answer/, true],
    [
      'too many requests',
      () => Response.json({ error: 'Please wait a minute.' }, { status: 429 }),
      'Please wait a minute.',
      false,
    ],
  ])('%s: the application stays, and the next try works', async (_what, fail, words, isFault) => {
    const answers = [fail, moved('accepted')];
    const { user, telemetry } = await openLink({ move: () => (answers.shift() ?? fail)() }, LINK, OFFER);
    await user.click(await screen.findByRole('button', { name: 'Accept booth A12' }));
    await findNews('That did not work');
    expect(screen.getByText(words)).toBeVisible();
    expect(await findState('You have an offer')).toBeVisible();
    expect(telemetry.failure).toHaveBeenCalledTimes(isFault ? 1 : 0);
    await user.click(button('Accept booth A12'));
    expect(await findState('Accepted')).toBeVisible();
  });

  test('a lost connection: nothing is lost', async () => {
    const { user } = await openLink({ move: moved('accepted') }, LINK, OFFER);
    await findState('You have an offer');
    const lost = jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await user.click(button('Accept booth A12'));
    await findNews('That did not work');
    expect(screen.getByText(/^We got no answer/)).toBeVisible();
    lost.mockRestore();
    await user.click(button('Accept booth A12'));
    expect(await findState('Accepted')).toBeVisible();
  });

  test('offline nothing is sent', async () => {
    const { user, calls } = await openLink({}, LINK, OFFER);
    await findState('You have an offer');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(button('Accept booth A12'));
    await findNews('That did not work');
    expect(screen.getByText(/^You are offline/)).toBeVisible();
    expect(calls).toHaveLength(1);
    onLine.mockRestore();
  });

  test('while it is read again, what was shown stays', async () => {
    const answers = [() => Response.json({ application: APPLICATION }), () => new Response('<html>')];
    const { router } = await openLink({ read: () => (answers.shift() ?? DOWN)() });
    await findState('Received');
    await act(() => router.navigate('/faq'));
    await act(() => router.navigate('/vendor-application'));
    await findNews('Your application could not be loaded');
    expect(screen.getByText('Please check your connection. Nothing is lost.')).toBeVisible();
    expect(await findState('Received')).toBeVisible();
  });

  test('while it is read, it can be read again', async () => {
    const answers = [DOWN, () => Response.json({ application: APPLICATION })];
    const { user } = await openLink({ read: () => (answers.shift() ?? DOWN)() });
    await findNews('Your application could not be loaded');
    await user.click(button('Try Again'));
    expect(await findState('Received')).toBeVisible();
  });
});

const ON_ITS_WAY = 'If we have an application with this address, its link is on its way.';

test('an unknown link says so, and offers a new one', async () => {
  const { user, calls } = await openLink({ read: UNKNOWN });
  expect(await screen.findByText('This link is not valid any more')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
  const field = screen.getByLabelText(/^Email that you applied with/);
  await user.click(button('Send me my link again'));
  expect(await screen.findByText('Please enter a valid email')).toBeVisible();
  expect(field).toHaveFocus();
  await user.type(field, 'mara@lumen.example{Enter}');
  await findNews(ON_ITS_WAY);
  expect(calls.slice(1)).toEqual([{ action: 'resend', email: 'mara@lumen.example' }]);
});

test.each(['', TOKEN.slice(1), `${TOKEN}.`, '%'])(
  'a link that was not copied whole says so: %p',
  async (part) => {
    const site = await openLink({}, `/vendor-application#application=${part}`);
    expect(await screen.findByText('This link is not valid any more')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send me my link again' })).toBeVisible();
    expect(site.calls).toEqual([]);
    expect(window.location.hash).toBe('');
  },
);

test('a link that has become unknown says so after an action', async () => {
  const { user } = await openLink({ move: UNKNOWN }, LINK, OFFER);
  await user.click(await screen.findByRole('button', { name: 'Accept booth A12' }));
  await findNews('This link is not valid any more');
});

test('the form has a line for those who have applied already', async () => {
  const answers = [DOWN, () => Response.json({})];
  const { user } = await openLink({ resend: () => (answers.shift() ?? DOWN)() }, '/vendor-application');
  await user.click(
    await screen.findByRole('button', { name: 'Have you applied already? Send me my link again' }),
  );
  await user.type(await screen.findByLabelText(/^Email that you applied with/), 'mara@lumen.example');
  await user.click(button('Send me my link again'));
  await findNews('That did not work');
  await user.click(button('Send me my link again'));
  await findNews(ON_ITS_WAY);
});
