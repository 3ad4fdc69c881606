import fc from 'fast-check';
import { draftsUrlState, withoutDrafts } from '#features/drafts/draftsUrlState.ts';
import { makeStore } from '#app/store.ts';
import { urlStates } from '#app/url-sync/urlStates.ts';
import { connectUrlSync } from '#app/url-sync/urlSync.ts';
import { filtersChanged } from '#features/schedule/model/scheduleSlice.ts';
import { embeddedAt } from '../../support/scriptedContent.ts';
import { memoryRouter } from '../../support/memoryRouter.ts';

const { write } = draftsUrlState.codec;

test.each([
  ['', '?preview'],
  ['?preview', '?preview'],
  ['?preview=1&q=a', '?q=a&preview'],
  ['?at=2025-10-25T14:05&q=a', '?at=2025-10-25T14:05&q=a&preview'],
])('%j becomes %j', (search, written) => {
  expect(write(undefined, { pathname: '/lineup', search })).toEqual({ pathname: '/lineup', search: written });
});

test('leaving keeps all other parameters', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (text) => {
      const search = withoutDrafts(text && `?${text}`);
      expect(withoutDrafts(write(undefined, { pathname: '/', search }).search)).toBe(search);
    }),
  );
});

test('links and filters keep the drafts in their addresses', async () => {
  const store = makeStore(undefined, { contentSource: embeddedAt('http://unused.example') });
  const router = memoryRouter(['/lineup?preview']);
  const disconnect = connectUrlSync(store, router, new Set([...urlStates, draftsUrlState]));
  const address = () => router.state.location.pathname + router.state.location.search;
  expect(address()).toBe('/lineup?preview');
  await router.navigate('/schedule');
  expect(address()).toBe('/schedule?preview');
  store.dispatch(filtersChanged({ view: 'grid' }));
  expect(address()).toBe('/schedule?view=grid&preview');
  await router.navigate(-1);
  expect(address()).toBe('/lineup?preview');
  disconnect();
});
