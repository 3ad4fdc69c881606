import type { Readable } from 'node:stream';
import { nestingDepth } from '../nesting.ts';
import { DatasetError } from './datasetError.ts';
import type { StoredDocument } from './storedDocument.ts';

/** What is deeper than any editor can nest overflows the stack of whoever reads it. */
const MAX_NESTING = 100;

/**
 * Reads one JSON document a line (UTF-8, a byte order mark and blank lines allowed). One that is nested too deep is
 * dropped and logged.
 *
 * @param name what the content is called in messages
 * @throws DatasetError `NAME:LINE: reason` for the first line that is no document
 */
export async function readNdjson(content: Readable, name: string): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = [];
  let number = 0;
  for await (const line of linesOf(content)) {
    number += 1;
    if (line.trim() === '') continue;
    const document = readDocument(line, `${name}:${number}`);
    if (nestingDepth(line) <= MAX_NESTING) documents.push(document);
    else console.warn(`Dropped document ${document._id}: nested deeper than ${MAX_NESTING}`);
  }
  return documents;
}

/** Splits at line feeds only: node:readline would also split at U+2028, which JSON allows inside a text. */
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
