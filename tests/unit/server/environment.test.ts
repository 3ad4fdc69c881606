import { readBackendEnvironment } from '#server/environment.ts';

test('everything has a default, and an empty variable counts as not set', () => {
  const defaults = { PORT: 3000, DATASET: undefined, DATA_DIR: '.local' };
  expect(readBackendEnvironment({})).toEqual(defaults);
  expect(readBackendEnvironment({ PORT: '', DATASET: '', DATA_DIR: '' })).toEqual(defaults);
});

test('what is set is read', () => {
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

test.each(['swordfish', 'x'.repeat(31)])(
  'row b1: the service key %j, too short to be one, is refused without being told',
  (SUPABASE_SERVICE_ROLE_KEY) => {
    expect(() => readBackendEnvironment({ SUPABASE_SERVICE_ROLE_KEY })).toThrow(
      new Error('SUPABASE_SERVICE_ROLE_KEY must have 32 characters or more.'),
    );
  },
);
