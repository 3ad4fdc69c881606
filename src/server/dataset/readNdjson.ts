import type { Readable } from 'node:stream';
import { nestingDepth } from '../nesting.ts';
import { DatasetError } from './datasetError.ts';
import type { StoredDocument } from '#lib/model/storedDocument.ts';

/** Deeper than any editor can nest; more would overflow the stack of recursive code. */
const MAX_NESTING = 100;

/**
 * Reads one JSON document per line (UTF-8, byte order mark and blank lines allowed). A document that is nested too deep
 * is dropped.
 *
 * @param name name of the content in messages
 * @param warn told of dropped documents
 * @throws DatasetError `NAME:LINE: reason` for the first line that is not a document
 */
export async function readNdjson(
  content: Readable,
  name: string,
  warn: (message: string) => void = console.warn,
): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = [];
  let number = 0;
  for await (const line of linesOf(content)) {
    number += 1;
    if (line.trim() === '') continue;
    const document = readDocument(line, `${name}:${number}`);
    if (nestingDepth(line) <= MAX_NESTING) documents.push(document);
    else warn(`Dropped document ${document._id}: nested deeper than ${MAX_NESTING}`);
  }
  return documents;
}

/** Splits at line feeds only: node:readline also splits at U+2028, which JSON allows inside strings. */
async function* linesOf(content: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let unfinished = '';
  for await (const chunk of content) {
    const lines = (unfinished + decoder.decode(chunk, { stream: true })).split('\n');
    unfinished = lines.pop() ?? '';
    yield* lines;
  }
  yield unfinished + decoder.decode();
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
