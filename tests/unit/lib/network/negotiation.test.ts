import { matchesEtag } from '#lib/network/matchesEtag.ts';
import { chooseCoding } from '#lib/network/negotiation.ts';

const asking = (headers: Record<string, string>) => new Request('http://localhost/', { headers });

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=1.0, gzip;q=1.0', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.1', 'gzip'],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*;q=0', undefined],
  ['deflate', undefined],
  ['gzip;q=many', undefined],
  ['', undefined],
])('Accept-Encoding: %s → %s', (header, coding) => {
  expect(chooseCoding(asking({ 'accept-encoding': header }), ['br', 'gzip'])).toBe(coding);
});

test('only an available coding is chosen', () => {
  const request = asking({ 'accept-encoding': 'br, gzip;q=0.5' });
  expect(chooseCoding(request, ['gzip'])).toBe('gzip');
  expect(chooseCoding(request, [])).toBeUndefined();
  expect(chooseCoding(asking({}), ['br', 'gzip'])).toBeUndefined();
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"x", W/"a"', true],
  ['*', true],
  ['"A"', false],
  ['a', false],
  ['"x"', false],
])('If-None-Match: %s knows "a": %s', (header, known) => {
  expect(matchesEtag(asking({ 'if-none-match': header }), '"a"')).toBe(known);
  expect(matchesEtag(asking({ 'if-none-match': header }), 'W/"a"')).toBe(known);
});

test('a request without If-None-Match never matches', () => {
  expect(matchesEtag(asking({}), '"a"')).toBe(false);
});
