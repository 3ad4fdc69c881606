import fc from 'fast-check';
import { features } from '#app/features.ts';
import {
  SCREENS_LIKE_LANGUAGES,
  languageOf,
  languagesOf,
  withPrefix,
  withoutPrefix,
} from '#lib/i18n/pageLanguage.ts';

test.each([
  [{}, ['en']],
  [{ locale: 'de-AT' }, ['de-AT']],
  [{ locale: 'no language' }, ['en']],
  [{ languages: [], locale: 'fi' }, ['fi']],
  [{ languages: ['de', 'en', 'de', 'no language', 'my'], locale: 'fi' }, ['de', 'en']],
  [{ languages: ['EN-us', 'pt-br'] }, ['en-US', 'pt-BR']],
])('the languages of %j are %j', (event, languages) => expect(languagesOf(event)).toEqual(languages));

test.each([
  ['/de', 'de', '/de'],
  ['/de/schedule', 'de', '/de'],
  ['/pt-BR/map', 'pt-BR', '/pt-BR'],
  ['/deutsch', 'en', ''],
  ['/en/schedule', 'en', ''],
  ['/fr/schedule', 'en', ''],
  ['/map', 'en', ''],
  ['/', 'en', ''],
])('%s is in %s', (pathname, language, prefix) =>
  expect(languageOf(pathname, ['en', 'de', 'pt-BR'])).toEqual({ language, prefix }),
);

test('every screen whose path looks like a language is known', () => {
  const alike = features.map(({ path }) => path).filter((path) => /^\/[a-z]{2,3}$/.test(path));
  expect(alike.sort()).toEqual(SCREENS_LIKE_LANGUAGES.map((path) => `/${path}`));
});

test('any path comes back from its address in a language', () => {
  const paths = fc.webPath().map((path) => `/${path.replace(/^\/+/, '')}`);
  fc.assert(
    fc.property(paths, fc.constantFrom('', '/de', '/pt-BR'), (path, prefix) => {
      const address = withPrefix(path, prefix);
      expect(withoutPrefix(address, prefix)).toBe(path);
      if (prefix !== '') expect(languageOf(address, ['en', 'de', 'pt-BR']).prefix).toBe(prefix);
    }),
  );
});
