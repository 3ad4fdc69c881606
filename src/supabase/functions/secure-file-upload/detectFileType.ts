import { falseName, otherType } from './file-types/errors.ts';
import { checkJpeg } from './file-types/jpeg.ts';
import { checkPdf } from './file-types/pdf.ts';
import { checkPng } from './file-types/png.ts';
import { checkZip } from './file-types/zip.ts';

export type FileType = 'pdf' | 'zip' | 'jpg' | 'png';

interface Rule {
  type: FileType;
  extensions: readonly string[];
  /** The first bytes of a file of the type. */
  signature: readonly number[];
  /** @throws HttpError 415 if the bytes are not of the type, 422 if they are but are not accepted */
  check: (bytes: Uint8Array<ArrayBuffer>) => void | Promise<void>;
}

const RULES: readonly Rule[] = [
  { type: 'pdf', extensions: ['pdf'], signature: [0x25, 0x50, 0x44, 0x46, 0x2d], check: checkPdf },
  { type: 'zip', extensions: ['zip'], signature: [0x50, 0x4b, 0x03, 0x04], check: checkZip },
  { type: 'jpg', extensions: ['jpg', 'jpeg'], signature: [0xff, 0xd8, 0xff], check: checkJpeg },
  {
    type: 'png',
    extensions: ['png'],
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    check: checkPng,
  },
];

/**
 * Detects the type of a file by its bytes. The last extension of its name, ignoring case and trailing dots or spaces,
 * must agree. The type claimed by the browser is ignored.
 *
 * @throws HttpError 415 or 422
 */
export async function detectFileType(fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<FileType> {
  const extension = /\.([^.]*)$/.exec(fileName.replace(/[. ]+$/, ''))?.[1]?.toLowerCase() ?? '';
  const rule = RULES.find(({ extensions }) => extensions.includes(extension));
  if (!rule) throw otherType();
  if (rule.signature.some((byte, at) => bytes[at] !== byte)) throw falseName(extension, rule.type);
  await rule.check(bytes);
  return rule.type;
}
