import { isFacetKey } from '#lib/facets/facetFilters.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { facet as kind } from '../facet/index.ts';
import type { ContentIndex } from './contentIndex.ts';
import { type Finding, findingOf, titleOf } from './finding.ts';
import { isFields, objectsIn } from './visit.ts';

/**
 * Facets that visitors cannot filter by or never see, and choices of documents that are not shown. Hidden facets and
 * choices of them are not checked. Two facets with one alias are found by `aliasFaults`.
 */
export function facetFaults(
  documents: readonly StoredDocument[],
  { params }: Pick<ContentIndex, 'params'>,
): Finding[] {
  const facets = documents.filter(({ _type }) => _type === kind.type);
  const isReserved = (alias: string | undefined) =>
    alias !== undefined && (params.has(alias) || !isFacetKey(alias));
  const byId = new Map(facets.map((facet) => [facet._id, readFacet(facet)]));
  const choices = documents.flatMap((document) =>
    choicesOf(document).map((choice) => ({ document, choice })),
  );
  const used = new Set(choices.map(({ choice }) => choice.facet));
  return [
    ...facets.filter(({ alias }) => isReserved(aliasOf(alias))).map(reservedAlias),
    ...facets.filter(({ _id }) => !used.has(_id)).map(unusedFacet),
    ...choices.flatMap(({ document, choice }) => {
      const facet = byId.get(choice.facet);
      return facet ? choiceFaults(document, choice, facet) : [];
    }),
  ];
}

interface StoredFacet {
  title: string;
  /** The aliases of its values. */
  values: ReadonlySet<string>;
  appliesTo: readonly string[];
}

function readFacet(document: StoredDocument): StoredFacet {
  return {
    title: titleOf(document),
    values: new Set(objectsIn(document.values).flatMap(({ fields }) => aliasOf(fields.alias) ?? [])),
    appliesTo: textsIn(document.appliesTo),
  };
}

/** A facet that a document has. */
interface Choice {
  /** The facet's `_id`. */
  facet: string;
  /** The aliases of the document's values. */
  values: readonly string[];
  path: string;
}

function choicesOf({ facets }: StoredDocument): Choice[] {
  return objectsIn(facets).map(({ fields: { facet, values }, index }) => ({
    facet: String(isFields(facet) && facet._ref),
    values: textsIn(values),
    path: `facets[${index}]`,
  }));
}

function choiceFaults(
  document: StoredDocument,
  { values, path }: Choice,
  { title, values: known, appliesTo }: StoredFacet,
): Finding[] {
  const unknown = values.flatMap((alias, index) =>
    known.has(alias)
      ? []
      : findingOf(document, {
          severity: 'error',
          rule: 'unknown-facet-value',
          path: `${path}.values[${index}]`,
          message: `the facet "${title}" has no value "${alias}", so it is not shown`,
        }),
  );
  if (appliesTo.includes(document._type)) return unknown;
  const message = `the facet "${title}" does not apply to the type ${document._type}, so it is not shown`;
  return [
    ...unknown,
    findingOf(document, { severity: 'warning', rule: 'facet-of-other-type', path: `${path}.facet`, message }),
  ];
}

function reservedAlias(facet: StoredDocument): Finding {
  const message = `its alias "${aliasOf(facet.alias)}" has another meaning in addresses, so visitors cannot filter by it`;
  return findingOf(facet, { severity: 'error', rule: 'reserved-alias', path: 'alias', message });
}

function unusedFacet(facet: StoredDocument): Finding {
  const message = 'no document that visitors see has it';
  return findingOf(facet, { severity: 'warning', rule: 'unused-facet', message });
}

/** An alias is a slug, or a plain text. */
function aliasOf(alias: unknown): string | undefined {
  const text = isFields(alias) ? alias.current : alias;
  return typeof text === 'string' ? text : undefined;
}

function textsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
