/** The dialog of one performer, for every screen that leads to performers. */
export function loadPerformerDialog() {
  return import(/* webpackChunkName: "performer-dialog" */ './components/PerformerDialog.tsx');
}
