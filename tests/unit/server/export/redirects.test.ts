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

test('calendars of picks are answered by the project, where there is one', () => {
  const rule = '/calendar/picks/* https://abcd1234.supabase.co/functions/v1/calendar/picks/:splat 302\n';
  expect(writeRedirects('/old /new 301', [], 'https://abcd1234.supabase.co')).toBe(`/old /new 301\n${rule}`);
});

test.each(['/schedule/*', '/schedule/a:b'])('%s would stand for other addresses, so it has none', (path) => {
  expect(writeRedirects('', [{ path, location: '/schedule' }])).toBe('');
});
