import type { State } from '../../../lib/applicationStates.ts';

export const STATE_NAMES: Readonly<Record<State, string>> = {
  submitted: 'Submitted',
  'in-review': 'In review',
  waitlisted: 'Waitlisted',
  offered: 'Offered',
  accepted: 'Accepted',
  published: 'Published',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

/**
 * The decisions of organisers, as the table `application_moves` has them. The move to `published` is none: who writes the
 * listing makes it.
 */
export const MOVES: Readonly<Record<State, readonly State[]>> = {
  submitted: ['in-review', 'waitlisted', 'offered', 'declined'],
  'in-review': ['waitlisted', 'offered', 'declined'],
  waitlisted: ['in-review', 'offered', 'declined'],
  offered: ['waitlisted', 'declined'],
  accepted: ['declined'],
  published: [],
  declined: ['in-review'],
  withdrawn: [],
  expired: ['in-review', 'offered', 'declined'],
};

/** The moves that are allowed from each of these states. */
export function commonMoves(states: readonly State[]): State[] {
  const [first, ...others] = states;
  if (first === undefined) return [];
  return MOVES[first].filter((target) => others.every((state) => MOVES[state].includes(target)));
}
