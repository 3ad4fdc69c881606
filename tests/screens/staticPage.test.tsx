import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asset, eventDocument, paragraphs, staticPageDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';

const heading = (style: string, text: string) => ({ ...paragraphs(text)[0], _key: text, style });
const TERMS = staticPageDocument('terms', {
  title: 'Terms and Conditions',
  _updatedAt: '2025-10-03T02:00:00Z',
  content: [
    ...paragraphs('They are written to be read.'),
    heading('h1', '1. Who we are'),
    heading('h2', '1.1 How to reach us'),
    heading('h3', '1.1.1 By mail'),
    heading('h1', '2. Tickets'),
  ],
});
const FAIR = [eventDocument(), TERMS];
const failed = () => new Response('{}', { status: 500 });
const isPageQuery = (query: URLSearchParams) => query.has('$alias');

test('a page shows its title, contents, text and date of change in the zone of the event', async () => {
  const { requests } = await openScreen('/terms', FAIR);
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
  expect(screen.getByText('They are written to be read.')).toBeVisible();
  expect(screen.getByText('Last updated October 2, 2025')).toBeVisible();
  const contents = screen.getByRole('navigation', { name: 'Table of Contents' });
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual([
    '01 Who we are /terms#1-who-we-are',
    '01 How to reach us /terms#11-how-to-reach-us',
    '02 Tickets /terms#2-tickets',
  ]);
  // The page's title is the h1; the text's headings are shifted below it and keep their ids.
  expect(screen.getByRole('heading', { level: 2, name: '2. Tickets' })).toHaveAttribute('id', '2-tickets');
  expect(screen.getByRole('heading', { level: 4, name: '1.1.1 By mail' })).not.toHaveAttribute('id');
  await waitFor(() => expect(document.title).toBe('Terms and Conditions - Test Fair 2025'));
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    'They are written to be read.',
  );
  expect(requests.filter(isPageQuery)).toHaveLength(1);
});

test('the title is a picture, then the alternative picture, then text', async () => {
  await openScreen('/terms', [
    eventDocument(),
    {
      ...TERMS,
      media: asset('/media/image/upload/one.png'),
      mediaCaption: 'Drawn by nobody',
      alternativeMedia: asset('/media/image/upload/two.png'),
    },
  ]);
  const title = () => screen.getByRole('heading', { level: 1, name: 'Terms and Conditions' });
  const picture = () => within(title()).getByRole('img');
  await waitFor(() => expect(picture()).toHaveAttribute('src', expect.stringContaining('one.png')));
  expect(screen.getByText('Drawn by nobody')).toBeVisible();
  fireEvent.error(picture());
  await waitFor(() => expect(picture()).toHaveAttribute('src', expect.stringContaining('two.png')));
  fireEvent.error(picture());
  await waitFor(() => expect(title()).toHaveTextContent('Terms and Conditions'));
});

test('a text without headings has no contents, and a page without a title has its alias as title', async () => {
  await openScreen('/code-of-conduct', [
    eventDocument(),
    staticPageDocument('code-of-conduct', { content: paragraphs('Be kind.'), _updatedAt: 'never' }),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'code of conduct' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Table of Contents' })).toBeNull();
  expect(screen.queryByText(/Last updated/)).toBeNull();
});

test.each([
  ['nothing', []],
  ['an unpublished page', [{ ...TERMS, status: 'draft' }]],
  ['a draft', [{ ...TERMS, _id: 'drafts.page-terms' }]],
])('an address with %s shows the not-found page and leaves no history entry', async (_what, pages) => {
  const { router, address, requests } = await openScreen('/terms', [eventDocument(), ...pages]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText("The path doesn't exist or has been moved.")).toBeVisible();
  expect(address()).toBe('/404');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(requests.filter(isPageQuery)).toHaveLength(1);
  await waitFor(() => expect(takeConsole()).toEqual(['warn: No page at /terms']));
});

test('a page that fails to load shows the not-found page with the reason, and nothing else meanwhile', async () => {
  const { router, failWith, address } = await openScreen('/faq', FAIR);
  await screen.findByRole('heading', { level: 1, name: 'FAQ' });
  const alerts: string[] = [];
  new MutationObserver(() => {
    for (const alert of screen.queryAllByRole('alert')) alerts.push(alert.textContent);
  }).observe(document.body, { childList: true, subtree: true });
  failWith((query) => (isPageQuery(query) ? failed() : undefined));
  await act(() => router.navigate('/terms'));
  expect(await screen.findByText('Something went wrong loading this page.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(address()).toBe('/404');
  expect(alerts.every((text) => text.startsWith('Page Not Found'))).toBe(true);
  await waitFor(() => expect(takeConsole()).toContain('warn: No page at /terms'));
});

test('a request to a busy service is retried, by one layer only', async () => {
  const { router, failWith, requests } = await openScreen('/404', FAIR);
  takeConsole();
  let tries = 0;
  failWith((query) =>
    isPageQuery(query) && ++tries === 1
      ? new Response('{}', {
          status: 503,
          headers: { 'retry-after': '0', 'access-control-expose-headers': 'Retry-After' },
        })
      : undefined,
  );
  await act(() => router.navigate('/terms'));
  expect(await screen.findByText('They are written to be read.')).toBeVisible();
  expect(requests.filter(isPageQuery)).toHaveLength(2);
  takeConsole();
});

test('going from one page to another shows the other page', async () => {
  const { router } = await openScreen('/terms', [
    ...FAIR,
    staticPageDocument('privacy', { title: 'Privacy', content: paragraphs('Nothing is kept.') }),
  ]);
  await screen.findByText('They are written to be read.');
  await act(() => router.navigate('/privacy'));
  expect(await screen.findByText('Nothing is kept.')).toBeVisible();
  expect(screen.queryByText('They are written to be read.')).toBeNull();
});

test('deeper paths and known screens are not treated as pages', async () => {
  const { router, requests, address } = await openScreen('/terms/more', [
    ...FAIR,
    staticPageDocument('faq'),
    staticPageDocument('404'),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(address()).toBe('/terms/more');
  await act(() => router.navigate('/faq'));
  expect(await screen.findByRole('heading', { name: 'No questions yet' })).toBeVisible();
  await act(() => router.navigate('/404'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(requests.filter(isPageQuery)).toEqual([]);
  await waitFor(() => expect(takeConsole()).toContain('warn: No page at /404'));
});

test('a visitor who leaves before a page is known to be missing stays where they went', async () => {
  const { router, hold, store, address } = await openScreen('/vendor-application', FAIR);
  await screen.findByLabelText(/^Full Name/);
  const release = hold();
  await act(() => router.navigate('/not-a-page'));
  await act(async () => {
    // The answer arrives when the router has left, and React has not.
    await router.navigate('/vendor-application');
    const answered = new Promise<void>((resolve) => store.subscribe(resolve));
    release();
    await answered;
  });
  expect(await screen.findByLabelText(/^Full Name/)).toBeVisible();
  expect(address()).toBe('/vendor-application');
});
