export { PickButton, type PickButtonProps, PickHeart } from './PickButton.tsx';
export {
  eachKind,
  withClashToggled,
  withPickBack,
  withPicks,
  withVisitToggled,
  withoutPicks,
} from './changePicks.ts';
export { keepPicks } from './keepPicks.ts';
export { MY_PATH } from './myPath.ts';
export {
  type StoredPicks,
  type Picked,
  type Picks,
  countPicks,
  pickToggled,
  picksReplaced,
  picksSlice,
  selectPicked,
} from './picksSlice.ts';
export { usePickedIds } from './usePickedIds.ts';
export const loadKeepPicks = () => import(/* webpackChunkName: "picks" */ './keepPicks.ts');
