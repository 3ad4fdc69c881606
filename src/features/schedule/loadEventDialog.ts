export function loadEventDialog() {
  return import(/* webpackChunkName: "event-dialog" */ './components/EventDialog.tsx');
}
