import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { setupIntersectionMocking } from 'react-intersection-observer/test-utils';

const { getElementError } = getConfig();

configure({
  // A screen waits for a real answer over HTTP.
  asyncUtilTimeout: 5000,
  // A wait looks again and again: the document is printed when it gives up, not for every look that came too early.
  getElementError: (message, container) =>
    isLooking()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** Whether a wait is trying its callback; the library's own mark for it, which its types leave out. */
function isLooking(): boolean {
  const { _disableExpensiveErrorDiagnostics: isTrying } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  return isTrying === true;
}

/** What jsdom lacks and the site uses. Nothing is measured there, so observers never report. */
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
  scrollIntoView: () => undefined,
  setPointerCapture: () => undefined,
  hasPointerCapture: () => false,
});
HTMLMediaElement.prototype.play = () => Promise.resolve();
HTMLMediaElement.prototype.pause = () => undefined;

let said: string[] = [];

beforeEach(() => {
  setupIntersectionMocking(jest.fn);
  said = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said.push(`${level}: ${words.map(String).join(' ')}`);
    });
  }
});

/** Takes what the console was told; a test that expects words there must take them. */
export function takeConsole(): string[] {
  const taken = said;
  said = [];
  return taken;
}

afterEach(() => {
  expect(takeConsole()).toEqual([]);
});
