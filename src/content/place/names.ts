import { referred } from '../groq.ts';
import type { KindNames } from '../kind.ts';

export const NAMES: KindNames = {
  name: 'name',
  fields: 'locationName',
  text: 'description',
  accounts: '[social_links]',
  pictures: `[image, ${referred('brandReference')}.media, ${referred('brand')}.media]`,
};
