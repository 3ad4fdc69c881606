import { inLanguage } from '#content/client/inLanguage.ts';
import { event } from '#content/event/index.ts';
import { faq } from '#content/faq/index.ts';
import { hotel } from '#content/hotel/index.ts';
import { type Kind, shownOf } from '#content/kind.ts';
import { addressOf, listPathOf, partAddressOf } from '#content/kindAddress.ts';
import { kindOfType, kinds } from '#content/kinds.ts';
import { page } from '#content/page/index.ts';
import { place } from '#content/place/index.ts';
import { post } from '#content/post/index.ts';

test.each(['name', 'type', 'address', 'pickLetter'] as const)('no two kinds have the same %s', (field) => {
  const values = kinds.flatMap((kind) => kind[field] ?? []);
  expect(new Set(values).size).toBe(values.length);
});

test('a kind is found by the type of its documents', () => {
  expect(kindOfType('scheduleEvent')).toBe(event);
  expect(kindOfType('no such type')).toBeUndefined();
});

test.each<[Kind, string | undefined, string | undefined]>([
  [place, 'nova co', '/marketplace/nova%20co'],
  [place, undefined, undefined],
  [place, '..', undefined],
  [post, 'a & b', '/feed?post=a+%26+b'],
  [page, 'imprint', '/imprint'],
  [hotel, undefined, '/hotel-info'],
  [faq, 'when', '/faq'],
  [{ name: 'part', type: 'part', screen: 'Part' }, 'x', undefined],
])('a document of %j with the alias %s opens at %s', (kind, slug, address) =>
  expect(addressOf(kind, slug)).toBe(address),
);

test('a question of the FAQ has a place on its page', () => {
  expect(partAddressOf(faq, 'when?')).toBe('/faq#when%3F');
  expect(partAddressOf(place, 'nova')).toBe('/marketplace/nova');
});

test.each<[Kind, string]>([
  [place, '/marketplace'],
  [post, '/feed'],
  [hotel, '/hotel-info'],
  [page, '/'],
])('the list of %j is at %s', (kind, path) => expect(listPathOf(kind)).toBe(path));

test('visitors see documents of the event with a public status', () => {
  expect(shownOf(place)).toBe('_type == "place" && eventInstance._ref == $eventId && status in ["active"]');
  expect(inLanguage({ groq: shownOf(faq) }, {}).groq).toBe(
    '_type == "faq" && eventInstance._ref == $eventId',
  );
});
