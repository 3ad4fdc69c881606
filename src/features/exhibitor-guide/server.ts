import { getExhibitorGuides } from '../../api/content/queries/exhibitorGuides';
import type { FeatureServer } from '../feature';

export const server: FeatureServer = { queries: [getExhibitorGuides().groq] };
