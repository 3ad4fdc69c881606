import { screen, within } from '@testing-library/react';
import type { ListingStore } from '#content/place/publish/listingStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import type { Application } from '../../../src/studio/applications/model/application.ts';
import { applicationId, staffApplication, waitingEdit } from '../../support/applicationsClient.ts';
import { button, list, openSignedIn, row } from '../../support/openApplicationsTool.tsx';

/** Publishing in the organisers' tool, where it has a project to write to. */

const accepted = (number: number, overrides: Partial<Application> = {}) =>
  staffApplication(number, {
    status: 'accepted',
    instagram: 'https://instagram.com/stall',
    ...overrides,
  });

/** Listings in memory. */
function createListings() {
  const written = new Map<string, StoredDocument>();
  /** Why nothing can be written, and how long writing waits. */
  const state = { fault: undefined as string | undefined, waits: Promise.resolve() };
  const store: ListingStore = {
    readMaps: async () => [],
    storePicture: async () => ({ _type: 'image' }),
    async write(place) {
      await state.waits;
      if (state.fault !== undefined) throw new Error(state.fault);
      written.set(place._id, place);
      return 'Publish its draft in the Studio.';
    },
    async edit(id, fieldsOf) {
      const place = { _id: id, _type: 'place' };
      written.set(id, { ...place, ...fieldsOf(place) });
      return 'Publish its draft in the Studio.';
    },
  };
  return { written, state, store };
}

async function open(applications: Application[]) {
  const listings = createListings();
  return { listings, ...(await openSignedIn(applications, { listings: listings.store })) };
}

const outcomes = (title: string) =>
  [...(screen.getByRole('heading', { name: title }).parentElement?.querySelectorAll('li') ?? [])].map(
    ({ textContent }) => textContent,
  );

