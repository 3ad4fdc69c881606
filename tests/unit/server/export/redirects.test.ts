import { writeRedirects } from '#server/export/writeRedirects.ts';

test('a line for each address that leads elsewhere, after those of the owner', () => {
  const addresses = [
    { path: '/schedule/opening' },
    { path: '/schedule/off', location: '/schedule' },
    { path: '/schedule/caf%C3%A9', location: '/schedule' },
  ];
  const lines = '/schedule/off /schedule 301\n/schedule/caf%C3%A9 /schedule 301\n';
  expect(writeRedirects('', addresses)).toBe(lines);
  expect(writeRedirects('/old /new 301', addresses)).toBe(`/old /new 301\n${lines}`);
  expect(writeRedirects('/old /new 301\n', addresses)).toBe(`/old /new 301\n${lines}`);
});

test.each(['/schedule/*', '/schedule/a:b'])('%s would stand for other addresses, so it has none', (path) => {
  expect(writeRedirects('', [{ path, location: '/schedule' }])).toBe('');
});
