import { foldText } from '../../../lib/filtering/foldText.ts';
import { compareNatural } from '../../../lib/text/compareNatural.ts';
import { type Application, averageOf } from './application.ts';
import { isEdited } from './listing.ts';
import { STATES, type State } from '../../../lib/applicationStates.ts';
import type { Filters, Order } from './view.ts';

/** An application of the list, with what filters and orders read. */
export interface Row {
  application: Application;
  /** All that was typed, folded. */
  text: string;
  average: number | undefined;
}

export function toRow(application: Application): Row {
  const typed = [
    application.contact_name,
    application.contact_email,
    application.company_name,
    application.company_website,
    application.instagram,
    application.product_description,
    application.booth,
  ];
  return { application, text: foldText(typed.join(' ')), average: averageOf(application.reviews) };
}

/** The rows that the filters let through, in their order. */
export function selectRows(rows: readonly Row[], filters: Filters): Row[] {
  const words = foldText(filters.search).split(' ');
  return rows
    .filter(
      ({ application, application: { status, reviews }, text, average }) =>
        (filters.states.length === 0 || filters.states.includes(status)) &&
        (!filters.isUnreviewed || !reviews.some(({ own }) => own)) &&
        (!filters.isEdited || isEdited(application)) &&
        (filters.lowest === undefined || (average !== undefined && average >= filters.lowest)) &&
        words.every((word) => text.includes(word)),
    )
    .sort(COMPARE[filters.order]);
}

const newest = ({ application: a }: Row, { application: b }: Row) =>
  Date.parse(b.created_at) - Date.parse(a.created_at);

const COMPARE: Readonly<Record<Order, (a: Row, b: Row) => number>> = {
  newest,
  oldest: (a, b) => newest(b, a),
  score: (a, b) => (b.average ?? 0) - (a.average ?? 0) || newest(a, b),
  name: ({ application: a }, { application: b }) => compareNatural('en')(a.company_name, b.company_name),
};

/** How many applications are in each state. */
export function countStates(rows: readonly Row[]): Record<State, number> {
  const counts = Object.fromEntries(STATES.map((state) => [state, 0])) as Record<State, number>;
  for (const { application } of rows) counts[application.status] += 1;
  return counts;
}
