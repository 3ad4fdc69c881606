import { refetchRendered } from '#content/client/refetchRendered.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { loadAllNames } from '#content/lists/useAllNames.ts';
import { marketplace } from '#features/marketplace/index.ts';
import { marketplaceFilters } from '#features/marketplace/model/marketplaceFilters.ts';
import {
  asset,
  categoryDocument,
  eventDocument,
  paragraphs,
  placeDocument,
  referenceTo,
} from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';
import { stubPhone } from '../support/stubPhone.ts';

const food = categoryDocument('Food & Drink');
const art = categoryDocument('Art');
const everything = categoryDocument('marketplace');

/** 60 places on two pages: A01 ... A58 in Art, then one under É and one under 9. */
const PLACES = [
  ...Array.from({ length: 58 }, (_, index) =>
    placeDocument(`Atelier ${String(index + 1).padStart(2, '0')}`, { categories: [referenceTo(art)] }),
  ),
  placeDocument('Zélie Noodles', { categories: [referenceTo(everything), referenceTo(food)] }),
  placeDocument('9 Lives', {
    categories: [referenceTo(food)],
    buttonLabel: 'Buy',
    buttonURL: 'nine.example',
  }),
];
const FAIR: StoredDocument[] = [eventDocument(), food, art, everything, ...PLACES];

