import { getMapEvents } from '../../api/content/questions/maps';
import type { FeatureServer } from '../feature';

export const server: FeatureServer = { queries: [getMapEvents().groq] };
