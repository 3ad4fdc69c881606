/** 10 MiB. Bytes. */
export const MAX_BYTES = 10 * 1024 * 1024;
export const UPLOAD_ENDINGS = ['.pdf', '.zip', '.jpg', '.jpeg', '.png'] as const;

export type FileError = 'too-large' | 'wrong-type' | 'empty';

/** File metadata, available without reading the file. */
export type FileMetadata = Pick<File, 'name' | 'size' | 'lastModified'>;

/** Why a file is rejected. The backend also checks its content. */
export function fileError({ name, size }: Pick<FileMetadata, 'name' | 'size'>): FileError | undefined {
  if (size > MAX_BYTES) return 'too-large';
  if (!UPLOAD_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) return 'wrong-type';
  return size === 0 ? 'empty' : undefined;
}

/** Identifies a file, even if it is chosen again after a reload. Saving the file again changes the key. */
export function fileKey({ name, size, lastModified }: FileMetadata): string {
  return JSON.stringify([name, size, lastModified]);
}

/**
 * An uploaded file: its URL, and whether browsers show it as a picture.
 *
 * @returns undefined for anything but a web address.
 */
export function uploadedFile(address: string | null): { url: string; isPicture: boolean } | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { protocol, pathname, href } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  return { url: href, isPicture: /\.(jpe?g|png|webp)$/i.test(pathname) };
}

/** A formatted size such as `640 KB` or `2.4 MB`, in the units of {@link MAX_BYTES}. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1023.5) return `${Math.round(kilobytes)} KB`;
  return `${Number((kilobytes / 1024).toFixed(1))} MB`;
}
