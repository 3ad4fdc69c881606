import { category } from './category/index.ts';
import { event } from './event/index.ts';
import { exhibitorGuide } from './exhibitor-guide/index.ts';
import { facet } from './facet/index.ts';
import { faq } from './faq/index.ts';
import { festival } from './festival/index.ts';
import { hotel } from './hotel/index.ts';
import type { Kind } from './kind.ts';
import { map } from './map/index.ts';
import { page } from './page/index.ts';
import { performer } from './performer/index.ts';
import { place } from './place/index.ts';
import { post } from './post/index.ts';
import { savedView } from './saved-view/index.ts';

/**
 * Every kind of document. Search, picks, saved views, addresses, the Studio and the content check are derived from this
 * list. Search results of equal rank are listed in this order. The page is last, because its path fits any screen.
 */
const list = [
  place,
  performer,
  event,
  post,
  faq,
  map,
  savedView,
  hotel,
  exhibitorGuide,
  festival,
  category,
  facet,
  page,
] as const satisfies readonly Kind[];

export const kinds: readonly Kind[] = list;

/** The kind with this name in code. */
export function kindNamed(name: string): Kind | undefined {
  return kinds.find((kind) => kind.name === name);
}

/** The kind of documents with this `_type`. */
export function kindOfType(type: string): Kind | undefined {
  return kinds.find((kind) => kind.type === type);
}
