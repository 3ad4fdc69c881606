/** All screens that open performers share this chunk. */
export function loadPerformerDialog() {
  return import(/* webpackChunkName: "performer-dialog" */ './components/PerformerDialog.tsx');
}
