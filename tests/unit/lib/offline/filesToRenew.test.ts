import { filesToRenew } from '#lib/offline/filesToRenew.ts';

const NEW = ['/assets/faq.b2b2b2.js', '/assets/faq.b2b2b2.css', '/assets/map.cccccc.js'];

test('files under another hash are to be renewed', () => {
  expect(filesToRenew(['/assets/faq.aaaaaa.js', '/assets/map.aaaaaa.css'], NEW)).toEqual([
    '/assets/faq.b2b2b2.js',
  ]);
});

test('files that are kept already, were never kept, or are no more, are not', () => {
  const kept = ['/assets/map.cccccc.js', '/assets/map.aaaaaa.js', '/assets/hotel.aaaaaa.js'];
  expect(filesToRenew(kept, NEW)).toEqual([]);
});
