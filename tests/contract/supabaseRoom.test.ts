/** What strangers may take of the machine: open files, the disk and memory. */
import fs from 'node:fs';
import { useBackend } from '../support/backend';
import { eventually } from '../support/eventually';

const MIB = 1024 * 1024;

const backend = useBackend();

test('row b15: uploads that are refused before they are read to their end keep neither an open file nor its room', async () => {
  const opened = jest.spyOn(fs, 'createReadStream');
  for (const type of ['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=b']) {
    const { status } = await backend.upload({ body: new Uint8Array(MIB) }, { 'content-type': type });
    expect([400, 415]).toContain(status);
  }
  const drafts = opened.mock.results.map(({ value }) => value as fs.ReadStream);
  opened.mockRestore();
  expect(drafts).toHaveLength(3);
  await eventually(() => expect(drafts.map(({ closed }) => closed)).toEqual([true, true, true]));
});
