import { act, screen, within } from '@testing-library/react';
import type { Answers } from '#submissions/applicantLink.ts';
import {
  APPLICATION,
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
const ANSWERS: Answers = {
  contact_name: 'Mara Lindqvist',
  contact_phone: '+358 40 1234',
  name: 'Lumen & Oak',
  description: 'Lamps from fallen oaks.',
  website: null,
  instagram: 'https://instagram.com/lumenoak',
  picture: LISTING.picture,
  edited_at: null,
};
const NEWER: Answers = { ...ANSWERS, name: 'Lumen & Ash', edited_at: EDITED_AT };
const withAnswers = (answers: Answers | null, status = 'submitted') => ({
  ...APPLICATION,
  status,
  answers,
});
const answered = (outcome: string, answers: Answers | null, status?: string) => () =>
  Response.json({ outcome, application: withAnswers(answers, status) });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const png = () => new File(['PNG'], 'booth.png', { lastModified: 1 });

/** Opens the form of the answers. */
async function openForm(answers: Parameters<typeof openLink>[0] = {}) {
  const site = await openLink(answers, LINK, withAnswers(ANSWERS));
  await site.user.click(await screen.findByRole('button', { name: 'Change answers' }));
  return site;
}

test('an applicant sees their answers until something is decided', async () => {
  await openLink({}, LINK, withAnswers(ANSWERS));
  const section = within(await screen.findByRole('region', { name: 'Your answers' }));
  for (const text of [
    'Mara Lindqvist',
    'mara@lumen.example',
    '+358 40 1234',
    'Lumen & Oak',
    ANSWERS.instagram,
    'Lamps from fallen oaks.',
  ])
    expect(section.getByText(text)).toBeVisible();
  expect(section.getByRole('img')).toHaveAttribute('src', ANSWERS.picture);
});

test('afterwards there is no section', async () => {
  await openLink({}, LINK, withAnswers(null, 'declined'));
  await screen.findByText('Lumen & Oak');
  expect(screen.queryByText('Your answers')).toBeNull();
});

test('changed answers and another file are sent, and the message gets the focus', async () => {
  const { user, calls, store } = await openForm({ answer: answered('saved', NEWER) });
  expect(screen.getByRole('group', { name: 'Change answers' })).toHaveFocus();
  expect(screen.queryByLabelText(/^Email/)).toBeNull();
  await user.clear(field('Full Name'));
  await user.type(field('Full Name'), ' Mara L. ');
  await user.clear(field('Phone Number'));
  await user.type(field('Website URL'), 'lumen.example');
  await user.upload(field('Product Images Package'), png());
  await user.click(button('Send changes'));
  await findNews('Your changes are sent. The organisers see them in your application.');
  expect(calls[1]).toEqual({
    action: 'answer',
    token: TOKEN,
    seen: '',
    contact: 'Mara L.',
    phone: '',
    name: 'Lumen & Oak',
    description: ANSWERS.description,
    website: 'https://lumen.example/',
    instagram: ANSWERS.instagram,
    file: FILE,
  });
  expect(screen.getAllByText('Lumen & Ash')).toHaveLength(1);
  expect(button('Change answers')).toBeEnabled();
  expect(Object.keys(sessionStorage)).toEqual(['vendor-application-link']);
  expect(JSON.stringify(store.getState())).not.toContain(TOKEN);
});

test('the fields have the rules and messages of the application form', async () => {
  const { user, calls } = await openForm();
  await user.clear(field('Full Name'));
  await user.clear(field('Description of Project'));
  await user.click(button('Send changes'));
  expect(await screen.findByText('Full name is required')).toBeVisible();
  expect(screen.getByText('Description of project is required')).toBeVisible();
  expect(field('Full Name')).toHaveFocus();
  expect(calls).toHaveLength(1);
});

test('what is typed survives Back and a lost connection; the file has to be chosen again', async () => {
  const { user, router } = await openForm({ answer: answered('saved', NEWER) });
  await user.type(field('Business Name'), '!');
  const lost = jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(button('Send changes'));
  await findNews('That did not work');
  lost.mockRestore();
  await user.upload(field('Product Images Package'), png());
  await act(() => router.navigate('/not-a-page'));
  await act(() => router.navigate(-1));
  expect(await screen.findByLabelText(/^Business Name/)).toHaveValue('Lumen & Oak!');
  expect(screen.getByText('We kept what you typed. Please choose your file again.')).toBeVisible();
  expect(sessionStorage.getItem('vendor-answers-1')).toContain('Lumen & Oak!');
  takeConsole();
});

test('"Discard changes" keeps nothing', async () => {
  const { user, calls } = await openForm();
  await user.type(field('Business Name'), ' and more');
  await user.click(button('Discard changes'));
  expect(button('Change answers')).toHaveFocus();
  expect(Object.keys(sessionStorage)).toEqual(['vendor-application-link']);
  expect(calls).toHaveLength(1);
});

test('if another device was faster, both versions are there, and the next try replaces the newer one', async () => {
  const answers = [answered('changed', NEWER), answered('saved', { ...NEWER, name: 'Lumen & Oak!' })];
  const { user, calls } = await openForm({ answer: () => (answers.shift() ?? Response.error)() });
  await user.type(field('Business Name'), '!');
  await user.click(button('Send changes'));
  const news = await findNews('Your answers were changed meanwhile');
  expect(within(news ?? document.body).getByText('Lumen & Ash')).toBeVisible();
  await user.click(button('Send changes'));
  await findNews(/^Your changes are sent\./);
  expect(calls.slice(1).map(({ seen }) => seen)).toEqual(['', EDITED_AT]);
});

test('answers that were decided on meanwhile say so', async () => {
  const { user } = await openForm({ answer: answered('refused', null, 'declined') });
  await user.click(button('Send changes'));
  await findNews('The organisers have decided meanwhile, so nothing was sent.');
  expect(screen.queryByText('Your answers')).toBeNull();
});
