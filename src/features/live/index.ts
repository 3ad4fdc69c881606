export const loadStartLive = () => import(/* webpackChunkName: "live" */ './startLive.ts');
