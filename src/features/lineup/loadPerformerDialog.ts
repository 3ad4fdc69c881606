/** Shared by all screens that open performers. */
export function loadPerformerDialog() {
  return import(/* webpackChunkName: "performer-dialog" */ './components/PerformerDialog.tsx');
}
