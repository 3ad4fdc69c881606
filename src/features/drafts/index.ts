export { draftsUrlState } from './draftsUrlState.ts';
export const loadConnectStudio = () =>
  import(/* webpackChunkName: "presentation" */ './presentation/connectStudio.ts');
export const loadDraftsBar = () => import(/* webpackChunkName: "preview-bar" */ './DraftsBar.tsx');
