import fc from 'fast-check';
import { join } from 'node:path';
import { pageFile } from '#server/export/pageFile.ts';
import { pathSegment } from '#lib/url/webAddress.ts';

test.each([
  ['/', 'index.html'],
  ['/faq', 'faq/index.html'],
  ['/marketplace/category/food-&-drink', 'marketplace/category/food-&-drink/index.html'],
  ['/marketplace/caf%C3%A9%20noir', 'marketplace/café noir/index.html'],
])('%s is the file %s, where static hosts look for it', (address, file) => {
  expect(pageFile(address)).toBe(join(...file.split('/')));
});

test.each(['a/b', 'a\\b', 'a\0b', '../up', 'line\nbreak'])('the alias %j cannot be a file name', (alias) => {
  expect(pageFile(`/marketplace/${pathSegment(alias)}`)).toBeUndefined();
});

test('no alias leads out of the folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('.', '/', '\\', 'a', '%', '2', 'f', 'e') }), (alias) => {
      const segment = pathSegment(alias);
      fc.pre(segment !== undefined);
      const file = pageFile(`/marketplace/${segment}`);
      if (file !== undefined) expect(file).toBe(join('marketplace', alias, 'index.html'));
      if (file !== undefined) expect(file.split('/')).toHaveLength(3);
    }),
  );
});
