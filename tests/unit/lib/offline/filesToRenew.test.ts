import { filesToRenew } from '#lib/offline/filesToRenew.ts';

const NEW = ['/assets/faq.b2b2b2.js', '/assets/faq.b2b2b2.css', '/assets/map.cccccc.js'];

test('files with another hash are renewed', () => {
  expect(filesToRenew(['/assets/faq.aaaaaa.js', '/assets/map.aaaaaa.css'], NEW)).toEqual([
    '/assets/faq.b2b2b2.js',
  ]);
});

test('texts are renewed in their language', () => {
  const texts = ['/assets/messages.de.b2b2b2/faq.json', '/assets/messages.fi.b2b2b2/faq.json'];
  expect(filesToRenew(['/assets/messages.de.aaaaaa/faq.json'], texts)).toEqual(texts.slice(0, 1));
});

test('files that are stored already, were never stored, or no longer exist are not renewed', () => {
  const cached = ['/assets/map.cccccc.js', '/assets/map.aaaaaa.js', '/assets/hotel.aaaaaa.js'];
  expect(filesToRenew(cached, NEW)).toEqual([]);
});
