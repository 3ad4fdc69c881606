import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { lineup } from '#features/lineup/index.ts';
import { DetailDialog } from '#ui/detail-dialog/DetailDialog.tsx';
import {
  artistDocument,
  categoryDocument,
  eventDocument,
  paragraphs,
  performerDocument,
  placeDocument,
  referenceTo,
} from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';
import { stubPhone } from '../support/stubPhone.ts';

const dance = categoryDocument('Dance', { type: 'performer' });
const liveMusic = categoryDocument('Live Music', { type: 'performer' });
const day = (number: number) => ({ _createdAt: `2025-07-${String(number).padStart(2, '0')}T00:00:00Z` });

/** 35 performers on two pages: Troupe 01 ... Troupe 31 in Dance, then those that other orders sort to the top. */
const PERFORMERS = [
  ...Array.from({ length: 31 }, (_, index) =>
    performerDocument(`Troupe ${String(index + 1).padStart(2, '0')}`, { categories: [referenceTo(dance)] }),
  ),
  performerDocument('Zélie', { categories: [referenceTo(liveMusic), referenceTo(dance)] }),
  performerDocument('Vega', { status: 'featured', categories: [referenceTo(liveMusic)] }),
  performerDocument('Umber', { ...day(9), categories: [referenceTo(liveMusic)] }),
  performerDocument('Aster', { categories: [referenceTo(liveMusic)] }),
];
const FAIR: StoredDocument[] = [eventDocument(), dance, liveMusic, ...PERFORMERS];

