import * as z from 'zod/mini';
import type { ContentQuery } from '../client/contentQuery.ts';
import { shownOf } from '../kind.ts';
import { exhibitorGuide } from './index.ts';

/** The query whether there is a guide for exhibitors. */
export function hasExhibitorGuide(): ContentQuery {
  return { groq: `count(*[${shownOf(exhibitorGuide)}]) > 0`, schema: z.boolean() };
}
