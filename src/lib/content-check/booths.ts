import type { StoredDocument } from '../model/storedDocument.ts';
import type { ContentIndex } from './contentIndex.ts';
import { type Fault, type Finding, findingOf, titleOf } from './finding.ts';
import { isFields, objectsIn } from './visit.ts';

/** More names than this are counted only. */
const MOST_NAMED = 12;

interface Booth {
  label: string;
  /** `_id` of its place. */
  place: string | undefined;
  area: { x: number; y: number; width: number; height: number };
}

/** Booths that nobody finds, and places that no map shows. Says nothing of a venue whose maps have no booths. */
export function boothFaults(
  documents: readonly StoredDocument[],
  { byId }: Pick<ContentIndex, 'byId'>,
): Finding[] {
  const maps = documents
    .filter(({ _type }) => _type === 'mapEvent')
    .map((map) => ({ map, booths: boothsOf(map) }))
    .filter(({ booths }) => booths.length > 0);
  const [first] = maps;
  if (!first) return [];
  const placed = new Set(maps.flatMap(({ booths }) => booths.flatMap(({ place }) => place ?? [])));
  const visible = new Set([...documents.filter(isPlace).map(({ _id }) => _id), ...stagesOf(documents)]);
  const missing = documents.filter(
    (document) => isPlace(document) && hasLocation(document) && !placed.has(document._id),
  );
  return [
    ...maps.flatMap(({ map, booths }) => [
      ...mapFaults(map, booths),
      ...sharedAlias(
        map,
        maps.map(({ map }) => map),
      ),
      ...fault(map, 'hidden-vendor', 'warning', 'a vendor that visitors do not see', [
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
    ...(missing.length === 0
      ? []
      : [
          findingOf(first.map, {
            severity: 'warning',
            rule: 'place-without-booth',
            path: 'booths',
            message: `no map shows ${namesText(missing.map(titleOf))}, although each has a location`,
          }),
        ]),
  ];
}

function mapFaults(map: StoredDocument, booths: readonly Booth[]): Finding[] {
  const areas = new Map<string, string>();
  const twice = booths.filter(({ label, area }) => {
    const known = areas.get(label);
    areas.set(label, known ?? JSON.stringify(area));
    return known !== undefined && known !== JSON.stringify(area);
  });
  return [
    ...fault(map, 'booth-twice', 'warning', 'another area for a label that was there before', [
      ...new Set(twice.map(({ label }) => label)),
    ]),
    ...fault(
      map,
      'booth-outside',
      'warning',
      'a part outside of the picture',
      labelsOf(booths, ({ area: { x, y, width, height } }) => x + width > 100.01 || y + height > 100.01),
    ),
  ];
}

/** Links name a map by its alias. */
function sharedAlias(map: StoredDocument, maps: readonly StoredDocument[]): Finding[] {
  const alias = aliasOf(map);
  const other = maps.find((one) => one !== map && alias !== undefined && aliasOf(one) === alias);
  if (!other) return [];
  const message = `has the short name of ${titleOf(other)}: links lead to one of them only`;
  return [findingOf(map, { severity: 'warning', rule: 'map-alias', path: 'alias', message })];
}

/** One finding for all booths with a fault. */
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
  const more = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function labelsOf(booths: readonly Booth[], isFaulty: (booth: Booth) => boolean): string[] {
  return [...new Set(booths.filter(isFaulty).map(({ label }) => label))];
}

/** The booths that a map shows: the others have no label or no area. */
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

const isPlace = ({ _type }: StoredDocument) => _type === 'place';

function hasLocation({ locationName }: StoredDocument): boolean {
  return typeof locationName === 'string' && locationName.trim() !== '';
}

/** The `_id`s of the schedule's stages, which need not be in the marketplace. */
function stagesOf(documents: readonly StoredDocument[]): string[] {
  return documents.flatMap(({ _type, eventPlace }) =>
    _type === 'scheduleEvent'
      ? objectsIn(eventPlace).flatMap(({ fields: { _ref } }) => (typeof _ref === 'string' ? _ref : []))
      : [],
  );
}

function aliasOf({ alias }: StoredDocument): string | undefined {
  const current = isFields(alias) ? alias.current : undefined;
  return typeof current === 'string' && current !== '' ? current : undefined;
}
