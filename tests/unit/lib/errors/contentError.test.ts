import { networkError } from '#lib/errors/contentError.ts';

test('the message of a failed request names the service without the query', () => {
  const address = 'https://content.example/v1/data/query/production';
  const thrown = new Error(
    `Request error while attempting to reach is ${address}?query=*%5B404%5D&%24end=50`,
  );
  expect(networkError(thrown)).toEqual({
    kind: 'network',
    message: `fetch failed: Request error while attempting to reach is ${address}`,
  });
});
