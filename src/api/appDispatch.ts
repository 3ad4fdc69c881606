export { type AppDispatch, useAppDispatch } from './storeHooks.ts';
