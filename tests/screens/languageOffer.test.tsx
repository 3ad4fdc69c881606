import { readFileSync, readdirSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mayOffer, preferredLanguage } from '#app/shell/languageChoice.ts';
import { OFFER_TEXTS } from '#app/shell/offerTexts.ts';
import { showOverlays } from '#app/shell/showOverlays.tsx';
import { memoryRouter } from '../support/memoryRouter.ts';

const { documentElement } = document;

afterEach(() => {
  delete documentElement.dataset.languages;
  window.localStorage.clear();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

/** What the deferred code of a page shows to a visitor with these languages. */
async function arrive({ wanted = ['de-AT', 'en'], languages = 'en de', present = 'en' } = {}) {
  documentElement.dataset.languages = languages;
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  const overlays = Object.assign(document.createElement('div'), { id: 'overlays' });
  document.body.append(overlays);
  const router = memoryRouter(['/lineup?day=sat#top']);
  // The chunk arrives after the first render.
  await act(async () => {
    showOverlays(router, present);
    await import('#app/shell/LanguageOffer.tsx');
  });
  return router;
}

const offer = () => screen.findByRole('complementary', { name: 'Deutsch' });
const noOffer = () => expect(screen.queryByRole('complementary')).toBeNull();

test('a visitor who prefers another language of the festival is told of it in that language', async () => {
  const router = await arrive();
  const bar = await offer();
  expect(bar).toHaveAttribute('lang', 'de');
  const link = within(bar).getByRole('link', { name: 'Diese Seite gibt es auf Deutsch.' });
  expect(link).toHaveAttribute('href', '/de/lineup?day=sat#top');
  await act(() => router.navigate('/map?map=hall-a'));
  expect(link).toHaveAttribute('href', '/de/map?map=hall-a');
  await userEvent.click(within(bar).getByRole('button', { name: 'Schließen' }));
  noOffer();
});

test('it is offered once on a device', async () => {
  await arrive();
  await offer();
  await waitFor(() => expect(mayOffer()).toBe(false));
  document.body.replaceChildren();
  await arrive();
  noOffer();
});

test.each([
  ['a festival in one language', { languages: 'en' }],
  ['a visitor of the page’s language', { wanted: ['en-GB', 'de'] }],
  ['a visitor of none of the languages', { wanted: ['fr'] }],
])('nothing is offered to %s', async (_, visit) => {
  await arrive(visit);
  noOffer();
});

test('nothing is offered in a browser that refuses storage', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await arrive();
  noOffer();
});

test('a language without a text of its own is offered by its name', async () => {
  await arrive({ languages: 'en pt-BR', wanted: ['pt'] });
  expect(await screen.findByRole('link', { name: 'português (Brasil)' })).toBeVisible();
});

test.each([
  // present, the festival's, wanted, offered
  ['en', 'en de', 'de en', 'de'],
  ['de', 'en de', 'en-US', 'en'],
  ['pt-PT', 'pt-PT pt-BR', 'pt', undefined],
  ['pt-PT', 'pt-PT pt-BR', 'pt-BR pt', 'pt-BR'],
  ['en', 'en de fi', 'sv fi de', 'fi'],
])('on a page in %s of %s a visitor who wants %s is offered %s', (present, languages, wanted, offered) =>
  expect(preferredLanguage(present, languages.split(' '), wanted.split(' '))).toBe(offered),
);

test('every language of the texts says what it is, and closes in its own word', () => {
  const files = readdirSync('src/ui/messages').filter((file) => file.endsWith('.json'));
  for (const file of files) {
    const words = JSON.parse(readFileSync(`src/ui/messages/${file}`, 'utf8')) as { close: string };
    expect(OFFER_TEXTS[file.replace('.json', '')]).toEqual({
      offer: expect.any(String) as string,
      close: words.close,
    });
  }
});
