import { linkTarget } from '#lib/url/linkTarget.ts';

const internal = (to: string) => ({ kind: 'internal', to });
const external = (href: string) => ({ kind: 'external', href });

test.each([
  ['/lineup', internal('/lineup')],
  ['lineup', internal('/lineup')],
  ['/lineup?sort=recent#top', internal('/lineup?sort=recent#top')],
  ['#join', internal('/#join')],
  ['https://tickets.example/a', external('https://tickets.example/a')],
  ['www.tickets.example', external('https://www.tickets.example/')],
  ['mailto:hello@tickets.example', external('mailto:hello@tickets.example')],
  ['tel:+1-702-555-0100', external('tel:+1-702-555-0100')],
  ['//evil.example/a', external('https://evil.example/a')],
  ['/\\evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/a/..//evil.example/b', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['/\t/evil.example', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
  ['   ', undefined],
  [undefined, undefined],
])('the target of %s is read', (raw, target) => expect(linkTarget(raw)).toEqual(target));

test('an address that an editor marks as external is external', () => {
  expect(linkTarget('tickets.example', true)).toEqual(external('https://tickets.example/'));
});