const cardNames = () =>
  within(screen.getByRole('list', { name: 'performers' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const status = (text: RegExp) => screen.findByText(text);

describe('the list', () => {
  test('shows that it is loading', async () => {
    const { failWith, router } = await openScreen('/marketplace', FAIR);
    failWith((query) => (query.has('$offset') ? new Promise<Response>(() => undefined) : undefined));
    await act(() => router.navigate('/lineup'));
    expect(await screen.findByText('Loading Lineup')).toBeVisible();
    expect(
      screen.getByText(/Please wait while we fetch the latest performer information\.\.\./),
    ).toBeVisible();
  });

  test('shows the first page in order, with the count of all', async () => {
    await openScreen('/lineup', FAIR);
    expect(await status(/^Showing 30 of 35 performers$/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Lineup' })).toBeVisible();
    expect(cardNames()[0]).toMatch(/^AsterLive Music$/);
    await waitFor(() => expect(document.title).toBe('Lineup - Test Fair'));
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      expect.stringMatching(/everyone performing at Test Fair/),
    );
  });

  test('active and featured performers are shown, and all others are hidden', async () => {
    await openScreen('/lineup', [
      eventDocument(),
      performerDocument('Active'),
      performerDocument('Featured one', { status: 'featured' }),
      performerDocument('Inactive', { status: 'inactive' }),
      performerDocument('Last year', { eventInstance: { _type: 'reference', _ref: 'festival-2024' } }),
      { ...performerDocument('Draft'), _id: 'drafts.performer-draft' },
    ]);
    expect(await status(/^Showing 2 of 2 performers$/)).toBeVisible();
    expect(cardNames()).toEqual(['Active', 'Featured oneFeatured']);
  });

  test('a card shows photo, name, first category and whether the performer is featured', async () => {
    const photo = { url: '/media/image/upload/v.jpg' };
    await openScreen('/lineup', [
      eventDocument(),
      dance,
      liveMusic,
      performerDocument('Vega', {
        status: 'featured',
        media: photo,
        categories: [referenceTo(liveMusic), referenceTo(dance)],
      }),
    ]);
    const card = await screen.findByRole('link', { name: /Vega/ });
    expect(card).toHaveAttribute('href', '/lineup/vega');
    expect(within(card).getByText('Live Music')).toBeVisible();
    expect(within(card).queryByText('Dance')).toBeNull();
    expect(within(card).getByText('Featured')).toBeVisible();
    expect(within(card).getByRole('presentation').getAttribute('src')).toMatch(/\/v\.jpg$/);
  });

  test('a performer without a name is left out and logged by its id, and the list stays', async () => {
    await openScreen('/lineup', [
      eventDocument(),
      performerDocument('Fine'),
      performerDocument('Nameless', { name: null }),
      performerDocument('Odd', { name: { en: 'Odd' } }),
    ]);
    expect(await status(/^Showing 1 of 1 performers$/)).toBeVisible();
    expect(screen.getByText('Fine')).toBeVisible();
    expect(takeConsole().sort()).toEqual([
      expect.stringContaining('performer-nameless'),
      expect.stringContaining('performer-odd'),
    ]);
  });

  test('Load More requests the next page', async () => {
    const { user } = await openScreen('/lineup', FAIR);
    await user.click(await screen.findByRole('button', { name: 'Load More Performers' }));
    expect(await status(/^Showing 35 of 35 performers$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More Performers' })).toBeNull();
  });

  test('scrolling near the end requests it as well', async () => {
    await openScreen('/lineup', FAIR);
    await status(/^Showing 30/);
    act(() => mockAllIsIntersecting(true));
    expect(await status(/^Showing 35 of 35 performers$/)).toBeVisible();
  });
});

describe('the order', () => {
  test.each([
    ['By Name (A-Z)', '/lineup', ['Aster', 'Troupe 01']],
    ['By Name (Z-A)', '/lineup?sort=name-desc', ['Zélie', 'Vega']],
    ['Recently Added', '/lineup?sort=recent', ['Umber']],
    ['Most Featured', '/lineup?sort=featured', ['Vega', 'Aster']],
  ])('"%s" shows the first of all at the top, at %s', async (label, expected, first) => {
    const { user, address } = await openScreen('/lineup?sort=recent', FAIR);
    await status(/^Showing 30/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), label);
    await waitFor(() => expect(address()).toBe(expected));
    await waitFor(() =>
      expect(
        cardNames()
          .slice(0, first.length)
          .map((name) => first.find((one) => name?.startsWith(one))),
      ).toEqual(first),
    );
    expect(await status(/^Showing 30 of 35 performers$/)).toBeVisible();
  });

  test('an order in the address is used, and an unknown one is corrected', async () => {
    const { address } = await openScreen('/lineup?sort=name-desc', FAIR);
    expect(await screen.findByRole('combobox', { name: 'Sort' })).toHaveValue('name-desc');
    expect(address()).toBe('/lineup?sort=name-desc');
    const other = await openScreen('/lineup?sort=price', FAIR);
    await waitFor(() => expect(other.address()).toBe('/lineup'));
  });

  test('can be shown as a list, which is in the address and stays when filters are cleared', async () => {
    const { user, address } = await openScreen('/lineup?letter=Z', FAIR);
    await user.click(await screen.findByRole('button', { name: 'List view' }));
    expect(address()).toBe('/lineup?letter=Z&view=list');
    const card = within(await screen.findByRole('list', { name: 'performers' })).getByRole('link');
    expect(card).toHaveAttribute('data-view', 'list');
    expect(card).toHaveAttribute('href', '/lineup/z%C3%A9lie?letter=Z&view=list');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(address()).toBe('/lineup?view=list');
  });

  test('clearing removes the filters that hide performers and keeps the order', async () => {
    const { user, address, store } = await openScreen(
      '/lineup/category/dance?letter=T&q=01&sort=name-desc',
      FAIR,
    );
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(address()).toBe('/lineup?sort=name-desc'));
    expect(lineup.urlState.select(store.getState())).toMatchObject({ category: 'all', search: '' });
  });
});

describe('filters', () => {
  test('a category has its address, title and description', async () => {
    const { user, address } = await openScreen('/lineup', FAIR);
    const select = await screen.findByRole('combobox', { name: 'Category' });
    await within(select).findByRole('option', { name: /^Dance \(/ });
    await user.selectOptions(select, 'live-music');
    expect(await status(/^Showing 4 of 4 performers \(filtered\)$/)).toBeVisible();
    expect(address()).toBe('/lineup/category/live-music');
    await waitFor(() => expect(document.title).toBe('Live Music - Test Fair Lineup'));
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      expect.stringMatching(/all Live Music performers/),
    );
    expect(screen.getByRole('button', { name: 'B' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Z' })).toBeEnabled();
  });

  test('an unknown category is dropped, and the other filters stay', async () => {
    const { address } = await openScreen('/lineup/category/nothing?letter=A&sort=recent', FAIR);
    await waitFor(() => expect(address()).toBe('/lineup?letter=A&sort=recent'));
    expect(await status(/^Showing 1 of 35 performers \(filtered\)$/)).toBeVisible();
  });

  test('a letter whose performers are on later pages fetches them automatically, and says so', async () => {
    const { user, requests, hold } = await openScreen('/lineup', FAIR);
    await status(/^Showing 30/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'X' })).toBeDisabled());
    const release = hold();
    await user.click(screen.getByRole('button', { name: 'Z' }));
    expect(screen.getByText('Loading more performers...')).toBeVisible();
    expect(screen.queryByText('No performers found')).toBeNull();
    release();
    expect(await screen.findByText('Zélie')).toBeVisible();
    expect(requests.filter((query) => query.has('$ids'))).toHaveLength(1);
    expect(requests.filter((query) => query.get('$offset') === '30')).toHaveLength(0);
  });

  test('when all pages are loaded, the empty state lists the filters and offers links', async () => {
    const { user, address } = await openScreen('/lineup/category/dance?letter=B&q=zz', FAIR);
    expect(await screen.findByRole('heading', { name: 'No performers found' })).toBeVisible();
    for (const line of [
      'No performers start with “B”.',
      'No names contain “zz”.',
      'Looked in the category “Dance”.',
      'Try adjusting your filters.',
    ]) {
      expect(await screen.findByText(line)).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    expect(await status(/^Showing 30 of 35 performers$/)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/lineup'));
  });

  test('Ctrl+F focuses the search box, and Escape clears it', async () => {
    const { user, address } = await openScreen('/lineup', FAIR);
    const box = await screen.findByRole('textbox', { name: 'Search performers' });
    await user.keyboard('{Control>}f{/Control}');
    expect(box).toHaveFocus();
    await user.keyboard('ZELIE');
    expect(await screen.findByText('Zélie')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/lineup?q=ZELIE'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/lineup'));
  });

  test('the modal contains the order as well, and changes nothing until a visitor applies it', async () => {
    stubPhone();
    const { user, address } = await openScreen('/lineup?q=troupe', FAIR);
    await status(/^Showing/);
    const openModal = async () => {
      await user.click(screen.getByRole('button', { name: /^Filters/ }));
      return within(await screen.findByRole('dialog', { name: 'Filters & Sort' }));
    };
    let modal = await openModal();
    await user.selectOptions(modal.getByRole('combobox', { name: 'Sort' }), 'Recently Added');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/lineup?q=troupe');

    modal = await openModal();
    expect(modal.getByRole('combobox', { name: 'Sort' })).toHaveValue('name');
    await user.selectOptions(modal.getByRole('combobox', { name: 'Sort' }), 'By Name (Z-A)');
    await user.selectOptions(modal.getByRole('combobox', { name: 'Category' }), 'dance');
    await user.click(modal.getByRole('button', { name: 'T' }));
    await user.click(modal.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(address()).toBe('/lineup/category/dance?letter=T&q=troupe&sort=name-desc'));

    modal = await openModal();
    await user.click(modal.getByRole('button', { name: 'Clear All' }));
    await user.click(modal.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(address()).toBe('/lineup?q=troupe'));
    jest.restoreAllMocks();
  });
});

describe('failures', () => {
  const refused = () => new Response('{"error":"no"}', { status: 500 });

  test('if the list cannot be loaded, the screen says so, and can retry', async () => {
    const { user, failWith, router } = await openScreen('/not-a-page', FAIR);
    failWith((query) => (query.get('$offset') === '0' ? refused() : undefined));
    await act(() => router.navigate('/lineup'));
    expect(await screen.findByRole('heading', { name: 'Failed to Load Lineup' })).toBeVisible();
    expect(screen.getByText('We could not load the lineup data. Please try again later.')).toBeVisible();
    failWith(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await status(/^Showing 30 of 35 performers$/)).toBeVisible();
    takeConsole();
  });

  test('if the next page fails, the loaded ones stay, and a retry requests only that page', async () => {
    const { user, failWith, requests } = await openScreen('/lineup?sort=recent', FAIR);
    await status(/^Showing 30/);
    failWith((query) => (query.get('$offset') === '30' ? refused() : undefined));
    await user.click(screen.getByRole('button', { name: 'Load More Performers' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('More performers could not be loaded.');
    failWith(() => undefined);
    requests.length = 0;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await status(/^Showing 35 of 35 performers$/)).toBeVisible();
    expect(requests.flatMap((query) => query.get('$offset') ?? [])).toEqual(['30']);
  });
});

describe('the performer dialog', () => {
  const zora = artistDocument('Zora', {
    bio: paragraphs('Born on a boat.'),
    websiteUrl: 'https://zora.example',
    socialHandles: { instagramUrl: 'www.instagram.com/zora', tikTokUrl: 'https://tiktok.com/@zora' },
  });
  const performer = performerDocument('The Zora Show', {
    status: 'featured',
    categories: [referenceTo(liveMusic), referenceTo(dance)],
    artistReference: referenceTo(zora),
    socialHandles: { twitterUrl: 'https://x.com/zorashow', facebookUrl: 'https://facebook.com/zora' },
    buttonLabel: 'Hear a mix',
    buttonURL: 'zora.example/mix',
  });
  const WITH_ZORA = [...FAIR, zora, performer];

  test('opens over the list by its address, with the artist’s fields for missing ones', async () => {
    await openScreen('/lineup/the-zora-show', WITH_ZORA);
    const dialog = within(await screen.findByRole('dialog', { name: 'The Zora Show' }));
    expect(dialog.getByText('No image available')).toBeVisible();
    expect(dialog.getByText('Featured')).toBeVisible();
    expect(dialog.getByText('Live Music')).toBeVisible();
    expect(dialog.getByText('Dance')).toBeVisible();
    expect(dialog.getByText('Born on a boat.')).toBeVisible();
    const outside = dialog.getAllByRole('link').filter((link) => !link.closest('nav'));
    expect(outside.map((link) => [link.textContent || link.title, link])).toEqual([
      ['Hear a mix', expect.objectContaining({ href: 'https://zora.example/mix' })],
      ['Instagram', expect.objectContaining({ href: 'https://www.instagram.com/zora' })],
      ['TikTok', expect.objectContaining({ href: 'https://tiktok.com/@zora' })],
      ['X', expect.objectContaining({ href: 'https://x.com/zorashow' })],
      ['Website', expect.objectContaining({ href: 'https://zora.example/' })],
    ]);
    for (const link of outside) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await waitFor(() => expect(document.title).toBe('The Zora Show - Test Fair Lineup'));
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Born on a boat.');
  });

  test('shows the featured products, with links to places that visitors see', async () => {
    const [shop, closed] = [placeDocument('Zora Shop'), placeDocument('Closed Shop', { status: 'inactive' })];
    const singer = performerDocument('Zora', {
      featuredProducts: [
        referenceTo(shop),
        'A tour shirt',
        null,
        { title: 'A record', url: 'records.example/zora' },
        { name: 'A poster', url: 'javascript:alert(1)' },
        { _type: 'reference', _ref: 'gone' },
        referenceTo(closed),
        7,
      ],
    });
    const { user, address } = await openScreen('/lineup/zora', [eventDocument(), singer, shop, closed]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Zora' }));
    expect(dialog.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Zora Shop',
      'A tour shirt',
      'A record',
      'A poster',
      'Closed Shop',
    ]);
    const links = dialog.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/marketplace/zora-shop',
      'https://records.example/zora',
    ]);
    fireEvent.click(links[0] as HTMLElement);
    await screen.findByRole('dialog', { name: 'Zora Shop' });
    expect(address()).toBe('/marketplace/zora-shop');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The page beneath can be clicked again.
    await waitFor(() => expect(document.body).not.toHaveStyle({ pointerEvents: 'none' }));
  });

  test('shows no products if there are none', async () => {
    await openScreen('/lineup/zora', [eventDocument(), performerDocument('Zora', { featuredProducts: 'x' })]);
    await screen.findByRole('dialog', { name: 'Zora' });
    expect(screen.queryByText('Featured Products')).toBeNull();
  });

  test('leads to the ones before and after it in the list, and then closes back to the list', async () => {
    const { user, address } = await openScreen('/lineup?category=live-music', FAIR);
    const open = async (name: string) => screen.findByRole('dialog', { name });
    await user.click(await screen.findByRole('link', { name: /^Aster/ }));
    const links = async (name: string) =>
      within(within(await open(name)).getByRole('navigation', { name: 'In the list' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(await links('Aster')).toEqual(['Next Umber']);
    await user.click(screen.getByRole('link', { name: 'Next Umber' }));
    expect(await links('Umber')).toEqual(['Previous Aster', 'Next Vega']);
    expect(address()).toBe('/lineup/umber?category=live-music');
    await user.click(within(await open('Umber')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/lineup/category/live-music'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opens from a card and closes back to it, with the same filters', async () => {
    const { user, address } = await openScreen('/lineup/category/dance?sort=name-desc', FAIR);
    const card = await screen.findByRole('link', { name: /Troupe 31/ });
    act(() => card.focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Troupe 31' });
    expect(address()).toBe('/lineup/troupe-31?category=dance&sort=name-desc');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/lineup/category/dance?sort=name-desc'));
    await waitFor(() => expect(card).toHaveFocus());
  });

  test('says that a performer does not exist, and shows the list after two seconds', async () => {
    const { address } = await openScreen('/lineup/nobody?sort=recent', FAIR);
    expect(await screen.findByRole('dialog', { name: 'Performer Not Found' })).toBeVisible();
    expect(screen.getByText('This performer could not be found.')).toBeVisible();
    expect(address()).toBe('/lineup/nobody?sort=recent');
    await waitFor(() => expect(address()).toBe('/lineup?sort=recent'));
  });

  test('shows that it is loading', async () => {
    const { failWith, router } = await openScreen('/lineup', WITH_ZORA);
    await status(/^Showing 30/);
    failWith((query) => (query.has('$slug') ? new Promise<Response>(() => undefined) : undefined));
    await act(() => router.navigate('/lineup/the-zora-show'));
    expect(await screen.findByRole('dialog', { name: 'Loading performer details...' })).toBeVisible();
  });
});

describe('a detail dialog', () => {
  async function closeInAllWays(mustGoBack: boolean) {
    // The page beneath a dialog has no pointer events; the dialog handles the clicks.
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const onClose = jest.fn();
    render(
      <DetailDialog title="Nova" mustGoBack={mustGoBack} closeHref="/lineup" onClose={onClose}>
        <p>On at nine.</p>
      </DetailDialog>,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova' }));
    const closed: boolean[] = [];
    for (const leave of [
      () => user.keyboard('{Escape}'),
      () => user.click(document.body),
      () => user.click(dialog.getByRole('button', { name: /Close|Go Back/ })),
    ]) {
      await leave();
      closed.push(onClose.mock.calls.length > 0);
      onClose.mockClear();
    }
    return {
      name: dialog.getByRole('button', { name: /Close|Go Back/ }).getAttribute('aria-label') ?? 'Go Back',
      closed,
    };
  }

  test('closes by Escape, by a click outside and by its button', async () => {
    expect(await closeInAllWays(false)).toEqual({ name: 'Close', closed: [true, true, true] });
  });

  test("over another dialog it closes only by 'Go Back'", async () => {
    expect(await closeInAllWays(true)).toEqual({ name: 'Go Back', closed: [false, false, true] });
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  });
});
