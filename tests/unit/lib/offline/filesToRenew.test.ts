import { filesToRenew } from '../../../../src/lib/offline/filesToRenew';

const NEW = ['/assets/faq.bbbbbbbb.js', '/assets/faq.bbbbbbbb.css', '/assets/map.cccccccc.js'];

test('files under another hash are to be renewed', () => {
  expect(filesToRenew(['/assets/faq.aaaaaaaa.js', '/assets/map.aaaaaaaa.css'], NEW)).toEqual([
    '/assets/faq.bbbbbbbb.js',
  ]);
});

test('files that are kept already, were never kept, or are no more, are not', () => {
  const kept = ['/assets/map.cccccccc.js', '/assets/map.aaaaaaaa.js', '/assets/hotel.aaaaaaaa.js'];
  expect(filesToRenew(kept, NEW)).toEqual([]);
});
