import { withScreenNames } from '#content/festival/screenNames.ts';
import { category } from '#content/category/index.ts';
import { event } from '#content/event/index.ts';
import { SCHEDULE_PATH } from '#content/event/schedulePath.ts';
import { MESSAGES as FACETS } from '#content/facet/messages/index.ts';
import { valueText } from '#content/facet/chosenValues.ts';
import { filterFacets } from '#content/facet/filterFacets.ts';
import { facet } from '#content/facet/index.ts';
import type { Facet } from '#content/facet/schema.ts';
import type { Menu } from '#content/festival/menu.ts';
import { type Kind, headingOf } from '#content/kind.ts';
import { categoryAddress, listPathOf } from '#content/kindAddress.ts';
import { kinds } from '#content/kinds.ts';
import { map } from '#content/map/index.ts';
import { POINT_KINDS, isPointKind, pointWords } from '#content/map/pointKinds.ts';
import { type NamedDocument, categoriesOf } from '#content/lists/namedDocument.ts';
import type { Names } from '#content/lists/names.ts';
import { page } from '#content/page/index.ts';
import { place } from '#content/place/index.ts';
import { isExcluding } from '#lib/facets/matchFacets.ts';
import { filterKey, filterOptions } from '#lib/filtering/filterKey.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { targetAddress } from '#lib/url/linkTarget.ts';
import { writeParams } from '#lib/url/queryParams.ts';
import { MESSAGES } from '../messages/index.ts';
import type { Hit } from './hit.ts';
import { STAGE, hitAddress } from './hitAddress.ts';

/**
 * Everything that the search finds, in the order of results of equal rank: the screens by the words of the menus,
 * categories, values of facets, stages, and all documents with names.
 */
export function searchDocuments(
  names: readonly Names[],
  menus: readonly Menu[],
  facets: readonly Facet[],
  i18n: I18n,
): Hit[] {
  const { t } = i18n;
  const namesOf = ({ name }: Pick<Kind, 'name'>) => names.flatMap((some) => some[name] ?? []);
  const places = new Set(namesOf(place).map(({ _id }) => _id));
  const booths = new Map(
    namesOf(map).flatMap((booth) => (booth.places ?? []).map((id) => [id, boothText(booth)] as const)),
  );
  const documents = kinds
    .flatMap((kind) =>
      namesOf(kind).map((document): Hit => ({ ...translated(document, t), kind: kind.name })),
    )
    // A booth is found as its vendor.
    .filter((hit) => hitAddress(hit) !== undefined && !hit.places?.some((id) => places.has(id)))
    .map((hit) => (hit.locationName === undefined ? { ...hit, locationName: booths.get(hit._id) } : hit));
  return [
    ...menus.flatMap((menu) => withScreenNames(menu, t).items).map(screenOf),
    ...kinds.flatMap((kind) => (kind.isPaged ? countCategories(kind, namesOf(kind), t) : [])),
    ...kinds.flatMap((kind) => (kind.hasFacets ? valuesOf(kind, namesOf(kind), facets, i18n) : [])),
    ...stagesOf(namesOf(event), new Set(namesOf(place).map(({ name }) => name)), t),
    ...documents,
  ];
}

/** Kinds of points have the name and the words of the page's language. */
function translated(document: NamedDocument, t: I18n['t']): NamedDocument {
  const { pointKind } = document;
  if (!isPointKind(pointKind)) return document;
  return { ...document, name: t(POINT_KINDS[pointKind].name), words: pointWords(pointKind, t) };
}

/** `Hall A, Booth 12` */
export function boothText({ name, locationName }: NamedDocument): string {
  return [locationName, name].filter(Boolean).join(', ');
}

function screenOf({ label, target }: Menu['items'][number]): Hit {
  const address = targetAddress(target);
  const detail = target.kind === 'external' ? address.replace(/^\w+:\/*([^/?#]+).*$/, '$1') : undefined;
  return { ...added(page.name, label, address), ...(detail && { detail }) };
}

/** The categories of a list, each with the number of its documents. */
function countCategories(kind: Kind, documents: readonly NamedDocument[], t: I18n['t']): Hit[] {
  const options = documents.map((document) => filterOptions(categoriesOf(document)));
  const names = new Map(options.flat().map(({ key, name }) => [key, name]));
  return countsOf(options.flat().map(({ key }) => key)).flatMap(([key, count]) => {
    const address = categoryAddress(kind, key);
    return address === undefined
      ? []
      : {
          ...added(category.name, names.get(key) ?? key, address),
          detail: `${headingOf(kind, t)} · ${count}`,
        };
  });
}

/** The values by which a list can be filtered, each with the number of the documents that have it. */
function valuesOf(
  kind: Kind,
  documents: readonly NamedDocument[],
  facets: readonly Facet[],
  i18n: I18n,
): Hit[] {
  const values = filterFacets(facets, kind.type).flatMap((one) =>
    one.values.map((value) => ({ facet: one, value })),
  );
  return values.flatMap(({ facet: one, value }) => {
    const count = documents.filter((document) =>
      document.facets?.some(({ id, values }) => id === one._id && values.includes(value.key)),
    ).length;
    if (count === 0) return [];
    const address = listPathOf(kind) + writeParams({ [one.key]: value.key }, '');
    const { t } = i18n;
    const detail = `${headingOf(kind, t)} · ${isExcluding(one) ? t(FACETS.hides, { count }) : count}`;
    return {
      ...added(facet.name, valueText(one, value.title, i18n), address),
      detail,
      text: value.description,
    };
  });
}

/** The stages of the schedule. A vendor at whose booth something happens is no stage. */
function stagesOf(events: readonly NamedDocument[], vendors: ReadonlySet<string>, t: I18n['t']): Hit[] {
  const keys = new Map(
    events.flatMap(({ locationName, stage }) => (locationName && stage ? [[locationName, stage]] : [])),
  );
  const names = events.flatMap(({ locationName }) => locationName ?? []);
  return countsOf(names.filter((name) => keys.has(name) && !vendors.has(name))).map(([name, count]) => ({
    ...added(STAGE, name, SCHEDULE_PATH + writeParams({ location: filterKey(keys.get(name) ?? name) }, '')),
    detail: t(MESSAGES.events, { count }),
  }));
}

function added(kind: string, name: string, address: string): Hit {
  return { _id: `${kind} ${address}`, kind, name, address, categories: [] };
}

/** The distinct texts in their order, each with its count. */
function countsOf(texts: readonly string[]): [text: string, count: number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}
