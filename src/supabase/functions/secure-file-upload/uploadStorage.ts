import type { FunctionContext } from '../_shared/formFunction.ts';
import type { FileType } from './detectFileType.ts';
import type { Bucket } from './readUpload.ts';

const CONTENT_TYPES: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Where uploads are kept. */
export interface UploadStorage {
  /**
   * Keeps a file under a name that cannot be guessed.
   *
   * @returns the address under which anyone who knows it can download the file
   */
  store(bucket: Bucket, type: FileType, bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Removes files that no application has named within 24 hours. */
  sweep(bucket: Bucket): Promise<void>;
}

export function createUploadStorage({
  call,
  publicUrl,
}: Pick<FunctionContext, 'call' | 'publicUrl'>): UploadStorage {
  return {
    async store(bucket, type, bytes) {
      const name = `${crypto.randomUUID()}.${type}`;
      // `download` makes the hosted storage send the file as an attachment, never as a page.
      const address = `${publicUrl()}/storage/v1/object/public/${bucket}/${name}?download=`;
      // The note comes first: a file whose upload is cut off is known to the sweep.
      await call('/rest/v1/uploaded_files', { method: 'POST', json: { name, bucket, public_url: address } });
      await call(`/storage/v1/object/${bucket}/${name}`, {
        method: 'POST',
        file: { bytes, contentType: CONTENT_TYPES[type] },
        headers: { 'x-upsert': 'false' },
      });
      return address;
    },
    async sweep(bucket) {
      const names = (await call('/rest/v1/rpc/withdraw_orphans', { method: 'POST', json: {} })) as string[];
      if (names.length === 0) return;
      await call(`/storage/v1/object/${bucket}`, { method: 'DELETE', json: { prefixes: names } });
      await call('/rest/v1/rpc/forget_files', { method: 'POST', json: { names } });
    },
  };
}
