import { clientAddressOf } from '#server/http/clientAddress.ts';
import { readNetworks } from '#server/http/networks.ts';

const trusted = readNetworks('127.0.0.1, 10.0.0.0/8');

test.each([
  ['203.0.113.9', '198.51.100.1', '203.0.113.9', 'who is no trusted proxy is not believed'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1', 'a trusted proxy is'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1', 'also over a socket for IPv6'],
  ['127.0.0.1', '127.0.0.1, 198.51.100.1', '198.51.100.1', 'what a client wrote is not'],
  ['127.0.0.1', '192.0.2.1, 198.51.100.1,10.0.0.7', '198.51.100.1', 'one proxy behind another'],
  ['127.0.0.1', '2001:db8::1', '2001:db8::1', 'IPv6'],
  ['127.0.0.1', '10.0.0.7', '10.0.0.7', 'a request by a proxy itself'],
  ['127.0.0.1', null, '127.0.0.1', 'no header'],
  ['127.0.0.1', '', '127.0.0.1', 'an empty header'],
  ['127.0.0.1', '198.51.100.1, unknown', '127.0.0.1', 'a proxy that does not tell'],
])('%s with %j is %s: %s', (...row) => {
  const [connection, forwarded, address] = row;
  expect(clientAddressOf(connection, forwarded, trusted)).toBe(address);
});
