import { act, screen, waitFor, within } from '@testing-library/react';
import type { VendorListing } from '#lib/schema/vendorListing.ts';
import {
  ACCEPTED,
  FILE,
  LINK,
  LISTING,
  TOKEN,
  button,
  findNews,
  openLink,
} from '../../support/applicantLink.ts';
import { takeConsole } from '../../support/screenSetup.ts';

afterEach(() => sessionStorage.clear());

const EDITED_AT = '2025-07-02T10:00:00.123456+00:00';
const NEWER: VendorListing = {
  ...LISTING,
  name: 'Lumen & Ash',
  website: 'https://lumen.example/',
  state: 'waiting',
  edited_at: EDITED_AT,
};
const withListing = (listing: VendorListing | null, status = 'accepted') => ({
  ...ACCEPTED,
  status,
  listing,
});
const answer = (outcome: string, listing: VendorListing | null, status?: string) => () =>
  Response.json({ outcome, application: withListing(listing, status) });

const section = () => screen.findByRole('region', { name: 'Your listing' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const png = () => new File(['PNG'], 'booth.png', { lastModified: 1 });

/** Opens the form of a listing. */
async function openForm(
  answers: Parameters<typeof openLink>[0] = {},
  application: typeof ACCEPTED | ReturnType<typeof withListing> = ACCEPTED,
) {
  const site = await openLink(answers, LINK, application);
  await site.user.click(await screen.findByRole('button', { name: 'Edit listing' }));
  return site;
}

describe('what a vendor sees of the last edit', () => {
  test.each<[VendorListing['state'], string | undefined]>([
    ['unchanged', undefined],
    ['waiting', 'Your changes wait for the organisers'],
    ['taken', 'The organisers have taken over your changes'],
    ['declined', 'The organisers have not taken over your changes'],
  ])('%s', async (state, title) => {
    const reason = state === 'declined' ? 'The name is that of another stall.' : null;
    await openLink({}, LINK, withListing({ ...NEWER, state, reason }, 'published'));
    const listing = within(await section());
    for (const text of [
      'Lumen & Ash',
      'https://lumen.example/',
      'Lamps from fallen oaks.',
      LISTING.instagram,
    ])
      expect(listing.getByText(text)).toBeVisible();
    expect(listing.getByRole('img')).toHaveAttribute('src', LISTING.picture);
    if (title === undefined) expect(listing.queryByRole('note')).toBeNull();
    else expect(listing.getByText(title)).toBeVisible();
    if (reason !== null) expect(listing.getByText(reason)).toBeVisible();
    expect(listing.getByRole('button', { name: 'Edit listing' })).toBeEnabled();
  });
});

test('a file that is no picture is a link', async () => {
  await openLink({}, LINK, withListing({ ...LISTING, picture: FILE }));
  expect(await screen.findByRole('link', { name: 'Download file' })).toHaveAttribute('href', FILE);
});

test('without a listing there is no section', async () => {
  await openLink({}, LINK, withListing(null));
  await screen.findByText('Lumen & Oak');
  expect(screen.queryByText('Your listing')).toBeNull();
});

test('an edit is sent without a file, and the message gets the focus', async () => {
  const { user, calls } = await openForm({ edit: answer('saved', NEWER) });
  expect(screen.getByRole('group', { name: 'Edit listing' })).toHaveFocus();
  expect(field('Business Name')).toHaveValue('Lumen & Oak');
  expect(screen.getByRole('img')).toHaveAttribute('src', LISTING.picture);
  await user.clear(field('Business Name'));
  await user.type(field('Business Name'), ' Lumen & Ash ');
  await user.type(field('Website URL'), 'lumen.example');
  await user.click(button('Send changes'));
  await findNews(/^Your changes are sent\./);
  expect(calls[1]).toEqual({
    action: 'edit',
    token: TOKEN,
    seen: '',
    name: 'Lumen & Ash',
    description: LISTING.description,
    website: 'https://lumen.example/',
    instagram: LISTING.instagram,
    file: '',
  });
  expect(screen.getByText('Your changes wait for the organisers')).toBeVisible();
  expect(button('Edit listing')).toBeEnabled();
  expect(Object.keys(sessionStorage)).toEqual(['vendor-application-link']);
});

test('the fields have the rules and messages of the application form; a file is not required', async () => {
  const { user, calls } = await openForm();
  await user.clear(field('Business Name'));
  await user.clear(field('Description of Project'));
  await user.type(field('Instagram URL'), '!');
  await user.click(button('Send changes'));
  expect(await screen.findByText('Business name is required')).toBeVisible();
  expect(screen.getByText('Description of project is required')).toBeVisible();
  expect(screen.getByText('2 fields need your attention.')).toBeVisible();
  expect(field('Business Name')).toHaveFocus();
  expect(calls).toHaveLength(1);
});

test('"Discard changes" keeps nothing, and returns the focus', async () => {
  const { user, calls } = await openForm();
  await user.type(field('Business Name'), ' and more');
  await user.click(button('Discard changes'));
  expect(button('Edit listing')).toHaveFocus();
  expect(Object.keys(sessionStorage)).toEqual(['vendor-application-link']);
  await user.click(button('Edit listing'));
  expect(field('Business Name')).toHaveValue('Lumen & Oak');
  expect(calls).toHaveLength(1);
});

test('what is typed survives Back, for its application only; the file has to be chosen again', async () => {
  const { user, router } = await openForm();
  await user.type(field('Business Name'), '!');
  await user.upload(field('Product Images Package'), png());
  await act(() => router.navigate('/not-a-page'));
  await act(() => router.navigate(-1));
  expect(await screen.findByLabelText(/^Business Name/)).toHaveValue('Lumen & Oak!');
  expect(screen.getByText('We kept what you typed. Please choose your file again.')).toBeVisible();
  expect(sessionStorage.getItem('vendor-listing-1')).toContain('Lumen & Oak!');
  takeConsole();
});

test('a file is not uploaded again if only the last step has failed', async () => {
  const answers = [() => Response.json({ error: 'no' }, { status: 500 }), answer('saved', NEWER)];
  const { user, calls, store, telemetry } = await openForm({
    edit: () => (answers.shift() ?? Response.error)(),
  });
  await user.upload(field('Product Images Package'), png());
  await user.click(button('Send changes'));
  await findNews('That did not work');
  expect(screen.getByText(/^Our server has a problem\./)).toBeVisible();
  expect(screen.getByText('booth.png')).toBeVisible();
  expect(telemetry.failure).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button('Send changes')).toBeEnabled());
  expect(sessionStorage.getItem('vendor-application-upload')).toContain(FILE);
  await user.click(button('Send changes'));
  await findNews(/^Your changes are sent\./);
  expect(calls.slice(1).map(({ file }) => file)).toEqual([FILE, FILE]);
  expect(sessionStorage.getItem('vendor-application-upload')).toBeNull();
  expect(JSON.stringify(store.getState())).not.toContain(TOKEN);
});

