import { act, screen, waitFor } from '@testing-library/react';
import {
  ACCEPTED,
  FILE,
  LINK,
  LISTING,
  TOKEN,
  UNKNOWN,
  button,
  findNews,
  openLink,
} from '../../support/applicantLink.ts';
import { takeConsole } from '../../support/screenSetup.ts';

afterEach(() => sessionStorage.clear());

const saved = () =>
  Response.json({
    outcome: 'saved',
    application: {
      ...ACCEPTED,
      listing: { ...LISTING, state: 'waiting', edited_at: '2025-07-02T10:00:00Z' },
    },
  });
const uploaded = () => Response.json({ publicUrl: FILE });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const picker = () => field('Product Images Package');
const png = () => new File(['PNG'], 'booth.png', { lastModified: 1 });
const typed = () => sessionStorage.getItem('vendor-listing-1');

/** Opens the form of a listing, and types an exclamation mark after the name. */
async function openForm(answers: Parameters<typeof openLink>[0]) {
  const site = await openLink(answers, LINK, ACCEPTED);
  await site.user.click(await screen.findByRole('button', { name: 'Edit listing' }));
  await site.user.type(field('Business Name'), '!');
  return site;
}

test('a lost connection loses nothing', async () => {
  const { user } = await openForm({ edit: saved });
  const lost = jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(button('Send changes'));
  await findNews('That did not work');
  expect(screen.getByText(/^We got no answer/)).toBeVisible();
  lost.mockRestore();
  await user.click(button('Send changes'));
  await findNews(/^Your changes are sent\./);
});

test('the tab has what was typed when the page is loaded again', async () => {
  const values = {
    business_name: 'Lumen & Elm',
    website_url: 'lumen.exa',
    instagram_url: LISTING.instagram,
    project_description: '',
  };
  sessionStorage.setItem('vendor-listing-1', JSON.stringify({ values, hasFile: false, began: null }));
  sessionStorage.setItem('vendor-listing-2', JSON.stringify({ values: {} }));
  await openLink({}, LINK, ACCEPTED);
  expect(await screen.findByLabelText(/^Business Name/)).toHaveValue('Lumen & Elm');
  expect(field('Website URL')).toHaveValue('lumen.exa');
  expect(screen.queryByText(/Please choose your file again/)).toBeNull();
  expect(screen.queryByText('This listing was edited meanwhile')).toBeNull();
});

test('a form that was opened before somebody else’s edit says so as soon as it is there', async () => {
  const values = {
    business_name: 'Lumen & Elm',
    website_url: '',
    instagram_url: LISTING.instagram,
    project_description: 'Lamps',
  };
  sessionStorage.setItem('vendor-listing-1', JSON.stringify({ values, hasFile: false, began: null }));
  const listing = { ...LISTING, state: 'waiting' as const, edited_at: '2025-07-02T10:00:00Z' };
  await openLink({}, LINK, { ...ACCEPTED, listing });
  expect(await screen.findByText('This listing was edited meanwhile')).toBeVisible();
  expect(field('Business Name')).toHaveValue('Lumen & Elm');
});

test('a refused file says why at its field, and nothing is sent', async () => {
  const upload = () => Response.json({ error: 'This is no picture.' }, { status: 415 });
  const { user, calls } = await openForm({ upload });
  await user.upload(picker(), png());
  await user.click(button('Send changes'));
  await screen.findByText('Upload failed');
  await waitFor(() => expect(button('Send changes')).toBeEnabled());
  expect(picker()).toHaveAccessibleDescription(expect.stringContaining('This is no picture.'));
  expect(button('Send changes')).toHaveFocus();
  expect(screen.queryByText('That did not work')).toBeNull();
  expect(calls).toHaveLength(1);
  await user.upload(picker(), png());
  await waitFor(() => expect(picker()).toBeValid());
});

test('while an upload runs nothing can be changed, and it can be cancelled', async () => {
  const { user, calls } = await openForm({ upload: () => new Promise(() => undefined) });
  await user.upload(picker(), png());
  await user.click(button('Send changes'));
  const cancel = await screen.findByRole('button', { name: 'Cancel Upload' });
  expect(field('Business Name')).toBeDisabled();
  expect(button('Discard changes')).toBeDisabled();
  expect(button('Delete everything')).toBeDisabled();
  await user.click(cancel);
  expect(await screen.findByText('Upload canceled')).toBeVisible();
  await waitFor(() => expect(field('Business Name')).toBeEnabled());
  expect(field('Business Name')).toHaveValue('Lumen & Oak!');
  expect(screen.getByText('booth.png')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a file that the backend does not know any more is uploaded again', async () => {
  const upload = jest.fn(uploaded);
  const answers = [() => Response.json({ error: 'no' }, { status: 400 }), saved];
  const { user } = await openForm({ upload, edit: () => (answers.shift() ?? saved)() });
  await user.upload(picker(), png());
  await user.click(button('Send changes'));
  await findNews('That did not work');
  await user.click(button('Send changes'));
  await findNews(/^Your changes are sent\./);
  expect(upload).toHaveBeenCalledTimes(2);
});

test('a link that has become unknown says so, and what was typed is still in the tab', async () => {
  const { user } = await openForm({ edit: UNKNOWN });
  await user.click(button('Send changes'));
  await findNews('This link is not valid any more');
  expect(typed()).toContain('Lumen & Oak!');
});

test('an edit that is being sent continues on another screen', async () => {
  let respond: (response: Response) => void = () => {};
  const { user, router, calls } = await openForm({
    edit: () => new Promise((resolve) => (respond = resolve)),
  });
  await user.click(button('Send changes'));
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(() => router.navigate('/not-a-page'));
  await act(() => router.navigate('/vendor-application'));
  expect(await screen.findByRole('button', { name: 'Sending changes…' })).toBeDisabled();
  await act(async () => respond(saved()));
  await findNews(/^Your changes are sent\./);
  expect(screen.queryByLabelText(/^Business Name/)).toBeNull();
  expect(typed()).toBeNull();
  takeConsole();
});

test('the answer for one application changes nothing on the page of another one', async () => {
  let respond: (response: Response) => void = () => {};
  const other = { ...ACCEPTED, id: '2', listing: { ...LISTING, name: 'Another stall' } };
  const { user, router, calls } = await openForm({
    read: ({ token }) => Response.json({ application: token === TOKEN ? ACCEPTED : other }),
    edit: () => new Promise((resolve) => (respond = resolve)),
  });
  await user.click(button('Send changes'));
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(() => router.navigate(`#application=${'z'.repeat(22)}`));
  expect(await screen.findByText('Another stall')).toBeVisible();
  await act(async () => respond(saved()));
  await waitFor(() => expect(typed()).toBeNull());
  expect(screen.getByText('Another stall')).toBeVisible();
  expect(screen.queryByText(/^Your changes are sent/)).toBeNull();
  await user.click(button('Edit listing'));
  expect(button('Send changes')).toBeEnabled();
});
