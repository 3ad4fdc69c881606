/** The states of a vendor's application, in the order of its way; the database allows the same. */
export const STATES = [
  'submitted',
  'in-review',
  'waitlisted',
  'offered',
  'accepted',
  'published',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type State = (typeof STATES)[number];
