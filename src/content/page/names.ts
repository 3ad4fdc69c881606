import { OPENING_PAGES } from '../groq.ts';
import type { KindNames } from '../kind.ts';

export const NAMES: KindNames = {
  shown: OPENING_PAGES,
  name: 'title',
  alias: 'alias',
  text: 'content',
  textLength: 6000,
};
