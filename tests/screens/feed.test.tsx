import { act, screen, waitFor, within } from '@testing-library/react';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import {
  asset,
  categoryDocument,
  eventDocument,
  paragraphs,
  postDocument,
  referenceTo,
} from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';
import { asksFor } from '../support/asksFor.ts';

const drops = categoryDocument('Drops', { type: 'feed' });
const marketplaceNews = categoryDocument('Marketplace', { type: 'feed' });

/** News 01 ... News 14 from the newest to the oldest, every second one in Drops, and three that sort before them. */
const NEWS = Array.from({ length: 14 }, (_, index) =>
  postDocument(`News ${String(index + 1).padStart(2, '0')}`, {
    _createdAt: `2025-09-${String(28 - index)}T12:00:00Z`,
    categories: [referenceTo(index % 2 === 0 ? drops : marketplaceNews)],
  }),
);
const PINNED = postDocument('Doors open early', {
  pinned: true,
  priority: 'high',
  categories: [referenceTo(drops)],
  label: 'Read this',
  tags: ['doors', 'saturday', 'tickets', 'lines', 'bags', 'early'],
  content: paragraphs(`${'Doors open at ten. '.repeat(20)}`, 'Bring **nothing**.'),
  _createdAt: '2025-08-02T03:00:00Z',
});
const BREAKING = postDocument('Sold out', { priority: 'breaking', _createdAt: '2025-08-01T12:00:00Z' });
const LOW = postDocument('A small thing', { priority: 'low', _createdAt: '2025-10-20T12:00:00Z' });
const FEED: StoredDocument[] = [eventDocument(), drops, marketplaceNews, LOW, ...NEWS, BREAKING, PINNED];

