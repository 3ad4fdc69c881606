import { PERFORMER_NAME, referred } from '../groq.ts';
import { FEATURED } from './status.ts';
import type { KindNames } from '../kind.ts';

export const NAMES: KindNames = {
  name: PERFORMER_NAME,
  fields: `"createdAt": _createdAt, "isFeatured": status == "${FEATURED}"`,
  text: `select(count(description) > 0 => description, ${referred('artistReference')}.bio)`,
  accounts: `[socialHandles, ${referred('artistReference')}.socialHandles]`,
  pictures: `[media, ${referred('artistReference')}.image]`,
};
