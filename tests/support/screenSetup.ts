import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { setupIntersectionMocking } from 'react-intersection-observer/test-utils';

// The Sanity client requests by `fetch` where there is no `XMLHttpRequest`: jsdom's is slow, a tenth of these tests.
jest.mock('get-it', () => {
  const { XMLHttpRequest } = window;
  Reflect.deleteProperty(window, 'XMLHttpRequest');
  const client: unknown = jest.requireActual('get-it');
  window.XMLHttpRequest = XMLHttpRequest;
  return client;
});

const { getElementError } = getConfig();

configure({
  // Screens wait for real HTTP responses.
  asyncUtilTimeout: 15_000,
  // A query that waits retries often: printing the document each time would be slow.
  getElementError: (message, container) =>
    isLooking()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** Whether `waitFor` is retrying; an internal flag of the library, missing in its types. */
function isLooking(): boolean {
  const { _disableExpensiveErrorDiagnostics: isTrying } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  return isTrying === true;
}

/** APIs that jsdom lacks. Observers never report, because jsdom has no layout. */
class SilentResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, {
  ResizeObserver: SilentResizeObserver,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  scrollTo: () => undefined,
});
Object.assign(Element.prototype, {
  animate: () => undefined,
  scrollIntoView: () => undefined,
  setPointerCapture: () => undefined,
  hasPointerCapture: () => false,
});
HTMLMediaElement.prototype.play = () => Promise.resolve();
HTMLMediaElement.prototype.pause = () => undefined;

let messages: string[] = [];

beforeEach(() => {
  setupIntersectionMocking(jest.fn);
  messages = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      const message = words.map(String).join(' ');
      // Responses of real services arrive at any time, also while a test does not wait for the screen.
      if (!message.includes('not wrapped in act(')) messages.push(`${level}: ${message}`);
    });
  }
});

/** Returns and clears the console output; a test that expects output must call it. */
export function takeConsole(): string[] {
  const collected = messages;
  messages = [];
  return collected;
}

afterEach(() => {
  expect(takeConsole()).toEqual([]);
});
