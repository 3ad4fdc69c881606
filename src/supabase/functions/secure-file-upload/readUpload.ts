import { MultipartParser, type MultipartPart, MaxFileSizeExceededError } from '@remix-run/multipart-parser';
import { bodyChunks } from '../_shared/readBody.ts';
import { HttpError } from '../_shared/httpError.ts';

const BUCKETS = ['vendor-files'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** Shown as 10 MB in the form. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Bytes for boundaries, headers and the other field. */
const ENVELOPE_BYTES = 64 * 1024;
/** One byte more than allowed, so that a body which is cut off here still counts as too long. */
export const MAX_BODY_BYTES = MAX_FILE_BYTES + ENVELOPE_BYTES + 1;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_PARTS = 4;

export interface Upload {
  bucket: Bucket;
  /** The name on the visitor's computer; never used as a path. */
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Parses the form with its file; stops reading at the first error.
 *
 * @throws HttpError 400, 413 or 415
 */
export async function readUpload(request: Request): Promise<Upload> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  if (Number(request.headers.get('content-length')) > MAX_FILE_BYTES + ENVELOPE_BYTES) throw tooLarge();
  const fields = await readFields(request, boundary);
  const { bucket = 'vendor-files', file, ...others } = fields;
  if (Object.keys(others).length > 0) throw malformed();
  if (typeof bucket !== 'string' || !isBucket(bucket)) throw new HttpError(400, 'There is no such bucket.');
  if (file === undefined || typeof file === 'string') throw new HttpError(400, 'Please choose a file.');
  if (file.bytes.byteLength === 0) throw new HttpError(400, 'The file is empty.');
  return { bucket, ...file };
}

type Field = string | Pick<Upload, 'fileName' | 'bytes'>;

/** The fields by name; duplicate names are rejected. */
async function readFields(request: Request, boundary: string): Promise<Partial<Record<string, Field>>> {
  const fields = new Map<string, Field>();
  try {
    for await (const part of partsOf(request, boundary)) {
      const { name = '' } = part;
      if (fields.has(name)) throw new HttpError(400, 'Please send one file at a time.');
      fields.set(name, part.isFile ? { fileName: part.filename ?? '', bytes: bytesOf(part) } : part.text);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // Any other error is a malformed or truncated body.
    throw error instanceof MaxFileSizeExceededError ? tooLarge() : malformed();
  }
  return Object.fromEntries(fields);
}

async function* partsOf(request: Request, boundary: string): AsyncGenerator<MultipartPart> {
  const parser = new MultipartParser(boundary, {
    maxFileSize: MAX_FILE_BYTES,
    maxHeaderSize: MAX_HEADER_BYTES,
    maxParts: MAX_PARTS,
  });
  let received = 0;
  let isWhole = false;
  for await (const chunk of bodyChunks(request)) {
    received += chunk.byteLength;
    if (received > MAX_FILE_BYTES + ENVELOPE_BYTES) throw tooLarge();
    // Nothing is passed on after the last boundary: the parser reports even a line break in a separate chunk as an
    // error.
    if (!isWhole) yield* parser.write(chunk);
    isWhole = isFinished(parser);
  }
  parser.finish();
}

function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function bytesOf(part: MultipartPart): Uint8Array<ArrayBuffer> {
  return new Uint8Array(part.arrayBuffer);
}

function boundaryOf(contentType: string): string {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
    throw new HttpError(415, 'Please send the file as a form.');
  }
  // RFC 2046: 1 to 70 characters of a limited set.
  const [, quoted, bare] =
    /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw malformed();
  return boundary;
}

function isBucket(name: string): name is Bucket {
  return BUCKETS.some((bucket) => bucket === name);
}

function malformed(): HttpError {
  return new HttpError(400, 'The upload could not be read. Please try again.');
}

function tooLarge(): HttpError {
  return new HttpError(413, 'Please select a file smaller than 10MB.');
}