test('if another device was faster, both versions are there, and the next try replaces the newer one', async () => {
  const answers = [answer('changed', NEWER), answer('saved', { ...NEWER, name: 'Lumen & Oak!' })];
  const { user, calls } = await openForm({ edit: () => (answers.shift() ?? Response.error)() });
  await user.type(field('Business Name'), '!');
  await user.click(button('Send changes'));
  const news = await findNews('This listing was edited meanwhile');
  expect(within(news ?? document.body).getByText('Lumen & Ash')).toBeVisible();
  expect(field('Business Name')).toHaveValue('Lumen & Oak!');
  await user.click(button('Send changes'));
  await findNews(/^Your changes are sent\./);
  expect(calls.slice(1).map(({ seen }) => seen)).toEqual(['', EDITED_AT]);
});

test('a listing that cannot be edited any more says so', async () => {
  const { user } = await openForm({ edit: answer('refused', null, 'declined') });
  await user.click(button('Send changes'));
  await findNews('This listing cannot be edited any more, so nothing was sent.');
  expect(screen.queryByText('Your listing')).toBeNull();
});

test('offline it says so and sends nothing, and the form keeps everything', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, calls } = await openForm();
  expect(screen.getByText('You are offline')).toBeVisible();
  await user.type(field('Business Name'), '!');
  await user.click(button('Send changes'));
  await findNews('That did not work');
  expect(field('Business Name')).toHaveValue('Lumen & Oak!');
  expect(calls).toHaveLength(1);
  onLine.mockRestore();
});
