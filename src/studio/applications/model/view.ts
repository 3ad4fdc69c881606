import { isOn, readSearchText, readValues, whenOn, writeParams } from '../../../lib/url/queryParams.ts';
import { paramReader } from '../../../lib/url/screenCodec.ts';
import { STATES, type State } from '../../../lib/applicationStates.ts';

export const ORDERS = ['newest', 'oldest', 'score', 'name'] as const;
export type Order = (typeof ORDERS)[number];

/** So many applications are compared at once. */
export const MOST_COMPARED = 4;

export const SCORES = [1, 2, 3, 4, 5] as const;

export interface Filters {
  search: string;
  /** None: all. */
  states: readonly State[];
  /** Only those that the organiser has not reviewed. */
  isUnreviewed: boolean;
  /** Only those whose listing has an edit that waits. */
  isEdited: boolean;
  /** Only those with this average score, or a better one. */
  lowest: number | undefined;
  order: Order;
}

/** What the tool shows, and what its address says. Applications are named by their ids. */
export interface View extends Filters {
  open: string | undefined;
  compared: readonly string[];
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads a query string; anything invalid counts as missing. */
export function readView(address: string): View {
  const param = paramReader(address);
  const states = readValues(address, 'state');
  const order = param('order');
  const lowest = Number(param('lowest'));
  const open = param('open') ?? '';
  return {
    search: readSearchText(param('q')),
    states: STATES.filter((state) => states.includes(state)),
    isUnreviewed: isOn(param('unreviewed')),
    isEdited: isOn(param('edited')),
    lowest: SCORES.find((score) => score === lowest),
    order: ORDERS.find((one) => one === order) ?? 'newest',
    open: ID.test(open) ? open : undefined,
    compared: [...new Set(readValues(address, 'compare').filter((id) => ID.test(id)))].slice(
      0,
      MOST_COMPARED,
    ),
  };
}

/** Writes a query string with its `?`; an empty one for all applications, newest first. */
export function writeView(view: View): string {
  return writeParams(
    {
      q: view.search || undefined,
      state: view.states,
      unreviewed: whenOn(view.isUnreviewed),
      edited: whenOn(view.isEdited),
      lowest: view.lowest?.toString(),
      order: view.order === 'newest' ? undefined : view.order,
      compare: view.compared,
      open: view.open,
    },
    '',
  );
}
