import type { Readable } from 'node:stream';
import { nestingDepth } from '../nesting.ts';
import { DatasetError } from './datasetError.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';

/** Deeper than an editor can nest. Deeper documents would overflow the stack of recursive code. */
const MAX_NESTING = 100;

/** Called for faults of single lines. */
export interface LineReport {
  warn?: ((message: string) => void) | undefined;
  brokenLine?: ((message: string) => void) | undefined;
}

export interface NdjsonLimits {
  /** Bytes of a line. */
  line: number;
  /** Bytes of all lines. */
  bytes: number;
  /** Includes blank lines. */
  lines: number;
}

/**
 * The limits: a line is twice as long as the largest document in Sanity, and there are far more than a festival has.
 */
const LIMITS: NdjsonLimits = { line: 64 * 1024 ** 2, bytes: 512 * 1024 ** 2, lines: 250_000 };

/**
 * Reads one JSON document per line (UTF-8, byte order mark and blank lines allowed). A document that is nested too deep
 * is dropped.
 *
 * @param name name of the content in messages
 * @param report.warn called for dropped documents
 * @param report.brokenLine called for lines that are not documents, as `NAME:LINE: reason` (default: the first is
 *   thrown)
 * @throws DatasetError `NAME:LINE: reason` for a line that is not a document or too long, and if there is too much
 *   content
 */
export async function readNdjson(
  content: Readable,
  name: string,
  { warn = console.warn, brokenLine }: LineReport = {},
  limits = LIMITS,
): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = [];
  let number = 0;
  for await (const line of linesOf(content, name, limits)) {
    number += 1;
    if (line.trim() === '') continue;
    const document = readLine(line, `${name}:${number}`, brokenLine);
    if (!document) continue;
    if (nestingDepth(line) <= MAX_NESTING) documents.push(document);
    else warn(`Dropped document ${document._id}: nested deeper than ${MAX_NESTING}`);
  }
  return documents;
}

/**
 * Splits at line feeds only: node:readline also splits at U+2028, which JSON allows in strings. The bytes of a line are
 * joined once, at its end, so that a long line takes no more time than short lines with as many bytes.
 */
async function* linesOf(content: Readable, name: string, limits: NdjsonLimits): AsyncGenerator<string> {
  let number = 1;
  let total = 0;
  let parts: Buffer[] = [];
  let length = 0;

  function add(part: Buffer) {
    parts.push(part);
    length += part.length;
    if (length > limits.line) throw new DatasetError(`${name}:${number}: longer than ${limits.line} bytes`);
  }
  function endLine(): string {
    if (number > limits.lines) throw new DatasetError(`${name}: more than ${limits.lines} lines`);
    const line = new TextDecoder().decode(Buffer.concat(parts));
    number += 1;
    [parts, length] = [[], 0];
    return line;
  }

  for await (const chunk of content as AsyncIterable<Buffer>) {
    total += chunk.length;
    if (total > limits.bytes) throw new DatasetError(`${name}: more than ${limits.bytes} bytes of documents`);
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      add(chunk.subarray(start, end));
      yield endLine();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  yield endLine();
}

function readLine(line: string, place: string, report: LineReport['brokenLine']): StoredDocument | undefined {
  try {
    return readDocument(line, place);
  } catch (error) {
    if (!report || !(error instanceof DatasetError)) throw error;
    report(error.message);
    return undefined;
  }
}

function readDocument(line: string, place: string): StoredDocument {
  const value = readJson(line, place);
  if (!isObject(value)) throw new DatasetError(`${place}: not a JSON object`);
  const { _id, _type } = value;
  if (typeof _id !== 'string' || _id === '') throw new DatasetError(`${place}: no text in "_id"`);
  if (typeof _type !== 'string' || _type === '') throw new DatasetError(`${place}: no text in "_type"`);
  return { ...value, _id, _type };
}

function readJson(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new DatasetError(`${place}: not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
