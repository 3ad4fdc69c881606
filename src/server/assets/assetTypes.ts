/** The project and dataset of assets in the embedded services. */
export const EMBEDDED = { projectId: undefined, dataset: 'production' };

/** MIME types of the images that are served, by extension. */
export const IMAGE_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tif: 'image/tiff',
  svg: 'image/svg+xml',
};

/** MIME types of files; files of other types are sent as bytes. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  ogv: 'video/ogg',
  pdf: 'application/pdf',
};

/** The largest image that is read: decoded it takes about 400 MB. */
export const MAX_PIXELS = 100_000_000;
