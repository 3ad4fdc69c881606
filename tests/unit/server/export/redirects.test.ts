import { writeRedirects } from '#server/export/writeRedirects.ts';

test('there is a line for each address that redirects, after the owner’s lines', () => {
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

test('calendars of picks are served by the project, if there is one', () => {
  const rule = '/calendar/picks/* https://abcd1234.supabase.co/functions/v1/calendar/picks/:splat 302\n';
  const options = { supabaseUrl: 'https://abcd1234.supabase.co' };
  expect(writeRedirects('/old /new 301', [], options)).toBe(`/old /new 301\n${rule}`);
  expect(writeRedirects('', [], { ...options, prefixes: ['', '/de'] })).toBe(
    `${rule}/de/calendar/picks/* https://abcd1234.supabase.co/functions/v1/calendar/de/calendar/picks/:splat 302\n`,
  );
});

test.each(['/schedule/*', '/schedule/a:b'])(
  '%s has no line, because it would match other addresses',
  (path) => {
    expect(writeRedirects('', [{ path, location: '/schedule' }])).toBe('');
  },
);
