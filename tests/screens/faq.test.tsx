import { act, screen, waitFor, within } from '@testing-library/react';
import { asset, eventDocument, faqDocument, paragraphs } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';
import { asksFor } from '../support/asksFor.ts';

const TICKETS = faqDocument('Tickets & Entry', [
  { question: 'Where do I park?', order: 3, answer: paragraphs('In the Diamond Lot.') },
  { question: 'Which tickets are there?', order: 1, isHighlighted: true, answer: paragraphs('Three kinds.') },
  {
    question: 'May I come back?',
    order: 2,
    answer: [{ ...asset('/media/image/upload/doors.png'), _key: 'a' }],
  },
]);
const FLOOR = faqDocument('On the Floor', [{ question: 'Cash?', answer: paragraphs('Nearly everywhere.') }]);
const FAIR = [
  eventDocument(),
  { ...FLOOR, displayOrder: 2 },
  { ...TICKETS, displayOrder: 1, status: 'draft' },
];

const questionsOf = (chapter: string) =>
  within(screen.getByRole('region', { name: chapter }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('the FAQ shows that it is loading, then numbered questions chapter by chapter', async () => {
  const { router, hold } = await openScreen('/404', FAIR);
  const release = hold();
  await act(() => router.navigate('/faq'));
  expect(await screen.findByText('Loading FAQ...')).toBeVisible();
  expect(screen.getByText('Please wait while we fetch the latest information')).toBeVisible();
  release();
  expect(await screen.findByRole('heading', { level: 2, name: '01 Tickets & Entry' })).toBeVisible();
  expect(screen.queryByText('Loading FAQ...')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: '02 On the Floor' })).toBeVisible();
  expect(questionsOf('01 Tickets & Entry')).toEqual([
    '01 Which tickets are there?',
    '02 May I come back?',
    '03 Where do I park?',
  ]);
  expect(screen.getByText('In the Diamond Lot.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'FAQ Image' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getAllByText('Essential')).toHaveLength(1);
  await waitFor(() => expect(document.title).toBe('FAQ - Test Fair 2025'));
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Three kinds.');
  takeConsole();
});

test('link previews have the event’s own text, before the content is loaded and after', async () => {
  const event = eventDocument({ socialShareDescription: 'Two days, one light.' });
  const { router, hold } = await openScreen('/404', [event, TICKETS]);
  await waitFor(() => expect(document.title).toBe('Page Not Found - Test Fair 2025'));
  const release = hold();
  await act(() => router.navigate('/faq'));
  await screen.findByText('Loading FAQ...');
  const shared = () => document.querySelector('meta[property="og:description"]')?.getAttribute('content');
  expect(shared()).toBe('Two days, one light.');
  release();
  await screen.findByText('In the Diamond Lot.');
  expect(shared()).toBe('Two days, one light.');
  takeConsole();
});

test('the contents link to the chapters', async () => {
  await openScreen('/faq', FAIR);
  const contents = await screen.findByRole('navigation', { name: 'Table of Contents' });
  const links = within(contents).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['01 Tickets & Entry', '02 On the Floor']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/faq#tickets-entry', '/faq#on-the-floor']);
  for (const link of links) {
    const target = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '');
    expect(target).toHaveTextContent(link.textContent);
  }
});

test('chapters may have no title, the same title, or no questions', async () => {
  await openScreen('/faq', [
    eventDocument(),
    faqDocument(undefined, [{ question: 'A?', answer: paragraphs('A.') }], {
      _id: 'faq-nameless',
      displayOrder: 1,
    }),
    faqDocument('Rules', [{ question: 'B?' }, { question: '  ' }, null], { displayOrder: 2 }),
    faqDocument('Rules', [{ question: 'C?' }], { _id: 'faq-rules-again', displayOrder: 3 }),
    faqDocument('Empty', [], { displayOrder: 4 }),
  ]);
  const contents = await screen.findByRole('navigation', { name: 'Table of Contents' });
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/faq#faq-nameless', '/faq#rules', '/faq#rules-2']);
  expect(questionsOf('02 Rules')).toEqual(['01 B?']);
});

test('drafts and chapters of other events are not shown, and without chapters there is a link on', async () => {
  await openScreen('/faq', [
    eventDocument(),
    { ...TICKETS, _id: 'drafts.faq' },
    { ...FLOOR, eventInstance: { _type: 'reference', _ref: 'festival-2024' } },
  ]);
  const empty = await screen.findByRole('alert');
  expect(within(empty).getByRole('heading', { name: 'No questions yet' })).toBeVisible();
  expect(within(empty).getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('navigation', { name: 'Table of Contents' })).toBeNull();
});

test('a malformed field affects no other field', async () => {
  await openScreen('/faq', [
    ...FAIR,
    faqDocument('No list', 'of questions'),
    faqDocument(
      { en: 'An object' },
      [{ question: 'Still here?', answer: 'text instead of blocks', order: 'first' }],
      {
        displayOrder: 3,
      },
    ),
  ]);
  expect(await screen.findByRole('heading', { level: 3, name: '01 Still here?' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '03 Questions' })).toBeVisible();
  expect(screen.queryByText('No list')).toBeNull();
});

test('a failure is shown with its details, and a retry recovers', async () => {
  const { failWith, router, user, requests } = await openScreen('/404', FAIR);
  failWith((query) => (asksFor('faq')(query) ? new Response('{}', { status: 500 }) : undefined));
  await act(() => router.navigate('/faq'));
  expect(await screen.findByRole('heading', { name: 'Failed to Load FAQ' })).toBeVisible();
  expect(screen.getByText(/server error 500/)).toBeInTheDocument();
  expect(requests.filter(asksFor('faq'))).toHaveLength(1);
  failWith(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('In the Diamond Lot.')).toBeVisible();
  takeConsole();
});

test('unsupported content of a text is logged once', async () => {
  const strange = (text: string) => [{ _type: 'carousel', _key: 'c' }, ...paragraphs(text)];
  const items = [
    { question: 'A?', answer: strange('First.') },
    { question: 'B?', answer: strange('Second.') },
  ];
  const { router } = await openScreen('/faq', [eventDocument(), faqDocument('Odd', items)]);
  expect(await screen.findByText('Second.')).toBeVisible();
  await act(() => router.navigate('/faq#odd'));
  expect(takeConsole()).toEqual([
    'warn: Rich text: unknown block type "carousel" is hidden or shown as plain text.',
  ]);
});
