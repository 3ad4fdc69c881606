import { isIconName } from '#ui/icons/Icon.tsx';
import { MENU_ICONS } from '../../../src/studio/schema/documents/navigation.ts';
import * as rules from '../../../src/studio/schema/rules.ts';

test.each([
  ['webAddress', 'festival.example', 'not an address'],
  ['webAddress', 'https://festival.example/a', 'javascript:alert(1)'],
  ['link', '/lineup', 'javascript:alert(1)'],
  ['link', 'https://festival.example', 'https://'],
  ['timeZone', 'Europe/Berlin', 'Berlin'],
  ['locale', 'de-AT', 'german language'],
  ['siteLanguage', 'my-MM', 'my'],
  ['dayStart', '06:00', '6'],
  ['hexColor', '#7BD4C1', 'teal'],
  ['notBlank', 'Hall A', '  '],
] as const)('%s accepts %s, and explains why it refuses %s', (rule, valid, invalid) => {
  expect(rules[rule](valid)).toBe(true);
  expect(rules[rule](undefined)).toBe(true);
  expect(rules[rule](invalid)).toEqual(expect.any(String));
});

test('the words of a mail name only what can be put into them', () => {
  expect(rules.mailWords('{booth} at {festival}', ['festival', 'booth'])).toBe(true);
  expect(rules.mailWords(undefined, [])).toBe(true);
  expect(rules.mailWords('{boot} at {festival}', ['festival', 'booth'])).toBe(
    '{boot} is not known: use {festival}, {booth}',
  );
});

test('a slug contains only what addresses can contain', () => {
  expect(rules.slug({ current: 'rubber-rhythm' })).toBe(true);
  expect(rules.slug(undefined)).toBe(true);
  expect(rules.slug({ current: '..' })).toEqual(expect.any(String));
});

test('an event has days, and an event’s end is after its start', () => {
  expect(rules.lastDay('2025-10-26', '2025-10-25')).toBe(true);
  expect(rules.lastDay('2025-10-24', '2025-10-25')).toEqual(expect.any(String));
  expect(rules.lastDay('2025-11-25', '2025-10-25')).toEqual(expect.any(String));
  expect(rules.endAfterStart('2025-10-25T19:00:00Z', '2025-10-25T18:00:00Z')).toBe(true);
  expect(rules.endAfterStart('2025-10-25T18:00:00Z', '2025-10-25T18:00:00Z')).toEqual(expect.any(String));
  expect(rules.endAfterStart(undefined, '2025-10-25T18:00:00Z')).toBe(true);
});

test('a point on a map needs a name if its kind does not name it', () => {
  expect(rules.pointLabel(undefined, 'exit')).toBe(true);
  expect(rules.pointLabel('Cloakroom', 'custom')).toBe(true);
  expect(rules.pointLabel(' ', 'custom')).toEqual(expect.any(String));
  // Another rule asks for the kind.
  expect(rules.pointLabel(undefined, undefined)).toBe(true);
});

test('the site has every icon that a menu item can have', () => {
  expect(MENU_ICONS.filter((name) => !isIconName(name))).toEqual([]);
});

test('the values of a facet have different short names, and a document chooses some of them', () => {
  const [loud, strobe] = ['loud', 'strobe'].map((current) => ({ alias: { current } }));
  expect(rules.distinctAliases([loud, strobe, {}, {}])).toBe(true);
  expect(rules.distinctAliases(undefined)).toBe(true);
  expect(rules.distinctAliases([loud, strobe, loud])).toContain('loud');
  expect(rules.knownValues(['loud'], ['loud', 'strobe'])).toBe(true);
  expect(rules.knownValues(undefined, ['loud'])).toBe(true);
  expect(rules.knownValues(['loud', 'quiet'], ['loud', 'strobe'])).toBe(
    'The facet has no value quiet. It has: loud, strobe',
  );
});
