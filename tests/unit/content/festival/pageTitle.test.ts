import { festivalBlurb, festivalKeywords, listTitle, pageTitle } from '#content/festival/pageTitle.ts';
import { FESTIVAL, festivalNamed } from '../../../support/festival.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

test.each([
  ['Schedule', 'Afterglow', 'Schedule - Afterglow 2025'],
  [undefined, 'Afterglow', 'Afterglow'],
  ['Schedule', undefined, 'Schedule'],
  [undefined, undefined, ''],
])('the title %s at %s is written', (title, event, expected) =>
  expect(pageTitle(title, festivalNamed(event))).toBe(expected),
);

test('the description contains date and place', () => {
  expect(festivalBlurb(festivalNamed('Afterglow'), t)).toBe(
    'Afterglow: October 25-26, 2025, Las Vegas Convention Center, Las Vegas.',
  );
  expect(festivalBlurb(FESTIVAL, t)).toMatch(/^The festival: /);
});

test('the keywords name the festival, its place and its subjects', () => {
  const general =
    'festival, convention, Las Vegas, Las Vegas Convention Center, art, music, food, fashion, streetwear';
  expect(festivalKeywords(festivalNamed('Afterglow'), t)).toBe(`Afterglow, Afterglow 2025, ${general}`);
  expect(festivalKeywords(FESTIVAL, t)).toBe(general);
});

test.each([
  ['Nova', 'Afterglow', 'Nova - Afterglow Marketplace'],
  [undefined, 'Afterglow', 'Marketplace - Afterglow'],
  [undefined, undefined, 'Marketplace'],
  ['Nova', undefined, 'Nova - Marketplace'],
])('the title of a list with %s open, at %s, is written', (subject, event, title) =>
  expect(listTitle('Marketplace', subject, event)).toBe(title),
);
