import { act, render, screen, waitFor, within } from '@testing-library/react';
import { readMailFestival } from '#content/mail/mailFestival.ts';
import { ApplicationsTool } from '../../../src/studio/applications/ApplicationsTool.tsx';
import { windowAddress } from '../../../src/studio/applications/address.ts';
import type { Application } from '../../../src/studio/applications/model/application.ts';
import {
  PASSWORD,
  applicationId,
  createApplicationsClient,
  reviewOf,
  staffApplication,
  waitingEdit,
} from '../../support/applicationsClient.ts';
import { list, openApplicationsTool, openSignedIn, row } from '../../support/openApplicationsTool.tsx';

const BOOTHS = [
  { label: 'A1', taken: true },
  { label: 'A2', taken: false },
];

const FESTIVAL = readMailFestival({
  event: { _id: 'festival', nickname: 'Afterglow', languages: ['en', 'de'], timeZone: 'America/Los_Angeles' },
  templates: [{ purpose: 'declined', subject: 'Sorry, {company}', body: 'Not this time.', language: 'en' }],
});

const open = (applications: Application[], loadFestival = async () => FESTIVAL) =>
  openSignedIn(applications, { loadBooths: async () => BOOTHS, loadFestival });

const names = () => [...list().querySelectorAll('strong')].map(({ textContent }) => textContent);
const selectRow = (name: string) => screen.getByLabelText(`Select ${name}`);

describe('sign-in', () => {
  test('a wrong password is refused in words', async () => {
    const { user, state } = await openApplicationsTool([]);
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('The address or the password is wrong.')).toBeVisible();
    state.isOnline = false;
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('The backend cannot be reached. Try again.')).toBeVisible();
  });

  test('somebody who is no organiser sees no application, and why that may be', async () => {
    const { user } = await openApplicationsTool([]);
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    expect(await screen.findByText(/this account is not an organiser’s/)).toBeVisible();
  });

  test('the session ends by signing out, and after twelve hours', async () => {
    const { user } = await open([staffApplication(1)]);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();

    jest.useFakeTimers({ now: 0, advanceTimers: true });
    await user.type(screen.getByLabelText('Email'), 'mira@example.com');
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await screen.findByText('1 of 1 applications');
    await act(() => jest.advanceTimersByTimeAsync(12 * 60 * 60 * 1000 - 60_000));
    expect(screen.getByText('1 of 1 applications')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByLabelText('Password')).toBeVisible();
    jest.useRealTimers();
  });
});

test('filters are in the address, and Back takes the last one away', async () => {
  const { user } = await open([
    staffApplication(1, { company_name: 'Tea' }),
    staffApplication(2, { company_name: 'Noodles', status: 'declined' }),
    staffApplication(3, { company_name: 'Green tea', status: 'declined', reviews: [reviewOf('Kim', 5)] }),
  ]);
  expect(names()).toEqual(['Green tea', 'Noodles', 'Tea']);
  await user.type(screen.getByLabelText('Search'), 'tea');
  expect(location.search).toBe('?q=tea');
  expect(names()).toEqual(['Green tea', 'Tea']);
  await user.click(screen.getByRole('checkbox', { name: 'Declined 2' }));
  expect(location.search).toBe('?q=tea&state=declined');
  expect(names()).toEqual(['Green tea']);
  expect(screen.getByText('1 of 3 applications')).toHaveAttribute('role', 'status');
  act(() => history.back());
  await waitFor(() => expect(names()).toEqual(['Green tea', 'Tea']));
  await user.selectOptions(screen.getByLabelText('Order'), 'oldest');
  expect(names()).toEqual(['Tea', 'Green tea']);
});

