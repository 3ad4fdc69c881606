import type { StoredDocument } from '../local/dataset/storedDocument';
import { documentMaker, EVENT_ID, reference, slugify } from './document';
import { seededRandom } from './random';

type Rgb = readonly [red: number, green: number, blue: number];
type CategoryType = 'place' | 'performer' | 'schedule' | 'feed';

/** Ten hues around the wheel, each light enough to stand on black. */
const PLACE: Record<string, Rgb> = {
  'Food & Drink': [255, 77, 61],
  Streetwear: [255, 138, 31],
  Jewelry: [255, 209, 46],
  'Home & Objects': [176, 232, 46],
  'Comics & Zines': [64, 219, 92],
  Games: [38, 217, 208],
  Footwear: [61, 165, 255],
  'Music & Audio': [124, 112, 255],
  'Art Toys': [206, 89, 255],
  Art: [255, 79, 163],
};

const PERFORMER: Record<string, Rgb> = {
  'Live Music': [255, 94, 94],
  'DJ Sets': [124, 112, 255],
  'Live Art': [255, 79, 163],
  Dance: [255, 170, 51],
  Comedy: [255, 219, 77],
  Conversations: [77, 201, 255],
};

const SCHEDULE: Record<string, Rgb> = {
  Concert: [255, 94, 94],
  'DJ Set': [124, 112, 255],
  Performance: [255, 209, 46],
  Panel: [77, 201, 255],
  Workshop: [140, 224, 70],
  Signing: [255, 79, 163],
  Screening: [206, 89, 255],
  Tournament: [38, 217, 208],
  'Drop & Raffle': [255, 138, 31],
};

const FEED: Record<string, Rgb> = {
  Announcements: [255, 219, 77],
  Lineup: [255, 94, 94],
  Drops: [255, 138, 31],
  'Food & Drink': [140, 224, 70],
  'Plan Your Visit': [77, 201, 255],
  'Behind the Scenes': [206, 89, 255],
};

/** The catch-all that many places carry beside their own category. */
export const MARKETPLACE_CATEGORY = 'marketplace';
const MARKETPLACE_COLOR: Rgb = [140, 146, 153];

/** The `_id` of a category, for example of `Art Toys` among the places. */
export function categoryId(type: CategoryType, name: string): string {
  return `category-${type}-${slugify(name)}`;
}

export function makeCategories(seed: number): StoredDocument[] {
  const make = documentMaker(seededRandom(seed, 'categories'));
  const ofType = (type: CategoryType, colors: Record<string, Rgb>) =>
    Object.entries(colors).map(([name, [r, g, b]]) =>
      make('category', categoryId(type, name), {
        name,
        type,
        color: { rgb: { r, g, b, a: 1 } },
        eventInstance: reference(EVENT_ID),
      }),
    );
  return [
    ...ofType('place', { ...PLACE, [MARKETPLACE_CATEGORY]: MARKETPLACE_COLOR }),
    ...ofType('performer', PERFORMER),
    ...ofType('schedule', SCHEDULE),
    ...ofType('feed', FEED),
  ];
}
