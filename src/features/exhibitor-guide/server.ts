import { getExhibitorGuides } from '../../api/content/questions/exhibitorGuides';
import type { FeatureServer } from '../feature';

export const server: FeatureServer = { queries: [getExhibitorGuides().groq] };
