import { i18nOf } from '#lib/i18n/i18n.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { map } from '../map/index.ts';
import { isPointKind, pointName } from '../map/pointKinds.ts';
import { textOf } from '../readRow.ts';
import { type Finding, findingOf } from './finding.ts';
import { isFields } from './visit.ts';

/** Points of a map that visitors do not see. */
export function pointFaults(document: StoredDocument): Finding[] {
  const { _type, points } = document;
  if (_type !== map.type || !Array.isArray(points)) return [];
  return points.flatMap((point: unknown, index) => {
    const { kind, label, x, y } = isFields(point) ? point : {};
    const fault = (rule: string, message: string) =>
      findingOf(document, { severity: 'warning', rule, path: `points[${index}]`, message });
    if (!isPointKind(kind)) return fault('point-kind', 'a point is of no kind that the site knows');
    const name = pointName(kind, textOf(label), i18nOf('en').t);
    if (name === undefined) return fault('point-without-name', 'a point has neither a kind nor a name');
    if (!isPercent(x) || !isPercent(y))
      return fault('point-outside', `a point is outside the picture: ${name}`);
    return [];
  });
}

function isPercent(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 100;
}