test('an open application is in the address; the focus goes to its heading and back', async () => {
  const { user } = await open([staffApplication(1), staffApplication(2)]);
  await user.click(row('Stall 1'));
  expect(location.search).toBe(`?open=${applicationId(1)}`);
  expect(screen.getByRole('heading', { name: 'Stall 1' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(location.search).toBe('');
  expect(row('Stall 1')).toHaveFocus();
});

test('an application shows what was typed as text, its history, and the mails that did not arrive', async () => {
  const { user, state, container } = await open([
    staffApplication(1, {
      product_description: '<img src=x onerror=alert(1)>',
      company_website: 'javascript:alert(1)',
      status: 'accepted',
    }),
  ]);
  const mail = { kind: 'received', created_at: '2031-01-01T00:00:00Z', due_at: null, sent_at: null };
  state.history = {
    events: [
      {
        created_at: '2031-01-01T00:00:00Z',
        actor: 'organiser',
        source: 'submitted',
        target: 'waitlisted',
        reason: 'Many stalls.',
        staff: 'Kim',
      },
    ],
    mails: [{ ...mail, attempts: 8, error: 'no such mailbox' }],
  };
  await user.click(row('Stall 1'));
  expect(await screen.findByText('could not be delivered: no such mailbox')).toBeVisible();
  expect(screen.getByText(/by Kim/)).toHaveTextContent('Waitlisted by Kim');
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(screen.getByText('javascript:alert(1)')).toBeVisible();
  expect(container.querySelector('[href^="javascript"], [src="x"]')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`npm run applications -- --publish ${applicationId(1)}`);
});

test('a review that is typed offline is kept, says so, and is saved later', async () => {
  const tool = await open([staffApplication(1, { reviews: [reviewOf('Kim', 2)] })]);
  const { user, state, client } = tool;
  await user.click(row('Stall 1'));
  state.isOnline = false;
  await user.click(screen.getByRole('radio', { name: '4' }));
  await user.type(screen.getByLabelText('Your note, for organisers'), 'Good prints');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not saved. The backend cannot be reached.')).toBeVisible();

  // The page is loaded again.
  tool.unmount();
  state.isOnline = true;
  render(
    <ApplicationsTool
      client={client}
      eventId="festival"
      loadBooths={async () => BOOTHS}
      loadFestival={async () => FESTIVAL}
      address={windowAddress('search')}
    />,
  );
  expect(await screen.findByLabelText('Your note, for organisers')).toHaveValue('Good prints');
  expect(screen.getByRole('radio', { name: '4' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Mira (you)')).toBeVisible();
  expect(screen.getByText('Average 3.0 of 5')).toBeVisible();
  expect(screen.queryByText(/Not saved/)).not.toBeInTheDocument();
  expect(sessionStorage.getItem(`organiser-review-${applicationId(1)}`)).toBeNull();
});

test('up to four applications are compared', async () => {
  const { user } = await open([1, 2, 3].map((number) => staffApplication(number)));
  const compare = screen.getByRole('button', { name: 'Compare 2 to 4' });
  expect(compare).toBeDisabled();
  await user.click(selectRow('Stall 1'));
  await user.click(selectRow('Stall 3'));
  await user.click(compare);
  expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual([
    'Stall 3',
    'Stall 1',
  ]);
  await user.click(screen.getByRole('button', { name: 'Open Stall 1' }));
  expect(screen.getByRole('heading', { name: 'Stall 1', level: 2 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('heading', { name: 'Compare' })).toBeVisible();
});

describe('a decision', () => {
  test('about several is checked first, and says what came of each', async () => {
    const { user, state } = await open([1, 2, 3].map((number) => staffApplication(number)));
    await user.click(screen.getByRole('button', { name: 'Select all shown' }));
    await user.click(screen.getByRole('button', { name: 'Decide 3' }));
    expect(screen.getByRole('heading', { name: 'Decide about 3' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('Choose what happens to them.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Declined' }));
    await user.type(screen.getByLabelText('Reason, which applicants read'), 'No booth is left.');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText(/Each applicant gets a mail that there is no booth/)).toHaveFocus();
    expect(screen.getByText('No booth is left.')).toBeVisible();
    expect(state.calls.some(({ name }) => name === 'decide_applications')).toBe(false);

    Object.assign(state.applications[1] ?? {}, { status: 'withdrawn' });
    await user.click(screen.getByRole('button', { name: 'Decide about 3' }));
    expect(
      await screen.findByText('2 decided; 1 was changed by somebody else meanwhile: look at it again.'),
    ).toHaveFocus();
    expect(state.calls.find(({ name }) => name === 'decide_applications')?.args).toMatchObject({
      target: 'declined',
      reason: 'No booth is left.',
      event: null,
      answer_by: null,
    });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(list()).toHaveFocus();
    expect(screen.getByLabelText('Declined 2')).toBeInTheDocument();
    // The one that is left to look at.
    expect(selectRow('Stall 2')).toBeChecked();
    expect(selectRow('Stall 1')).not.toBeChecked();
  });

  test('shows the mail of each applicant in each language before it is sent', async () => {
    const { user } = await open([1, 2].map((number) => staffApplication(number)));
    await user.click(screen.getByRole('button', { name: 'Select all shown' }));
    await user.click(screen.getByRole('button', { name: 'Decide 2' }));
    await user.click(screen.getByRole('radio', { name: 'Offered' }));
    await user.type(screen.getByLabelText(/^Answer by/), '2999-04-30T18:00');
    await user.type(screen.getByLabelText('Booth for Stall 1'), 'A2');
    await user.type(screen.getByLabelText('Booth for Stall 2'), 'Tent 9');
    await user.type(screen.getByLabelText('Reason, which applicants read'), 'By the door.');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    const mail = screen.getByRole('region', { name: 'The mail' });
    expect(mail).toHaveTextContent(/Afterglow: we offer you a booth Hello Robin 2, .* Booth: Tent 9/);
    expect(mail).toHaveTextContent('The organisers write: > By the door.');
    await user.selectOptions(within(mail).getByLabelText('To'), 'Stall 1');
    expect(mail).toHaveTextContent(/Hello Robin 1, .* Booth: A2/);
    await user.selectOptions(within(mail).getByLabelText('In'), 'German');
    expect(mail).toHaveTextContent(/Hallo Robin 1, .* Stand: A2/);
    await user.click(screen.getByRole('button', { name: 'Change it' }));
    await user.click(screen.getByRole('radio', { name: 'Declined' }));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByRole('region', { name: 'The mail' })).toHaveTextContent(
      /Sorry, Stall 2 Hello Robin 2, Not this time\. Application: Stall 2/,
    );
  });

  test('can be sent though the mail cannot be shown', async () => {
    const { user } = await open([staffApplication(1)], () => Promise.reject(new Error('offline')));
    await user.click(row('Stall 1'));
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    await user.click(screen.getByRole('radio', { name: 'Declined' }));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText(/The mail cannot be shown/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Decide about 1' }));
    expect(await screen.findByText('1 decided.')).toBeVisible();
  });

  test('that does not arrive can be sent again', async () => {
    const { user, state } = await open([staffApplication(1)]);
    await user.click(row('Stall 1'));
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    await user.click(screen.getByRole('radio', { name: 'In review' }));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText(/No mail is sent/)).toBeVisible();
    state.isOnline = false;
    await user.click(screen.getByRole('button', { name: 'Decide about 1' }));
    expect(await screen.findByText(/The backend cannot be reached/)).toBeVisible();
    state.isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 decided.')).toBeVisible();
  });

  test('that offers booths has one for each, and a time until which to answer', async () => {
    const { user, state, container } = await open([1, 2].map((number) => staffApplication(number)));
    await user.click(screen.getByRole('button', { name: 'Select all shown' }));
    await user.click(screen.getByRole('button', { name: 'Decide 2' }));
    await user.click(screen.getByRole('radio', { name: 'Offered' }));
    expect([...container.querySelectorAll('option')].map(({ value }) => value)).toContain('A2');
    expect([...container.querySelectorAll('option')].map(({ value }) => value)).not.toContain('A1');
    await user.type(screen.getByLabelText(/^Answer by/), '2999-04-30T18:00');
    await user.type(screen.getByLabelText('Booth for Stall 1'), 'A2');
    await user.type(screen.getByLabelText('Booth for Stall 2'), 'A2');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('The booth A2 is there twice.')).toBeVisible();
    await user.clear(screen.getByLabelText('Booth for Stall 2'));
    await user.type(screen.getByLabelText('Booth for Stall 2'), 'Tent 9');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await user.click(screen.getByRole('button', { name: 'Decide about 2' }));
    expect(await screen.findByText('2 decided.')).toBeVisible();
    expect(state.calls.find(({ name }) => name === 'decide_applications')?.args).toEqual({
      decisions: [
        { id: applicationId(2), seen: 'submitted', edited_at: null, booth: 'Tent 9' },
        { id: applicationId(1), seen: 'submitted', edited_at: null, booth: 'A2' },
      ],
      target: 'offered',
      reason: null,
      event: 'festival',
      answer_by: new Date('2999-04-30T18:00').toISOString(),
    });
  });

  test('is about a hundred at most, and about none that the filters hide', async () => {
    const { user } = await open(
      Array.from({ length: 101 }, (_, at) => staffApplication(at, at === 0 ? { status: 'declined' } : {})),
    );
    // By their texts: roles of so many rows take seconds to find.
    await user.click(screen.getByText('Select the first 100'));
    expect(screen.getByText('Decide 100')).toBeEnabled();
    await user.click(selectRow('Stall 0'));
    expect(screen.getByText('Decide 101')).toBeDisabled();
    await user.click(screen.getByLabelText('Declined 1'));
    expect(screen.getByText('Decide 1')).toBeEnabled();
  });
});

test('what is shown is downloaded as CSV', async () => {
  const { user } = await open([
    staffApplication(1, { company_name: 'Tea' }),
    staffApplication(2, { company_name: 'Noodles' }),
  ]);
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await user.type(screen.getByLabelText('Search'), 'tea');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
    'applications.csv',
  ]);
  const text = await new Promise((resolve) => {
    const reader = Object.assign(new FileReader(), { onload: () => resolve(reader.result) });
    reader.readAsText(files[0] ?? new Blob());
  });
  expect(text).toContain('"Tea"');
  expect(text).not.toContain('"Noodles"');
});

test('a review from before the applicant has changed the application is marked', async () => {
  const { user, state } = await open([
    staffApplication(1, {
      edited_at: '2031-01-02T10:00:00.5+00:00',
      reviews: [
        reviewOf('Noor', 4, { updated_at: '2031-01-02T09:00:00+00:00' }),
        reviewOf('Oda', 2, { updated_at: '2031-01-02T11:00:00+00:00' }),
      ],
    }),
    staffApplication(2, { reviews: [reviewOf('Noor', 4)] }),
  ]);
  expect(row('Stall 1')).toHaveTextContent('Changed since reviewed');
  expect(row('Stall 2')).not.toHaveTextContent('Changed since reviewed');
  await user.click(row('Stall 1'));
  const mark = await screen.findByText('Application changed since');
  expect(mark.closest('li')).toHaveTextContent('Noor 4 of 5');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  await user.click(await screen.findByLabelText('Declined'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Decide about 1' }));
  await waitFor(() =>
    expect(state.calls.find(({ name }) => name === 'decide_applications')?.args['decisions']).toEqual([
      { id: applicationId(1), seen: 'submitted', edited_at: '2031-01-02T10:00:00.5+00:00' },
    ]),
  );
});

describe('what an organiser has typed', () => {
  const edited = { status: 'accepted', listing: waitingEdit(1) } as const;

  /** The tool after a reload, in which the organiser signs in again. */
  async function reload(tool: Awaited<ReturnType<typeof open>>, applications: Application[]) {
    tool.unmount();
    return open(applications);
  }

  test('about a decision is there after a reload, and what changed meanwhile is not decided', async () => {
    const tool = await open([staffApplication(1)]);
    await tool.user.click(row('Stall 1'));
    await tool.user.click(await screen.findByRole('button', { name: 'Decide' }));
    await tool.user.click(await screen.findByLabelText('Declined'));
    await tool.user.type(screen.getByLabelText(/^Reason/), 'Too many prints.');
    const { user, state } = await reload(tool, [
      staffApplication(1, { edited_at: '2031-01-02T10:00:00+00:00' }),
    ]);
    expect(await screen.findByLabelText(/^Reason/)).toHaveValue('Too many prints.');
    expect(screen.getByLabelText('Declined')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await user.click(await screen.findByRole('button', { name: 'Decide about 1' }));
    await screen.findByText(/was changed by somebody else meanwhile/);
    expect(state.calls.find(({ name }) => name === 'decide_applications')?.args['decisions']).toEqual([
      { id: applicationId(1), seen: 'submitted', edited_at: null },
    ]);
    expect(Object.keys(sessionStorage)).toEqual(['organiser-signed-in']);
  });

  test('about a decision is forgotten when it is closed', async () => {
    const { user } = await open([staffApplication(1)]);
    await user.click(row('Stall 1'));
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    await user.type(await screen.findByLabelText(/^Reason/), 'Too');
    expect(Object.keys(sessionStorage)).toContain('organiser-typed-decision');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(Object.keys(sessionStorage)).toEqual(['organiser-signed-in']);
  });

  test('about an edit is there after a reload', async () => {
    const tool = await open([staffApplication(1, edited)]);
    await tool.user.click(row('Stall 1'));
    await tool.user.click(await screen.findByRole('button', { name: 'Decline the edit' }));
    await tool.user.type(screen.getByLabelText(/^Reason to decline/), 'Another stall.');
    const { user } = await reload(tool, [staffApplication(1, edited)]);
    await user.click(await screen.findByRole('button', { name: 'Decline the edit' }));
    expect(screen.getByLabelText(/^Reason to decline/)).toHaveValue('Another stall.');
  });

  test('row s6: is forgotten when the organiser signs out', async () => {
    const { user } = await open([staffApplication(1)]);
    await user.click(row('Stall 1'));
    await user.type(await screen.findByLabelText('Your note, for organisers'), 'Good');
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    await user.type(await screen.findByLabelText(/^Reason/), 'Too');
    expect(Object.keys(sessionStorage)).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByLabelText('Password');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

test('the listing of a published application is named, and that it stays', async () => {
  const { user } = await open([staffApplication(1, { status: 'published' })]);
  await user.click(row('Stall 1'));
  expect(await screen.findByText(`place-${applicationId(1)}`)).toBeVisible();
});

test('the tool has the scheme that the Studio names', async () => {
  const { client } = createApplicationsClient([]);
  const loadBooths = async () => BOOTHS;
  const loadFestival = async () => FESTIVAL;
  const address = windowAddress('search');
  const { container } = render(
    <ApplicationsTool {...{ client, loadBooths, loadFestival, address }} eventId="festival" scheme="dark" />,
  );
  await screen.findByLabelText('Email');
  expect(container.firstElementChild).toHaveStyle({ colorScheme: 'dark' });
});
