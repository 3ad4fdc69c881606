export function loadPlaceDialog() {
  return import(/* webpackChunkName: "place-dialog" */ './components/PlaceDialog.tsx');
}
