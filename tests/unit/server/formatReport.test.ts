import { formatFindings } from '#server/content-check/formatReport.ts';

test('a title or an alias cannot send commands to the terminal, or start a line', () => {
  const text = formatFindings({
    counts: [],
    findings: [
      {
        ...{ severity: 'error', rule: 'dead-link', type: 'place', documentId: 'place-1' },
        ...{ title: 'Tea\u001b[2J\r\nclean', path: 'url', message: 'leads to /\u009b31m' },
      },
    ],
  });
  expect(text.split('\n')).toEqual([
    'Tea\ufffd[2J\ufffd\ufffdclean (place-1)  /structure/place;place-1',
    '  error    url: leads to /\ufffd31m  [dead-link]',
    '',
    'content check: 1 error',
  ]);
});
