import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import {
  asset,
  categoryDocument,
  eventDocument,
  faqDocument,
  navigationDocument,
  placeDocument,
  postDocument,
  scheduleEventDocument,
} from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';

const MENU = navigationDocument('home', [
  { menuLabel: 'Home', url: '/', scrollToSection: 'home' },
  { menuLabel: 'Marketplace', url: '/marketplace' },
  { menuLabel: 'Join', url: '/', scrollToSection: 'join', menuPlacement: 'only-main' },
  { menuLabel: 'Hidden', url: '/hidden', visibility: 'hidden' },
  { menuLabel: 'Journal', url: 'www.journal.example', openInNewTab: true, menuPlacement: 'only-main' },
  { menuLabel: 'Below', url: '/below', menuPlacement: 'only-footer' },
]);
const FOOT = navigationDocument('footer', [
  { menuLabel: 'Terms', url: '/terms', menuPlacement: 'only-footer' },
  { menuLabel: 'Marketplace', url: '/marketplace' },
  { menuLabel: 'Only above', url: '/x', menuPlacement: 'only-main' },
]);
const EVENT = eventDocument({
  brandLogo: asset('/media/image/upload/logo.png'),
  socialHandles: { instagramUrl: 'https://instagram.com/testfair' },
  ticketingCTAs: [{ url: 'https://tickets.example' }],
  utmParameters: { source: 'fair' },
  socialShareImage: {
    ...asset('/media/image/upload/share.jpg'),
    context: { custom: { alt: 'One light' } },
  },
  socialShareDescription: 'Two days, one light.',
  favicon: asset('/media/image/upload/favicon.png'),
});

