import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { locationTerms } from '#lib/search/searchTerms.ts';
import { map } from '../map/index.ts';
import { place } from '../place/index.ts';
import { type ContentIndex, stagesOf } from './contentIndex.ts';
import { type Fault, type Finding, findingOf, titleOf } from './finding.ts';
import { isFields } from './visit.ts';

/** The largest number of names in one message; the others are only counted. */
const MAX_NAMES = 12;

interface Booth {
  label: string;
  /** `_id` of its place. */
  place: string | undefined;
  area: { x: number; y: number; width: number; height: number };
}

/** Booths without a place, and places that no map shows. No findings if no map of the venue has booths. */
export function boothFaults(
  documents: readonly StoredDocument[],
  { byId }: Pick<ContentIndex, 'byId'>,
): Finding[] {
  const maps = documents
    .filter(({ _type }) => _type === map.type)
    .map((map) => ({ map, booths: boothsOf(map) }))
    .filter(({ booths }) => booths.length > 0);
  const [first] = maps;
  if (!first) return [];
  const placed = new Set(maps.flatMap(({ booths }) => booths.flatMap(({ place }) => place ?? [])));
  const visible = new Set([
    ...documents.filter(isPlace).map(({ _id }) => _id),
    ...documents.flatMap((document) => [...stagesOf(document)]),
  ]);
  const missing = documents.filter(
    (document) => isPlace(document) && hasLocation(document) && !placed.has(document._id),
  );
  return [
    ...maps.flatMap(({ map, booths }) => [
      ...mapFaults(map, booths),
      ...fault(map, 'hidden-vendor', 'warning', 'a vendor that is hidden from visitors', [
        ...labelsOf(booths, ({ place }) => place !== undefined && byId.has(place) && !visible.has(place)),
      ]),
      ...fault(
        map,
        'free-booth',
        'note',
        'no vendor',
        labelsOf(booths, ({ place }) => place === undefined),
      ),
    ]),
    ...contradictions(
      maps.flatMap(({ booths }) => booths),
      documents.filter(isPlace),
    ),
    ...(missing.length === 0
      ? []
      : [
          findingOf(first.map, {
            severity: 'warning',
            rule: 'place-without-booth',
            path: 'booths',
            message: `places with a location that are on no map: ${namesText(missing.map(titleOf))}`,
          }),
        ]),
  ];
}

/** Places whose location names another booth than the map, so that visitors read one booth and are led to another. */
function contradictions(booths: readonly Booth[], places: readonly StoredDocument[]): Finding[] {
  const labelsOfPlaces = new Map<string, string[]>();
  for (const { place = '', label } of booths)
    labelsOfPlaces.set(place, [...(labelsOfPlaces.get(place) ?? []), label]);
  return places.flatMap((place) => {
    const labels = labelsOfPlaces.get(place._id) ?? [];
    const location = typeof place.locationName === 'string' ? place.locationName : '';
    // A label without a number is a name, and a location need not repeat it.
    const areNumbered = [...labels, location].every((text) => /\d/.test(text));
    const terms = new Set(numberedTerms(location));
    const isNamed = labels.some((label) => numberedTerms(label).some((term) => terms.has(term)));
    if (labels.length === 0 || !areNumbered || isNamed) return [];
    const message = `says "${location}", but the map shows it at ${labels.join(', ')}`;
    return findingOf(place, { severity: 'warning', rule: 'other-booth', path: 'locationName', message });
  });
}

function numberedTerms(text: string): string[] {
  return locationTerms(text).filter((term) => /\d/.test(term));
}

function mapFaults(map: StoredDocument, booths: readonly Booth[]): Finding[] {
  const areas = new Map<string, string>();
  const twice = booths.filter(({ label, area }) => {
    const known = areas.get(label);
    areas.set(label, known ?? JSON.stringify(area));
    return known !== undefined && known !== JSON.stringify(area);
  });
  return [
    ...fault(map, 'booth-twice', 'warning', 'a label that appears more than once on this map', [
      ...new Set(twice.map(({ label }) => label)),
    ]),
    ...fault(
      map,
      'booth-outside',
      'warning',
      'an area that extends past the edge of the picture',
      labelsOf(booths, ({ area: { x, y, width, height } }) => x + width > 100.01 || y + height > 100.01),
    ),
  ];
}

/** One finding for all booths with the same fault. */
function fault(
  map: StoredDocument,
  rule: string,
  severity: Fault['severity'],
  what: string,
  labels: readonly string[],
): Finding[] {
  if (labels.length === 0) return [];
  const message = `${labels.length === 1 ? 'a booth has' : `${labels.length} booths have`} ${what}: ${namesText(labels)}`;
  return [findingOf(map, { severity, rule, path: 'booths', message })];
}

function namesText(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function labelsOf(booths: readonly Booth[], isFaulty: (booth: Booth) => boolean): string[] {
  return [...new Set(booths.filter(isFaulty).map(({ label }) => label))];
}

/** The booths that a map shows. Booths without a label or an area are left out. */
function boothsOf({ booths }: StoredDocument): Booth[] {
  if (!Array.isArray(booths)) return [];
  return booths.filter(isFields).flatMap(({ label, place, x, y, width, height }) => {
    if (typeof label !== 'string' || label.trim() === '') return [];
    if (typeof x !== 'number' || typeof y !== 'number') return [];
    if (typeof width !== 'number' || typeof height !== 'number') return [];
    const ref = isFields(place) ? place._ref : undefined;
    const booth = { label: label.trim(), place: typeof ref === 'string' ? ref : undefined };
    return [{ ...booth, area: { x, y, width, height } }];
  });
}

const isPlace = ({ _type }: StoredDocument) => _type === place.type;

function hasLocation({ locationName }: StoredDocument): boolean {
  return typeof locationName === 'string' && locationName.trim() !== '';
}
