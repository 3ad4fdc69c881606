import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { setupIntersectionMocking } from 'react-intersection-observer/test-utils';

// A screen waits for a real answer over HTTP.
configure({ asyncUtilTimeout: 5000 });

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
