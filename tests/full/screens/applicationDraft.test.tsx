import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  DOWN,
  LINK,
  TOKEN,
  UNKNOWN,
  button,
  findNews,
  findState,
  openLink,
} from '../../support/applicantLink.ts';
import { FIELD_VALUES } from '../../support/vendorForm.ts';

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const FORM = '/vendor-application';
const DRAFT_LINK = `${FORM}#draft=${TOKEN}`;
const TEXTS = {
  full_name: 'Mara Lindqvist',
  email: 'mara@lumen.example',
  business_name: '',
  phone_number: '',
  website_url: '',
  instagram_url: '',
  project_description: 'Lamps from fallen oaks.',
};

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const draftRead = () => Response.json({ texts: TEXTS });
const link = () => screen.findByLabelText<HTMLInputElement>('Link to your draft');
const tokenOf = ({ value }: HTMLInputElement) => value.split('#draft=')[1];

/** Opens the form with a text typed into it, and the line below it. */
async function openSection(answers: Parameters<typeof openLink>[0] = {}) {
  const site = await openLink(answers, FORM);
  await type('Full Name', 'Mara');
  await site.user.click(button('Continue on another device'));
  await screen.findByText(/^Save what you have typed/);
  return site;
}

describe('below the form', () => {
  test('a link is made of what is typed, and the same draft is saved again after more is typed', async () => {
    const { user, calls, store } = await openSection();
    await user.click(button('Make a link'));
    await findNews('Saved. The link opens all that you have typed so far.');
    const token = tokenOf(await link()) ?? '';
    expect(token).toMatch(/^[\w-]{22}$/);
    const empty = Object.fromEntries(Object.keys(TEXTS).map((name) => [name, '']));
    expect(calls).toEqual([{ action: 'saveDraft', token, ...empty, full_name: 'Mara' }]);
    expect(screen.queryByRole('button', { name: 'Save again' })).toBeNull();
    await type('Email', 'mara@lumen.example');
    expect(screen.queryByText(/^Saved\./)).toBeNull();
    await user.click(button('Save again'));
    await findNews(/^Saved\./);
    expect(calls[1]).toMatchObject({ token, full_name: 'Mara', email: 'mara@lumen.example' });
    expect(JSON.stringify(store.getState())).not.toContain(token);
  });

  test('the link is there after a reload, and what was typed since can be saved', async () => {
    const draft = { token: TOKEN, texts: TEXTS };
    sessionStorage.setItem('vendor-application-draft', JSON.stringify(draft));
    sessionStorage.setItem('vendor-application', JSON.stringify({ ...TEXTS, full_name: 'Robin' }));
    const { user, calls } = await openLink({}, FORM);
    expect(tokenOf(await link())).toBe(TOKEN);
    await user.click(await screen.findByRole('button', { name: 'Save again' }));
    await waitFor(() => expect(calls).toMatchObject([{ token: TOKEN, full_name: 'Robin' }]));
    await findNews(/^Saved\./);
  });

  test('a draft is deleted on request: the text stays, and the next draft has another link', async () => {
    const { user, calls } = await openSection();
    await user.click(button('Make a link'));
    const token = tokenOf(await link());
    await user.click(button('Delete the draft'));
    await findNews('The draft is deleted');
    expect(calls[1]).toEqual({ action: 'eraseDraft', token });
    expect(sessionStorage.getItem('vendor-application-draft')).toBeNull();
    expect(screen.queryByLabelText('Link to your draft')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete the draft' })).toBeNull();
    expect(await field('Full Name')).toHaveValue('Mara');
    await user.click(button('Make a link'));
    await findNews(/^Saved\./);
    expect(tokenOf(await link())).not.toBe(token);
  });

  test('a draft that could not be deleted is still there, and can be deleted by the next try', async () => {
    const answers = [DOWN, () => Response.json({})];
    const { user } = await openSection({ eraseDraft: () => (answers.shift() ?? DOWN)() });
    await user.click(button('Make a link'));
    await link();
    await user.click(button('Delete the draft'));
    await findNews(/^Our server has a problem/);
    expect(await link()).toBeVisible();
    await user.click(button('Delete the draft'));
    await findNews('The draft is deleted');
  });

  test('while a draft is saved, the focus stays in the field in which the visitor goes on typing', async () => {
    let respond: (response: Response) => void = () => {};
    const { user, calls } = await openSection({
      saveDraft: () => new Promise((resolve) => (respond = resolve)),
    });
    await user.click(button('Make a link'));
    expect(button('One moment…')).toBeDisabled();
    await user.type(await field('Full Name'), ' L');
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => respond(Response.json({})));
    expect(await screen.findByRole('button', { name: 'Save again' })).toBeEnabled();
    expect(await field('Full Name')).toHaveFocus();
    expect(await field('Full Name')).toHaveValue('Mara L');
  });

  test.each([
    ['the server', DOWN, /^Our server has a problem/, 1],
    [
      'a text that is too long',
      () => Response.json({ error: 'no' }, { status: 400 }),
      /^There is too much text/,
      0,
    ],
    ['too many drafts', () => Response.json({ error: 'Too many.' }, { status: 429 }), 'Too many.', 0],
  ])('%s: the failure is shown, and the next try is the same draft', async (_what, fail, words, faults) => {
    const answers = [fail, () => Response.json({})];
    const { user, calls, telemetry } = await openSection({ saveDraft: () => (answers.shift() ?? fail)() });
    await user.click(button('Make a link'));
    await findNews(words);
    expect(screen.getByText('That did not work')).toBeVisible();
    expect(screen.queryByLabelText('Link to your draft')).toBeNull();
    expect(telemetry.failure).toHaveBeenCalledTimes(faults);
    await user.click(button('Make a link'));
    expect(tokenOf(await link())).toBe(calls[0]?.['token']);
  });

  test('offline nothing is sent', async () => {
    const { user, calls } = await openSection();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(button('Make a link'));
    // The form says that it is offline, too, as soon as it is rendered again.
    await findNews(/^You are offline, so nothing was sent/);
    expect(calls).toEqual([]);
  });
});

