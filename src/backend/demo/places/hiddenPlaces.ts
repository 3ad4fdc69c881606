import type { StoredDocument } from '../../local/dataset/storedDocument';
import { image } from '../asset';
import { categoryId } from '../categories';
import { documentMaker, EVENT_ID, PAST_EVENT_ID, reference, references, slug, slugify } from '../document';
import { portableText } from '../portableText';
import { seededRandom } from '../random';

interface HiddenPlace {
  name: string;
  category: string;
  status: string;
  copy: string;
  id?: string;
  event?: string;
}

/** Places that no list may show: by status, as a draft, or because they stood at another event. */
const HIDDEN: readonly HiddenPlace[] = [
  {
    name: 'Withdrawn & Co.',
    category: 'Streetwear',
    status: 'inactive',
    copy: 'Rain capes and regret. The booth was canceled in August and its deposit returned.',
  },
  {
    name: 'Quiet Storm Prints',
    category: 'Art',
    status: 'inactive',
    copy: 'Monotypes of weather fronts, on hold until the studio has a roof again.',
  },
  {
    name: 'Xeno Snacks',
    category: 'Food & Drink',
    status: 'pending',
    copy: 'Freeze-dried fruit from a truck that is still waiting for its health permit.',
  },
  {
    name: 'The Unannounced',
    category: 'Music & Audio',
    status: 'archived',
    copy: 'A label that played last year, thanked everyone and closed its doors.',
  },
  {
    name: 'Draft Horse Denim',
    category: 'Streetwear',
    status: 'active',
    id: 'drafts.place-draft-horse-denim',
    copy: 'Copy to follow. Ask the sales team about sizes *before* this goes live.',
  },
  {
    name: 'Last Year’s Lantern',
    category: 'Home & Objects',
    status: 'active',
    event: PAST_EVENT_ID,
    copy: 'Folding paper lanterns, sold out by Saturday noon at the previous edition.',
  },
];

export function makeHiddenPlaces(seed: number): StoredDocument[] {
  const make = documentMaker(seededRandom(seed, 'hidden places'));
  return HIDDEN.map(({ name, category, status, copy, id, event }) => {
    const alias = slugify(name);
    return make('place', id ?? `place-${alias}`, {
      name,
      alias: slug(alias),
      description: portableText(copy),
      categories: references([categoryId('place', category)]),
      image: image(`places/${alias}`, name),
      locationName: 'Hall B, Booth 999',
      status,
      appVisibility: false,
      eventInstance: reference(event ?? EVENT_ID),
    });
  });
}
