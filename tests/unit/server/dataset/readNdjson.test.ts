import { Readable } from 'node:stream';
import fc from 'fast-check';
import { type NdjsonLimits, readNdjson } from '#server/dataset/readNdjson.ts';

const read = (text: string) => readNdjson(Readable.from([Buffer.from(text)]), 'event.ndjson');

test('there is a document on each line, with a byte order mark, blank lines, CRLF and no last line feed', async () => {
  expect(await read('\uFEFF{"_id":"a","_type":"t"}\r\n\r\n  \n{"_id":"b","_type":"t","n":[1]}')).toEqual([
    { _id: 'a', _type: 't' },
    { _id: 'b', _type: 't', n: [1] },
  ]);
  expect(await read('')).toEqual([]);
});

test.each([
  ['{"_id":"a","_type":"t"}\n\n{"_id":', 'event.ndjson:3: not JSON ('],
  ['[]', 'event.ndjson:1: not a JSON object'],
  ['null', 'event.ndjson:1: not a JSON object'],
  ['"text"', 'event.ndjson:1: not a JSON object'],
  ['{"_type":"t"}', 'event.ndjson:1: no text in "_id"'],
  ['{"_id":7,"_type":"t"}', 'event.ndjson:1: no text in "_id"'],
  ['\u001b]0;x\u0007\r!', "event.ndjson:1: not JSON (Unexpected token '\ufffd'"],
  ['{"_id":"a","_type":""}', 'event.ndjson:1: no text in "_type"'],
])('%j is refused with file and line', async (text, message) => {
  await expect(read(text)).rejects.toMatchObject({
    name: 'DatasetError',
    message: expect.stringContaining(message),
  });
});

test('documents can be cut into any chunks, also within a character', async () => {
  const text = fc.string({ unit: 'binary' }).map((name) => ({ _id: 'é\u2028€😀', _type: 't', name }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { maxLength: 4 }),
      fc.integer({ min: 1, max: 9 }),
      async (documents, size) => {
        const bytes = Buffer.from(documents.map((document) => JSON.stringify(document)).join('\n'));
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        expect(await readNdjson(Readable.from(chunks), 'x')).toEqual(documents);
      },
    ),
    { seed: 1, numRuns: 50 },
  );
});

test('row c11: a document that is nested too deep is dropped and logged, and the rest stays', async () => {
  const warnings = jest.spyOn(console, 'warn').mockReturnValue();
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const line = (id: string, depth: number) => `{"_id":"${id}","_type":"t","x":${nested(depth)}}`;
  const documents = await read(
    [line('a', 99), line('b', 100), line('c', 100_000), line('d', 0)].join('\n').replace('"x":}', '"x":0}'),
  );
  expect(documents.map(({ _id }) => _id)).toEqual(['a', 'd']);
  expect(warnings.mock.calls).toEqual([
    ['Dropped document b: nested deeper than 100'],
    ['Dropped document c: nested deeper than 100'],
  ]);
  warnings.mockRestore();
});

describe('limits', () => {
  const document = (id: string) => JSON.stringify({ _id: id, _type: 't' });
  const size = document('a').length;
  const within = (text: string, limits: Partial<NdjsonLimits>) =>
    readNdjson(
      Readable.from(Array.from(text, (character) => Buffer.from(character))),
      'x',
      {},
      {
        ...{ line: 1000, bytes: 1000, lines: 1000 },
        ...limits,
      },
    );

  test('a line that is too long is refused with its number, at its end or before', async () => {
    const text = ['a', 'b'].map(document).join('\n');
    expect(await within(text, { line: size })).toHaveLength(2);
    const message = `x:1: longer than ${size - 1} bytes`;
    await expect(within(text, { line: size - 1 })).rejects.toMatchObject({ name: 'DatasetError', message });
    await expect(within(`${document('a')}\n${' '.repeat(100)}`, { line: size })).rejects.toThrow(
      'x:2: longer',
    );
  });

  test('too many bytes and too many lines are refused, blank or not', async () => {
    await expect(within('\n'.repeat(101), { bytes: 100 })).rejects.toMatchObject({
      name: 'DatasetError',
      message: 'x: more than 100 bytes of documents',
    });
    expect(await within(`${document('a')}\n\n${document('a')}`, { lines: 3 })).toHaveLength(2);
    await expect(within('\n'.repeat(3), { lines: 3 })).rejects.toMatchObject({
      name: 'DatasetError',
      message: 'x: more than 3 lines',
    });
  });

  test('a long line is not copied for each of its chunks', async () => {
    const decoded = jest.spyOn(TextDecoder.prototype, 'decode');
    await within(document('a'.repeat(500)), {});
    expect(decoded).toHaveBeenCalledTimes(1);
  });
});
