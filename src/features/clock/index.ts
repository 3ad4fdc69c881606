export { clockSlice } from './clockSlice.ts';
export { clockUrlState } from './clockUrlState.ts';
export { startClock } from './startClock.ts';
export { presentTime } from './presentTime.ts';
export { useHasClock } from './useHasClock.ts';
export { useNow } from './useNow.ts';