const cardNames = () =>
  within(screen.getByRole('list', { name: 'places' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** The large letters that replace a missing picture; the styles draw them. */
const postersOf = (card: HTMLElement) =>
  Array.from(card.querySelectorAll('[data-text]'), (row) => row.getAttribute('data-text'));
const status = (text: RegExp) => screen.findByText(text);

/** A response for page one with modified rows; for `failWith`. */
const pageWith = (change: (row: { name: unknown }) => object) => async (query: URLSearchParams) => {
  if (query.get('$offset') !== '0') return undefined;
  const names = ['9 Lives', ...Array.from({ length: 49 }, (_, index) => `Atelier ${index + 1}`)];
  return Response.json({ result: names.map((name) => change({ ...placeDocument(name), name })) });
};

describe('the list', () => {
  test('shows that it is loading, then the first page in order, with the count of all places', async () => {
    const { hold } = await openScreen('/marketplace', FAIR);
    const release = hold();
    expect(await screen.findByText('Loading Marketplace')).toBeVisible();
    expect(screen.getByText(/Please wait while we fetch the latest brand information\.\.\./)).toBeVisible();
    release();
    expect(await status(/^Showing 50 of 60 places$/)).toBeVisible();
    expect(cardNames()[0]).toMatch(/^9 Lives/);
    expect(screen.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    expect(
      screen.getByText('Hundreds of brands and artists dropping exclusive items only at the event!'),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Marketplace - Test Fair'));
  });

  test('sells tickets beside the title, and shows that it waits while the shop is unknown', async () => {
    const event = eventDocument({
      ticketingCTAs: [{ text: 'Get tickets', url: 'https://tickets.example/' }],
    });
    const { user, telemetry, hold } = await openScreen('/marketplace', [event]);
    const release = hold();
    expect(await screen.findByRole('button', { name: 'Loading...' })).toBeDisabled();
    release();
    const tickets = await screen.findByRole('link', { name: 'Get tickets' });
    tickets.addEventListener('click', (click) => click.preventDefault());
    await user.click(tickets);
    expect(telemetry.purchaseClick).toHaveBeenCalledWith('Get tickets');
  });

  test('shows its title as a picture if the event has one, and as text if the picture is broken', async () => {
    const title = { mediaType: 'image', desktop: asset('/media/image/upload/title.png') };
    await openScreen('/marketplace', [
      eventDocument({
        contentSections: [
          { sectionId: 'marketplace-title', modules: [{ _type: 'mediaModule', media: title }] },
        ],
      }),
    ]);
    const picture = await screen.findByRole('img', { name: 'Marketplace' });
    expect(picture).toHaveAttribute('src', expect.stringContaining('title.png'));
    fireEvent.error(picture);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Marketplace');
    expect(within(heading).queryByRole('img')).toBeNull();
  });

  test('drafts, hidden places and places of other events are not shown', async () => {
    await openScreen('/marketplace', [
      eventDocument(),
      placeDocument('Shown'),
      placeDocument('Hidden', { status: 'inactive' }),
      placeDocument('Elsewhere', { eventInstance: { _type: 'reference', _ref: 'festival-2024' } }),
      { ...placeDocument('Draft'), _id: 'drafts.place-draft' },
    ]);
    expect(await status(/^Showing 1 of 1 places$/)).toBeVisible();
    expect(cardNames()).toEqual(['ShownHall A, Booth 1']);
  });

  test('a malformed document is left out and logged by its id, and the list stays', async () => {
    await openScreen('/marketplace', [
      eventDocument(),
      placeDocument('Fine'),
      { ...placeDocument('Bad'), name: 7 },
    ]);
    expect(await status(/^Showing 1 of 1 places$/)).toBeVisible();
    expect(screen.getByText('Fine')).toBeVisible();
    expect(takeConsole()).toEqual([expect.stringContaining('place-bad')]);
  });

  test('places that cannot be shown are not counted, and take no space on a page', async () => {
    const nameless = [undefined, null, '', ' \n\t\u00a0\u3000', 7, ['List'], { en: 'Name' }].map(
      (name, index) => ({ ...placeDocument(`Nameless ${index}`), name }),
    );
    await openScreen('/marketplace', [...FAIR, ...nameless]);
    expect(await status(/^Showing 50 of 60 places$/)).toBeVisible();
    expect(takeConsole().map((line) => /place-nameless-\d/.exec(line)?.[0])).toEqual(
      nameless.map(({ _id }) => _id),
    );
  });

  test('rows that a page drops are subtracted from the count', async () => {
    const { failWith, router } = await openScreen('/not-a-page', FAIR);
    failWith(pageWith((row) => (row.name === '9 Lives' ? { ...row, name: 9 } : row)));
    await act(() => router.navigate('/marketplace'));
    expect(await status(/^Showing 49 of 59 places$/)).toBeVisible();
    takeConsole();
  });

  test('after a page without any valid place the next page follows', async () => {
    const { failWith, router } = await openScreen('/not-a-page', FAIR);
    failWith(pageWith((row) => ({ ...row, name: 9 })));
    await act(() => router.navigate('/marketplace'));
    expect(await screen.findByText('Loading more places...')).toBeVisible();
    expect(screen.queryByText('No places found')).toBeNull();
    expect(await status(/^Showing 10 of 10 places$/)).toBeVisible();
    takeConsole();
  });

  test('cards are links, with fallbacks for missing fields', async () => {
    await openScreen('/marketplace', FAIR);
    const card = await screen.findByRole('link', { name: /9 Lives/ });
    expect(card).toHaveAttribute('href', '/marketplace/9-lives');
    expect(within(card).getByRole('presentation')).toHaveAttribute('src', '/placeholder.svg');
    expect(postersOf(card)).toEqual(['9', 'LIVES']);
  });

  test('a card whose picture fails shows the words of its name, and a card with a picture has none', async () => {
    const image = { url: '/media/image/upload/nova.jpg' };
    await openScreen('/marketplace', [eventDocument(), placeDocument('Nova', { image })]);
    const card = await screen.findByRole('link', { name: /^Nova/ });
    expect(postersOf(card)).toEqual([]);
    fireEvent.error(within(card).getByRole('presentation'));
    expect(postersOf(card)).toEqual(['NOVA']);
    expect(card).toHaveAccessibleName('Nova Hall A, Booth 1');
  });

  test('Load More requests the next page', async () => {
    const { user } = await openScreen('/marketplace', FAIR);
    await user.click(await screen.findByRole('button', { name: 'Load More Places' }));
    expect(await status(/^Showing 60 of 60 places$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More Places' })).toBeNull();
  });

  test('scrolling near the end requests it as well', async () => {
    await openScreen('/marketplace', FAIR);
    await status(/^Showing 50/);
    act(() => mockAllIsIntersecting(true));
    expect(await status(/^Showing 60 of 60 places$/)).toBeVisible();
  });

  describe('while shown pages are requested again', () => {
    const refetchAll = ({ store }: Awaited<ReturnType<typeof openScreen>>) =>
      refetchRendered(store.dispatch, store.getState().content.queries);
    const offsets = ({ requests }: Awaited<ReturnType<typeof openScreen>>) =>
      requests.flatMap((query) => query.get('$offset') ?? []);

    test('nothing on screen changes, and each page of the list is requested', async () => {
      const opened = await openScreen('/marketplace', FAIR);
      await opened.user.click(await screen.findByRole('button', { name: 'Load More Places' }));
      await status(/^Showing 60 of 60 places$/);
      await opened.settled();
      await waitFor(() => expect(screen.queryByText('Loading more places...')).toBeNull());
      const shown = document.body.innerHTML;
      opened.requests.length = 0;
      const release = opened.hold();
      refetchAll(opened);
      await waitFor(() => expect(offsets(opened)).toEqual(['0']));
      expect(document.body.innerHTML).toBe(shown);
      release();
      await waitFor(() => expect(offsets(opened)).toEqual(['0', '50']));
      await opened.settled();
      await waitFor(() => expect(document.body.innerHTML).toBe(shown));
    });

    test('a requested next page comes after them', async () => {
      const opened = await openScreen('/marketplace', FAIR);
      const more = await screen.findByRole('button', { name: 'Load More Places' });
      const release = opened.hold();
      refetchAll(opened);
      await opened.user.click(more);
      release();
      expect(await status(/^Showing 60 of 60 places$/)).toBeVisible();
    });

    test('a failure leaves the screen as it is', async () => {
      const opened = await openScreen('/marketplace/atelier-01', FAIR);
      await screen.findByRole('dialog', { name: 'Atelier 01' });
      await opened.settled();
      const shown = document.body.innerHTML;
      opened.failWith(() => new Response('{"error":"no"}', { status: 500 }));
      refetchAll(opened);
      await opened.settled();
      expect(document.body.innerHTML).toBe(shown);
    });
  });

  describe('a prefetched page', () => {
    /** Starts to scroll, and waits until page two is requested. */
    async function scroll({ requests }: Awaited<ReturnType<typeof openScreen>>) {
      await status(/^Showing 50/);
      fireEvent.scroll(window);
      await waitFor(() => expect(requests.some((query) => query.get('$offset') === '50')).toBe(true));
    }

    test('is invisible and uncounted until the end is near, also after the visitor comes back', async () => {
      const opened = await openScreen('/marketplace', FAIR);
      await scroll(opened);
      await opened.settled();
      expect(screen.getByText('Showing 50 of 60 places')).toBeVisible();
      await act(() => opened.router.navigate('/not-a-page'));
      await act(() => opened.router.navigate('/marketplace'));
      expect(await status(/^Showing 50 of 60 places$/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Load More Places' })).toBeVisible();

      opened.requests.length = 0;
      act(() => mockAllIsIntersecting(true));
      expect(await status(/^Showing 60 of 60 places$/)).toBeVisible();
      expect(opened.requests.filter((query) => query.has('$offset'))).toHaveLength(0);
    });

    test('is shown when it arrives, if the end is already near', async () => {
      const opened = await openScreen('/marketplace', FAIR);
      await status(/^Showing 50/);
      const release = opened.hold();
      await scroll(opened);
      act(() => mockAllIsIntersecting(true));
      release();
      expect(await status(/^Showing 60 of 60 places$/)).toBeVisible();
      expect(opened.requests.filter((query) => query.get('$offset') === '50')).toHaveLength(1);
    });

    test('that fails is shown as a failure at the end of the list, and only the visitor retries it', async () => {
      const opened = await openScreen('/marketplace', FAIR);
      await status(/^Showing 50/);
      opened.failWith((query) =>
        query.get('$offset') === '50' ? new Response('{"error":"no"}', { status: 500 }) : undefined,
      );
      await scroll(opened);
      await opened.settled();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('More places could not be loaded.');
      opened.failWith(() => undefined);
      await opened.user.click(within(alert).getByRole('button', { name: 'Try Again' }));
      expect(await status(/^Showing 60 of 60 places$/)).toBeVisible();
    });
  });

  test('the app badge follows the setting, and a broken one is hidden', async () => {
    const badge = { _type: 'cloudinary.asset', public_id: 'badge', url: '/media/image/upload/badge.png' };
    const settings = (showAppBadge: boolean) => ({
      _id: 'settings',
      _type: 'siteSettings',
      showAppBadge,
      appStoreUrl: 'https://apps.example/fair',
      appBadge: badge,
    });
    await openScreen('/marketplace', [...FAIR, settings(true)]);
    const link = await screen.findByRole('link', { name: 'Get the app' });
    expect(link).toHaveAttribute('href', 'https://apps.example/fair');
    act(() => void within(link).getByRole('img').dispatchEvent(new Event('error')));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Get the app' })).toBeNull());
  });
});

/** The documents that were requested by their ids. */
const idsOf = (requests: readonly URLSearchParams[]) =>
  requests.flatMap((query) => JSON.parse(query.get('$ids') ?? '[]') as string[]);

// In a browser it arrives with the names, which are larger.
beforeAll(loadAllNames);

describe('filters', () => {
  test('the category list leaves out marketplace, and a chosen category has its address and title', async () => {
    const { user, address } = await openScreen('/marketplace', FAIR);
    const select = await screen.findByRole('combobox', { name: 'Category' });
    await within(select).findByRole('option', { name: 'Art (58)' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Categories', 'Art (58)', 'Food & Drink (2)']);
    await user.selectOptions(select, 'food-&-drink');
    expect(await status(/^Showing 2 of 2 places \(filtered\)$/)).toBeVisible();
    expect(address()).toBe('/marketplace/category/food-&-drink');
    await waitFor(() => expect(document.title).toBe('Food & Drink - Test Fair Marketplace'));
  });

  test('letters that no place of the category starts with are disabled', async () => {
    await openScreen('/marketplace/category/food-&-drink', FAIR);
    await waitFor(() => expect(screen.getByRole('button', { name: 'A' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Z' })).toBeEnabled();
    expect(screen.getByRole('button', { name: '0-9' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'ALL' })).toBeEnabled();
  });

  test('a letter whose places are on later pages fetches only these automatically, and says so', async () => {
    const { user, requests, hold } = await openScreen('/marketplace', FAIR);
    await status(/^Showing 50/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'X' })).toBeDisabled());
    const release = hold();
    await user.click(screen.getByRole('button', { name: 'Z' }));
    expect(screen.getByText('Loading more places...')).toBeVisible();
    expect(screen.queryByText('No places found')).toBeNull();
    release();
    expect(await screen.findByText('Zélie Noodles')).toBeVisible();
    expect(await status(/^Showing 1 of 60 places \(filtered\)$/)).toBeVisible();
    expect(idsOf(requests)).toEqual(['place-zélie-noodles']);
  });

  test('a search counts all matches and shows those of later pages in order', async () => {
    const { user, requests } = await openScreen('/marketplace', FAIR);
    await status(/^Showing 50/);
    await user.type(screen.getByRole('textbox', { name: 'Search places' }), 'lie');
    expect(await status(/^Showing 59 of 60 places \(filtered\)$/)).toBeVisible();
    act(() => mockAllIsIntersecting(true));
    await waitFor(() => expect(idsOf(requests)).toHaveLength(10));
    expect(idsOf(requests)).toEqual([...idsOf(requests)].sort());
    expect(idsOf(requests).at(-1)).toBe('place-zélie-noodles');
  });

  test('a search does not wait for page one once the names are there', async () => {
    const { failWith } = await openScreen('/marketplace?q=zelie', FAIR);
    let sendPageOne = () => {};
    const pageOne = new Promise<undefined>((resolve) => (sendPageOne = () => resolve(undefined)));
    failWith((query) => (query.has('$offset') ? pageOne : undefined));
    expect(await screen.findByText('Zélie Noodles')).toBeVisible();
    expect(await status(/^Showing 1 of 60 places \(filtered\)$/)).toBeVisible();
    sendPageOne();
  });

  test('if the names cannot be loaded, the pages are searched one after the other', async () => {
    const { user, requests, failWith } = await openScreen('/marketplace', FAIR);
    await status(/^Showing 50/);
    failWith((query) =>
      query.get('query')?.startsWith('{"place"') ? new Response('{}', { status: 400 }) : undefined,
    );
    await user.click(screen.getByRole('button', { name: 'Z' }));
    expect(await screen.findByText('Zélie Noodles')).toBeVisible();
    expect(requests.filter((query) => query.get('$offset') === '50')).toHaveLength(1);
    takeConsole();
  });

  test('matches that cannot be loaded are requested again', async () => {
    const { user, failWith } = await openScreen('/marketplace', FAIR);
    await status(/^Showing 50/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'X' })).toBeDisabled());
    failWith((query) => (query.has('$ids') ? new Response('{}', { status: 400 }) : undefined));
    await user.click(screen.getByRole('button', { name: 'Z' }));
    expect(await screen.findByText(/More places could not be loaded/)).toBeVisible();
    failWith(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Zélie Noodles')).toBeVisible();
    takeConsole();
  });

  test('categories are counted under the other filters, and empty ones cannot be chosen', async () => {
    const { user } = await openScreen('/marketplace', FAIR);
    await screen.findByRole('option', { name: 'Art (58)' });
    await user.type(screen.getByRole('textbox', { name: 'Search places' }), '01');
    expect(await screen.findByRole('option', { name: 'Art (1)' })).toBeEnabled();
    expect(screen.getByRole('option', { name: 'Food & Drink (0)' })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Z' })).toBeDisabled());
  });

  test('search ignores accents and case, and the address follows', async () => {
    const { user, address } = await openScreen('/marketplace?letter=Z', FAIR);
    await user.type(await screen.findByRole('textbox', { name: 'Search places' }), 'ZELIE');
    expect(await screen.findByText('Zélie Noodles')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/marketplace?letter=Z&q=ZELIE'));
  });

  test('when all pages are loaded, the empty state lists the filters that match nothing', async () => {
    const { user } = await openScreen('/marketplace/category/art?letter=B&q=zz', FAIR);
    expect(await screen.findByRole('heading', { name: 'No places found' })).toBeVisible();
    expect(screen.getByText('No places start with “B”.')).toBeVisible();
    expect(screen.getByText('No names contain “zz”.')).toBeVisible();
    expect(await screen.findByText('Looked in the category “Art”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    expect(await status(/^Showing 50 of 60 places$/)).toBeVisible();
  });

  test('clearing removes all filters that hide places and keeps the view', async () => {
    const { user, address, store } = await openScreen(
      '/marketplace/category/art?letter=A&q=01&view=list',
      FAIR,
    );
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(address()).toBe('/marketplace?view=list'));
    expect(screen.getByRole('textbox', { name: 'Search places' })).toHaveValue('');
    expect(marketplace.urlState.select(store.getState())).toMatchObject({ category: 'all', view: 'list' });
  });

  test('Escape clears the filters if nothing else handles it', async () => {
    const { user, address } = await openScreen('/marketplace?letter=A', FAIR);
    await status(/filtered/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/marketplace'));
  });

  test('the search box shows a key first; then count and cards follow together', async () => {
    const { store } = await openScreen('/marketplace/category/food-&-drink', FAIR);
    const count = await status(/^Showing 2 of 2 places \(filtered\)$/);
    act(() => {
      flushSync(() => store.dispatch(marketplaceFilters.filtersChanged({ search: 'lives' })));
      expect(screen.getByRole('textbox', { name: 'Search places' })).toHaveValue('lives');
      expect(count).toHaveTextContent('Showing 2 of 2 places (filtered)');
      expect(cardNames()).toHaveLength(2);
    });
    expect(count).toHaveTextContent('Showing 1 of 2 places (filtered)');
    expect(cardNames()).toHaveLength(1);
  });

  test('Ctrl+F and Cmd+F focus the search box, and a second press is left to the browser', async () => {
    const { user } = await openScreen('/marketplace', FAIR);
    const box = await screen.findByRole('textbox', { name: 'Search places' });
    const left: boolean[] = [];
    window.addEventListener('keydown', (event) => left.push(!event.defaultPrevented));
    await user.keyboard('{Control>}f{/Control}');
    expect(box).toHaveFocus();
    left.length = 0;
    await user.keyboard('{Meta>}f{/Meta}');
    expect(left).toEqual([true, true]);
  });

  test('an unknown category is dropped, and the other filters stay', async () => {
    const { address } = await openScreen('/marketplace/category/nothing?letter=A', FAIR);
    await waitFor(() => expect(address()).toBe('/marketplace?letter=A'));
    expect(await status(/^Showing 58 of 60 places \(filtered\)$/)).toBeVisible();
  });

  test('the modal changes nothing until a visitor applies it, and Escape closes only the modal', async () => {
    stubPhone();
    const { user, address } = await openScreen('/marketplace?q=atelier', FAIR);
    await status(/^Showing/);
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    let modal = await screen.findByRole('dialog', { name: 'Filters' });
    await within(modal).findByRole('option', { name: /^Art/ });
    await user.selectOptions(within(modal).getByRole('combobox', { name: 'Category' }), 'art');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/marketplace?q=atelier');

    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    modal = await screen.findByRole('dialog', { name: 'Filters' });
    await user.selectOptions(within(modal).getByRole('combobox', { name: 'Category' }), 'art');
    await user.click(within(modal).getByRole('button', { name: 'A' }));
    await user.click(within(modal).getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(address()).toBe('/marketplace/category/art?letter=A&q=atelier'));

    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    modal = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(modal).getByRole('button', { name: 'Clear All' }));
    await user.click(within(modal).getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(address()).toBe('/marketplace?q=atelier'));
    jest.restoreAllMocks();
  });
});

describe('failures', () => {
  const refused = () => new Response('{"error":"no"}', { status: 500 });

  test('if the list cannot be loaded, the screen says so with details, and can retry', async () => {
    const { user, failWith, router, settled } = await openScreen('/not-a-page', FAIR);
    failWith((query) => (query.get('query')?.includes('type == "place"') ? refused() : undefined));
    await act(() => router.navigate('/marketplace'));
    expect(await screen.findByRole('heading', { name: 'Failed to Load Marketplace' })).toBeVisible();
    expect(screen.getByText('We could not load the marketplace data. Please try again later.')).toBeVisible();
    expect(screen.getByText(/server error 500/)).toBeInTheDocument();
    await settled();
    failWith(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await status(/^Showing 50 of 60 places$/)).toBeVisible();
    expect(await screen.findByRole('option', { name: 'Art (58)' })).toBeVisible();
    takeConsole();
  });

  test('if the next page fails, the loaded ones stay, and a retry requests only that page', async () => {
    const { user, failWith, requests } = await openScreen('/marketplace', FAIR);
    await status(/^Showing 50/);
    failWith((query) => (query.get('$offset') === '50' ? refused() : undefined));
    await user.click(screen.getByRole('button', { name: 'Load More Places' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('More places could not be loaded.');
    expect(await status(/^Showing 50 of 60 places$/)).toBeVisible();
    failWith(() => undefined);
    requests.length = 0;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await status(/^Showing 60 of 60 places$/)).toBeVisible();
    expect(requests.map((query) => query.get('$offset'))).toEqual(['50']);
  });

  test('a response that is not a list is a failure, never an empty list', async () => {
    const { failWith, router } = await openScreen('/not-a-page', FAIR);
    failWith(() => Response.json({ result: null, ms: 1 }));
    await act(() => router.navigate('/marketplace'));
    expect(await screen.findByRole('heading', { name: 'Failed to Load Marketplace' })).toBeVisible();
    expect(screen.queryByText('No places found')).toBeNull();
    takeConsole();
  });

  test('without the event document the list still works', async () => {
    await openScreen('/marketplace', [food, art, everything, ...PLACES]);
    expect(await status(/^Showing 50 of 60 places$/)).toBeVisible();
    expect(document.title).toBe('Marketplace');
  });
});

describe('the place dialog', () => {
  const nova = placeDocument('Nova', {
    categories: [referenceTo(everything), referenceTo(food)],
    description: paragraphs('Ramen at midnight.', '', 'Bring cash.'),
    buttonURL: 'https://nova.example/shop',
    websiteUrl: 'nova.example',
    social_links: { instagramUrl: 'www.instagram.com/nova', twitterUrl: 'not an account' },
  });

  test('shows fields of the brand that an editor has left empty', async () => {
    const brand = { _id: 'brand', _type: 'brand', name: 'Nova Foods', websiteUrl: 'foods.example' };
    const place = placeDocument('Nova', {
      websiteUrl: '',
      mediaCaption: ' ',
      image: { url: '/media/image/upload/nova.jpg' },
      brandReference: referenceTo(brand),
    });
    await openScreen('/marketplace/nova', [...FAIR, brand, place]);
    const dialog = await screen.findByRole('dialog', { name: 'Nova' });
    expect(await within(dialog).findByRole('link', { name: 'Website' })).toHaveAttribute(
      'href',
      'https://foods.example/',
    );
    expect(within(dialog).getByRole('img', { name: 'Nova' })).toBeVisible();
  });

  test('opens by its address over the list, with everything that is known', async () => {
    await openScreen('/marketplace/nova', [...FAIR, nova]);
    const dialog = await screen.findByRole('dialog', { name: 'Nova' });
    expect(within(dialog).getByText('Hall A, Booth 1')).toBeVisible();
    expect(within(dialog).getByText('No image available')).toBeVisible();
    expect(within(dialog).getByText('No image available').parentElement).toHaveStyle({
      backgroundColor: 'rgba(200, 40, 90, 0.5)',
    });
    const shop = within(dialog).getByRole('link', { name: 'Shop Now' });
    expect(shop).toHaveAttribute('href', 'https://nova.example/shop');
    expect(shop).toHaveAttribute('target', '_blank');
    expect(shop).toHaveAttribute('rel', 'noopener noreferrer');
    expect(within(dialog).getByRole('link', { name: 'Instagram' })).toBeVisible();
    expect(within(dialog).queryByRole('link', { name: 'X' })).toBeNull();
    expect(within(dialog).getByRole('link', { name: 'Website' })).toHaveAttribute(
      'href',
      'https://nova.example/',
    );
    expect(
      within(dialog)
        .getAllByText(/./, { selector: 'p' })
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Ramen at midnight.', 'Bring cash.']));
    await waitFor(() => expect(document.title).toBe('Nova - Test Fair Marketplace'));
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Ramen at midnight.');
  });

  test('a card opens it by Enter and by Space, and closing leads back to the card', async () => {
    const { user, address } = await openScreen('/marketplace?letter=A', FAIR);
    const card = await screen.findByRole('link', { name: /Atelier 03/ });
    for (const key of ['{Enter}', ' ']) {
      act(() => card.focus());
      await user.keyboard(key);
      await screen.findByRole('dialog', { name: 'Atelier 03' });
      expect(address()).toBe('/marketplace/atelier-03?letter=A');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(address()).toBe('/marketplace?letter=A'));
      await waitFor(() => expect(card).toHaveFocus());
    }
  });

  test('says that a place does not exist, and shows the list after two seconds', async () => {
    const { address } = await openScreen('/marketplace/nowhere?letter=A', FAIR);
    expect(await screen.findByRole('dialog', { name: 'Place Not Found' })).toBeVisible();
    expect(screen.getByText('This marketplace place could not be found.')).toBeVisible();
    expect(address()).toBe('/marketplace/nowhere?letter=A');
    await waitFor(() => expect(address()).toBe('/marketplace?letter=A'));
  });

  test('shows that it is loading', async () => {
    const { failWith, router } = await openScreen('/marketplace', [...FAIR, nova]);
    await status(/^Showing 50/);
    failWith((query) => (query.has('$slug') ? new Promise<Response>(() => undefined) : undefined));
    await act(() => router.navigate('/marketplace/nova'));
    expect(await screen.findByRole('dialog', { name: 'Loading place details...' })).toBeVisible();
  });
});