describe('the link of a draft', () => {
  test('fills the form on a device where nothing is typed, and leaves the address', async () => {
    const { router, calls, store } = await openLink({ readDraft: draftRead }, DRAFT_LINK);
    await findNews('Your draft is in the form');
    expect(await field('Full Name')).toHaveValue('Mara Lindqvist');
    expect(await field('Description of Project')).toHaveValue('Lamps from fallen oaks.');
    expect(screen.getByText('We kept what you typed. Please choose your file again.')).toBeVisible();
    expect(router.state.location.hash).toBe('');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(JSON.stringify(store.getState())).not.toContain(TOKEN);
    expect(calls).toEqual([{ action: 'readDraft', token: TOKEN }]);
    expect(tokenOf(await link())).toBe(TOKEN);
    await type('Full Name', 'Mara L.');
    expect(button('Save again')).toBeEnabled();
  });

  test('asks if something else is typed, which can stay', async () => {
    sessionStorage.setItem('vendor-application', JSON.stringify({ full_name: 'Robin' }));
    const { user, router } = await openLink({ readDraft: draftRead }, DRAFT_LINK);
    await findNews('You have typed something else here');
    expect(await field('Full Name')).toHaveValue('Robin');
    await user.click(button('Keep what I typed here'));
    await findNews('The form still contains what you typed here');
    expect(await field('Full Name')).toHaveValue('Robin');
    expect(Object.keys(sessionStorage)).toEqual(['vendor-application']);
    // A link that is opened in the open form.
    await act(() => router.navigate(`#draft=${TOKEN}`));
    await user.click(await screen.findByRole('button', { name: 'Take the draft' }));
    await findNews('Your draft is in the form');
    expect(await field('Full Name')).toHaveValue('Mara Lindqvist');
  });

  test('does not ask about texts that are those of the draft', async () => {
    sessionStorage.setItem('vendor-application', JSON.stringify(TEXTS));
    await openLink({ readDraft: draftRead }, DRAFT_LINK);
    await findNews('Your draft is in the form');
  });

  test('takes the place of an application that the tab follows, whose link takes its place in turn', async () => {
    const { router } = await openLink({ readDraft: draftRead });
    await findState('Received');
    await act(() => router.navigate(`#draft=${TOKEN}`));
    await findNews('Your draft is in the form');
    await type('Full Name', 'Robin');
    await act(() => router.navigate(LINK));
    await findState('Received');
    fireEvent.click(button('Apply with another business'));
    expect(await field('Full Name')).toHaveValue('Robin');
    expect(screen.queryByText('Your draft is in the form')).toBeNull();
    expect(screen.queryByText('You have typed something else here')).toBeNull();
  });

  test.each([
    ['that is unknown', DRAFT_LINK, 1],
    ['that was not copied whole', DRAFT_LINK.slice(0, -1), 0],
  ])('%s says so, and the form is there', async (_what, address, requests) => {
    const { calls } = await openLink({ readDraft: UNKNOWN }, address);
    await findNews('This link is not valid any more');
    expect(await field('Full Name')).toHaveValue('');
    expect(calls).toHaveLength(requests);
  });

  test('that cannot be read is kept for the next try, also after a reload', async () => {
    const answers = [DOWN, draftRead];
    const { user } = await openLink({ readDraft: () => (answers.shift() ?? DOWN)() }, DRAFT_LINK);
    await findNews('Your draft could not be loaded');
    expect(JSON.parse(sessionStorage.getItem('vendor-application-draft-link') ?? '')).toBe(TOKEN);
    await user.click(button('Try Again'));
    await findNews('Your draft is in the form');
    expect(sessionStorage.getItem('vendor-application-draft-link')).toBeNull();
  });
});

test('the draft of an application is deleted when it was sent, and the form is empty', async () => {
  const { user, calls } = await openLink({ readDraft: draftRead }, DRAFT_LINK);
  await findNews('Your draft is in the form');
  for (const [label, text] of Object.entries(FIELD_VALUES)) await type(label, text);
  await user.upload(await field('Product Images Package'), new File(['%PDF-1.7'], 'booth.pdf'));
  await user.click(screen.getByRole('button', { name: /^Submit/ }));
  await screen.findByText('Application Submitted Successfully!');
  await waitFor(() => expect(calls).toContainEqual({ action: 'eraseDraft', token: TOKEN }));
  expect(await field('Full Name')).toHaveValue('');
  expect(screen.queryByText('Your draft is in the form')).toBeNull();
  expect(screen.queryByLabelText('Link to your draft')).toBeNull();
});
