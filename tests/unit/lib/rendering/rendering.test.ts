import fc from 'fast-check';
import { pageParams } from '#app/url-sync/urlStates.ts';
import { pageAddress } from '#lib/rendering/pageAddress.ts';
import { fillTemplate, readPageData } from '#lib/rendering/renderedPage.ts';

const TEMPLATE =
  '<!doctype html><html><head><title></title></head><body><div id="root"></div><noscript>No script.</noscript></body></html>';

/** Reads the data as a browser does, which finds the script by its id. */
function pageOf(html: string) {
  return {
    querySelector: (selector: string) => ({
      textContent:
        new RegExp(
          `<script type="application/json" id="${selector.replace('script#', '')}">(.*?)</script>`,
          's',
        ).exec(html)?.[1] ?? null,
    }),
  };
}

test('the data of a page can be read back, whatever it contains', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.jsonValue(), (address, value) => {
      const data = { address, state: { value } };
      const html = fillTemplate(TEMPLATE, {
        attributes: { html: { lang: 'en' }, themeColor: undefined },
        head: '',
        body: '',
        data,
      });
      expect(readPageData(pageOf(html))).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});

test('no text closes the script with the data', () => {
  const state = { text: '</script><script>alert(1)</script><!--' };
  const html = fillTemplate(TEMPLATE, {
    attributes: { html: { lang: 'en' }, themeColor: undefined },
    head: '',
    body: '',
    data: { address: '/', state },
  });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
});

test('half a character becomes the same character as on the screen', () => {
  const data = { address: '/', state: { text: 'half \ud800, whole 🎪, spelt \\ud800' } };
  const html = fillTemplate(TEMPLATE, {
    attributes: { html: { lang: 'en' }, themeColor: undefined },
    head: '',
    body: '',
    data,
  });
  expect(readPageData(pageOf(html))?.state).toEqual({
    text: 'half \ufffd, whole 🎪, spelt \\ud800',
  });
});

test('head and screen are in their places, whatever characters they contain', () => {
  const html = fillTemplate(TEMPLATE, {
    attributes: { html: { lang: 'en' }, themeColor: undefined },
    head: '<meta name="a">$&',
    body: '<p>$1 </head></p>',
    data: { address: '/', state: {} },
  });
  expect(html).toContain('<title></title><meta name="a">$&</head>');
  expect(html).toContain(
    '<div id="root" data-starting><p>$1 </head></p></div><script type="application/json"',
  );
  expect(html).not.toContain('<noscript>');
});

test('a template without a place for the screen is refused', () => {
  const parts = {
    attributes: { html: { lang: 'en' }, themeColor: undefined },
    head: '',
    body: '',
    data: { address: '/', state: {} },
  };
  expect(() => fillTemplate('<html><head></head><body></body></html>', parts)).toThrow('root');
});

test('a page that was not rendered has no data', () => {
  expect(readPageData({ querySelector: () => null })).toBeUndefined();
});

test.each([
  ['/marketplace', '', '/marketplace'],
  ['/marketplace', '?letter=B&utm_source=mail&q=noo', '/marketplace?letter=B&q=noo'],
  ['/', '', '/'],
  ['/feed', '?fbclid=1', '/feed'],
  ['/feed/', '?post=a', '/feed?post=a'],
  ['//feed///', '', '//feed'],
  ['///', '', '/'],
  ['/feed', '?post=a%2Fb', '/feed?post=a%2Fb'],
])('%s%s shows %s', (pathname, search, address) =>
  expect(pageAddress({ pathname, search }, pageParams)).toBe(address),
);
