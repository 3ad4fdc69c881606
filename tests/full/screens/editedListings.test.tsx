import { screen, within } from '@testing-library/react';
import type { Application } from '../../../src/studio/applications/model/application.ts';
import { applicationId, staffApplication, waitingEdit } from '../../support/applicationsClient.ts';
import { button, list, openSignedIn, row } from '../../support/openApplicationsTool.tsx';

/** The edits of listings in the organisers' tool. */

const published = (number: number, overrides: Partial<Application> = {}) =>
  staffApplication(number, { status: 'published', instagram: 'https://instagram.com/stall', ...overrides });

const edit = () => screen.getByRole('region', { name: 'Listing edited' });
const changed = () => [...edit().querySelectorAll('li strong')].map(({ textContent }) => textContent);

test('an application whose edit waits is marked, and a filter finds it', async () => {
  const { user } = await openSignedIn([
    published(1, { listing: waitingEdit(1, { name: 'Tea and cake' }) }),
    published(2, { listing: waitingEdit(2, { state: 'taken' }) }),
    published(3),
  ]);
  expect(row('Stall 1')).toHaveTextContent('Listing edited');
  expect(row('Stall 2')).not.toHaveTextContent('Listing edited');
  await user.click(screen.getByRole('checkbox', { name: 'Listing edited' }));
  expect(location.search).toBe('?edited=1');
  expect(within(list()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('1 of 3 applications')).toBeVisible();
});

test('what an edit changes is shown field by field, as text, with both pictures and the command', async () => {
  const { user } = await openSignedIn([
    published(1, {
      company_website: 'https://stall.example/',
      listing: waitingEdit(1, {
        name: '<img src=x onerror=alert(1)>',
        website: null,
        picture: 'https://files.example/new.png',
      }),
    }),
  ]);
  await user.click(row('Stall 1'));
  expect(changed()).toEqual(['Name', 'Website', 'Picture']);
  const shown = within(edit());
  expect(shown.getByText('Stall 1')).toBeVisible();
  expect(shown.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(shown.getByRole('link', { name: 'https://stall.example/' })).toBeVisible();
  expect(shown.getByText('Nothing')).toBeVisible();
  expect(shown.getByAltText('Before the edit')).toHaveAttribute('src', 'https://files.example/1.png');
  expect(shown.getByAltText('After the edit')).toHaveAttribute('src', 'https://files.example/new.png');
  expect(shown.getByText('The edit is written into the listing by this command:')).toBeVisible();
  expect(shown.getByText(`npm run applications -- --publish ${applicationId(1)}`)).toBeVisible();
});

test('an accepted application has one command, which publishes it with its edit', async () => {
  const { user } = await openSignedIn([published(1, { status: 'accepted', listing: waitingEdit(1) })]);
  await user.click(row('Stall 1'));
  expect(screen.getAllByText(/^npm run applications/)).toHaveLength(1);
  expect(screen.getByText(/with the edit, by this command/)).toBeVisible();
  expect(screen.getByText('It says the same as the application.')).toBeVisible();
});

test('an edit that was taken over can be read, and no longer declined', async () => {
  const listing = waitingEdit(1, { name: 'Tea', state: 'taken' });
  const { user, state } = await openSignedIn([published(1, { listing })]);
  const at = '2031-02-02T10:00:00Z';
  const mail = { kind: 'listing-taken', created_at: at, due_at: null, sent_at: at, attempts: 1, error: null };
  state.history = { events: [], mails: [mail] };
  await user.click(row('Stall 1'));
  expect(await screen.findByText('Listing taken')).toBeVisible();
  expect(edit()).toHaveTextContent('Taken over, sent');
  expect(changed()).toEqual(['Name']);
  expect(screen.queryByRole('button', { name: 'Decline the edit' })).toBeNull();
  expect(screen.queryByText(/^npm run applications/)).toBeNull();
});

describe('an edit is declined', () => {
  test('with a reason, after it was checked; a lost connection loses nothing', async () => {
    const listing = waitingEdit(1, { name: 'Tea' });
    const { user, state } = await openSignedIn([published(1, { listing })]);
    await user.click(row('Stall 1'));
    await user.click(button('Decline the edit'));
    await user.type(screen.getByLabelText(/^Reason to decline/), ' Another stall has this name. ');
    await user.click(button('Check'));
    expect(screen.getByText(/^Stall 1 gets a mail that the edit is declined\./)).toHaveFocus();
    expect(screen.getByText('Another stall has this name.')).toBeVisible();
    expect(state.calls.some(({ name }) => name === 'decline_listing')).toBe(false);

    state.isOnline = false;
    await user.click(button('Decline the edit'));
    expect(await screen.findByText(/^The backend cannot be reached\./)).toBeVisible();
    state.isOnline = true;
    await user.click(button('Try again'));
    expect(await screen.findByText('Declined. The applicant gets a mail.')).toHaveFocus();
    expect(state.calls.find(({ name }) => name === 'decline_listing')?.args).toEqual({
      application: applicationId(1),
      seen: listing.edited_at,
      reason: 'Another stall has this name.',
    });
    expect(await within(edit()).findByText(/^Declined, sent/)).toBeVisible();
    expect(row('Stall 1')).not.toHaveTextContent('Listing edited');
  });

  test('only as it was seen: a newer one is shown instead', async () => {
    const { user, state } = await openSignedIn([published(1, { listing: waitingEdit(1, { name: 'Tea' }) })]);
    await user.click(row('Stall 1'));
    await user.click(button('Decline the edit'));
    await user.click(button('Check'));
    expect(screen.getByText(/There is no reason in it\./)).toBeVisible();
    const newer = { name: 'Coffee', edited_at: '2031-02-02T10:00:00+00:00' };
    Object.assign(state.applications[0]?.listing ?? {}, newer);
    await user.click(button('Decline the edit'));
    expect(await screen.findByText(/^Nothing was declined: the edit has changed meanwhile/)).toHaveFocus();
    expect(await within(edit()).findByText('Coffee')).toBeVisible();
    expect(button('Decline the edit')).toBeEnabled();
  });

  test('not if "Cancel" is chosen', async () => {
    const { user, state } = await openSignedIn([published(1, { listing: waitingEdit(1) })]);
    await user.click(row('Stall 1'));
    await user.click(button('Decline the edit'));
    await user.click(button('Cancel'));
    expect(button('Decline the edit')).toHaveFocus();
    expect(state.calls.some(({ name }) => name === 'decline_listing')).toBe(false);
  });
});
