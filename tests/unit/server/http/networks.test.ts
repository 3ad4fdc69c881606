import { readNetworks } from '#server/http/networks.ts';

test.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '::ffff:127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['10.0.0.0/8', '10.200.3.4', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['::1,fd00::/8', 'fd12::1', true],
  ['127.0.0.1 , fe80::/10', 'fe80::1%eth0', true],
  ['0.0.0.0/0', 'unknown', false],
  ['0.0.0.0/0', '', false],
])('%s has %s: %s', (list, address, isIn) => {
  expect(readNetworks(list).has(address)).toBe(isIn);
});

test.each(['', '127.0.0.1,', 'localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', '::1/129', '1', 'true'])(
  '%j is not a list of networks',
  (list) => {
    expect(() => readNetworks(list)).toThrow();
  },
);
