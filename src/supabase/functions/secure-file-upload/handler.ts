import { type FunctionHandler, type FunctionContext, createFormFunction } from '../_shared/formFunction.ts';
import { detectFileType } from './detectFileType.ts';
import { MAX_BODY_BYTES, readUpload } from './readUpload.ts';
import { createUploadStorage } from './uploadStorage.ts';

const LIMITS = { perAddress: 10, inAll: 120 };

/**
 * Accepts one file: multipart POST with `file` and optionally `bucket`, responds with `{publicUrl}`. The type is
 * detected from the bytes and the name is generated. A file is stored only after it was read and checked whole.
 *
 * Files are not scanned for viruses; they are only offered as downloads.
 */
export function createUploadHandler(context: FunctionContext): FunctionHandler {
  const storage = createUploadStorage(context);
  const { queueUpload = (request, _most, work) => work(request) } = context;

  async function storeUpload(request: Request) {
    const { bucket, fileName, bytes } = await readUpload(request);
    const type = await detectFileType(fileName, bytes);
    const publicUrl = await storage.store(bucket, type, bytes);
    await storage
      .sweep(bucket)
      .catch((error: unknown) => console.error('Unused uploads could not be removed:', error));
    return { publicUrl };
  }

  return createFormFunction(context, {
    action: 'secure-file-upload',
    limits: LIMITS,
    work: (request) => queueUpload(request, MAX_BODY_BYTES, storeUpload),
  });
}
