import { asSubmissionError, isFault } from '#lib/errors/submissionError.ts';

test.each([
  [{ kind: 'http', status: 500, message: '' }, true],
  [{ kind: 'http', status: 413, message: '' }, false],
  [{ kind: 'malformed', message: '' }, true],
  [{ kind: 'timeout', message: '' }, true],
  [{ kind: 'network', message: '' }, false],
  [{ kind: 'aborted', message: '' }, false],
  [{ kind: 'unproven', message: '' }, false],
] as const)('%j is a fault of the services: %s', (error, expected) => {
  expect(isFault(error)).toBe(expected);
});

test.each([
  [{ kind: 'network', message: 'gone' } as const, { kind: 'network', message: 'gone' }],
  [
    { name: 'AbortError', message: 'Aborted' },
    { kind: 'aborted', message: 'Aborted' },
  ],
  [
    { name: 'TypeError', message: 'x is undefined' },
    { kind: 'malformed', message: 'x is undefined' },
  ],
  [undefined, { kind: 'malformed', message: '' }],
])('%j is read as %j', (error, expected) => {
  expect(asSubmissionError(error)).toEqual(expected);
});
