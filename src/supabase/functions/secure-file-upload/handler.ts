import { type FunctionHandler, type Surroundings, createFormFunction } from '../_shared/formFunction.ts';
import { judgeFile } from './judgeFile.ts';
import { LONGEST_BODY, readUpload } from './readUpload.ts';
import { createVault } from './vault.ts';

const LIMITS = { perAddress: 10, inAll: 120 };

/**
 * Takes one file: POST multipart with `file` and, if you like, `bucket`; answered with `{publicUrl}`. The file is
 * judged by its bytes and gets a name of our own. It is stored only when it has been read and judged whole.
 *
 * What is not done: files are not scanned for viruses. They are only ever offered as downloads.
 */
export function createUploadHandler(surroundings: Surroundings): FunctionHandler {
  const vault = createVault(surroundings);
  const { takeIn = (request, _most, work) => work(request) } = surroundings;

  async function take(request: Request) {
    const { bucket, fileName, bytes } = await readUpload(request);
    const type = await judgeFile(fileName, bytes);
    const publicUrl = await vault.store(bucket, type, bytes);
    await vault.sweep(bucket).catch((error: unknown) => console.error('The sweep failed:', error));
    return { publicUrl };
  }

  return createFormFunction(surroundings, {
    action: 'secure-file-upload',
    limits: LIMITS,
    work: (request) => takeIn(request, LONGEST_BODY, take),
  });
}
