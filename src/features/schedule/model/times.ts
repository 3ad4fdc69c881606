import { MESSAGES } from '../messages/index.ts';

/** The options of the filter by the present time. */
export const TIMES = [
  { key: 'any', name: MESSAGES.anyTime },
  { key: 'soon', name: MESSAGES.startsSoon },
  { key: 'coming', name: MESSAGES.hidePast },
] as const;
