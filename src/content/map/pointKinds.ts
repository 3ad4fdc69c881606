import { commaList } from '#lib/text/commaList.ts';
import type { I18n, Message } from '#lib/i18n/i18n.ts';
import { MESSAGES } from './venue/messages/index.ts';

/** What the points of a map can be, in the order in which visitors choose from them. */
export const POINT_KINDS = {
  toilet: { name: MESSAGES.toilet, words: MESSAGES.toiletWords },
  'accessible-toilet': { name: MESSAGES.accessibleToilet, words: MESSAGES.accessibleToiletWords },
  water: { name: MESSAGES.water, words: MESSAGES.waterWords },
  quiet: { name: MESSAGES.quiet, words: MESSAGES.quietWords },
  'first-aid': { name: MESSAGES.firstAid, words: MESSAGES.firstAidWords },
  info: { name: MESSAGES.info, words: MESSAGES.infoWords },
  exit: { name: MESSAGES.exit, words: MESSAGES.exitWords },
  lift: { name: MESSAGES.lift, words: MESSAGES.liftWords },
  atm: { name: MESSAGES.atm, words: MESSAGES.atmWords },
  /** A point that has only the name that editors give it. */
  custom: { name: MESSAGES.custom, words: undefined },
} as const satisfies Record<string, PointKindTexts>;

interface PointKindTexts {
  name: Message;
  /** Other words by which visitors search for it. */
  words: Message | undefined;
}

export type PointKind = keyof typeof POINT_KINDS;

/** `Toilets, first floor`; undefined for a point of no kind and without a label. */
export function pointName(kind: PointKind, label: string | undefined, t: I18n['t']): string | undefined {
  if (kind === 'custom') return label;
  return commaList([t(POINT_KINDS[kind].name), label], t);
}

/** Other words by which visitors search for points of a kind. */
export function pointWords(kind: PointKind, t: I18n['t']): string {
  const { words } = POINT_KINDS[kind];
  return words ? t(words) : '';
}

export function isPointKind(kind: unknown): kind is PointKind {
  return typeof kind === 'string' && Object.hasOwn(POINT_KINDS, kind);
}
