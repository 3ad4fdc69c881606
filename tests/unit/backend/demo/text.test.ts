import { makeDemo } from '../../../../src/backend/demo/makeDemo';
import { valuesIn } from './readDemo';

const demo = makeDemo();
const values = demo.flatMap((document) =>
  [...valuesIn(document)].map(([path, value]) => ({ at: `${document._id}${path}`, path, value })),
);

describe('what people read', () => {
  it('has no undefined value and no number that is none', () => {
    expect(values.filter(({ value }) => value === undefined || Number.isNaN(value))).toEqual([]);
  });

  it.each([
    ['words that a program left behind', /undefined|NaN|null|\[object/],
    ['empty slots', /[{}]/],
    ['double spaces', / {2}/],
    ['two full stops', /\.\./],
    ['space before punctuation', / [,.;:!?]/],
    ['straight quotes', /(?<!\d)"|(?<=[a-z])'(?=[a-z])/],
  ])('holds no %s', (_, leftover) => {
    const found = values.filter(
      ({ path, value }) => typeof value === 'string' && !isAddress(path) && leftover.test(value),
    );
    expect(found).toEqual([]);
  });

  it('leaves no markup in the text', () => {
    const found = values.filter(
      ({ path, value }) => path.endsWith('.text') && /\*|`|~~|__|\]\(|<br>|^[#>-] /.test(String(value)),
    );
    expect(found).toEqual([]);
  });

  it('starts every sentence with a capital, a digit or an opening quote', () => {
    const found = values.filter(
      ({ path, value }) => path.endsWith('.text') && /(?<!\b(?:Co|Dept))[.!?] [a-z]/.test(String(value)),
    );
    expect(found).toEqual([]);
  });

  it('uses every mark, a link of each kind, lists and an empty paragraph', () => {
    const used = (key: string) =>
      new Set(values.filter(({ path }) => path.includes(key)).map(({ value }) => value));
    expect([...used('.marks.')]).toEqual(expect.arrayContaining(['strong', 'em', 'code', 'strike-through']));
    expect([...used('.listItem')]).toEqual(expect.arrayContaining(['bullet', 'number']));
    expect([...used('.level')]).toContain(2);
    expect([...used('.blank')].sort()).toEqual([false, true]);
    expect([...used('.style')]).toEqual(expect.arrayContaining(['h1', 'h2', 'h4', 'blockquote']));
    expect([...used('.noteType')].sort()).toEqual(['danger', 'info', 'success', 'tip', 'warning']);
    expect(values.some(({ path, value }) => path.endsWith('.children.0.text') && value === '')).toBe(true);
  });

  it('links only to invented sites, apart from the platforms of the handles', () => {
    const hosts = values
      .filter(({ path, value }) => isAddress(path) && /^https?:/.test(String(value)))
      .map(({ value }) => new URL(String(value)).hostname);
    const foreign = new Set(hosts.filter((host) => !host.endsWith('.example')));
    expect([...foreign].sort()).toEqual([
      'open.spotify.com',
      'soundcloud.com',
      'www.facebook.com',
      'www.instagram.com',
      'www.snapchat.com',
      'www.tiktok.com',
      'www.twitch.tv',
      'www.youtube.com',
      'x.com',
    ]);
  });
});

function isAddress(path: string): boolean {
  return /(url|uri|href|_id|_ref|_key|current)$/i.test(path);
}
