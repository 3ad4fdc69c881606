export { scheduleServiceWorker } from './scheduleServiceWorker.ts';
export const loadOfflineScreen = () => import(/* webpackChunkName: "offline" */ './OfflineScreen.tsx');
