import { readBackendEnvironment } from '#server/environment.ts';

test('every variable has a default, and an empty one counts as not set', () => {
  const defaults = { PORT: 3000, DATASET: undefined, DATA_DIR: '.local' };
  expect(readBackendEnvironment({})).toEqual(defaults);
  expect(readBackendEnvironment({ PORT: '', DATASET: '', DATA_DIR: '' })).toEqual(defaults);
});

test('variables that are set are read', () => {
  const set = { PORT: '0', DATASET: 'event.ndjson', DATA_DIR: '/var/fairground', OTHER: 'x' };
  expect(readBackendEnvironment(set)).toEqual({
    PORT: 0,
    DATASET: 'event.ndjson',
    DATA_DIR: '/var/fairground',
  });
});

test.each(['abc', '-1', '65536', '3000.5', '0x10', ' '])('PORT=%j is named in one line', (PORT) => {
  expect(() => readBackendEnvironment({ PORT })).toThrow(
    new Error(`PORT must be a whole number from 0 to 65535; it is "${PORT}".`),
  );
});

test('TRUSTED_PROXIES is read, and named in one line', () => {
  const { TRUSTED_PROXIES } = readBackendEnvironment({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' });
  expect(['127.0.0.1', '10.1.2.3', '203.0.113.1'].map((address) => TRUSTED_PROXIES?.has(address))).toEqual([
    true,
    true,
    false,
  ]);
  expect(() => readBackendEnvironment({ TRUSTED_PROXIES: '1' })).toThrow(
    new Error(
      'TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas; it is "1".',
    ),
  );
});

test.each(['swordfish', 'x'.repeat(31)])(
  'row b1: the service key %j, which is too short, is refused without repeating it',
  (SUPABASE_SERVICE_ROLE_KEY) => {
    expect(() => readBackendEnvironment({ SUPABASE_SERVICE_ROLE_KEY })).toThrow(
      new Error('SUPABASE_SERVICE_ROLE_KEY must have 32 characters or more.'),
    );
  },
);

test('a password of organisers that is too short is refused without repeating it', () => {
  expect(() => readBackendEnvironment({ STAFF_PASSWORD: 'swordfish' })).toThrow(
    new Error('STAFF_PASSWORD must have 12 characters or more.'),
  );
});

test('a mail server and a sender are read', () => {
  expect(
    readBackendEnvironment({
      SMTP_URL: 'smtps://u:p@mail.example:465/?pool=true',
      MAIL_FROM: 'Festival <a@festival.example>',
    }),
  ).toMatchObject({
    SMTP_URL: 'smtps://u:p@mail.example:465/?pool=true',
    MAIL_FROM: { name: 'Festival', address: 'a@festival.example' },
  });
});

test.each([
  [
    { SMTP_URL: 'smtp://mail.example' },
    'MAIL_FROM is missing: with SMTP_URL, mails need the address that they come from.',
  ],
  [
    { SMTP_URL: 'https://user:secret@mail.example', MAIL_FROM: 'a@festival.example' },
    'SMTP_URL must be an address such as smtps://user:password@mail.example.org.',
  ],
  [
    { MAIL_FROM: 'Festival' },
    'MAIL_FROM must be an address such as festival@example.org, or Festival <festival@example.org>; it is "Festival".',
  ],
])('%j is named in one line, without a password', (variables, message) => {
  expect(() => readBackendEnvironment(variables)).toThrow(new Error(message));
});
