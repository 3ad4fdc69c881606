import { features } from '#app/features.ts';
import { scheduleServiceWorker } from '#features/offline/scheduleServiceWorker.ts';
import { installServiceWorker } from '#features/offline/installServiceWorker.ts';
import { makeStore } from '#app/store.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const store = makeStore(undefined, { contentSource: embeddedAt('http://service') });
const register = jest.fn<Promise<unknown>, [string]>();
const give = (name: 'serviceWorker' | 'connection', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  register.mockReset().mockRejectedValue(new Error('insecure'));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const name of ['serviceWorker', 'connection'] as const) Reflect.deleteProperty(navigator, name);
});

test('nothing happens in a browser without service workers', async () => {
  scheduleServiceWorker('/sw.js', store, store.getState(), features);
  expect(jest.getTimerCount()).toBe(0);
});

test('nothing is registered for some seconds, and a failure is ignored', async () => {
  give('serviceWorker', { register, controller: null });
  scheduleServiceWorker('/sw.js', store, store.getState(), features);
  await jest.advanceTimersByTimeAsync(2900);
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(register.mock.calls).toEqual([['/sw.js']]);
});

test('nothing happens if the visitor saves data', async () => {
  give('serviceWorker', { register, controller: null });
  give('connection', { saveData: true });
  await installServiceWorker('/sw.js', store, store.getState(), features);
  expect(register).not.toHaveBeenCalled();
});
