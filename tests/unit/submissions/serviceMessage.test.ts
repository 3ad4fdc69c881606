import { i18nOf } from '#lib/i18n/i18n.ts';
import { serviceMessage } from '#submissions/serviceMessage.ts';

const ENGLISH = i18nOf('en-GB');
const OTHER = i18nOf('nl');

test('the visitor reads the service’s own words in English, and how to pass the captcha', () => {
  const refused = { kind: 'refused', status: 415, message: 'Not a PDF.' } as const;
  expect(serviceMessage(refused, ENGLISH)).toBe('Not a PDF.');
  expect(serviceMessage({ ...refused, kind: 'http' }, ENGLISH)).toBe('Not a PDF.');
  expect(serviceMessage({ ...refused, message: '' }, ENGLISH)).toBeUndefined();
  expect(serviceMessage({ kind: 'network', message: 'TypeError' }, ENGLISH)).toBeUndefined();
  for (const i18n of [ENGLISH, OTHER])
    expect(serviceMessage({ kind: 'unproven', message: 'Try again.' }, i18n)).toBe('Try again.');
});

test.each([
  [415, 'Please choose a PDF, ZIP, JPG or PNG file.'],
  [429, 'Too many requests. Please wait a minute and try again.'],
  [500, undefined],
])('in another language the visitor reads a text of the site for status %i', (status, text) => {
  expect(serviceMessage({ kind: 'http', status, message: 'Service’s words.' }, OTHER)).toBe(text);
});