const headlines = () =>
  within(screen.getByRole('list', { name: 'posts' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

const status = (text: RegExp) => screen.findByText(text);
const cardOf = async (headline: string) => {
  const card = (await screen.findByRole('heading', { name: headline })).closest('article');
  if (!card) throw new Error(`${headline} is on no card.`);
  return within(card);
};
const refused = () => new Response('{"error":"no"}', { status: 500 });

describe('the list', () => {
  test('shows that it is loading, then the first six posts in order, and the number of all', async () => {
    const { hold } = await openScreen('/feed', FEED);
    const release = hold();
    expect(await screen.findByText('Loading Feed')).toBeVisible();
    expect(screen.getByText(/Please wait while we fetch the latest news\.\.\./)).toBeVisible();
    release();
    expect(await status(/^Showing 6 of 17 posts$/)).toBeVisible();
    expect(headlines()).toEqual(['Doors open early', 'Sold out', 'News 01', 'News 02', 'News 03', 'News 04']);
    expect(screen.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Feed - Test Fair 2025'));
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      expect.stringMatching(/^News from Test Fair: /),
    );
  });

  test('a card shows everything that is known of a post', async () => {
    await openScreen('/feed', FEED);
    const card = await cardOf('Doors open early');
    expect(card.getByText('Pinned')).toBeVisible();
    expect(card.getByText('High')).toHaveTextContent('High priority');
    expect(card.getByText('Drops · Read this')).toBeVisible();
    expect(card.getByRole('link', { name: 'Doors open early' })).toHaveAttribute(
      'href',
      '/feed?post=doors-open-early',
    );
    const excerpt = card.getByText(/^Doors open at ten\. .*…$/).textContent;
    expect(excerpt.length).toBeLessThanOrEqual(200);
    expect(excerpt.length).toBeGreaterThan(185);
    expect(excerpt).toMatch(/(ten|open|at|Doors)…$/);
    expect(card.getByText('August 1, 2025')).toHaveAttribute('datetime', '2025-08-02T03:00:00Z');
    expect(
      within(card.getByRole('list', { name: 'Tags' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['doors', 'saturday', 'tickets', 'lines', '+2 more']);
    // Without a picture it is text only.
    expect(card.queryByRole('presentation')).toBeNull();
  });

  test('a card leaves out what is not known', async () => {
    await openScreen('/feed', [
      eventDocument(),
      postDocument('Bare', { alias: null, content: null, priority: 'odd', _createdAt: 'soon', tags: null }),
      { ...postDocument('Bad'), headline: 7 },
    ]);
    const card = await cardOf('Bare');
    expect(card.queryByRole('link')).toBeNull();
    expect(card.queryByText('Pinned')).toBeNull();
    expect(card.getByText('Normal')).toBeVisible();
    expect(card.queryByRole('list')).toBeNull();
    expect(card.queryByRole('time')).toBeNull();
    expect(takeConsole()).toEqual([expect.stringContaining('post-bad')]);
  });

  test('a missing picture is taken from the document that the post is about', async () => {
    const brand = { ...postDocument('x'), _id: 'brand', _type: 'brand', media: asset('/media/brand.jpg') };
    await openScreen('/feed', [
      eventDocument(),
      brand,
      postDocument('Borrowed', { brand: referenceTo(brand) }),
    ]);
    expect((await cardOf('Borrowed')).getByRole('presentation')).toHaveAttribute('src', '/media/brand.jpg');
  });

  test("'Load More' adds six posts, focuses the first of them, and disappears when all are shown", async () => {
    const { user } = await openScreen('/feed', FEED);
    await user.click(await screen.findByRole('button', { name: 'Load More' }));
    expect(await status(/^Showing 12 of 17 posts$/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'News 05' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await status(/^Showing 17 of 17 posts$/)).toBeVisible();
    expect(headlines().at(-1)).toBe('A small thing');
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });
});

describe('filters', () => {
  test('category and priority narrow the list; address and title follow', async () => {
    const { user, address } = await openScreen('/feed', FEED);
    const category = await screen.findByRole('combobox', { name: 'Category' });
    await within(category).findByRole('option', { name: 'Drops (8)' });
    expect(
      within(category)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Categories', 'Drops (8)', 'Marketplace (7)']);
    await user.selectOptions(category, 'drops');
    expect(await status(/^Showing 6 of 8 posts \(filtered\)$/)).toBeVisible();
    expect(address()).toBe('/feed?category=drops');
    await waitFor(() => expect(document.title).toBe('Feed: Drops - Test Fair 2025'));

    await user.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'High');
    expect(await status(/^Showing 1 of 1 posts \(filtered\)$/)).toBeVisible();
    expect(address()).toBe('/feed?category=drops&priority=high');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await status(/^Showing 6 of 17 posts$/)).toBeVisible();
    expect(address()).toBe('/feed');
  });

  test('other filters show six posts again', async () => {
    const { user } = await openScreen('/feed', FEED);
    await user.click(await screen.findByRole('button', { name: 'Load More' }));
    await status(/^Showing 12/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'Normal');
    expect(await status(/^Showing 6 of 14 posts \(filtered\)$/)).toBeVisible();
  });

  test('an unknown category is dropped when the categories are known; priority and post stay', async () => {
    const { address } = await openScreen('/feed?category=nothing&priority=high&post=sold-out', FEED);
    expect(await screen.findByRole('dialog', { name: 'Sold out' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/feed?priority=high&post=sold-out'));
  });

  test('if nothing matches, the screen lists the filters and offers links', async () => {
    const { user, address } = await openScreen('/feed?category=drops&priority=breaking', FEED);
    expect(await screen.findByRole('heading', { name: 'No posts found' })).toBeVisible();
    expect(await screen.findByText('Looked in the category “Drops”.')).toBeVisible();
    expect(screen.getByText('Looked for the priority “Breaking”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    expect(await status(/^Showing 6 of 17 posts$/)).toBeVisible();
    expect(address()).toBe('/feed');
  });

  test('before there is any news, the screen says so and links home', async () => {
    await openScreen('/feed', [eventDocument()]);
    expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });
});

describe('failures', () => {
  test('if the feed cannot be loaded, the screen says so with details, and can retry', async () => {
    const { user, failWith, requests, router, settled } = await openScreen('/not-a-page', FEED);
    failWith((query) => (/"feed(Item)?"/.test(query.get('query') ?? '') ? refused() : undefined));
    await act(() => router.navigate('/feed'));
    expect(await screen.findByRole('heading', { name: 'Failed to Load Feed' })).toBeVisible();
    expect(screen.getByText('We could not load the feed data. Please try again later.')).toBeVisible();
    expect(screen.getByText(/server error 500/)).toBeInTheDocument();
    // A single request, not a loop.
    expect(requests.filter(asksFor('feedItem'))).toHaveLength(1);
    await settled();
    failWith(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await status(/^Showing 6 of 17 posts$/)).toBeVisible();
    expect(await screen.findByRole('option', { name: 'Drops (8)' })).toBeVisible();
    takeConsole();
  });

  test('an immediate retry also loads the categories, whose failure is not rendered yet', async () => {
    const frames: FrameRequestCallback[] = [];
    const nextFrame = window.requestAnimationFrame.bind(window);
    let holdsFrames = false;
    const painting = jest
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((draw) => (holdsFrames ? frames.push(draw) : nextFrame(draw)));
    const { user, failWith, router, settled } = await openScreen('/not-a-page', FEED);
    let refuseCategories = () => {};
    const late = new Promise<Response>((resolve) => (refuseCategories = () => resolve(refused())));
    failWith((query) => (query.get('query')?.includes('feedItem') ? refused() : late));
    await act(() => router.navigate('/feed'));
    await screen.findByRole('heading', { name: 'Failed to Load Feed' });

    holdsFrames = true;
    refuseCategories();
    await settled();
    failWith(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    painting.mockRestore();
    act(() => frames.forEach((draw) => draw(performance.now())));
    expect(await screen.findByRole('option', { name: 'Drops (8)' })).toBeVisible();
    takeConsole();
  });

  test('a response that is not a list is a failure, never an empty feed', async () => {
    const { failWith, router } = await openScreen('/not-a-page', FEED);
    failWith(() => Response.json({ result: null, ms: 1 }));
    await act(() => router.navigate('/feed'));
    expect(await screen.findByRole('heading', { name: 'Failed to Load Feed' })).toBeVisible();
    expect(screen.queryByText('No posts yet')).toBeNull();
    takeConsole();
  });

  test('without categories and event the posts still show', async () => {
    const { failWith, router } = await openScreen('/not-a-page', FEED);
    failWith((query) => (query.get('query')?.includes('feedItem') ? undefined : refused()));
    await act(() => router.navigate('/feed?category=drops'));
    expect(await status(/^Showing 6 of 8 posts \(filtered\)$/)).toBeVisible();
    expect(document.title).toBe('Feed');
    takeConsole();
  });
});

describe('the post dialog', () => {
  const full = postDocument('Full story', {
    pinned: true,
    priority: 'breaking',
    categories: [referenceTo(drops)],
    label: 'Nearly gone',
    tags: ['a', 'b', 'c', 'd', 'e'],
    media: { ...asset('/media/image/upload/full.jpg'), context: { custom: { alt: 'A queue at dawn' } } },
    mediaCaption: 'Photo: Test Fair',
    buttonURL: '/map',
    content: [
      {
        ...paragraphs('Read the guide first.')[0],
        markDefs: [{ _type: 'link', _key: 'l', href: '/exhibitor-guide' }],
        children: [{ _type: 'span', _key: 's', text: 'Read the guide first.', marks: ['l'] }],
      },
      { ...paragraphs('Then come.')[0], _key: 'second' },
      { ...paragraphs('By train')[0], _key: 'third', style: 'h2' },
    ],
    _createdAt: '2025-10-25T06:30:00Z',
  });

  test('opens by its address over the list, with everything that is known', async () => {
    await openScreen('/feed?post=full-story', [...FEED, full]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Full story' }));
    expect(dialog.getByRole('img', { name: 'A queue at dawn' })).toBeVisible();
    expect(dialog.getByText('Photo: Test Fair')).toBeVisible();
    expect(dialog.getByText('Pinned')).toBeVisible();
    expect(dialog.getByText('Breaking')).toBeVisible();
    expect(dialog.getByText('Drops · Nearly gone')).toBeVisible();
    expect(dialog.getByText('October 24, 2025')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Read the guide first.' })).toHaveAttribute(
      'href',
      '/exhibitor-guide',
    );
    expect(dialog.getByText('Then come.')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'By train', level: 3 })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Click Here' })).toHaveAttribute('href', '/map');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
    await waitFor(() => expect(document.title).toBe('Full story - Test Fair 2025'));
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      'Read the guide first.',
    );
  });

  test.each([
    [
      'https://shop.example/x',
      { href: 'https://shop.example/x', target: '_blank', rel: 'noopener noreferrer' },
    ],
    ['shop.example/x', { href: 'https://shop.example/x', target: '_blank' }],
    ['/map', { href: '/map' }],
    ['javascript:alert(1)', undefined],
  ])('a button to %s', async (buttonURL, attributes) => {
    const post = postDocument('Act', { buttonURL, buttonLabel: 'Act now' });
    await openScreen('/feed?post=act', [eventDocument(), post]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Act' }));
    const button = dialog.queryByRole('link', { name: 'Act now' });
    if (!attributes) expect(button).toBeNull();
    for (const [name, value] of Object.entries(attributes ?? {})) expect(button).toHaveAttribute(name, value);
  });

  test('a card opens it; Escape and Close lead back to the card, in a list of the same length', async () => {
    const { user, address } = await openScreen('/feed?priority=normal', FEED);
    await user.click(await screen.findByRole('button', { name: 'Load More' }));
    await status(/^Showing 12/);
    const card = screen.getByRole('link', { name: 'News 09' });
    for (const close of [
      () => user.keyboard('{Escape}'),
      async () => user.click(await screen.findByRole('button', { name: 'Close' })),
    ]) {
      act(() => card.focus());
      await user.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'News 09' });
      expect(address()).toBe('/feed?priority=normal&post=news-09');
      expect(screen.getByText(/^Showing 12 of 14 posts/)).toBeInTheDocument();
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(address()).toBe('/feed?priority=normal');
      expect(screen.getByText(/^Showing 12 of 14 posts/)).toBeVisible();
      await waitFor(() => expect(card).toHaveFocus());
    }
  });

  test('opened by a link, it closes to the list with its filters', async () => {
    const { user, address, router } = await openScreen('/feed?category=drops&post=sold-out', FEED);
    await screen.findByRole('dialog', { name: 'Sold out' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/feed?category=drops'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('says that a post does not exist, and shows the list after two seconds', async () => {
    const { address } = await openScreen('/feed?priority=low&post=nowhere', FEED);
    expect(await screen.findByRole('dialog', { name: 'Post Not Found' })).toBeVisible();
    expect(screen.getByText('This post could not be found.')).toBeVisible();
    expect(address()).toBe('/feed?priority=low&post=nowhere');
    await waitFor(() => expect(address()).toBe('/feed?priority=low'));
  });

  test('shows that it is loading', async () => {
    const { failWith, router } = await openScreen('/feed', FEED);
    await status(/^Showing 6/);
    failWith((query) => (query.has('$slug') ? new Promise<Response>(() => undefined) : undefined));
    await act(() => router.navigate('/feed?post=sold-out'));
    expect(await screen.findByRole('dialog', { name: 'Loading post details...' })).toBeVisible();
  });
});
