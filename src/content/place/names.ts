import { referred } from '../groq.ts';
import type { KindNames } from '../kind.ts';

export const NAMES: KindNames = {
  name: 'name',
  fields: 'locationName',
  pictures: `[image, ${referred('brandReference')}.media, ${referred('brand')}.media]`,
};
