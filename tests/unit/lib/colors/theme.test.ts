import fc from 'fast-check';
import { BLACK, type Rgb, WHITE, contrast, hexText, parseColor } from '#lib/colors/color.ts';
import { readTheme } from '#lib/colors/theme.ts';
import { documentAttributes } from '#lib/rendering/documentAttributes.ts';

const channel = fc.nat(255);
const color = fc.tuple(channel, channel, channel);
const HOSTILE = [
  'red',
  'red;}</style><script>',
  'url(//evil.example)',
  '#12',
  '#1234567',
  '#ggg',
  7,
  null,
  [],
  {},
];

describe('a stored colour', () => {
  test.each([
    ['#fff', WHITE],
    [' #F6F1E7 ', [246, 241, 231]],
    ['#f6f1e780', [246, 241, 231]],
    [{ hex: '#1d1a16' }, [29, 26, 22]],
    [{ rgb: { r: 29, g: 26.4, b: 22, a: 1 } }, [29, 26, 22]],
    [{ hex: '#000', rgb: { r: 999 } }, BLACK],
  ])('%p is read', (stored, rgb) => expect(parseColor(stored)).toEqual(rgb));

  test.each(HOSTILE)('%p is not read as a colour', (stored) => expect(parseColor(stored)).toBeUndefined());

  test('can be read back from its text', () => {
    fc.assert(fc.property(color, (rgb) => expect(parseColor(hexText(rgb))).toEqual(rgb)));
  });
});

describe('contrast', () => {
  test.each<[string, string, number]>([
    ['#000', '#fff', 21],
    ['#777', '#fff', 4.48],
    ['#767676', '#fff', 4.54],
    ['#c2410c', '#fff', 5.18],
  ])('of %s on %s is %d', (first, second, ratio) =>
    expect(contrast(parseColor(first) as Rgb, parseColor(second) as Rgb)).toBeCloseTo(ratio, 2),
  );

  test('is the same in both directions, from 1 to 21', () => {
    fc.assert(
      fc.property(color, color, (a, b) => {
        expect(contrast(a, b)).toBe(contrast(b, a));
        expect(contrast(a, b)).toBeGreaterThanOrEqual(1);
        expect(contrast(a, b)).toBeLessThanOrEqual(21);
      }),
    );
  });
});

describe('the theme', () => {
  test('of an event without colours is that of the style sheet', () => {
    expect(readTheme({})).toEqual({ theme: undefined, weak: [] });
  });

  test('uses colours that can be read', () => {
    const colors = {
      backgroundColor: '#f6f1e7',
      bodyTextColor: '#1d1a16',
      linkColor: '#9a3412',
      accentColor: '#c2410c',
    };
    const { theme, weak } = readTheme(colors);
    expect(weak).toEqual([]);
    expect(theme).toMatchObject({
      mode: 'light',
      background: '#f6f1e7',
      properties: {
        '--event-background': '#f6f1e7',
        '--event-text': '#1d1a16',
        '--event-link': '#9a3412',
        '--event-accent': '#c2410c',
        '--event-on-accent': '#ffffff',
      },
    });
  });

  test.each([
    [{ backgroundColor: '#888', bodyTextColor: '#777' }, 'bodyTextColor'],
    [{ bodyTextColor: '#111' }, 'bodyTextColor'],
    [{ backgroundColor: '#fff', linkColor: '#ffd' }, 'linkColor'],
    [{ accentColor: '#123' }, 'accentColor'],
  ])('of %o ignores colours that cannot be read, and reports them', (fields, field) => {
    const { theme, weak } = readTheme(fields);
    expect(weak).toMatchObject([{ field }]);
    expect(Object.values(theme?.properties ?? {})).not.toContain(
      hexText(parseColor(Object.values(fields).at(-1)) as Rgb),
    );
  });

  test('can be read for any colours, and contains only colours', () => {
    const stored = fc.option(fc.oneof(color.map(hexText), fc.constantFrom(...HOSTILE)));
    const fields = fc.record({
      backgroundColor: stored,
      bodyTextColor: stored,
      linkColor: stored,
      accentColor: stored,
    });
    fc.assert(
      fc.property(fields, (own) => {
        const { properties = {} } = readTheme(own).theme ?? {};
        const read = (name: string) =>
          parseColor((properties as Record<string, string>)[`--event-${name}`]) as Rgb;
        for (const text of Object.values(properties)) expect(text).toMatch(/^#[\da-f]{6}$/);
        if (Object.keys(properties).length === 0) return;
        for (const name of ['text', 'quiet', 'accent', 'link'])
          expect(contrast(read(name), read('background'))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(read('on-accent'), read('accent'))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(read('night-accent'), BLACK)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(read('on-night-accent'), read('night-accent'))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('the document', () => {
  test.each([
    [undefined, { lang: 'en' }],
    ['de-DE', { lang: 'de-DE' }],
    ['ar', { lang: 'ar', dir: 'rtl' }],
    ['az-Arab-IR', { lang: 'az-Arab-IR', dir: 'rtl' }],
    ['de-u-nu-latn', { lang: 'de' }],
    ['"><script>', { lang: 'en' }],
    ['', { lang: 'en' }],
  ])('with the locale %p has language and direction', (locale, html) =>
    expect(documentAttributes({ locale }).html).toEqual(html),
  );

  test('has the colours in its style attribute', () => {
    const { html, themeColor } = documentAttributes({ backgroundColor: '#fff' });
    expect(html).toMatchObject({
      'data-theme': 'light',
      style: expect.stringMatching(/^(--event-[a-z-]+:#[\da-f]{6};?)+$/),
    });
    expect(themeColor).toBe('#ffffff');
  });
});
