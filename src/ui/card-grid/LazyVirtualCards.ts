import { lazyWithFallback } from '../lazy/lazyWithFallback.tsx';
import { AllCards, type CardsProps } from './AllCards.tsx';

/** Its code is an eighth of what a list would need otherwise, so it comes after the page. */
export const LazyVirtualCards = lazyWithFallback<CardsProps<unknown>>(
  () => import(/* webpackChunkName: "virtual-cards" */ './VirtualCards.tsx'),
  AllCards,
);