/** The footer's content, which loads when the footer is near the window. */
async function footerInView() {
  const footer = await screen.findByRole('contentinfo');
  await waitFor(() => {
    act(() => mockAllIsIntersecting(true));
    expect(within(footer).getByRole('navigation', { name: 'Footer' })).toBeVisible();
  });
  return footer;
}

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('navigation', () => {
  test('shows the visible items of its menu, marks the open screen, and is counted', async () => {
    const { user, telemetry, address } = await openScreen('/', [EVENT, MENU, FOOT]);
    const menu = await screen.findByRole('navigation', { name: 'Main' });
    expect(links('Main')).toEqual(['Home', 'Marketplace', 'Join', 'Journal']);
    expect(within(menu).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/#join');
    const journal = within(menu).getByRole('link', { name: 'Journal' });
    expect(journal).toHaveAttribute('href', 'https://www.journal.example/');
    expect(journal).toHaveAttribute('target', '_blank');
    await user.click(within(menu).getByRole('link', { name: 'Marketplace' }));
    await waitFor(() => expect(address()).toBe('/marketplace'));
    expect(telemetry.navigationClick).toHaveBeenCalledWith('Marketplace', '/marketplace');
    await waitFor(() => expect(telemetry.pageView).toHaveBeenCalledWith('/marketplace'));
    expect(within(menu).getByRole('link', { name: 'Marketplace' })).toHaveAttribute('aria-current', 'page');
  });

  test('the drawer has a title and the accounts, returns the focus, and closes after a click', async () => {
    const { user, address } = await openScreen('/', [EVENT, MENU, FOOT]);
    const toggle = await screen.findByRole('button', { name: 'Open navigation' });
    await user.click(toggle);
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    expect(await within(drawer).findByText('Follow Us')).toBeVisible();
    expect(within(drawer).getByRole('link', { name: 'Instagram' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
    await user.click(toggle);
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Marketplace' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/marketplace');
    await user.click(toggle);
    const account = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Instagram' });
    account.addEventListener('click', (event) => event.preventDefault());
    await user.click(account);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('an icon is shown before the label if it exists', async () => {
    const icons = ['home', 'unicorn', 'constructor', 7, undefined];
    const items = icons.map((menuIcon, index) => ({ menuLabel: `Item ${index}`, url: '/map', menuIcon }));
    const { user } = await openScreen('/', [EVENT, navigationDocument('home', items)]);
    const withIcon = (menu: HTMLElement) =>
      within(menu)
        .getAllByRole('link')
        .filter((link) => link.firstElementChild?.tagName === 'svg')
        .map(({ textContent }) => textContent);
    expect(withIcon(await screen.findByRole('navigation', { name: 'Main' }))).toEqual(['Item 0']);
    await user.click(screen.getByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    expect(withIcon(within(drawer).getByRole('list', { name: '' }))).toEqual(['Item 0']);
    await user.keyboard('{Escape}');
    await footerInView();
    expect(withIcon(screen.getByRole('navigation', { name: 'Footer' }))).toEqual(['Item 0']);
  });

  test('an event without a menu links to the screens that have content', async () => {
    const place = { ...placeDocument('Oak & Twine'), status: 'active' };
    await openScreen('/', [EVENT, place, postDocument('Doors'), faqDocument('The day', [])]);
    await screen.findByRole('navigation', { name: 'Main' });
    const screens = ['Home', 'Marketplace', 'Feed', 'FAQ'];
    expect(links('Main')).toEqual(screens);
    await footerInView();
    expect(links('Footer')).toEqual(screens);
  });

  describe('the link to My festival', () => {
    const toPicks = () => screen.queryAllByRole('link', { name: 'My festival' });

    test.each([
      ['where anything can be picked', [MENU, scheduleEventDocument('Lights On')], 1],
      ['also without a menu', [placeDocument('Oak & Twine')], 1],
      ['not where nothing can be picked', [MENU, postDocument('Doors')], 0],
      [
        'beside a menu that has one, too',
        [
          navigationDocument('home', [{ menuLabel: 'My festival', url: '/my?part=walk' }]),
          placeDocument('Oak & Twine'),
        ],
        2,
      ],
    ])('is in the header %s', async (_, documents, count) => {
      const { user, address } = await openScreen('/faq', [EVENT, ...documents]);
      await screen.findByRole('navigation', { name: 'Main' });
      expect(toPicks()).toHaveLength(count);
      const [link] = toPicks();
      if (!link) return;
      await user.click(link);
      await waitFor(() => expect(address()).toMatch(/^\/my/));
    });
  });
});

describe('footer', () => {
  test('contains the configured details, the items of its menu, and the organizer with its campaign', async () => {
    await openScreen('/', [EVENT, MENU, FOOT]);
    const footer = await footerInView();
    expect(footer).toHaveAttribute('id', 'footer');
    expect(within(footer).getByText('October 25-26, 2025')).toBeVisible();
    expect(within(footer).getByText('Open 11am-10pm')).toBeVisible();
    expect(links('Footer')).toEqual(['Terms', 'Marketplace']);
    expect(
      within(footer).getByText(`© ${new Date().getFullYear()} Fairground Media. ALL RIGHTS RESERVED.`),
    ).toBeVisible();
    expect(within(footer).getByRole('link', { name: 'Fairground Media' })).toHaveAttribute(
      'href',
      'https://fairground.example/?utm_source=fair&utm_medium=website&utm_campaign=footer_logo',
    );
    expect(within(footer).getByRole('link', { name: 'Buy Tickets Now' })).toBeVisible();
    expect(within(footer).queryByRole('link', { name: 'Get the app' })).toBeNull();
  });

  test('an item without an address is left out with a warning', async () => {
    await openScreen('/', [
      EVENT,
      MENU,
      navigationDocument('footer', [{ menuLabel: 'Press' }, { menuLabel: 'Terms', url: '/terms' }]),
    ]);
    await footerInView();
    expect(links('Footer')).toEqual(['Terms']);
    expect(takeConsole()).toEqual(['warn: The footer item "Press" has no address and is left out.']);
  });

  test('a menu without items for the footer leaves the rest of the footer', async () => {
    const menu = navigationDocument('footer', [
      { menuLabel: 'Above', url: '/x', menuPlacement: 'only-main' },
    ]);
    await openScreen('/faq', [EVENT, MENU, menu]);
    const footer = await screen.findByRole('contentinfo');
    await waitFor(() => {
      act(() => mockAllIsIntersecting(true));
      expect(within(footer).getByText('October 25-26, 2025')).toBeVisible();
    });
    expect(within(footer).queryByRole('navigation')).toBeNull();
  });

  test('a logo that cannot be loaded is replaced by the placeholder', async () => {
    await openScreen('/', [EVENT]);
    const footer = await footerInView();
    const logo = within(footer).getByRole('img', { name: 'Test Fair' });
    fireEvent.error(logo);
    expect(logo).toHaveAttribute('src', '/placeholder.svg');
  });
});

describe('header', () => {
  test('a logo that cannot be loaded is replaced by the name', async () => {
    await openScreen('/marketplace', [EVENT]);
    const home = await screen.findByRole('link', { name: 'Test Fair, home' });
    fireEvent.error(within(home).getByRole('img'));
    expect(home).toHaveTextContent('Test Fair');
  });

  test('on the home screen the logo scrolls to the top, elsewhere it leads home', async () => {
    const { user, address } = await openScreen('/marketplace', [EVENT]);
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const home = await screen.findByRole('link', { name: 'Test Fair, home' });
    await user.click(home);
    await waitFor(() => expect(address()).toBe('/'));
    await screen.findByRole('heading', { level: 1, name: 'Test Fair' });
    scroll.mockClear();
    await user.click(home);
    expect(scroll.mock.instances[0]).toBe(document.getElementById('home'));
  });

  test('screens without further links have a back link', async () => {
    await openScreen('/404', [EVENT]);
    expect(await screen.findByRole('link', { name: 'Back to Test Fair' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(takeConsole()).toEqual(['warn: No page at /404']));
  });
});

/** The content of a meta tag by name or property. */
const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe('the head', () => {
  test('contains what chats and search engines show', async () => {
    await openScreen('/marketplace/', [EVENT]);
    await waitFor(() => expect(document.title).toBe('Marketplace - Test Fair'));
    // The shell may hear of the event a frame later than the screen.
    await waitFor(() => expect(meta('og:site_name')).toBe('Test Fair'));
    expect(meta('og:title')).toBe('Marketplace - Test Fair');
    expect(meta('author')).toBe('Test Fair');
    expect(meta('keywords')).toMatch(/^Test Fair, Test Fair 2025, festival, /);
    expect(meta('description')).toMatch(/^Browse the brands/);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:url')).toBe('https://fair.example/marketplace');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://fair.example/marketplace',
    );
    expect(meta('og:image')).toMatch(/^https:\/\/fair\.example\/media\/.*w_1200,h_630/);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('og:image:alt')).toBe('One light');
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(document.querySelector('link[rel=icon]')).toHaveAttribute(
      'href',
      expect.stringContaining('favicon'),
    );
  });

  test('if a screen has no texts, contains the default description, and in link previews the event’s own text', async () => {
    await openScreen('/404', [EVENT]);
    await waitFor(() => expect(document.title).toBe('Page Not Found - Test Fair 2025'));
    await waitFor(() =>
      expect(meta('description')).toBe(
        'Test Fair: October 25-26, 2025, Las Vegas Convention Center, Las Vegas.',
      ),
    );
    await waitFor(() => expect(meta('og:description')).toBe('Two days, one light.'));
    await waitFor(() => expect(takeConsole()).toEqual(['warn: No page at /404']));
  });

  test('names no picture if the event has none, and the site’s own icon', async () => {
    await openScreen('/', [eventDocument()]);
    await waitFor(() => expect(document.title).toBe('Test Fair'));
    await waitFor(() => expect(meta('og:site_name')).toBe('Test Fair'));
    expect(meta('twitter:card')).toBe('summary');
    expect(meta('og:image')).toBeUndefined();
    expect([...document.querySelectorAll('link[rel=icon]')].map((link) => link.getAttribute('href'))).toEqual(
      ['/icon.svg'],
    );
  });
});

test('a screen that throws is reported, the shell stays, and a retry renders it again', async () => {
  const { router, telemetry, user } = await openScreen('/', [EVENT, categoryDocument('Food')]);
  await screen.findByRole('heading', { level: 1, name: 'Test Fair' });
  // The category's filter key calls this method.
  const broken = jest.spyOn(String.prototype, 'replaceAll').mockImplementation(() => {
    throw new Error('A screen broke');
  });
  await act(() => router.navigate('/marketplace'));
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(
    screen.getByText("An unexpected error occurred. This has been reported and we're looking into it."),
  ).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(telemetry.failure).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'A screen broke' }),
    'screen',
  );
  broken.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  takeConsole();
});
