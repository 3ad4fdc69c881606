import type { ContentSourceMap } from '@sanity/client';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A source map of a query's result, in the format of Sanity's content service. It finds each text in the document
 * around it, or in the documents that this one refers to.
 */
export function sourceMapOf(result: unknown, documents: readonly StoredDocument[]): ContentSourceMap {
  const byId = new Map(documents.map((document) => [document._id.replace(/^drafts\./, ''), document]));
  const map: ContentSourceMap = { documents: [], paths: [], mappings: {} };
  const fields = new Map<string, Map<string, string>>();

  visit(result, '$', undefined);
  return map;

  function visit(value: unknown, path: string, within: StoredDocument | undefined): void {
    if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, `${path}[${index}]`, within));
    else if (isFields(value)) {
      const document = (typeof value._id === 'string' && byId.get(value._id)) || within;
      for (const [name, entry] of Object.entries(value)) visit(entry, `${path}['${name}']`, document);
    } else if (typeof value === 'string' && within) {
      const [document, source] = findText(value, within) ?? [];
      if (document && source !== undefined) note(path, document, source);
    }
  }

  function findText(text: string, document: StoredDocument): [StoredDocument, string] | undefined {
    const own = fieldsOf(document);
    const path = own.get(text);
    if (path !== undefined) return [document, path];
    for (const id of own.keys()) {
      const other = byId.get(id);
      const found = other && fieldsOf(other).get(text);
      if (other && found !== undefined) return [other, found];
    }
    return undefined;
  }

  function fieldsOf(document: StoredDocument): Map<string, string> {
    let found = fields.get(document._id);
    if (!found) fields.set(document._id, (found = textsIn(document, '$', new Map())));
    return found;
  }

  function note(path: string, { _id, _type }: StoredDocument, source: string) {
    let document = map.documents.findIndex((known) => known._id === _id);
    if (document === -1) document = map.documents.push({ _id, _type }) - 1;
    const at = map.paths.push(source) - 1;
    map.mappings[path] = { type: 'value', source: { type: 'documentValue', document, path: at } };
  }
}

/** The path of each text; of equal texts the first one. */
function textsIn(value: unknown, path: string, found: Map<string, string>): Map<string, string> {
  if (typeof value === 'string' && !found.has(value)) found.set(value, path);
  else if (Array.isArray(value)) {
    value.forEach((entry: unknown, index) => {
      const key = isFields(entry) && typeof entry._key === 'string' ? `?(@._key=='${entry._key}')` : index;
      textsIn(entry, `${path}[${key}]`, found);
    });
  } else if (isFields(value)) {
    for (const [name, entry] of Object.entries(value)) textsIn(entry, `${path}['${name}']`, found);
  }
  return found;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
