import { scheduleServiceWorker } from '#app/offline/scheduleServiceWorker.ts';
import { installServiceWorker } from '#app/offline/installServiceWorker.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';

const environment = readSiteEnvironment({});
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

test('a browser without service workers is left alone', async () => {
  scheduleServiceWorker('/sw.js', environment);
  expect(jest.getTimerCount()).toBe(0);
});

test('nothing is registered for some seconds; a failure is the end of it', async () => {
  give('serviceWorker', { register, controller: null });
  scheduleServiceWorker('/sw.js', environment);
  await jest.advanceTimersByTimeAsync(2900);
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(register.mock.calls).toEqual([['/sw.js']]);
});

test('a visitor who saves data is left alone', async () => {
  give('serviceWorker', { register, controller: null });
  give('connection', { saveData: true });
  await installServiceWorker('/sw.js', environment);
  expect(register).not.toHaveBeenCalled();
});
