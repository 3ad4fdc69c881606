import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  APPLICATION,
  LINK,
  OFFER,
  TOKEN,
  button,
  findNews,
  findState,
  moved,
  openLink,
} from '../support/applicantLink.ts';

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => sessionStorage.clear());

const dialog = () => screen.findByRole('dialog');

test('the link shows the application instead of the form, and leaves the address', async () => {
  const { address, router, calls, store } = await openLink();
  expect(await findState('Received')).toBeVisible();
  expect(screen.getByText('The organisers will look at it and write to you.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible();
  expect(screen.getByText('Lumen & Oak')).toBeVisible();
  expect(screen.queryByLabelText(/^Full Name/)).toBeNull();
  expect(calls).toEqual([{ action: 'read', token: TOKEN }]);
  expect(address()).toBe('/vendor-application');
  expect(router.state.location.hash).toBe('');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(JSON.stringify(store.getState())).not.toContain(TOKEN);
});

test('the tab keeps the link, so that it works after a reload', async () => {
  sessionStorage.setItem('vendor-application-link', JSON.stringify(TOKEN));
  const { calls } = await openLink({}, '/vendor-application');
  expect(await findState('Received')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a link that is opened in the open form is followed; other fragments stay', async () => {
  const { router, calls } = await openLink({}, '/vendor-application#join');
  await screen.findByLabelText(/^Full Name/);
  expect(router.state.location.hash).toBe('#join');
  await act(() => router.navigate('#a-part'));
  expect(router.state.location.hash).toBe('#a-part');
  await act(() => router.navigate(`#application=${TOKEN}`));
  expect(await findState('Received')).toBeVisible();
  expect(router.state.location.hash).toBe('');
  expect(calls).toHaveLength(1);
});

describe('what an applicant sees of each state', () => {
  test.each([
    ['submitted', 'Received', ['Withdraw application']],
    ['in-review', 'Under review', ['Withdraw application']],
    ['waitlisted', 'On the waiting list', ['Withdraw application']],
    ['offered', 'You have an offer', ['Accept booth A12', 'Decline the offer']],
    ['accepted', 'Accepted', ['Withdraw application']],
    ['published', 'Published', ['Withdraw application']],
    ['declined', 'Declined', []],
    ['withdrawn', 'Withdrawn', []],
    ['expired', 'The offer has expired', ['Withdraw application']],
  ])('%s', async (status, heading, actions) => {
    await openLink({}, LINK, { ...OFFER, status });
    expect(await findState(heading)).toBeVisible();
    const main = screen.getByRole('main');
    const names = within(main)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([...actions, 'End this link', 'Delete everything', 'Apply with another business']);
  });
});

test('an offer has its booth, its deadline in the time of the festival, and the words of the organisers', async () => {
  await openLink({}, LINK, OFFER);
  await findState('You have an offer');
  expect(screen.getByText('A12')).toBeVisible();
  // The test's festival is in Los Angeles.
  expect(screen.getByText('June 30, 2025')).toBeVisible();
  expect(screen.getByText('Monday, July 14, 8:30 AM, time of the festival')).toBeVisible();
  const words = screen.getByText(/^Next to the entrance/);
  expect(words.tagName).toBe('BLOCKQUOTE');
  expect(words).toHaveAttribute('dir', 'auto');
  expect(words.textContent).toBe('Next to the entrance.\nBring a lamp.');
});

test('an offer is accepted at once, and the message gets the focus', async () => {
  let respond: (response: Response) => void = () => {};
  const { user, calls } = await openLink(
    { move: () => new Promise((resolve) => (respond = resolve)) },
    LINK,
    OFFER,
  );
  await findState('You have an offer');
  await user.click(button('Accept booth A12'));
  expect(button('One moment…')).toBeDisabled();
  expect(button('Decline the offer')).toBeDisabled();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toEqual({ action: 'move', token: TOKEN, seen: 'offered', target: 'accepted' });
  await act(async () => respond(moved('accepted')()));
  await findNews('You have accepted the offer.');
  expect(await findState('Accepted')).toBeVisible();
});

test.each([
  ['Decline the offer', OFFER, 'Decline the offer', 'You have declined the offer.'],
  ['Withdraw application', APPLICATION, 'Withdraw application', 'You have withdrawn your application.'],
])('"%s" asks first; Escape leaves everything as it is', async (name, application, confirm, done) => {
  const { user, calls } = await openLink({ move: moved('withdrawn') }, LINK, application);
  await user.click(await screen.findByRole('button', { name }));
  expect(within(await dialog()).getByText(/You cannot undo this/)).toHaveFocus();
  fireEvent(await dialog(), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toHaveLength(1);
  await user.click(button(name));
  await user.click(within(await dialog()).getByRole('button', { name: confirm }));
  await findNews(done);
  expect(await findState('Withdrawn')).toBeVisible();
  expect(calls[1]).toMatchObject({ seen: application.status, target: 'withdrawn' });
});

test.each([
  ['erase', 'Delete everything', 'Delete everything', 'Your application and your file are deleted.'],
  ['end', 'End this link', 'End all links', /^All links to your application are ended/],
])('"%s" asks first, and then the tab has forgotten the link', async (action, name, confirm, done) => {
  const { user, calls } = await openLink();
  sessionStorage.setItem('vendor-listing-1', 'what was typed about the listing');
  await user.click(await screen.findByRole('button', { name }));
  await user.click(within(await dialog()).getByRole('button', { name: confirm }));
  await findNews(done);
  expect(calls[1]).toEqual({ action, token: TOKEN });
  expect(sessionStorage).toHaveLength(0);
  expect(screen.queryByText('Lumen & Oak')).toBeNull();
  await user.click(button('Apply for a booth'));
  expect(await screen.findByLabelText(/^Full Name/)).toBeVisible();
});

test('"Apply with another business" shows the form, and ends nothing', async () => {
  const { user, calls } = await openLink();
  await user.click(await screen.findByRole('button', { name: 'Apply with another business' }));
  const name = await screen.findByLabelText(/^Full Name/);
  expect(document.activeElement).toContainElement(name);
  expect(sessionStorage).toHaveLength(0);
  expect(calls).toHaveLength(1);
});

test.each(['changed', 'refused'])('after "%s" the present state is shown', async (outcome) => {
  const { user } = await openLink({ move: moved('expired', outcome) }, LINK, OFFER);
  await user.click(await screen.findByRole('button', { name: 'Accept booth A12' }));
  await findNews('This has changed meanwhile.');
  expect(await findState('The offer has expired')).toBeVisible();
});

test('the link of an edition that is over says so, and is forgotten', async () => {
  const GONE = () => Response.json({ error: 'This edition of the festival is over.' }, { status: 410 });
  await openLink({ read: GONE });
  expect(await screen.findByText('This edition is over')).toBeVisible();
  expect(screen.queryByText('Send me my link again')).toBeNull();
  expect(button('Apply for a booth')).toBeEnabled();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
