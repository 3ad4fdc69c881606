import { reloadWith } from '#features/offline/offerNewVersions.ts';

const serviceWorker = new EventTarget();
const worker = { postMessage: jest.fn() } as unknown as ServiceWorker & { postMessage: jest.Mock };
const reload = jest.fn();

beforeAll(() => {
  Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker }, configurable: true });
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a new version is activated, and the page is reloaded once it is there', () => {
  reloadWith(worker, reload);
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('if the old worker does not make way, the page is reloaded with it, once', () => {
  reloadWith(worker, reload);
  jest.advanceTimersByTime(4000);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what another tab has activated is there at the next load', () => {
  reloadWith(null, reload);
  expect(reload).toHaveBeenCalledTimes(1);
});
