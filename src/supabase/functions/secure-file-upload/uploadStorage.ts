import type { FunctionContext } from '../_shared/formFunction.ts';
import type { FileType } from './detectFileType.ts';
import type { Bucket } from './readUpload.ts';

const CONTENT_TYPES: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** The storage of uploads. */
export interface UploadStorage {
  /**
   * Stores a file under a random name.
   *
   * @returns its public download URL
   */
  store(bucket: Bucket, type: FileType, bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Deletes applications and drafts that are kept no longer, and files that no application has referenced within 24 hours. */
  sweep(bucket: Bucket): Promise<void>;
}

export function createUploadStorage({
  call,
  publicUrl,
  retentionDays,
}: Pick<FunctionContext, 'call' | 'publicUrl' | 'retentionDays'>): UploadStorage {
  return {
    async store(bucket, type, bytes) {
      const name = `${crypto.randomUUID()}.${type}`;
      // With `download`, hosted storage sends the file as an attachment, never as a page.
      const address = `${publicUrl()}/storage/v1/object/public/${bucket}/${name}?download=`;
      // The row comes first, so that the sweep finds a file whose upload was interrupted.
      await call('/rest/v1/uploaded_files', { method: 'POST', json: { name, bucket, public_url: address } });
      await call(`/storage/v1/object/${bucket}/${name}`, {
        method: 'POST',
        file: { bytes, contentType: CONTENT_TYPES[type] },
        headers: { 'x-upsert': 'false' },
      });
      return address;
    },
    async sweep(bucket) {
      if (retentionDays !== undefined)
        await call('/rest/v1/rpc/erase_old_applications', { method: 'POST', json: { days: retentionDays } });
      const names = (await call('/rest/v1/rpc/withdraw_orphans', { method: 'POST', json: {} })) as string[];
      await removeFiles(call, bucket, names);
      await call('/rest/v1/rpc/erase_old_drafts', { method: 'POST', json: {} });
    },
  };
}

/** Deletes files whose addresses are withdrawn, and then the rows that know them. */
export async function removeFiles(
  call: (path: string, options: { method: 'POST' | 'DELETE'; json: unknown }) => Promise<unknown>,
  bucket: Bucket,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await call(`/storage/v1/object/${bucket}`, { method: 'DELETE', json: { prefixes: names } });
  await call('/rest/v1/rpc/forget_files', { method: 'POST', json: { names } });
}
