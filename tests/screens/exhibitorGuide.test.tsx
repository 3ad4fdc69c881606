import { act, screen, waitFor, within } from '@testing-library/react';
import { eventDocument, guideDocument, paragraphs } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';

const EVENT = eventDocument({
  startDate: '2025-10-25',
  endDate: '2025-10-26',
  locationName: 'Las Vegas Convention Center',
});
const TABLE = {
  _type: 'simpleTable',
  _key: 't',
  title: 'What is due when',
  rows: [
    {
      _key: 'r0',
      cells: [
        { value: 'Date', isHeader: true },
        { value: 'What', isHeader: true },
      ],
    },
    { _key: 'r1', cells: [{ value: 'October 3', isHeader: true }, { value: 'Insurance' }] },
  ],
};
const NOTE = {
  _type: 'importantNote',
  _key: 'n',
  noteType: 'danger',
  title: 'Heat',
  content: paragraphs('Keep off.'),
};
const BEFORE = guideDocument(
  'Before the Show',
  [
    {
      sectionTitle: 'Your Booth',
      order: 2,
      isCollapsible: true,
      sectionContent: [...paragraphs('Ten feet.'), NOTE],
    },
    {
      sectionTitle: 'Key Dates',
      order: 1,
      isCollapsible: false,
      isHighlighted: true,
      sectionContent: [TABLE],
    },
  ],
  { displayOrder: 1, lastUpdated: '2025-09-30' },
);
const AFTER = guideDocument(
  'After the Show',
  [{ sectionTitle: 'Your Booth', sectionContent: paragraphs('Take it with you.') }],
  { displayOrder: 2, lastUpdated: 'soon' },
);
const FAIR = [EVENT, AFTER, BEFORE];

const section = (id: string) => document.getElementById(id)?.closest('details');

test('guides are in order, with venue and dates, dates of change, notes and tables', async () => {
  await openScreen('/exhibitor-guide', FAIR);
  expect(await screen.findByRole('heading', { level: 2, name: '01 Before the Show' })).toBeVisible();
  expect(screen.getByText('Las Vegas Convention Center, OCTOBER 25-26, 2025')).toBeVisible();
  expect(screen.getByText('Last updated September 30, 2025')).toBeVisible();
  expect(screen.getAllByText(/Last updated/)).toHaveLength(1);

  const dates = screen.getByRole('region', { name: /Key Dates/ });
  expect(within(dates).getByText('Essential')).toBeVisible();
  const table = within(dates).getByRole('table', { name: 'What is due when' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Date', 'What']);
  expect(within(table).getByRole('rowheader', { name: 'October 3' })).toBeVisible();
  expect(screen.getByRole('note', { name: 'Danger Heat', hidden: true })).toHaveTextContent('Keep off.');
  await waitFor(() => expect(document.title).toBe('Exhibitor Guide - Test Fair 2025'));
});

test('the contents list guides and their sections, each with an address of its own', async () => {
  await openScreen('/exhibitor-guide', FAIR);
  const contents = await screen.findByRole('navigation', { name: 'Table of Contents' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    '01 Before the Show /exhibitor-guide#before-the-show',
    '01 Key Dates /exhibitor-guide#key-dates',
    '02 Your Booth /exhibitor-guide#your-booth',
    '02 After the Show /exhibitor-guide#after-the-show',
    '01 Your Booth /exhibitor-guide#your-booth-2',
  ]);
});

test('collapsible sections are collapsed until they are opened or a link leads to them', async () => {
  const { user } = await openScreen('/exhibitor-guide#your-booth-2', FAIR);
  expect(await screen.findByText('Take it with you.')).toBeVisible();
  expect(section('your-booth-2')).toHaveAttribute('open');
  expect(section('your-booth')).not.toHaveAttribute('open');
  expect(section('key-dates')).toBeNull();

  const contents = screen.getByRole('navigation', { name: 'Table of Contents' });
  const link = within(contents).getByRole('link', { name: '02 Your Booth' });
  await user.click(link);
  await waitFor(() => expect(section('your-booth')).toHaveAttribute('open'));
  act(() => section('your-booth')?.removeAttribute('open'));
  await user.click(link);
  await waitFor(() => expect(section('your-booth')).toHaveAttribute('open'));
});

test('if a guide may be downloaded, only this guide is printed, under its own name', async () => {
  const print = jest.fn(() => {
    expect(document.title).toBe('After the Show - Test Fair 2025');
    expect(document.querySelectorAll('.alone')).toHaveLength(1);
    expect(document.querySelector('.alone')).toHaveTextContent('02 After the Show');
  });
  jest.spyOn(window, 'print').mockImplementation(print);
  const { user } = await openScreen('/exhibitor-guide', [
    EVENT,
    { ...AFTER, allowDownload: true },
    { ...BEFORE, allowDownload: 'yes' },
  ]);
  const button = await screen.findByRole('button', { name: 'Download PDF' });
  await waitFor(() => expect(document.title).toBe('Exhibitor Guide - Test Fair 2025'));
  await user.click(button);
  expect(print).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.alone')).toBeNull();
  await waitFor(() => expect(document.title).toBe('Exhibitor Guide - Test Fair 2025'));
});

test('without the event the default place and dates are shown', async () => {
  await openScreen('/exhibitor-guide', [BEFORE]);
  expect(await screen.findByText('Las Vegas Convention Center, OCTOBER 25-26, 2025')).toBeVisible();
});

test('the guide shows that it is loading, and without a guide it offers a link', async () => {
  const { router, hold } = await openScreen('/404', [EVENT, { ...BEFORE, _id: 'drafts.guide' }]);
  const release = hold();
  await act(() => router.navigate('/exhibitor-guide'));
  expect(await screen.findByText('Loading Exhibitor Guide')).toBeVisible();
  release();
  expect(await screen.findByRole('heading', { name: 'The guide is coming soon' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  takeConsole();
});

test('a failure is shown, and a retry recovers', async () => {
  const { failWith, router, user } = await openScreen('/404', FAIR);
  failWith((query) =>
    query.get('query')?.includes('"exhibitorGuide"') ? new Response('{}', { status: 500 }) : undefined,
  );
  await act(() => router.navigate('/exhibitor-guide'));
  expect(await screen.findByRole('heading', { name: 'Failed to Load Guide' })).toBeVisible();
  failWith(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 2, name: '01 Before the Show' })).toBeVisible();
  takeConsole();
});
