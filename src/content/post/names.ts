import { referred } from '../groq.ts';
import type { KindNames } from '../kind.ts';

export const NAMES: KindNames = {
  name: 'headline',
  text: 'content',
  textLength: 1000,
  pictures: `[media, ${referred('artist')}.image, ${referred('brand')}.media]`,
};