test('an accepted application is published by keyboard, and there is no command', async () => {
  const { user, listings, state } = await open([accepted(1, { booth: 'A1' })]);
  row('Stall 1').focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText(/^npm run applications/)).toBeNull();
  button('Publish').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Publish Stall 1' })).toHaveFocus();
  expect(
    screen.getByText('It becomes a listing of the marketplace, and the applicant gets a mail.'),
  ).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'What changes' })).getByRole('listitem')).toHaveTextContent(
    'Stall 1: Accepted → Published, booth A1',
  );
  expect(listings.written.size).toBe(0);
  await user.tab();
  await user.tab();
  expect(button('Publish 1')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 published.')).toHaveFocus();
  expect(outcomes('Published')).toEqual([
    expect.stringMatching(
      /^Stall 1place-\S+ is the listing of this application\. Publish its draft in the Studio\. No map has A1/,
    ),
  ]);
  expect(listings.written.get(`place-${applicationId(1)}`)).toMatchObject({
    name: 'Stall 1',
    locationName: 'A1',
  });
  await user.click(button('Done'));
  expect(state.applications[0]?.status).toBe('published');
  expect(row('Stall 1')).toHaveTextContent('Published');
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('several are published one after another; one that fails does not stop the others, and stays selected', async () => {
  const { user, state } = await open([
    accepted(1),
    accepted(2),
    accepted(3),
    accepted(4, { listing: waitingEdit(4) }),
    staffApplication(5),
  ]);
  await user.click(button('Select all shown'));
  // Neither an edit that nobody has looked at, nor what is not accepted.
  await user.click(button('Publish 3'));
  expect(screen.getByRole('heading', { name: 'Publish 3' })).toHaveFocus();
  Object.assign(state.applications[1] ?? {}, { status: 'withdrawn' });
  await user.click(
    within(screen.getByRole('region', { name: 'Publish 3' })).getByRole('button', { name: 'Publish 3' }),
  );
  expect(await screen.findByText('2 published; 1 not, and can be tried again.')).toHaveFocus();
  expect(outcomes('Published').map((text) => text?.slice(0, 7))).toEqual(['Stall 3', 'Stall 1']);
  expect(outcomes('Not published')).toEqual([
    expect.stringMatching(/^Stall 2The application is withdrawn; only an accepted one/),
  ]);
  await user.click(button('Done'));
  expect(list()).toHaveFocus();
  expect(screen.getByLabelText('Select Stall 2')).toBeChecked();
  expect(screen.getByLabelText('Select Stall 1')).not.toBeChecked();
});

test('what cannot be written is said, moves nothing, and can be tried again', async () => {
  const { user, state, listings } = await open([accepted(1)]);
  await user.click(row('Stall 1'));
  listings.state.fault = 'Insufficient permissions';
  await user.click(button('Publish'));
  await user.click(button('Publish 1'));
  expect(await screen.findByText('0 published; 1 not, and can be tried again.')).toHaveFocus();
  expect(outcomes('Not published')).toEqual(['Stall 1Insufficient permissions']);
  expect(state.applications[0]?.status).toBe('accepted');
  listings.state.fault = undefined;
  await user.click(button('Done'));
  await user.click(button('Publish'));
  await user.click(button('Publish 1'));
  expect(await screen.findByText('1 published.')).toHaveFocus();
});

test('no further one is published after the panel is closed', async () => {
  const { user, state, listings } = await open([accepted(1), accepted(2)]);
  let finish = () => {};
  listings.state.waits = new Promise((resolve) => {
    finish = resolve;
  });
  await user.click(button('Select all shown'));
  await user.click(button('Publish 2'));
  const panel = within(screen.getByRole('region', { name: 'Publish 2' }));
  await user.click(panel.getByRole('button', { name: 'Publish 2' }));
  expect(panel.getByRole('status')).toHaveTextContent('0 of 2 …');
  await user.click(button('Close'));
  finish();
  expect(await within(list()).findByText('Published')).toBeVisible();
  expect(state.applications.map(({ status }) => status).sort()).toEqual(['accepted', 'published']);
});

test('the edit of a published listing is taken over as it was seen', async () => {
  const { user, state, listings } = await open([
    accepted(1, { status: 'published', listing: waitingEdit(1, { name: 'Tea' }) }),
  ]);
  await user.click(row('Stall 1'));
  await user.click(button('Take over the edit'));
  expect(
    screen.getByText('The edit is written into the listing, and the applicant gets a mail.'),
  ).toBeVisible();
  const newer = { name: 'Coffee', edited_at: '2031-02-02T10:00:00+00:00' };
  Object.assign(state.applications[0]?.listing ?? {}, newer);
  await user.click(button('Take over the edit'));
  await screen.findByText('0 published; 1 not, and can be tried again.');
  expect(outcomes('Not published')).toEqual([
    expect.stringMatching(/^Stall 1The edit has changed meanwhile/),
  ]);
  expect(listings.written.size).toBe(0);

  await user.click(button('Done'));
  expect(await screen.findByText('Coffee')).toBeVisible();
  await user.click(button('Take over the edit'));
  await user.click(button('Take over the edit'));
  expect(await screen.findByText('1 published.')).toHaveFocus();
  expect(listings.written.get(`place-${applicationId(1)}`)).toMatchObject({ name: 'Coffee' });
  await user.click(button('Done'));
  expect(screen.getByRole('region', { name: 'Listing edited' })).toHaveTextContent('Taken over, sent');
});

test('an accepted application is published with the edit that is shown', async () => {
  const { user, listings } = await open([accepted(1, { listing: waitingEdit(1, { name: 'Tea' }) })]);
  await user.click(row('Stall 1'));
  await user.click(button('Publish'));
  expect(screen.getByText(/Accepted → Published, with the edit$/)).toBeVisible();
  await user.click(button('Publish 1'));
  expect(await screen.findByText('1 published.')).toHaveFocus();
  expect(listings.written.get(`place-${applicationId(1)}`)).toMatchObject({ name: 'Tea' });
});
