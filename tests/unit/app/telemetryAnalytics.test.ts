/** @jest-environment ./tests/support/jsdomEnvironment.ts */
import { type Analytics, createAnalytics } from '#app/telemetry/analytics.ts';

const NOTHING_SET = { gaMeasurementId: undefined, pageViewScript: undefined };
const WITH_TAG = { ...NOTHING_SET, gaMeasurementId: 'G-TEST1' };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  delete window.gtag;
  delete window.dataLayer;
});

/** The commands that gtag received, without those of its set-up. */
function eventsIn(dataLayer: unknown[] | undefined): unknown[][] {
  return (dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)).slice(2);
}

function clickAll(analytics: Analytics, count: number) {
  for (let number = 0; number < count; number++) analytics.navigationClick(`Item ${number}`);
}

const scripts = () => [...document.querySelectorAll('script')];

describe('the events', () => {
  test.each<[string, (analytics: Analytics) => void, string, object]>([
    [
      'a navigation click',
      (analytics) => analytics.navigationClick('Lineup', '/lineup'),
      'navigation_click',
      { event_category: 'Navigation', event_label: 'Lineup', destination_url: '/lineup' },
    ],
    [
      'a navigation click that leads nowhere',
      (analytics) => analytics.navigationClick('Sign up'),
      'navigation_click',
      { event_category: 'Navigation', event_label: 'Sign up' },
    ],
    [
      'a purchase click',
      (analytics) => analytics.purchaseClick('Buy Tickets Now', 'https://tickets.example/'),
      'purchase_click',
      {
        event_category: 'Purchase',
        event_label: 'Buy Tickets Now',
        destination_url: 'https://tickets.example/',
      },
    ],
    [
      'a search, cut to what is kept',
      (analytics) => analytics.search('y'.repeat(120)),
      'search',
      { search_term: 'y'.repeat(100) },
    ],
    [
      'an error, cut to what is kept',
      (analytics) => analytics.failure('x'.repeat(200), 'hero-video'),
      'error',
      { event_category: 'Error', event_label: 'hero-video', description: 'x'.repeat(100) },
    ],
  ])('%s is sent', (_, act, name, parameters) => {
    const tag = (window.gtag = jest.fn());
    act(createAnalytics(NOTHING_SET));
    expect(tag.mock.calls).toEqual([['event', name, parameters]]);
  });

  test('a page view is sent with the campaign that the address names', () => {
    const tag = (window.gtag = jest.fn());
    const location = 'https://festival.example/faq?utm_source=poster';
    createAnalytics(NOTHING_SET).pageView('/faq', location);
    expect(tag.mock.calls).toEqual([
      ['event', 'page_view', { page_title: 'FAQ', page_path: '/faq', page_location: location }],
    ]);
  });
});

describe('without a measurement id', () => {
  test('nothing is loaded and no global is created', () => {
    createAnalytics(NOTHING_SET).pageView('/', 'https://festival.example/');
    expect(scripts()).toEqual([]);
    expect(window.gtag).toBeUndefined();
    expect(window.dataLayer).toBeUndefined();
  });

  test('events from before the page has a tag arrive in order, automatically and once', () => {
    const analytics = createAnalytics(NOTHING_SET);
    clickAll(analytics, 2);
    const tag = (window.gtag = jest.fn());
    jest.runAllTimers();
    analytics.navigationClick('Item 2');
    expect(tag.mock.calls.map(([, , { event_label }]) => event_label)).toEqual([
      'Item 0',
      'Item 1',
      'Item 2',
    ]);
  });

  test('the search for a tag that never appears ends', () => {
    clickAll(createAnalytics(NOTHING_SET), 1);
    jest.runAllTimers();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a tag that appears late gets the waiting commands with the next one', () => {
    const analytics = createAnalytics(NOTHING_SET);
    clickAll(analytics, 1);
    jest.runAllTimers();
    const tag = (window.gtag = jest.fn());
    clickAll(analytics, 1);
    expect(tag).toHaveBeenCalledTimes(2);
  });

  test('at most 50 commands wait, the first ones', () => {
    clickAll(createAnalytics(NOTHING_SET), 60);
    const tag = (window.gtag = jest.fn());
    jest.runAllTimers();
    expect(tag).toHaveBeenCalledTimes(50);
    expect(tag).toHaveBeenLastCalledWith(
      'event',
      'navigation_click',
      expect.objectContaining({ event_label: 'Item 49' }),
    );
  });

  test('a tag that throws gets each command and disturbs nobody', () => {
    const tag = (window.gtag = jest.fn(() => {
      throw new Error('blocked');
    }));
    const analytics = createAnalytics(NOTHING_SET);
    expect(() => clickAll(analytics, 3)).not.toThrow();
    expect(tag).toHaveBeenCalledTimes(3);
  });

  test('an element with the id gtag is not a tag', () => {
    Object.assign(window, { gtag: document.createElement('div') });
    clickAll(createAnalytics(NOTHING_SET), 1);
    const tag = (window.gtag = jest.fn());
    jest.runAllTimers();
    expect(tag).toHaveBeenCalledTimes(1);
  });
});

describe('with a measurement id', () => {
  test('the tag is set up like Google’s own snippet, but sends no page view automatically', () => {
    createAnalytics(WITH_TAG).navigationClick('FAQ');
    expect(scripts().map((script) => script.src)).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
    ]);
    expect(scripts()[0]?.text).toBe('');
    expect(window.dataLayer?.map(String)).toEqual(Array(3).fill('[object Arguments]'));
    const [setUp, config] = (window.dataLayer ?? []).map((command) => Array.from(command as IArguments));
    expect(setUp).toEqual(['js', expect.any(Date)]);
    expect(config).toEqual(['config', 'G-TEST1', { send_page_view: false }]);
    expect(eventsIn(window.dataLayer)).toMatchObject([['event', 'navigation_click', { event_label: 'FAQ' }]]);
  });

  test('if the script is blocked, the queue does not grow without limit', () => {
    const analytics = createAnalytics(WITH_TAG);
    scripts()[0]?.dispatchEvent(new Event('error'));
    clickAll(analytics, 200);
    expect(window.dataLayer).toHaveLength(50);
  });

  test('a loaded script gets every command', () => {
    const analytics = createAnalytics(WITH_TAG);
    scripts()[0]?.dispatchEvent(new Event('load'));
    clickAll(analytics, 200);
    expect(eventsIn(window.dataLayer)).toHaveLength(200);
  });

  test('an existing tag of the page is kept and configured', () => {
    const tag = (window.gtag = jest.fn());
    createAnalytics(WITH_TAG);
    expect(window.gtag).toBe(tag);
    expect(tag).toHaveBeenCalledWith('config', 'G-TEST1', { send_page_view: false });
  });

  test('a page that forbids scripts still opens', () => {
    jest.spyOn(document, 'createElement').mockImplementationOnce(() => {
      throw new TypeError('This document requires trusted types.');
    });
    expect(() => createAnalytics(WITH_TAG)).not.toThrow();
    expect(scripts()).toEqual([]);
  });
});

test('the page view script is loaded from the site if it is configured', () => {
  createAnalytics({ ...NOTHING_SET, pageViewScript: '/analytics.js' });
  const [script] = scripts();
  expect(script?.src).toBe(`${window.origin}/analytics.js`);
  expect(script?.defer).toBe(true);
});
