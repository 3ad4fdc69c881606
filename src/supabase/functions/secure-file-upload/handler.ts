import { type FunctionHandler, type FunctionContext, createFormFunction } from '../_shared/formFunction.ts';
import { detectFileType } from './detectFileType.ts';
import { MAX_BODY_BYTES, readUpload } from './readUpload.ts';
import { createUploadStorage } from './uploadStorage.ts';

const LIMITS = { perAddress: 10, inAll: 120 };

/**
 * Takes one file: POST multipart with `file` and, if you like, `bucket`; answered with `{publicUrl}`. The file is
 * judged by its bytes and gets a name of our own. It is stored only when it has been read and judged whole.
 *
 * What is not done: files are not scanned for viruses. They are only ever offered as downloads.
 */
export function createUploadHandler(context: FunctionContext): FunctionHandler {
  const storage = createUploadStorage(context);
  const { queueUpload = (request, _most, work) => work(request) } = context;

  async function storeUpload(request: Request) {
    const { bucket, fileName, bytes } = await readUpload(request);
    const type = await detectFileType(fileName, bytes);
    const publicUrl = await storage.store(bucket, type, bytes);
    await storage.sweep(bucket).catch((error: unknown) => console.error('The sweep failed:', error));
    return { publicUrl };
  }

  return createFormFunction(context, {
    action: 'secure-file-upload',
    limits: LIMITS,
    work: (request) => queueUpload(request, MAX_BODY_BYTES, storeUpload),
  });
}
